// Chooses a table, to enter what happened there where there is no pad, or nobody pressed it. Names the tables that wait.

import { byId, make, setHidden } from "../elements.js";
import { isOnPaper, isOneOf } from "../format.js";
import { say } from "../sentences.js";
import { button } from "./dialog.js";

/** @typedef {headtable.TableState} TableState */
/** @typedef {import("../room.js").Room} Room */
/** @typedef {import("../room.js").Change} Change */

const MANY = 16; // more tables than this get small buttons
/** @type {Partial<Record<headtable.TablePhase, "first" | "call" | "sheet" | "tied" | "done">>} */
const WAITS = { "first-roll": "first", "waits-for-call": "call", "waits-for-sheet": "sheet", "roll-off": "tied", "host-decides": "tied", "tie-break": "tied", done: "done" };

export class TablePicker {
  #chosen = 1;
  #waiting = "";
  /** @type {Room | null} */
  #room = null;

  /** @param {import("./table-entry.js").TableEntry} entry */
  constructor(entry) {
    this.entry = entry;
  }

  /**
   * @param {Room} room
   * @param {Set<Change>} changed
   */
  draw(room, changed) {
    this.#room = room;
    this.#drawWaiting(room);
    setHidden(byId("paper"), !isOneOf(room.night?.phase, "playing", "called", "ready") || !room.tables.length);
    if (byId("paper").hidden) return;
    const tables = room.tables;
    const chosen = tables.find((state) => state.table === this.#chosen) ?? tables[0];
    this.#chosen = chosen?.table ?? 1;
    this.#drawChoice(tables);
    /** @type {Change[]} */
    const kinds = ["snapshot", "night", `table-${this.#chosen}`];
    if (room.night && chosen && kinds.some((kind) => changed.has(kind))) this.entry.draw(room.night, chosen);
  }

  /** @param {TableState[]} tables */
  #drawChoice(tables) {
    const list = byId("choose-table");
    list.classList.toggle("many", tables.length > MANY);
    if (list.children.length !== tables.length)
      list.replaceChildren(...tables.map(({ table }) => make("button", { type: "button", onclick: () => this.#choose(table) }, `${table}`)));
    list.querySelectorAll("button").forEach((element, place) => {
      const state = tables[place];
      if (state) this.#drawButton(element, state);
    });
  }

  /**
   * A tied table without a device goes on on paper: the host has to enter who won, or no round begins.
   *
   * @param {Room} room
   */
  #drawWaiting({ night, tables }) {
    const waiting = night ? tables.filter((state) => isOneOf(state.phase, "first-roll", "roll-off", "tie-break", "host-decides") && isOnPaper(state, night)) : [];
    const about = JSON.stringify(waiting.map(({ table, phase, tally }) => [table, phase, tally]));
    if (about === this.#waiting) return;
    this.#waiting = about;
    setHidden(byId("waiting-tables"), !waiting.length);
    byId("waiting-lines").replaceChildren(...waiting.map((state) => this.#waitingLine(state)));
  }

  /** @param {TableState} state */
  #waitingLine({ table, phase, tally: [a, b] }) {
    const waits = phase === "first-roll" || phase === "host-decides" || phase === "tie-break" ? phase : "roll-off";
    const words = say("console-waiting-table", { waits, table, a, b });
    return make("li", {}, `${words} `, button(say("console-enter-there", { table }), () => this.#enterAt(table)));
  }

  /** @param {number} table */
  #enterAt(table) {
    this.#choose(table);
    byId("paper").scrollIntoView({ block: "start" });
    /** @type {HTMLElement | null} */
    const field = byId("entry").querySelector("input, select, button:not(.rung)");
    field?.focus({ preventScroll: true });
  }

  /**
   * Which tables wait for somebody can be seen without opening each.
   *
   * @param {HTMLButtonElement} element
   * @param {TableState} state
   */
  #drawButton(element, state) {
    const waits = state.call_it ? "callit" : (WAITS[state.phase] ?? "none");
    element.setAttribute("aria-pressed", String(state.table === this.#chosen));
    element.setAttribute("aria-label", say("console-table-button", { waits, table: state.table }));
    element.className = waits === "none" ? "" : `is-${waits}`;
  }

  /** @param {number} table */
  #choose(table) {
    this.#chosen = table;
    if (this.#room) this.draw(this.#room, new Set(/** @type {Change[]} */ (["snapshot"])));
  }
}
