// The players' words for what a message holds.

import { say } from "./sentences.js";

/** @typedef {headtable.Team} Team */

/**
 * @param {headtable.Worth | null | undefined} worth
 * @param {headtable.NightState | null} night
 */
export function worthName(worth, night) {
  return worth ? say("pages-worth", { worth, bunco: night?.bunco_word }) : "";
}

/**
 * The ruleset's own word.
 *
 * @param {headtable.NightState | null} night
 */
export const buncoWord = (night) => worthName("bunco", night);

/**
 * The key of a bundled name in the catalogue. No two names have one, so "Most wins" of a house is not "Most Wins".
 *
 * @param {string} name
 */
const nameKey = (name) => name.replaceAll(/[^A-Za-z0-9 ]/gu, (sign) => `_${sign.codePointAt(0)}_`).replaceAll(" ", "-");

/**
 * The title of a ruleset in the reader's language; a house's own title stays as it is.
 *
 * @param {string} title
 */
export const rulesetTitle = (title) => say("pages-ruleset-title", { key: nameKey(title), title });

/**
 * The name of a prize in the reader's language; a prize that a house made up keeps its name.
 *
 * @param {string} name
 */
export const prizeName = (name) => say("pages-prize-name", { key: `prize-${nameKey(name)}`, name });

/**
 * The mark of the round in the plural; nothing where there is none.
 *
 * @param {headtable.NightState} night
 */
export const markName = ({ mark }) => (mark ? say("pages-mark", { mark }) : "");

/**
 * The two players of a team.
 *
 * @param {headtable.TableState} state
 * @param {Team} side
 */
export const team = ({ seats: [one, two, three, four] }, side) => (side === "a" ? [one, three] : [two, four]);

/** @param {headtable.Walk} walk */
export const isAway = (walk) => walk.from_table !== walk.table || walk.from_seat !== walk.seat;

/**
 * Where a player goes between rounds: "→ table 2 chair 3", "→ chair 4", "stays".
 *
 * @param {headtable.Walk} walk
 */
export function way(walk) {
  const { table, seat: chair } = walk;
  if (table !== walk.from_table) return say("pages-way-to-table", { table, chair });
  return chair === walk.from_seat ? say("pages-way-stays", { chair }) : say("pages-way-to-chair", { chair });
}

/**
 * The number of sets. A night that ends within a set has fewer whole sets than the number of that set.
 *
 * @param {headtable.NightState} night
 */
export const setsOf = (night) => Math.max(night.set, night.sets);

/** @param {string} text */
export const upperFirst = (text) => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * "Ann & Bea".
 *
 * @param {readonly string[]} players
 */
export const partners = (players) => say("pages-partners", { players });

/**
 * Who rolls, and for whom.
 *
 * @param {headtable.TableState} state
 */
export const whoRolls = ({ roller, thrower }) =>
  thrower ? say("pages-rolls-for", { thrower, player: roller ?? "" }) : say("pages-rolls", { player: roller ?? "" });

/** @param {headtable.PersonRoll} roll */
export const sum = (roll) => roll.faces.reduce((total, face) => total + face, 0);

/**
 * Whether a value is one of these words.
 *
 * @template {string} T
 * @param {T | null | undefined} value
 * @param {...NoInfer<T>} choices
 */
export const isOneOf = (value, ...choices) => value != null && choices.includes(value);

/**
 * Whether a table is told on paper, because the host has chosen it or because no device is there.
 *
 * @param {headtable.TableState} state
 * @param {headtable.NightState | null} night
 */
export const isOnPaper = ({ rung, table }, night) => rung === "paper" || Boolean(night?.without_device.includes(table));

/**
 * Whether the score of a table on paper is unknown: it has told nothing of this round.
 *
 * @param {headtable.TableState} state
 * @param {headtable.NightState | null} night
 */
export function isUntold(state, night) {
  const { phase, tally, last, turn_points } = state;
  if (phase === "waits-for-sheet") return true;
  return isOnPaper(state, night) && isOneOf(phase, "first-roll", "rolling") && last === null && !turn_points && tally.every((points) => points === 0);
}
