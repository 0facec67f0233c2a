// Chooses a table, to enter what happened there: where there is no pad, or nobody pressed it.

import { byId, make, setHidden, setText } from "../make.js";
import { drawEntry } from "./entry.js";

const MANY = 16; // more tables than this get small buttons
const WAITS = { "first-roll": "first?", "waits-for-call": "call?", "roll-off": "tied", "host-decides": "tied", "tie-break": "tied", done: "done" };
let chosen = 1;
let room;

export function drawPaper(now, changed) {
  room = now;
  setHidden(byId("paper"), !["playing", "called", "ready"].includes(room.night?.phase) || !room.tables.length);
  if (byId("paper").hidden) return;
  const tables = room.tables.map((state) => state.table);
  if (!tables.includes(chosen)) chosen = tables[0];
  drawChoice(tables);
  if (["snapshot", "night", `table ${chosen}`].some((kind) => changed.has(kind))) drawEntry(room, room.states.get(chosen));
}

function drawChoice(tables) {
  const list = byId("choose-table");
  list.classList.toggle("many", tables.length > MANY);
  if (list.children.length !== tables.length)
    list.replaceChildren(...tables.map((table) => make("button", { type: "button", onclick: () => choose(table) }, `${table}`)));
  [...list.children].forEach((button, place) => drawButton(button, room.states.get(tables[place])));
}

// Which tables wait for somebody can be seen without opening each.
function drawButton(button, state) {
  const waits = state.call_it ? "call it!" : WAITS[state.phase] ?? "";
  button.setAttribute("aria-pressed", String(state.table === chosen));
  button.setAttribute("aria-label", `table ${state.table}${waits && `, ${waits}`}`);
  button.className = waits && `is-${waits.replace(/[^a-z]+/g, "")}`;
}

export function choose(table) {
  chosen = table;
  drawPaper(room, new Set(["snapshot"]));
}
