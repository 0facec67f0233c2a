// The chairs of a table between rounds: who comes to sit there, and where the others walk.

import { make } from "./elements.js";
import { isAway, way } from "./format.js";
import { placeWithReason } from "./reasons.js";
import { say, shownName } from "./sentences.js";

/** @typedef {headtable.TableState} TableState */
/** @typedef {import("./room.js").Room} Room */

/** @type {Partial<Record<headtable.WalkWhy, string>>} */
const SIGNS = { "won-and-moves-up": "▲", "lost-and-moves-up": "▲", "won-and-moves-down": "▼", "lost-and-moves-down": "▼" };

/**
 * Between rounds: where those who sat here walk. Before the first round: who sits here.
 *
 * @param {TableState} state
 * @param {Room} room
 */
export function chairs(state, room) {
  const lines = state.walks.length
    ? [...state.walks].sort((one, other) => one.from_seat - other.from_seat).map((walk) => walking(walk, state))
    : state.seats.map((player, index) => chair(index + 1, player, state, room));
  return make("ol", { class: "chairs" }, ...lines);
}

/**
 * Where everybody moves on, only the round itself tells who won.
 *
 * @param {headtable.Walk} walk
 * @param {TableState} state
 */
function walking(walk, { before }) {
  const won = walk.why.startsWith("won") || before?.winners.includes(walk.player);
  return make(
    "li",
    { class: isAway(walk) ? "walks" : "stays" },
    make("span", { class: "name", title: shownName(walk.player) }, won && make("span", { class: "star" }, "★\u00a0"), shownName(walk.player)),
    make("span", { class: "way full" }, way(walk)),
    make("span", { class: "sign", "aria-hidden": "true" }, SIGNS[walk.why] ?? ""),
  );
}

/**
 * A chair and who sits there; in the semi-final also why.
 *
 * @param {number} number
 * @param {string} player
 * @param {TableState} state
 * @param {Room} room
 */
function chair(number, player, state, { night, stage, inSemiFinal }) {
  const qualified = inSemiFinal && stage.qualified.find((one) => one.player === player);
  return make(
    "li",
    {},
    make("span", { class: "chair" }, say("projector-chair", { chair: number })),
    make("span", { class: state.ghosts.includes(player) ? "name ghost" : "name", title: shownName(player) }, shownName(player)),
    qualified && make("span", { class: "place" }, placeWithReason(qualified, night?.bunco_word)),
  );
}
