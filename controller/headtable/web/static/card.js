// One table on the scoreboard.

import { die } from "./die.js";
import { make } from "./make.js";
import { isAway, team, way, worth } from "./words.js";

const STATUS = { "last-lap": "finish the lap", "roll-off": "roll-off", "tie-break": "tie", "host-decides": "tie", done: "done", ready: "", rolling: "" };

export function card(state, room) {
  const between = room.night?.phase === "ready";
  const classes = ["card", `is-${state.phase}`, state.table === 1 && "is-head", state.call_it && "is-call-it"];
  return make(
    "article",
    { id: `table-${state.table}`, class: classes.filter(Boolean).join(" "), "aria-label": `table ${state.table}` },
    make("div", { class: "in" }, head(state, between, score(state, room)), ...(between ? chairs(state) : play(state, room.night))),
  );
}

// Between rounds: the score of the round before; nothing before the first.
function score(state, room) {
  const result = state.walks.length && room.result(state.table);
  return result ? [...result.tally].sort((one, other) => other - one).join(":") : "";
}

function head(state, between, score) {
  const name = between && state.walks.length ? "from table" : "table";
  return make(
    "header",
    {},
    make("span", { class: "label" }, name),
    make("b", { class: "number" }, `${state.table}`),
    state.table === 1 && make("span", { class: "crown" }, "head table"),
    make("span", { class: between ? "status score" : "status" }, between ? score : STATUS[state.phase]),
  );
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
  return make("span", { class: rolls ? "name rolls" : "name", title: player }, player);
}

function foot(state, night) {
  if (state.call_it) return make("footer", { class: "call-it" }, "Call it!");
  if (state.phase === "roll-off") return make("footer", { class: "tie" }, "Tied: one die each");
  if (state.phase === "host-decides") return make("footer", { class: "tie" }, "Tied: the host decides");
  if (state.phase === "done") return make("footer", {}, make("span", { class: "who" }, state.winner ? "" : "done"));
  return make("footer", {}, make("span", { class: "who" }, state.roller ? make("span", {}, `${state.roller} rolls`) : ""), last(state, night));
}

function last(state, night) {
  if (!state.last) return "";
  const dice = (state.faces ?? []).map((face) => die(face));
  return make("span", { class: "last" }, !dice.length && make("span", { class: "last-word" }, "last "), make("b", {}, worth(state.last, night)), ...dice);
}

// Between rounds: where those who sat here walk, or, before the first round, who sits here.
function chairs(state) {
  const lines = state.walks.length
    ? [...state.walks].sort((one, other) => one.from_seat - other.from_seat).map(walking)
    : state.seats.map((player, index) => seat(index + 1, player));
  return [make("ol", { class: "chairs" }, ...lines)];
}

function walking(walk) {
  const sign = { "won-and-moves-up": "▲", "lost-and-moves-up": "▲", "won-and-moves-down": "▼", "lost-and-moves-down": "▼" }[walk.why] ?? "";
  return make(
    "li",
    { class: isAway(walk) ? "walks" : "stays" },
    make("span", { class: "name", title: walk.player }, walk.why.startsWith("won") && make("span", { class: "star" }, "★ "), walk.player),
    make("span", { class: "way" }, make("span", { class: "full" }, way(walk)), make("span", { class: "short", "aria-hidden": "true" }, shortWay(walk))),
    make("span", { class: "sign", "aria-hidden": "true" }, sign),
  );
}

const shortWay = (walk) => (isAway(walk) ? `→ ${walk.table} · ${walk.seat}` : "stays");

const seat = (chair, player) =>
  make("li", {}, make("span", { class: "chair" }, `chair ${chair}`), make("span", { class: "name", title: player }, player));
