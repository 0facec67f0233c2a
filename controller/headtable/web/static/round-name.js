// How a round is called.

import { say } from "./sentences.js";

/**
 * "Set 2, round 3", or that of the semi-final, which is no set of the night.
 *
 * @param {import("./room.js").Room} room
 * @param {{ set: number, round: number }} which
 */
export const roundName = ({ night, stage }, { set, round }) =>
  say("pages-round-of-set", { semi: stage.semi_final && set === night?.set, set, round });
