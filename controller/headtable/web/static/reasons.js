// Why somebody has a place or a prize, in words.

import { sum, upperFirst } from "./format.js";
import { say } from "./sentences.js";

/** @typedef {headtable.Why} Why */

/**
 * What a place is called: "most wins".
 *
 * @param {headtable.Qualified["place"] | headtable.FinalistChosen["place"]} place
 * @param {string | undefined} bunco
 */
export const placeName = (place, bunco) => say("pages-place", { place, bunco });

/**
 * @param {Why} why
 * @param {string | undefined} bunco
 */
const counted = ({ counted: kind, count }, bunco) => (kind === "draw" ? "" : say("pages-why-counted", { kind, count, bunco }));

/**
 * What decided, the winner's throw first: "roll-off 6 to 3".
 *
 * @param {Why} why
 * @param {string | undefined} player
 */
function decidedByDice(why, player) {
  const own = why.rolls.find((roll) => roll.player === player);
  const others = why.rolls.filter((roll) => roll.player !== player).map(sum).sort((one, other) => other - one);
  return say("pages-decided-by-roll-off", { own: own && others.length ? sum(own) : null, others });
}

/**
 * @param {Why} why
 * @param {string | undefined} player
 */
function decided(why, player) {
  switch (why.decided) {
    case "roll-off":
      return decidedByDice(why, player);
    case "host":
      return say("pages-decided-by-host");
    case "draw":
      return why.among > 1 ? say("pages-decided-by-draw", { among: why.among }) : say("pages-decided-by-lot");
    default:
      return "";
  }
}

/**
 * @param {string | number} first
 * @param {string} second
 */
const both = (first, second) => (first ? say("pages-why", { counted: first, decided: second }) : second);

/**
 * @param {Why} why
 * @param {string | undefined} bunco
 * @param {string | undefined} player
 */
export const because = (why, bunco, player) => both(counted(why, bunco), decided(why, player));

/**
 * "Most wins of group 2: 13, roll-off 6 to 3".
 *
 * @param {headtable.Qualified | headtable.FinalistChosen} one
 * @param {string | undefined} bunco
 */
export function placeWithReason(one, bunco) {
  const group = "group" in one && one.group ? one.group : null;
  const set = "set" in one && one.set ? one.set : null;
  const why = one.place === one.why.counted ? both(one.why.count, decided(one.why, one.player)) : because(one.why, bunco, one.player);
  return say("pages-place-because", { place: upperFirst(placeName(one.place, bunco)), group, set, why });
}
