// One table on the scoreboard.

import { die } from "./die.js";
import { make } from "./elements.js";
import { isOneOf, isUntold, team, whoRolls, worthName } from "./format.js";
import { say, shownName } from "./sentences.js";
import { chairs } from "./table-chairs.js";

/** @typedef {headtable.TableState} TableState @typedef {headtable.NightState | null} Night */
/** @typedef {import("./room.js").Room} Room */

/**
 * What decides how much room a card needs.
 *
 * @param {TableState} state
 * @param {Night} night
 */
export function cardShape(state, night) {
  const { phase, seats, walks, thrower, call_it, again, first_roll, before, winner } = state;
  return JSON.stringify([isUntold(state, night), phase === "ready", phase === "done", isOneOf(phase, "roll-off", "host-decides", "waits-for-sheet"), seats, walks, thrower, call_it, again, first_roll?.to_roll, before, winner]);
}

/** @param {number} table */
export const cardId = (table) => `table-${table}`;

/**
 * Which of the pages has the table that called the round; else the first.
 *
 * @param {HTMLElement[]} pages
 * @param {Room} room
 */
export function pageOfCaller(pages, { night, tables }) {
  const by = night?.phase === "called" && night.called?.by;
  const table = by && tables.find(({ seats }) => seats.includes(by))?.table;
  return table ? Math.max(pages.findIndex((page) => page.querySelector(`#${cardId(table)}`)), 0) : 0;
}

/**
 * @param {TableState} state
 * @param {Room} room
 */
export function tableCard(state, room) {
  const { night } = room;
  const classes = ["card", `is-${state.phase}`, state.table === 1 && "is-head", state.call_it && "is-call-it"].filter(Boolean);
  return make(
    "article",
    { id: cardId(state.table), class: classes.join(" "), "aria-label": say("projector-table-name", { table: state.table }) },
    make("div", { class: "in" }, head(state, night), ...(isBetween(state) ? [chairs(state, room)] : [side(state, "a", night), side(state, "b", night), foot(state, night)])),
  );
}

/** @param {TableState} state */
const isBetween = ({ phase }) => phase === "ready";

/**
 * Between rounds: the score of the round before, the winners' points first. There is none before the first.
 *
 * @param {TableState} state
 */
function score({ before }) {
  if (!before) return [];
  const points = [...before.tally].sort((one, other) => other - one);
  return [`★ ${say("projector-won")}`, ...say("projector-score", { points, how: before.how }).split(" ")].map((one) => make("span", {}, one)); // no word is broken
}

/**
 * @param {TableState} state
 * @param {Night} night
 */
function head(state, night) {
  const between = isBetween(state);
  const group = groupOf(state.table, night);
  return make(
    "header",
    {},
    make("span", { class: "label" }, between && state.walks.length ? say("projector-from-table") : say("projector-table")),
    make("b", { class: "number" }, `${state.table}`),
    state.table === 1 && make("span", { class: "crown" }, say("projector-head"), make("span", { class: "word" }, ` ${say("projector-head-table")}`)),
    group > 0 && make("span", { class: "group" }, `${say("projector-group")} ${group}`),
    make("span", { class: between ? "status score" : "status" }, ...(between ? score(state) : [say("projector-status", { phase: state.phase })])),
  );
}

/**
 * The group that a table is in; 0 where the room is one.
 *
 * @param {number} table
 * @param {Night} night
 */
function groupOf(table, night) {
  let until = 0;
  const tables = night?.groups ?? [];
  const found = tables.findIndex((size) => (until += size) >= table);
  return tables.length > 1 ? found + 1 : 0;
}

/**
 * @param {TableState} state
 * @param {headtable.Team} letter
 * @param {Night} night
 */
function side(state, letter, night) {
  const won = state.winner === letter;
  const classes = ["team", `team-${letter}`, state.winner && (won ? "won" : "lost")];
  return make(
    "div",
    { class: classes.filter(Boolean).join(" ") },
    make("span", { class: "sign", "aria-hidden": "true" }),
    make("div", { class: "names" }, ...team(state, letter).map((player) => playerName(player, state, night))),
    won && make("span", { class: "medal" }, say("projector-won")),
    !isUntold(state, night) && make("b", { class: "tally", "aria-label": say("projector-team-has", { team: letter }) }, `${state.tally[letter === "a" ? 0 : 1]}`),
  );
}

/**
 * @param {string} player
 * @param {TableState} state
 * @param {Night} night
 */
function playerName(player, state, night) {
  const { ghosts, thrower } = state;
  const rolls = !isUntold(state, night) && player === state.roller;
  const classes = ["name", rolls && "rolls", ghosts.includes(player) && "ghost"].filter(Boolean).join(" ");
  return make("span", { class: classes, title: shownName(player) }, shownName(player), rolls && thrower && make("span", { class: "short" }, ` (${thrower})`));
}

/**
 * @param {TableState} state
 * @param {Night} night
 */
function foot(state, night) {
  if (state.call_it) return make("footer", { class: "call-it" }, say("projector-call-it"));
  if (state.proposed) return make("footer", {}, make("span", { class: "who" }, who(state)), make("span", { class: "last" }, ...state.proposed.map((face) => die(face)), make("b", {}, "?")));
  if (state.again) return make("footer", { class: "tie" }, say("projector-dice-again"));
  if (state.first_roll) return make("footer", { class: "tie" }, say("projector-one-die-each", { players: state.first_roll.to_roll }));
  if (state.phase === "roll-off") return make("footer", { class: "tie" }, say("projector-tied-one-die"));
  if (state.phase === "host-decides") return make("footer", { class: "tie" }, say("projector-tied-host"));
  if (state.phase === "waits-for-sheet") return make("footer", { class: "tie" }, say("projector-waits-for-sheet"));
  if (isUntold(state, night)) return make("footer", { class: "on-paper" }, say("projector-on-paper"));
  if (state.phase === "done") return make("footer", {}, make("span", { class: "who" }, state.winner ? "" : say("projector-done")));
  return make("footer", { class: state.thrower ? "for-another" : null }, make("span", { class: "who" }, who(state)), last(state, night));
}

/**
 * Who rolls, for whom, and who still may after the bell.
 *
 * @param {TableState} state
 */
function who(state) {
  if (!state.roller) return "";
  const rolls = whoRolls(state);
  const later = state.may_roll.slice(1);
  if (later.length) return say("projector-then-rolls", { rolls, later });
  return state.strikes ? say("projector-off-the-table", { rolls, strikes: state.strikes }) : rolls;
}

/**
 * @param {TableState} state
 * @param {Night} night
 */
function last(state, night) {
  if (!state.last) return "";
  const dice = (state.faces ?? []).map((face) => die(face));
  return make("span", { class: "last" }, !dice.length && make("span", { class: "last-word" }, `${say("projector-last")} `), make("b", {}, worthName(state.last, night)), ...dice);
}
