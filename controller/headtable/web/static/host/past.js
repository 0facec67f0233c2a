// What happened, entry by entry, and how it is taken back or put right.

import { byId, make, setHidden } from "../make.js";
import { upperFirst, worth } from "../words.js";
import { askWhy } from "./ask.js";
import { WORTHS } from "./paper.js";
import { BY, say } from "./say.js";

let room;

export function drawPast(now, changed) {
  room = now;
  if (["fact", "snapshot"].some((kind) => changed.has(kind))) drawEntries();
}

function drawEntries() {
  const entries = new Map();
  for (const line of room.latest) entries.set(line.entry, [...(entries.get(line.entry) ?? []), line]);
  const undone = new Set(room.latest.filter((line) => ["undone", "voided"].includes(line.fact.is)).map((line) => line.fact.entry));
  setHidden(byId("nothing"), entries.size > 0);
  byId("entries").replaceChildren(...[...entries].reverse().map(([entry, lines]) => entryLine(entry, lines, undone.has(entry))));
}

function entryLine(entry, lines, undone) {
  const words = lines.map((line) => line.words);
  const rolled = lines.map((line) => line.fact).find((fact) => fact.is === "rolled");
  const puttingRight = lines.some((line) => ["undone", "corrected"].includes(line.fact.is));
  const acts = [];
  if (!undone && !puttingRight) {
    if (rolled) acts.push(make("button", { type: "button", onclick: () => correct(entry, words[0], rolled) }, "correct"));
    acts.push(make("button", { type: "button", onclick: () => undo(entry, words[0]) }, "undo"));
  }
  return make(
    "li",
    { class: undone ? "is-undone" : null },
    make("span", { class: "entry-number" }, `${entry}`),
    make("div", { class: "words" }, ...words.map((text) => make("p", {}, upperFirst(text)))),
    make("div", { class: "acts" }, ...acts),
  );
}

async function undo(entry, what) {
  const why = await askWhy(`Take back entry ${entry}?`, what, "Take it back");
  if (why) say({ is: "undo", entry, by: BY, why: why.why }, `taking back entry ${entry}`);
}

async function correct(entry, what, rolled) {
  const choices = WORTHS.map((one) =>
    make("label", {}, make("input", { type: "radio", name: "worth", value: one, required: true, checked: one === rolled.worth }), worth(one, room.night)),
  );
  const why = await askWhy(`Put entry ${entry} right`, what, "Put it right", choices);
  if (!why) return;
  const instead = { is: "claim", table: rolled.table, worth: why.worth };
  say({ is: "correct", entry, instead, by: BY, why: why.why }, `putting entry ${entry} right`);
}
