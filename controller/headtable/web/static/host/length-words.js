// How much of the night will have been played, and how much will not, if the host ends it.

import { isOneOf } from "../format.js";
import { say } from "../sentences.js";

/** @typedef {headtable.NightState} Night */

/** @param {Night} night */
export const inARound = (night) => isOneOf(night.phase, "playing", "called");

/**
 * How many rounds of this set are played at the least.
 *
 * @param {Night} night
 */
export const finished = (night) => (inARound(night) ? night.round : night.round - 1);

/**
 * @param {number} first
 * @param {number} last
 */
export const between = (first, last) => Array.from({ length: Math.max(last - first + 1, 0) }, (_, more) => first + more);

/**
 * What will have been played when the night ends, what will not, and what follows.
 *
 * @param {Night} night
 * @param {boolean} semi
 */
export function endInWords(night, semi) {
  const played = stretch(semi, night.set, between(1, finished(night)), between(1, night.set - 1));
  const left = stretch(semi, night.set, between(finished(night) + 1, night.rounds), between(night.set + 1, night.sets));
  return [
    inARound(night) ? say("console-end-last-round") : say("console-end-no-round"),
    say("console-end-played", { what: played }),
    left.length ? say("console-end-left", { what: left }) : "",
    say("console-end-next", { semi }),
  ].filter(Boolean).join(" ");
}

/**
 * Rounds of the present set, and other sets as a whole: "set 1", "rounds 1, 2 of set 2".
 *
 * @param {boolean} semi
 * @param {number} set the present one
 * @param {number[]} rounds
 * @param {number[]} sets
 */
function stretch(semi, set, rounds, sets) {
  const some = rounds.length ? [say("console-end-rounds", { semi, set, rounds, count: rounds.length })] : [];
  const whole = sets.length ? [say("console-end-sets", { sets, count: sets.length })] : [];
  return (sets[0] ?? 0) > set ? [...some, ...whole] : [...whole, ...some];
}
