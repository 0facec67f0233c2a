// How a round is called.

import { say } from "./sentences.js";

/**
 * "Set 2, round 3", or that of the semi-final, which is no set of the night.
 *
 * @param {import("./room.js").Room} room
 * @param {{ set: number, round: number }} which
 */
export const roundName = (room, which) => say("pages-round-of-set", roundOf(room, which));

/**
 * The same as arguments, for a sentence around the name.
 *
 * @param {import("./room.js").Room} room
 * @param {{ set: number, round: number }} which
 */
export const roundOf = ({ night, stage }, { set, round }) => ({ in_semi_final: stage.semi_final && set === night?.set, set, round });
