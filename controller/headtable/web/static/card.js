// One table on the scoreboard.

import { die } from "./die.js";
import { make } from "./make.js";
import { place } from "./why.js";
import { isAway, team, way, worth } from "./words.js";

const STATUS = { "first-roll": "who is first?", "last-lap": "last rolls", "waits-for-call": "last call", "roll-off": "roll-off", "tie-break": "tie", "host-decides": "tie", done: "done", ready: "", rolling: "" };

export function card(state, room) {
  const between = state.phase === "ready";
  const classes = ["card", `is-${state.phase}`, state.table === 1 && "is-head", state.call_it && "is-call-it"];
  return make(
    "article",
    { id: `table-${state.table}`, class: classes.filter(Boolean).join(" "), "aria-label": `table ${state.table}` },
    make("div", { class: "in" }, head(state, between, room.night), ...(between ? chairs(state, room) : play(state, room.night))),
  );
}

// Between rounds: the score of the round before; nothing before the first.
function score({ before }) {
  if (!before) return "";
  const how = { mark: " first on the mark", "roll-off": " roll-off", host: " by the host", draw: " by lot" }[before.how] ?? "";
  return [...before.tally].sort((one, other) => other - one).join(":") + how;
}

function head(state, between, night) {
  const name = between && state.walks.length ? "from table" : "table";
  const group = groupOf(state.table, night);
  return make(
    "header",
    {},
    make("span", { class: "label" }, name),
    make("b", { class: "number" }, `${state.table}`),
    state.table === 1 && make("span", { class: "crown" }, "head", make("span", { class: "word" }, " table")),
    group > 0 && make("span", { class: "group" }, make("span", { class: "word" }, "group "), `${group}`),
    make("span", { class: between ? "status score" : "status" }, between ? score(state) : STATUS[state.phase]),
  );
}

// Which group a table is in; none where the room is one.
function groupOf(table, night) {
  let last = 0;
  const tables = night?.groups ?? [];
  const found = tables.findIndex((many) => (last += many) >= table);
  return tables.length > 1 ? found + 1 : 0;
}

const play = (state, night) => [side(state, "a"), side(state, "b"), foot(state, night)];

function side(state, side) {
  const won = state.winner === side;
  const classes = ["team", `team-${side}`, state.winner && (won ? "won" : "lost")];
  return make(
    "div",
    { class: classes.filter(Boolean).join(" ") },
    make("span", { class: "sign", "aria-hidden": "true" }),
    make("div", { class: "names" }, ...team(state, side).map((player) => name(player, state))),
    won && make("span", { class: "medal" }, "won"),
    make("b", { class: "tally", "aria-label": `team ${side} has` }, `${state.tally[side === "a" ? 0 : 1]}`),
  );
}

function name(player, state) {
  const rolls = player === state.roller && state.phase !== "ready";
  const ghost = state.ghosts.includes(player);
  const classes = ["name", rolls && "rolls", ghost && "ghost"].filter(Boolean).join(" ");
  return make("span", { class: classes, title: player }, player, rolls && state.thrower && make("span", { class: "short" }, ` (${state.thrower})`));
}

function foot(state, night) {
  if (state.call_it) return make("footer", { class: "call-it" }, "Call it!");
  if (state.proposed) return make("footer", {}, make("span", { class: "who" }, who(state)), make("span", { class: "last" }, ...state.proposed.map((face) => die(face)), make("b", {}, "?")));
  if (state.again) return make("footer", { class: "tie" }, "All dice again");
  if (state.first_roll) return make("footer", { class: "tie" }, `One die each: ${state.first_roll.to_roll.join(", ")}`);
  if (state.phase === "roll-off") return make("footer", { class: "tie" }, "Tied: one die each");
  if (state.phase === "host-decides") return make("footer", { class: "tie" }, "Tied: the host decides");
  if (state.phase === "done") return make("footer", {}, make("span", { class: "who" }, state.winner ? "" : "done"));
  return make("footer", { class: state.thrower ? "for-another" : null }, make("span", { class: "who" }, who(state)), last(state, night));
}

// Who rolls, for whom, and who still may after the bell.
function who(state) {
  if (!state.roller) return "";
  const rolls = state.thrower ? `${state.thrower} rolls for ${state.roller}` : `${state.roller} rolls`;
  const later = (state.may_roll ?? []).slice(1);
  if (later.length) return `${rolls}, then ${later.join(", ")}`;
  return state.strikes ? `${rolls} · off the table ${state.strikes === 1 ? "once" : `${state.strikes} times`}` : rolls;
}

function last(state, night) {
  if (!state.last) return "";
  const dice = (state.faces ?? []).map((face) => die(face));
  return make("span", { class: "last" }, !dice.length && make("span", { class: "last-word" }, "last "), make("b", {}, worth(state.last, night)), ...dice);
}

// Between rounds: where those who sat here walk, or, before the first round, who sits here.
function chairs(state, room) {
  const lines = state.walks.length
    ? [...state.walks].sort((one, other) => one.from_seat - other.from_seat).map((walk) => walking(walk, state))
    : state.seats.map((player, index) => seat(index + 1, player, state, room));
  return [make("ol", { class: "chairs" }, ...lines)];
}

// Where everybody moves on, only the round itself tells who won.
function walking(walk, { before }) {
  const won = walk.why.startsWith("won") || before?.winners.includes(walk.player);
  const sign = { "won-and-moves-up": "▲", "lost-and-moves-up": "▲", "won-and-moves-down": "▼", "lost-and-moves-down": "▼" }[walk.why] ?? "";
  return make(
    "li",
    { class: isAway(walk) ? "walks" : "stays" },
    make("span", { class: "name", title: walk.player }, won && make("span", { class: "star" }, "★ "), walk.player),
    make("span", { class: "way" }, make("span", { class: "full" }, way(walk)), make("span", { class: "short", "aria-hidden": "true" }, shortWay(walk))),
    make("span", { class: "sign", "aria-hidden": "true" }, sign),
  );
}

const shortWay = (walk) => (isAway(walk) ? `→ ${walk.table} · ${walk.seat}` : "stays");

// In the semi-final with what brought them there.
function seat(chair, player, state, { night, stage, inSemiFinal }) {
  const qualified = inSemiFinal && stage.qualified.find((one) => one.player === player);
  const ghost = state.ghosts.includes(player);
  return make(
    "li",
    {},
    make("span", { class: "chair" }, `chair ${chair}`),
    make("span", { class: ghost ? "name ghost" : "name", title: player }, player),
    qualified && make("span", { class: "place" }, place(qualified, night.bunco_word)),
  );
}
