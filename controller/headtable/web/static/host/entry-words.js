// An entry in words, and what has corrected it. Nobody knows entries by their numbers, so they are named by what they were.

import { upperFirst, worthName } from "../format.js";

/** @typedef {headtable.Line} Line */
/** @typedef {headtable.NightState | null} Night */
/** @typedef {headtable.Undone | headtable.Voided | headtable.Corrected} Marking */
/** @typedef {Marking & { reason: string }} Explained with the sentence of why an entry no longer counts */
/**
 * What was done to an entry, and in which entry.
 *
 * @typedef {Explained & { at: number }} Mark
 */

const EARLIER = "what happened earlier";
const LONGEST = 80;

/**
 * @param {headtable.Fact} fact
 * @returns {fact is Marking}
 */
const isMarking = (fact) => fact.is === "corrected" || fact.is === "undone" || fact.is === "voided";

/**
 * What was done to each entry, newest first. What has been taken back itself does nothing.
 *
 * @param {readonly Line[]} lines
 */
export function marks(lines) {
  /** @type {Map<number, Mark[]>} */
  const done = new Map();
  for (const { entry, fact, reason } of [...lines].reverse())
    if (isMarking(fact) && !isStruck(done.get(entry))) done.set(fact.entry, [...(done.get(fact.entry) ?? []), { ...fact, reason, at: entry }]);
  return done;
}

/**
 * Whether an entry counts no more.
 *
 * @param {Mark[]} [done]
 */
export const isStruck = (done = []) => done.some((mark) => mark.is === "undone" || mark.is === "voided");

/**
 * "corrected by the host to three, because a die was hidden"
 *
 * @param {Explained} fact
 * @param {Night} night
 */
export function markInWords(fact, night) {
  if (fact.is === "voided") return `no longer counts, because ${fact.reason}`;
  const why = fact.why ? `, because ${fact.why}` : "";
  if (fact.is === "undone") return `taken back${by(fact)}${fact.at_table ? ` at table ${fact.at_table}` : why}`;
  return `corrected${by(fact)} to ${instead(fact.instead, night)}${why}`;
}

/** @param {headtable.Undone | headtable.Corrected} fact */
const by = (fact) => (fact.by ? ` by ${fact.by === "host" ? "the host" : fact.by}` : "");

/**
 * @param {headtable.Play} play
 * @param {Night} night
 */
function instead(play, night) {
  if (play.is === "throw") return play.faces.join(" ");
  if (play.is === "rolloff") return `a roll-off of ${play.a} against ${play.b}`;
  return play.is === "claim" ? worthName(play.worth, night) : "something else";
}

/**
 * The words of a line. Where it speaks of another entry, that one's first words stand for its number.
 *
 * @param {Line} line
 * @param {readonly Line[]} lines
 * @param {Night} night
 */
export function lineInWords({ fact, words, reason }, lines, night) {
  if (isMarking(fact)) return `${entryName(fact.entry, lines)}: ${markInWords({ ...fact, reason }, night)}`;
  if (fact.is === "inserted") return words.replace(/^after entry \d+/, `after ${entryName(fact.after, lines)}`);
  return words;
}

/**
 * What an entry is called where something speaks of it.
 *
 * @param {number} entry
 * @param {readonly Line[]} lines
 */
export function entryName(entry, lines) {
  const line = lines.find((one) => one.entry === entry);
  return line ? `“${upperFirst(short(line.words.replace(/^(after )?entry \d+: /, "")))}”` : EARLIER;
}

/** @param {string} words */
const short = (words) => (words.length > LONGEST ? `${words.slice(0, LONGEST - 2)} …` : words);
