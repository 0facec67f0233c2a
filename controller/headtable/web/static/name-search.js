// Finds names as people type them: case, accents, spaces and punctuation do not matter.

/**
 * The letters that are compared: "Zoë O’Neil" is "zoeoneil".
 *
 * @param {string} name
 */
export const letters = (name) => folded(name.normalize("NFD").replace(/[\p{M}\p{P}\p{S}\p{Z}\s]/gu, ""));

/**
 * Without case: "ẞ", "ß" and "SS" are "ss", and a Greek sigma at the end of a word is like any other.
 *
 * @param {string} bare
 */
const folded = (bare) => [...bare.toLowerCase().toUpperCase().toLowerCase().replaceAll("ς", "σ")].map((letter) => TYPED_AS.get(letter) ?? letter).join("");

/** Letters that Unicode does not take apart, and what people type who have no key for them. */
const TYPED_AS = new Map(Object.entries({ æ: "ae", đ: "d", ð: "d", ħ: "h", ł: "l", ŋ: "n", ø: "o", œ: "oe", ŧ: "t", þ: "th" }));

/**
 * Orders names as every list does, on paper too: by their letters, then by the names themselves.
 *
 * @param {string} one
 * @param {string} other
 */
export const byName = (one, other) => inOrder(letters(one), letters(other)) || inOrder(one, other);

/**
 * @param {string} one
 * @param {string} other
 */
const inOrder = (one, other) => Number(one > other) - Number(one < other);

/**
 * The names that have the typed letters in them; those that begin with them come first.
 *
 * @param {readonly string[]} names
 * @param {string} typed
 */
export function fittingNames(names, typed) {
  const wanted = letters(typed);
  const fitting = names.filter((name) => letters(name).includes(wanted));
  const first = fitting.filter((name) => letters(name).startsWith(wanted));
  return [...first, ...fitting.filter((name) => !first.includes(name))];
}

const ALL_UP_TO = 24; // so many names are all shown: nobody should type a letter for the sake of a few more
const FIRST = 12;

/**
 * The names that a list shows: all of them, or the first ones of many.
 *
 * @param {readonly string[]} names
 */
export const firstNames = (names) => (names.length > ALL_UP_TO ? names.slice(0, FIRST) : names);
