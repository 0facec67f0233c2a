// Who sits where tonight.

import { byName } from "../name-search.js";

/** @typedef {import("../room.js").Room} Room */
/**
 * Somebody with a chair, and who sits across.
 *
 * @typedef {{ player: string, table: number, seat: number, ghost: boolean, partner: string }} Seated
 */

/**
 * Every chair and who sits there, ghosts too.
 *
 * @param {Room} room
 * @returns {Seated[]}
 */
export const everyChair = ({ tables }) =>
  tables.flatMap(({ table, seats, ghosts }) => seats.map((player, place) => ({
    player, table, seat: place + 1, ghost: ghosts.includes(player), partner: seats[(place + 2) % seats.length] ?? "",
  })));

/**
 * The names of the people who sit somewhere, in order.
 *
 * @param {Room} room
 */
export const peopleSeated = (room) =>
  everyChair(room).filter((one) => !one.ghost).map((one) => one.player).sort(byName);
