// Finds names as people type them: case, accents, spaces and punctuation do not matter.

/**
 * The letters that are compared: "Zoë O’Neil" is "zoeoneil".
 *
 * @param {string} name
 */
export const letters = (name) => name.normalize("NFD").replace(/[\p{M}\p{P}\p{S}\s]/gu, "").toUpperCase().toLowerCase();

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
