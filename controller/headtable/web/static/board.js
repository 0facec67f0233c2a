// The scoreboard on the projector.

import { drawBanner, drawCountdown } from "./banner.js";
import { card } from "./card.js";
import { drawChanged } from "./changed.js";
import { everySecond } from "./countdown.js";
import { die, MARKS } from "./die.js";
import { fit } from "./fit.js";
import { listen } from "./listen.js";
import { byId, make, setHidden, setText } from "./make.js";
import { finalTable, goingOn, prizes, rollOff } from "./stage.js";
import { finalStandings, honours, standings } from "./standings.js";
import { setsOf } from "./words.js";

const MANY = 9; // more tables than this get compact cards and the whole width
const HEAD_SPANS_UNTIL = 9; // up to so many tables the head table's card is twice as wide
const LATEST_MOVES = 6; // of the traveler
const CARD = { width: 16, height: 13 }; // in the card's own em
const COMPACT = { width: 10.2, height: 9.2 };

const tables = byId("tables");
const wide = matchMedia("(min-width: 761px)");
let room;

function draw(now, changed) {
  room = now;
  drawBanner(room);
  drawChanged(room.words.changes);
  const one = [...changed].every((kind) => kind.startsWith("table ") || ["fact", "link", "clock"].includes(kind));
  if (one && cardsStand()) for (const kind of changed) drawOne(Number(kind.split(" ")[1]));
  else drawAll();
  drawCountdown(room);
}

const cardsStand = () => view() === "cards" && tables.children.length === room.tables.length;

// What fills the middle of the screen.
function view() {
  const { night, stage } = room;
  if (stage.contest) return "roll-off";
  if (night?.phase === "over") return "over";
  if (night?.phase === "final" && room.final) return "final";
  if (night?.phase === "settling") return "going-on";
  return room.tables.length ? "cards" : "waiting";
}

const HEADING = { over: "The night is over", final: "The final", "roll-off": "Roll-off", "going-on": "What is next" };
const VIEWS = {
  "roll-off": () => rollOff(room),
  "going-on": () => goingOn(room),
  final: () => finalTable(room),
  over: () => overView(),
  cards: () => room.tables.map((state) => card(state, room)),
  waiting: () => [make("p", { class: "waiting" }, waiting(room.night?.phase ?? "waiting"))],
};

function drawOne(number) {
  const state = room.states.get(number);
  const old = byId(`table-${number}`);
  if (state && old) old.replaceWith(card(state, room));
}

function drawAll() {
  const phase = room.night?.phase ?? "waiting";
  document.body.dataset.phase = phase;
  document.body.dataset.view = view();
  document.body.classList.toggle("many", isMany());
  drawMark(phase);
  tables.replaceChildren(...VIEWS[view()]());
  arrange();
}

const isMany = () => room.tables.length > MANY && ["cards", "over"].includes(view());

// The prizes above, and as much of the standings as there is room for.
function overView() {
  const given = prizes(room);
  tables.replaceChildren(...given);
  const used = given.reduce((height, list) => height + list.offsetHeight, 0);
  return [...given, ...finalStandings(room, used)];
}

const waiting = (phase) =>
  ({ closed: "The host opens the night on the console.", seating: "People roll for their tables." })[phase] ?? "Nothing has been heard from the engine yet.";

function drawMark(phase) {
  const night = room.night;
  const mark = HEADING[view()] || phase === "closed" ? null : night?.mark;
  byId("mark-die").replaceChildren(mark ? die(mark, `the mark is ${mark}`) : "");
  setText(byId("mark-lead"), { ready: "Next we roll", break: "Next we roll", playing: "Roll", called: "Roll" }[mark ? phase : ""] ?? "");
  setText(byId("mark-name"), HEADING[view()] ?? (phase === "closed" ? "Welcome" : mark ? MARKS[mark] : "headtable"));
  setHidden(byId("where"), !night?.set || Boolean(HEADING[view()]));
  if (night) {
    const semi = room.inSemiFinal;
    setText(byId("set-name"), semi ? "Semi-final" : "Set");
    byId("set").replaceChildren(semi ? "" : count(night.set, setsOf(night)));
    byId("round").replaceChildren(count(night.round, night.rounds));
  }
  drawTraveler(room.stage.traveler, view());
  byId("honours").replaceChildren(...(phase === "over" ? honours(room) : []));
  const coded = room.tables.some((state) => state.walks.length);
  document.body.classList.toggle("is-coded", coded);
  setText(byId("ruleset"), coded && isMany() ? "→ table · chair" : (night ? `${night.ruleset} rules` : ""));
}

const STARTS = { hostess: "the hostess", head_table: "the head table" };

// Who holds it; when the night is over also on which ways it came there.
function drawTraveler(traveler, view) {
  setHidden(byId("traveler"), !traveler);
  if (!traveler) return;
  const moves = traveler.moves.map((move) => move.player);
  const way = [...(moves.length > LATEST_MOVES ? ["…"] : []), ...moves.slice(-LATEST_MOVES)];
  const holder = traveler.holder ?? STARTS[traveler.starts];
  const from = view === "over" && way.length > 1 ? ` after ${way.slice(0, -1).join(" → ")}` : "";
  byId("traveler").replaceChildren("Traveler: ", make("b", {}, holder), from);
}

const count = (number, of) => make("span", {}, make("b", {}, `${number}`), ` of ${of}`);

// Chooses the number of columns that makes the cards largest, and how many standings there is room for.
function arrange() {
  const many = isMany();
  const count = room.tables.length;
  const spans = count > 1 && count <= HEAD_SPANS_UNTIL && wide.matches && view() === "cards";
  const ideal = many ? COMPACT : CARD;
  const { columns, rows } = fit(spans ? count + 1 : count, tables.clientWidth, tables.clientHeight, ideal, spans ? 2 : 1);
  tables.style.setProperty("--columns", columns);
  tables.style.setProperty("--rows", rows);
  tables.classList.toggle("head-spans", spans);
  byId("standings").replaceChildren(...(HEADING[view()] ? [] : standings(room, wide.matches, many)));
}

new ResizeObserver(() => room && drawAll()).observe(tables);
wide.addEventListener("change", () => room && drawAll());
everySecond(() => room && drawCountdown(room));
listen(draw);
