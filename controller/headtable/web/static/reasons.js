// Why somebody has a place or a prize, in words.

import { many, sum, upperFirst } from "./format.js";

/** @typedef {headtable.Why} Why */

/**
 * What a place is called: "most wins".
 *
 * @param {headtable.Qualified["place"] | headtable.FinalistChosen["place"]} place
 * @param {string} bunco
 */
export const placeName = (place, bunco) =>
  ({ wins: "most wins", buncos: `most ${bunco}s`, "next-best": "next best", "semi-finalist": "drawn from the others", "wild-card": "wild card" })[place];

/**
 * @param {Why} why
 * @param {string} bunco
 */
function counted(why, bunco) {
  switch (why.counted) {
    case "wins":
      return `${many(why.count, "round")} won`;
    case "losses":
      return `${many(why.count, "round")} lost`;
    case "buncos":
      return many(why.count, bunco);
    case "minis":
      return many(why.count, "mini");
    case "level":
      return why.count ? `won and lost ${why.count} apart` : "won as many as lost";
    default:
      return { "first-bunco": `the first ${bunco}`, "last-bunco": `the last ${bunco}`, traveler: "has the traveler", hostess: "nobody had it", final: "won the final", rest: "what nobody else could have", draw: "" }[why.counted];
  }
}

/**
 * What decided, the winner's throw first: " 6 to 3".
 *
 * @param {Why} why
 * @param {string | undefined} player
 */
function rolls(why, player) {
  const own = why.rolls.find((roll) => roll.player === player);
  const others = why.rolls.filter((roll) => roll.player !== player).map(sum);
  return own && others.length ? ` ${sum(own)} to ${others.sort((one, other) => other - one).join(", ")}` : "";
}

/**
 * @param {Why} why
 * @param {string | undefined} player
 */
function decided(why, player) {
  switch (why.decided) {
    case "roll-off":
      return `roll-off${rolls(why, player)}`;
    case "host":
      return "the host’s word";
    case "draw":
      return why.among > 1 ? `drawn from ${why.among}` : "by lot";
    default:
      return "";
  }
}

/**
 * @param {Why} why
 * @param {string} bunco
 * @param {string | undefined} player
 */
export const because = (why, bunco, player) => [counted(why, bunco), decided(why, player)].filter(Boolean).join(", ");

/**
 * "Most wins of group 2: 13, roll-off 6 to 3".
 *
 * @param {headtable.Qualified | headtable.FinalistChosen} one
 * @param {string} bunco
 */
export function placeWithReason(one, bunco) {
  const where = "group" in one && one.group ? ` of group ${one.group}` : "";
  const when = "set" in one && one.set ? ` in set ${one.set}` : "";
  const why = one.place === one.why.counted ? [one.why.count, decided(one.why, one.player)].filter(Boolean).join(", ") : because(one.why, bunco, one.player);
  return `${upperFirst(placeName(one.place, bunco))}${where}${when}: ${why}`;
}
