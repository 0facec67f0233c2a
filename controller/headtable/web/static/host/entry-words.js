// An entry in words, and what has corrected it. Nobody knows entries by their numbers, so they are named by what they were.

import { make } from "../elements.js";
import { upperFirst, worthName } from "../format.js";
import { timeOfDay } from "../locale.js";
import { say } from "../sentences.js";
import { isMarking, undoneAtLast } from "./entry-marks.js";

/** @typedef {headtable.FactLine} FactLine */
/** @typedef {headtable.NightState | null} Night */
/** @typedef {import("./entry-marks.js").Explained} Explained */
/** @typedef {import("./entry-marks.js").Mark} Mark */

const LONGEST = 80;
const MOST_LINES = 5;

/**
 * "corrected by the host to three, because a die was hidden"; of an undo also when it was.
 *
 * @param {Explained} fact
 * @param {Night} night
 * @param {string | null} [at]
 */
export function markInWords(fact, night, at = null) {
  if (fact.is === "voided") return say("console-counts-no-more", { why: fact.detail });
  if (fact.is === "corrected") return say("console-corrected", { by: fact.by, instead: instead(fact.instead, night), why: fact.why });
  const { by, at_table: table } = fact;
  return table ? say("console-taken-back-at", { by, table, at }) : say("console-taken-back", { by, why: fact.why, at });
}

/**
 * What the newest undo of an entry did to it, and when: "taken back by the host at 9:12 PM".
 *
 * @param {FactLine} undo
 * @param {boolean} counts whether the entry counts again after it
 * @param {Night} night
 */
export function undoMark({ fact, at_ms }, counts, night) {
  const at = at_ms ? timeOfDay(at_ms) : null;
  if (fact.is !== "undone") return "";
  return counts ? say("console-counts-again", { by: fact.by, why: fact.why, table: fact.at_table ?? null, at }) : markInWords({ ...fact, detail: "" }, night, at);
}

/**
 * @param {headtable.Play} play
 * @param {Night} night
 */
function instead(play, night) {
  if (play.is === "throw") return play.faces.join(" ");
  if (play.is === "rolloff") return say("console-instead-roll-off", { a: play.a, b: play.b });
  if (play.is === "final-score") return say("console-sheet", { a: play.tally[0], b: play.tally[1] });
  return play.is === "claim" ? worthName(play.worth, night) : say("console-instead-else");
}

/**
 * "“Ann rolled two”: taken back by the host", and for the undo of an undo "“Ann rolled two”: counts again".
 *
 * @param {headtable.Undone} fact
 * @param {readonly FactLine[]} lines
 * @param {Night} night
 */
function undoInWords(fact, lines, night) {
  const { entry, counts } = undoneAtLast(fact, lines);
  const mark = counts ? say("console-counts-again", { by: fact.by, why: fact.why, table: fact.at_table ?? null, at: null }) : markInWords({ ...fact, detail: "" }, night);
  return say("console-entry-marked", { entry: entryName(entry, lines, night), mark });
}

/**
 * The words of a line. Where it speaks of another entry, that one's first words stand for its number.
 *
 * @param {FactLine} line
 * @param {readonly FactLine[]} lines
 * @param {Night} night
 */
export function lineInWords({ fact, words, detail }, lines, night) {
  if (fact.is === "undone") return undoInWords(fact, lines, night);
  if (isMarking(fact)) return say("console-entry-marked", { entry: entryName(fact.entry, lines, night), mark: markInWords({ ...fact, detail }, night) });
  if (fact.is === "inserted") return say("console-inserted", { entry: entryName(fact.after, lines, night), what: detail, by: fact.by, why: fact.why });
  return words;
}

/**
 * What an entry is called where something speaks of it.
 *
 * @param {number} entry
 * @param {readonly FactLine[]} lines
 * @param {Night} night
 */
export function entryName(entry, lines, night) {
  const line = lines.find((one) => one.entry === entry);
  return line ? say("console-quoted", { words: upperFirst(short(ownWords(line, night))) }) : say("console-earlier");
}

/**
 * A line's words without the entry that it speaks of.
 *
 * @param {FactLine} line
 * @param {Night} night
 */
function ownWords({ fact, words, detail }, night) {
  if (isMarking(fact)) return markInWords({ ...fact, detail }, night);
  return fact.is === "inserted" ? detail : words;
}

/** @param {string} words */
const short = (words) => (words.length > LONGEST ? say("console-cut", { start: words.slice(0, LONGEST - 2) }) : words);

/**
 * The time of day of an entry, as the reader's language writes it.
 *
 * @param {number | null | undefined} at_ms
 */
export const timeElement = (at_ms) => (at_ms ? [make("time", { datetime: new Date(at_ms).toISOString() }, timeOfDay(at_ms))] : []);

/**
 * Folds away what follows long after: the bell alone says as much of fifty tables as all else of an evening.
 *
 * @param {string[]} words
 */
export function folded(words) {
  const lines = words.map((text, n) => make("p", { class: n ? null : "was-said" }, upperFirst(text)));
  if (lines.length <= MOST_LINES) return lines;
  const rest = lines.splice(MOST_LINES - 1);
  return [...lines, make("details", {}, make("summary", {}, say("pages-and-more", { more: rest.length })), ...rest)];
}
