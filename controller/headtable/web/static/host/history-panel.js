// What happened, entry by entry, and how each is put right.

import { byId, make, setHidden, setText } from "../make.js";
import { upperFirst } from "../words.js";
import { fill } from "./ask.js";
import { drawOlder, fetchOlder, learn, lines as known, shownFrom } from "./older.js";
import { bringBack, canCorrect, correct, forgotten, undo } from "./putright.js";
import { doneTo, isStruck, marks, named, retold } from "./retold.js";

const PUTS_RIGHT = ["undone", "corrected", "inserted", "overruled"];
const MOST_LINES = 5;
const list = byId("entries");
let room;
let tables = 0;
let own = 0; // the entry that the host has made here
let drawn = []; // the lines that are on the page

export function drawPast(now, changed) {
  room = now;
  drawTables();
  if (!["fact", "snapshot"].some((kind) => changed.has(kind))) return;
  learn(room);
  if (isInHand() && !ownIsMissing()) setHidden(byId("newer"), false);
  else drawEntries();
}

// A list that somebody points at does not run away under the finger.
const isInHand = () => list.matches(":focus-within") || (matchMedia("(hover: hover)").matches && list.matches(":hover"));

// What the host has just said is shown at once, wherever the finger is.
const ownIsMissing = () => room.latest.some((line) => line.entry === own && !drawn.includes(line));

// Tonight’s tables, and those of earlier on: in the final there is but one.
function drawTables() {
  const many = Math.max(room.night?.tables ?? 0, room.tablesTold);
  if (many === tables) return;
  tables = many;
  const each = Array.from({ length: tables }, (_, n) => [n + 1, `table ${n + 1}`]);
  fill(byId("only"), [["", "all tables"], ...each], byId("only").value);
}

function drawEntries() {
  setHidden(byId("newer"), true);
  const only = Number(byId("only").value);
  const from = shownFrom(byId("only").value);
  const entries = new Map();
  drawn = known();
  for (const line of drawn.filter(({ entry }) => entry >= from)) entries.set(line.entry, [...(entries.get(line.entry) ?? []), line]);
  const done = marks(drawn);
  const shown = [...entries].reverse().filter(([, lines]) => !only || lines.some((line) => line.fact.table === only));
  setHidden(byId("nothing"), shown.length > 0);
  setText(byId("nothing"), only ? `Nothing of late at table ${only}.` : room.night && room.night.phase !== "closed" ? "The engine has yet to tell what has happened so far." : "Nothing has happened yet tonight.");
  drawOlder(byId("only").value);
  list.replaceChildren(...shown.map(([entry, lines]) => entryLine(entry, lines, done.get(entry) ?? [])));
}

function entryLine(entry, lines, done) {
  const words = lines.map((line) => retold(line, drawn, room.night));
  const marked = done.map((fact) => make("p", { class: "mark" }, upperFirst(doneTo(fact, room.night))));
  return make(
    "li",
    { class: isStruck(done) ? "is-undone" : done.length ? "is-corrected" : null },
    make("span", { class: "entry-number" }, `${entry}`),
    make("div", { class: "words" }, ...marked, ...told(words)),
    make("div", { class: "acts" }, ...(isStruck(done) ? back(entry, done) : acts(entry, lines.map((line) => line.fact)))),
  );
}

// The bell alone says as much of fifty tables as all else of an evening: what follows long after is folded away.
function told(words) {
  const lines = words.map((text, n) => make("p", { class: n ? null : "was-said" }, upperFirst(text)));
  if (lines.length <= MOST_LINES) return lines;
  const rest = lines.splice(MOST_LINES - 1);
  return [...lines, make("details", {}, make("summary", {}, `and ${rest.length} more`), ...rest)];
}

const act = (label, title, put) => make("button", { type: "button", title, onclick: () => hasPut(put()) }, label);

// What was taken back can be brought back; what is played again comes back with what let it be so.
function back(entry, done) {
  const undone = done.find((fact) => fact.is === "undone");
  return undone ? [act("bring back", "let this entry count again", () => bringBack(undone.at, named(entry, drawn)))] : [];
}

// An entry that put the past right can only be taken back: what follows is told of the entries themselves.
function acts(entry, facts) {
  const what = named(entry, drawn);
  const first = facts.find(canCorrect);
  const takeBack = act("undo", "take this entry back", () => undo(entry, what));
  if (facts.some((fact) => fact.is === "undone")) return [act("bring back", "let what was taken back count again", () => bringBack(entry, what))];
  if (facts.some((fact) => PUTS_RIGHT.includes(fact.is))) return [takeBack];
  return [
    first && act("correct", "say otherwise what was rolled", () => correct(room, entry, what, first)),
    takeBack,
    act("+ after", "something was forgotten after this", () => forgotten(room, entry, what, facts)),
  ];
}

// Once the host has said what is to be put right, or has left it, nobody points at the list any more.
async function hasPut(putting) {
  const verdict = await putting;
  if (list.contains(document.activeElement)) document.activeElement.blur();
  own = verdict?.entry ?? own;
  if (ownIsMissing()) drawEntries();
}

byId("only").addEventListener("change", drawEntries);
byId("older").addEventListener("click", async () => (await fetchOlder(byId("only").value)) && drawEntries());
byId("newer").addEventListener("click", drawEntries);
for (const end of ["mouseleave", "focusout"]) list.addEventListener(end, () => setTimeout(() => room && !byId("newer").hidden && !isInHand() && drawEntries()));
