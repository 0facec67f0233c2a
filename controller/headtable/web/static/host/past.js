// What happened, entry by entry, and how each is put right.

import { byId, make, setHidden, setText } from "../make.js";
import { upperFirst } from "../words.js";
import { fill } from "./ask.js";
import { canCorrect, correct, forgotten, undo } from "./putright.js";

const PUTS_RIGHT = ["undone", "corrected", "inserted", "overruled"];
const MOST_LINES = 5;
const list = byId("entries");
let room;
let tables = 0;

export function drawPast(now, changed) {
  room = now;
  drawTables();
  if (!["fact", "snapshot"].some((kind) => changed.has(kind))) return;
  if (isInHand()) setHidden(byId("newer"), false);
  else drawEntries();
}

// A list that somebody points at does not run away under the finger.
const isInHand = () => list.matches(":focus-within") || (matchMedia("(hover: hover)").matches && list.matches(":hover"));

function drawTables() {
  const { night } = room;
  if (!night || night.tables === tables) return;
  tables = night.tables;
  const each = room.tables.map((state) => [state.table, `table ${state.table}`]);
  fill(byId("only"), [["", "all tables"], ...each], byId("only").value);
}

function drawEntries() {
  setHidden(byId("newer"), true);
  const only = Number(byId("only").value);
  const entries = new Map();
  for (const line of room.latest) entries.set(line.entry, [...(entries.get(line.entry) ?? []), line]);
  const undone = new Set(room.latest.filter((line) => ["undone", "voided"].includes(line.fact.is)).map((line) => line.fact.entry));
  const shown = [...entries].reverse().filter(([, lines]) => !only || lines.some((line) => line.fact.table === only));
  setHidden(byId("nothing"), shown.length > 0);
  setText(byId("nothing"), only ? `Nothing of late at table ${only}.` : "Nothing yet since this page’s server started.");
  list.replaceChildren(...shown.map(([entry, lines]) => entryLine(entry, lines, undone.has(entry))));
}

function entryLine(entry, lines, undone) {
  const words = lines.map((line) => line.words);
  return make(
    "li",
    { class: undone ? "is-undone" : null },
    make("span", { class: "entry-number" }, `${entry}`),
    make("div", { class: "words" }, ...told(words)),
    make("div", { class: "acts" }, ...(undone ? [] : acts(entry, words[0], lines.map((line) => line.fact)))),
  );
}

// The bell alone says as much of fifty tables as all else of an evening: what follows long after is folded away.
function told(words) {
  const lines = words.map((text) => make("p", {}, upperFirst(text)));
  if (lines.length <= MOST_LINES) return lines;
  const rest = lines.splice(MOST_LINES - 1);
  return [...lines, make("details", {}, make("summary", {}, `and ${rest.length} more`), ...rest)];
}

// An entry that put the past right can only be taken back: what follows is told of the entries themselves.
function acts(entry, what, facts) {
  const act = (label, title, onclick) => make("button", { type: "button", title, onclick }, label);
  const first = facts.find(canCorrect);
  const takeBack = act("undo", "take this entry back", () => undo(entry, what));
  if (facts.some((fact) => ["overruled", "inserted"].includes(fact.is))) return [takeBack];
  if (facts.some((fact) => PUTS_RIGHT.includes(fact.is))) return [];
  return [
    first && act("correct", "say otherwise what was rolled", () => correct(room, entry, what, first)),
    takeBack,
    act("+ after", "something was forgotten after this", () => forgotten(room, entry, what, facts)),
  ];
}

byId("only").addEventListener("change", drawEntries);
byId("newer").addEventListener("click", drawEntries);
for (const end of ["mouseleave", "focusout"]) list.addEventListener(end, () => setTimeout(() => room && !byId("newer").hidden && !isInHand() && drawEntries()));
