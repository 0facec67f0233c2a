// The players' words for what a message holds.

/** @typedef {headtable.Team} Team */

/**
 * @param {headtable.Worth | null | undefined} worth
 * @param {headtable.NightState | null} night
 */
export function worthName(worth, night) {
  if (!worth) return "";
  return { miss: "nothing", one: "one", two: "two", three: "three", mini: "mini", wipe: "wipe-out", bunco: night?.bunco_word ?? "bunco" }[worth];
}

export const MARKS = ["", "ones", "twos", "threes", "fours", "fives", "sixes"];

/**
 * The mark of the round in the plural; nothing where there is none.
 *
 * @param {headtable.NightState} night
 */
export const markName = (night) => MARKS[night.mark ?? 0] ?? "";

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
  if (walk.table !== walk.from_table) return `→ table ${walk.table} chair ${walk.seat}`;
  return walk.seat === walk.from_seat ? `stays, chair ${walk.seat}` : `→ chair ${walk.seat}`;
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
 * "one round", "3 rounds".
 *
 * @param {number} count
 * @param {string} word
 */
export const many = (count, word) => `${count} ${word}${count === 1 ? "" : "s"}`;

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
