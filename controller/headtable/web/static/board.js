// The scoreboard on the projector.

import { drawAnnouncements } from "./announcements.js";
import { drawBanner, drawCountdown } from "./banner.js";
import { everySecond } from "./countdown.js";
import { byId, make, setHidden, setText } from "./elements.js";
import { isOneOf } from "./format.js";
import { grid } from "./grid.js";
import { drawMark } from "./mark.js";
import { prizeList } from "./prizes.js";
import { followRoom } from "./room-events.js";
import { RoundSignals } from "./round-signals.js";
import { say } from "./sentences.js";
import { finalTable, goingOn, rollOff } from "./stage.js";
import { finalStandings, standings } from "./standings.js";
import { cardId, tableCard } from "./table-card.js";

/** @typedef {import("./room.js").Change} Change */
/** @typedef {import("./room.js").Room} Room */
/** @typedef {headtable.Phase | "waiting"} Phase */
/** @typedef {"roll-off" | "over" | "final" | "going-on" | "cards" | "waiting"} View */

const MANY = 9; // more tables than this get compact cards and the whole width
const HEAD_SPANS_UNTIL = 9; // up to so many tables the head table's card is twice as wide
const CARD = { width: 16, height: 13 }; // in the card's own em
const COMPACT = { width: 10.2, height: 9.2 };

/** @type {Partial<Record<View, string>>} */
const HEADING = { over: say("projector-over"), final: say("projector-final"), "roll-off": say("projector-roll-off"), "going-on": say("projector-going-on") };
/** @type {Partial<Record<Phase, string>>} */
const WAITING = { closed: say("projector-closed"), seating: say("projector-seating") };

/**
 * What fills the middle of the screen.
 *
 * @param {Room} room
 * @returns {View}
 */
function viewOf({ night, stage, final, tables }) {
  if (stage.contest) return "roll-off";
  if (night?.phase === "over") return "over";
  if (night?.phase === "final" && final) return "final";
  if (night?.phase === "settling") return "going-on";
  return tables.length ? "cards" : "waiting";
}

/**
 * Whether a change can alter nothing but the countdown and one table's card.
 *
 * @param {Change} kind
 */
const isSmall = (kind) => kind.startsWith("table-") || isOneOf(kind, "fact", "link", "clock");

class Board {
  #tables = byId("tables");
  #wide = matchMedia("(min-width: 761px)");
  /** @type {Room | null} */
  #room = null;

  constructor() {
    new ResizeObserver(() => this.#redraw()).observe(this.#tables);
    this.#wide.addEventListener("change", () => this.#redraw());
    everySecond(() => this.#room && drawCountdown(this.#room));
  }

  /**
   * @param {Room} room
   * @param {Set<Change>} changed
   */
  draw(room, changed) {
    this.#room = room;
    drawBanner(room);
    drawAnnouncements(room.words.changes);
    setText(byId("notice"), room.notice.text);
    setHidden(byId("notice"), !room.notice.text);
    const standing = viewOf(room) === "cards" && this.#tables.children.length === room.tables.length;
    if (standing && [...changed].every(isSmall)) for (const kind of changed) this.#drawCard(room, Number(kind.split("-")[1]));
    else this.#drawAll(room);
    drawCountdown(room);
  }

  #redraw() {
    if (this.#room) this.#drawAll(this.#room);
  }

  /**
   * @param {Room} room
   * @param {number} number
   */
  #drawCard(room, number) {
    const state = room.states.get(number);
    const old = this.#tables.querySelector(`#${cardId(number)}`);
    if (state && old) old.replaceWith(tableCard(state, room));
  }

  /** @param {Room} room */
  #drawAll(room) {
    const view = viewOf(room);
    const phase = room.night?.phase ?? "waiting";
    const many = room.tables.length > MANY && isOneOf(view, "cards", "over");
    document.body.dataset.phase = phase;
    document.body.dataset.view = view;
    document.body.classList.toggle("many", many);
    drawMark(room, HEADING[view]);
    drawRuleset(room, many);
    this.#tables.replaceChildren(...this.#middle(room, view));
    this.#arrange(room, view, many);
  }

  /**
   * @param {Room} room
   * @param {View} view
   */
  #middle(room, view) {
    if (room.stage.contest) return rollOff(room, room.stage.contest);
    if (view === "over") return this.#overView(room);
    if (view === "final" && room.final) return finalTable(room, room.final);
    if (view === "going-on") return goingOn(room);
    if (view === "cards") return room.tables.map((state) => tableCard(state, room));
    return [make("p", { class: "waiting" }, WAITING[room.night?.phase ?? "waiting"] ?? say("projector-unheard"))];
  }

  /**
   * The prizes, and below them as much of the standings as there is room for.
   *
   * @param {Room} room
   */
  #overView(room) {
    const given = prizeList(room);
    this.#tables.replaceChildren(...given);
    const used = given.reduce((height, list) => height + list.offsetHeight, 0);
    return [...given, ...finalStandings(room, used)];
  }

  /**
   * Chooses the number of columns that makes the cards largest, and how many standings there is room for.
   *
   * @param {Room} room
   * @param {View} view
   * @param {boolean} many
   */
  #arrange(room, view, many) {
    const cards = room.tables.length;
    const wide = this.#wide.matches;
    const spans = cards > 1 && cards <= HEAD_SPANS_UNTIL && wide && view === "cards";
    const ideal = many ? COMPACT : CARD;
    const { columns, rows } = grid(spans ? cards + 1 : cards, this.#tables.clientWidth, this.#tables.clientHeight, ideal, spans ? 2 : 1);
    this.#tables.style.setProperty("--columns", String(columns));
    this.#tables.style.setProperty("--rows", String(rows));
    this.#tables.classList.toggle("head-spans", spans);
    byId("standings").replaceChildren(...(HEADING[view] ? [] : standings(room, { wide, many })));
  }
}

/**
 * Draws which rules are played; where compact cards walk people by two numbers, what the numbers mean.
 *
 * @param {Room} room
 * @param {boolean} many
 */
function drawRuleset({ night, tables }, many) {
  const coded = tables.some((state) => state.walks.length);
  document.body.classList.toggle("is-coded", coded);
  setText(byId("ruleset"), coded && many ? say("projector-walk-code") : night ? say("projector-rules", { ruleset: night.ruleset }) : "");
}

const board = new Board();
const signals = new RoundSignals();
followRoom((room, changed) => {
  board.draw(room, changed);
  signals.draw(room);
});
