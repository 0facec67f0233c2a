// What put an entry right, in words: told by what the entry was, as nobody knows entries by their numbers.

import { upperFirst, worth } from "../words.js";

const STRIKES = ["undone", "voided"];
const MARKS = ["corrected", ...STRIKES];
const AT_TABLE = /(?<=^taken back) at table \d+$/; // so a pad's own undo gives its reason
const EARLIER = "what happened earlier";

// What was done to each entry, newest first; what has been taken back itself does nothing.
export function marks(latest) {
  const done = new Map();
  for (const { entry, fact } of [...latest].reverse())
    if (MARKS.includes(fact.is) && !isStruck(done.get(entry))) done.set(fact.entry, [...(done.get(fact.entry) ?? []), { ...fact, at: entry }]);
  return done;
}

export const isStruck = (facts = []) => facts.some((fact) => STRIKES.includes(fact.is));

// "corrected by the host to three, because a die was hidden"
export function doneTo(fact, night) {
  const why = fact.why ? `, because ${fact.why}` : "";
  const here = AT_TABLE.exec(fact.why ?? "");
  if (fact.is === "undone") return `taken back${by(fact)}${here ? here[0] : why}`;
  if (fact.is === "corrected") return `corrected${by(fact)} to ${instead(fact.instead, night)}${why}`;
  return `no longer counts${why}`;
}

const by = (fact) => (fact.by ? ` by ${fact.by === "host" ? "the host" : fact.by}` : "");

function instead(play, night) {
  if (play.is === "throw") return play.faces.join(" ");
  if (play.is === "rolloff") return `a roll-off of ${play.a} against ${play.b}`;
  return play.is === "claim" ? worth(play.worth, night) : "something else";
}

// The words of a line; where it speaks of another entry, with that one's first words for its number.
export function retold(line, latest, night) {
  const { fact, words } = line;
  if (MARKS.includes(fact.is)) return `${named(fact.entry, latest)}: ${doneTo(fact, night)}`;
  if (fact.is === "inserted") return words.replace(/^after entry \d+/, `after ${named(fact.after, latest)}`);
  return words;
}

// What an entry is called where it is spoken of.
export function named(entry, latest) {
  const line = latest.find((one) => one.entry === entry);
  return line ? `“${upperFirst(short(line.words.replace(/^(after )?entry \d+: /, "")))}”` : EARLIER;
}

export const short = (words) => (words.length > 80 ? `${words.slice(0, 78)} …` : words);
