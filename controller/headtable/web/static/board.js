// The scoreboard on the projector.

import { card } from "./card.js";
import { die, MARKS } from "./die.js";
import { fit } from "./fit.js";
import { listen } from "./listen.js";
import { byId, make, setHidden, setText } from "./make.js";
import { finalStandings, honours, standings } from "./standings.js";
import { upperFirst } from "./words.js";

const MANY = 16; // more tables than this get compact cards and the whole width
const HEAD_SPANS_UNTIL = 9; // up to so many tables the head table's card is twice as wide
const LISTED = 6; // so many tables are named in the banner; the cards show them all
const CARD = { width: 16, height: 13 }; // in the card's own em
const COMPACT = { width: 10.2, height: 9.2 };

const tables = byId("tables");
const wide = matchMedia("(min-width: 761px)");
let room;

function draw(now, changed) {
  room = now;
  const one = [...changed].every((kind) => kind.startsWith("table ") || (kind === "fact" && now.night?.phase !== "ready") || kind === "link");
  if (one && cardsStand()) for (const kind of changed) drawOne(Number(kind.split(" ")[1]));
  else drawAll();
  drawCalled();
}

const cardsStand = () => room.night && room.night.phase !== "over" && tables.children.length === room.tables.length;

function drawOne(number) {
  const state = room.states.get(number);
  const old = byId(`table-${number}`);
  if (state && old) old.replaceWith(card(state, room));
}

function drawAll() {
  const phase = room.night?.phase ?? "waiting";
  document.body.dataset.phase = phase;
  document.body.classList.toggle("many", room.tables.length > MANY);
  drawMark(phase);
  if (phase === "over") tables.replaceChildren(...finalStandings(room));
  else if (room.tables.length) tables.replaceChildren(...room.tables.map((state) => card(state, room)));
  else tables.replaceChildren(make("p", { class: "waiting" }, waiting(phase)));
  arrange();
}

const waiting = (phase) =>
  phase === "closed" ? "The host opens the night on the console." : "Nothing has been heard from the engine yet.";

function drawMark(phase) {
  const night = room.night;
  const mark = phase === "over" || phase === "closed" ? null : night?.mark;
  byId("mark-die").replaceChildren(mark ? die(mark, `the mark is ${mark}`) : "");
  setText(byId("mark-lead"), { ready: "Next we roll", playing: "Roll", called: "Roll" }[phase] ?? "");
  setText(byId("mark-name"), { over: "The night is over", closed: "Welcome" }[phase] ?? (mark ? MARKS[mark] : "headtable"));
  setHidden(byId("where"), !night?.set || phase === "over");
  if (night) {
    byId("set").replaceChildren(count(night.set, night.sets));
    byId("round").replaceChildren(count(night.round, night.rounds));
  }
  byId("honours").replaceChildren(...(phase === "over" ? honours(room) : []));
  const coded = room.tables.some((state) => state.walks.length);
  document.body.classList.toggle("is-coded", coded);
  setText(byId("ruleset"), coded && room.tables.length > MANY ? "→ table · chair" : (night ? `${night.ruleset} rules` : ""));
}

const count = (number, of) => make("span", {}, make("b", {}, `${number}`), ` of ${of}`);

// The called banner changes only when its words do, so that a screen reader says it once.
function drawCalled() {
  const called = room.night?.phase === "called";
  document.body.classList.toggle("is-called", called);
  setText(byId("called-word"), called ? "Round called" : "");
  setText(byId("called-why"), called ? upperFirst(room.night.called) : "");
  setText(byId("called-rest"), called ? rest() : "");
}

// Who is not done yet: "Still rolling: table 2 (Ann), table 5 (Bob)".
function rest() {
  const among = (phase) => room.tables.filter((state) => state.phase === phase);
  const rolling = among("last-lap");
  const tied = room.tables.filter((state) => ["roll-off", "tie-break", "host-decides"].includes(state.phase));
  const said = [];
  if (rolling.length > 2) said.push(`Finish the lap: tables ${numbers(rolling)}`);
  else if (rolling.length) said.push(`Finish the lap: ${rolling.map((state) => `table ${state.table}, ${state.roller} rolls`).join(" · ")}`);
  if (tied.length) said.push(`Tied at ${tied.length > 1 ? "tables" : "table"} ${numbers(tied)}`);
  return said.join(" · ") || "Every table is done";
}

function numbers(states) {
  const listed = states.slice(0, LISTED).map((state) => state.table).join(", ");
  return states.length > LISTED ? `${listed} and ${states.length - LISTED} more` : listed;
}

// Chooses the number of columns that makes the cards largest, and how many standings there is room for.
function arrange() {
  const many = room.tables.length > MANY;
  const count = room.tables.length;
  const spans = count > 1 && count <= HEAD_SPANS_UNTIL && wide.matches && room.night?.phase !== "over";
  const ideal = many ? COMPACT : CARD;
  const { columns, rows } = fit(spans ? count + 1 : count, tables.clientWidth, tables.clientHeight, ideal, spans ? 2 : 1);
  tables.style.setProperty("--columns", columns);
  tables.style.setProperty("--rows", rows);
  tables.classList.toggle("head-spans", spans);
  byId("standings").replaceChildren(...standings(room, wide.matches, many));
}

new ResizeObserver(() => room && drawAll()).observe(tables);
wide.addEventListener("change", () => room && drawAll());
listen(draw);
