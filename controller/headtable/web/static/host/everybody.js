// Who is of tonight, and where they are.

import { byName } from "../name-search.js";
import { say } from "../sentences.js";
import { everyChair } from "./seats.js";

/** @typedef {import("../room.js").Room} Room */
/** @typedef {import("./seats.js").Seated} Seated */
/**
 * Somebody of tonight: with a chair, or gone home with a card.
 *
 * @typedef {{ player: string, chair: Seated | null }} Person
 */

/**
 * Those who sit somewhere, and those who have gone home with a card.
 *
 * @param {Room} room
 * @returns {Person[]}
 */
export function everybody(room) {
  const sitting = everyChair(room).filter((one) => !one.ghost).map((chair) => ({ player: chair.player, chair }));
  const there = new Set(sitting.map((one) => one.player));
  const known = [...room.board.standings.map(({ player }) => player), ...room.board.others];
  const gone = known.filter((player) => !there.has(player)).map((player) => ({ player, chair: null }));
  return [...sitting, ...gone].sort((one, other) => byName(one.player, other.player));
}

/**
 * @param {Room} room
 * @param {Person} person
 */
export function whereabouts(room, { player, chair }) {
  if (!chair) return afterTheSets(room) ? say("console-has-no-chair", { player }) : say("console-has-gone-home", { player });
  const { table, seat } = chair;
  const partner = room.states.get(table)?.seats[(seat + 1) % 4] ?? "";
  return say("console-sits", { player, table, chair: seat, partner });
}

/**
 * Whether some who are here have no chair.
 *
 * @param {Room} room
 */
export const afterTheSets = ({ night, stage }) => Boolean(night?.sets_over) || stage.semi_final;
