// The names in a list that somebody typed or pasted.

/** What lists have before a name: "1. Ann", "2) Bea", "(3) Cat", "#4 Dan", "5 - Eve", "• Fay", and a number in a column of its own. */
const BEFORE_NAME = /^\s*(?:\(?\d+[.):]\s*|#\d+[.):]?\s+|\d+(?:\t|\s+[-–])\s*|[-–•*]\s+)/;

/** Marks that nobody sees, such as those of chats for the direction of a text; Persian names and emoji need the other two. */
const HIDDEN_MARK = /(?![\u200c\u200d])\p{Cf}/gu;

/**
 * One name a line, whatever list it was copied from; on a single line, between commas.
 *
 * @param {string} text
 */
export function namesIn(text) {
  const lines = text.replace(HIDDEN_MARK, "").split("\n").filter((line) => line.trim());
  const [first = ""] = lines;
  const parts = lines.length === 1 ? first.split(/[,;]/) : lines;
  return parts.map((part) => tidy(part.replace(BEFORE_NAME, ""))).filter(Boolean);
}

/** Several cells on a line, or one in quotation marks, as a spreadsheet copies them. */
const CELLS = /\t|;|,\s*\p{Sc}?\d|^\s*"(?:[^"]|"")*"\s*(?:,|$)/u;

/**
 * The first line that belongs to a table, and so is no name; null if there is none.
 *
 * @param {string} text
 */
export function tableLine(text) {
  const lines = text.split("\n").filter((line) => line.trim()).map((line) => line.replace(BEFORE_NAME, "").trim());
  return lines.find((line) => (lines.length > 1 ? CELLS : /\t/).test(line)) ?? null;
}

/**
 * A name with single spaces and without hidden marks, and each letter with an accent as one character, as the server has it.
 *
 * @param {string} name
 */
export const tidy = (name) => name.normalize("NFC").replace(HIDDEN_MARK, "").replace(/\s+/g, " ").trim();

/** @typedef {{ players: string[], starred: string[], teams: [string, string][] }} Listed */

/**
 * Who plays, who has a star behind the name, and which two on one line are a team.
 *
 * @param {string} text
 * @returns {Listed}
 */
export function playersIn(text) {
  const lines = namesIn(text).map((line) => line.split(/\s+\+\s+/).map((name) => ({ name: name.replace(/\s*\*$/, ""), star: name.endsWith("*") })));
  const players = lines.flat();
  return {
    players: players.map(({ name }) => name),
    starred: players.filter(({ star }) => star).map(({ name }) => name),
    teams: lines.flatMap(([one, other, ...more]) => (one && other && !more.length ? [/** @type {[string, string]} */ ([one.name, other.name])] : [])),
  };
}
