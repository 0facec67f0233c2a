// The rule of a roll-off in words, for the hall and for the host.

import { say } from "./sentences.js";

/** @typedef {headtable.RollingOff} Contest */

/**
 * "One die each: the highest goes to the final".
 *
 * @param {Contest} contest
 */
export const ruleOf = (contest) => say("pages-each-throws", {
  dice: contest.dice,
  wins: contest.wins,
  places: contest.places,
  players: contest.players.length,
  all: contest.places >= contest.players.length,
  gain: gainOf(contest),
});

/**
 * What whoever wins it has then.
 *
 * @param {Contest} contest
 */
function gainOf({ place_in, what: { is } }) {
  if (place_in) return place_in;
  return is === "first-roll-of-final" || is === "prize-of" ? is : "it";
}
