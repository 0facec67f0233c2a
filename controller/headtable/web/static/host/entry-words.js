// An entry in words, and what has corrected it. Nobody knows entries by their numbers, so they are named by what they were.

import { upperFirst, worthName } from "../format.js";
import { say } from "../sentences.js";

/** @typedef {headtable.Line} Line */
/** @typedef {headtable.NightState | null} Night */
/** @typedef {headtable.Undone | headtable.Voided | headtable.Corrected} Marking */
/**
 * What was done to an entry, and in which entry.
 *
 * @typedef {Marking & { at: number }} Mark
 */

const AT_TABLE = /(?<=^taken back at table )\d+$/; // so a pad's own undo gives its reason
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
  for (const { entry, fact } of [...lines].reverse())
    if (isMarking(fact) && !isStruck(done.get(entry))) done.set(fact.entry, [...(done.get(fact.entry) ?? []), { ...fact, at: entry }]);
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
 * @param {Marking} fact
 * @param {Night} night
 */
export function markInWords(fact, night) {
  const { why } = fact;
  const table = AT_TABLE.exec(why)?.[0];
  if (fact.is === "undone") return table ? say("console-taken-back-at", { by: fact.by, table }) : say("console-taken-back", { by: fact.by, why });
  if (fact.is === "corrected") return say("console-corrected", { by: fact.by, instead: instead(fact.instead, night), why });
  return say("console-counts-no-more", { why });
}

/**
 * @param {headtable.Play} play
 * @param {Night} night
 */
function instead(play, night) {
  if (play.is === "throw") return play.faces.join(" ");
  if (play.is === "rolloff") return say("console-instead-roll-off", { a: play.a, b: play.b });
  return play.is === "claim" ? worthName(play.worth, night) : say("console-instead-else");
}

/**
 * The words of a line. Where it speaks of another entry, that one's first words stand for its number.
 *
 * @param {Line} line
 * @param {readonly Line[]} lines
 * @param {Night} night
 */
export function lineInWords({ fact, words }, lines, night) {
  if (isMarking(fact)) return say("console-entry-marked", { entry: entryName(fact.entry, lines), mark: markInWords(fact, night) });
  if (fact.is === "inserted") return words.replace(/^after entry \d+/, say("console-after", { entry: entryName(fact.after, lines) }));
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
  if (!line) return say("console-earlier");
  return say("console-quoted", { words: upperFirst(short(line.words.replace(/^(after )?entry \d+: /, ""))) });
}

/** @param {string} words */
const short = (words) => (words.length > LONGEST ? say("console-cut", { start: words.slice(0, LONGEST - 2) }) : words);
