// Chooses a table, to enter what happened there where there is no pad, or nobody pressed it.

import { byId, make, setHidden } from "../elements.js";
import { isOneOf } from "../format.js";
import { say } from "../sentences.js";

/** @typedef {headtable.TableState} TableState */
/** @typedef {import("../room.js").Room} Room */
/** @typedef {import("../room.js").Change} Change */

const MANY = 16; // more tables than this get small buttons
/** @type {Partial<Record<headtable.TablePhase, "first" | "call" | "sheet" | "tied" | "done">>} */
const WAITS = { "first-roll": "first", "waits-for-call": "call", "waits-for-sheet": "sheet", "roll-off": "tied", "host-decides": "tied", "tie-break": "tied", done: "done" };

export class TablePicker {
  #chosen = 1;
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
    list.querySelectorAll("button").forEach((button, place) => {
      const state = tables[place];
      if (state) this.#drawButton(button, state);
    });
  }

  /**
   * Which tables wait for somebody can be seen without opening each.
   *
   * @param {HTMLButtonElement} button
   * @param {TableState} state
   */
  #drawButton(button, state) {
    const waits = state.call_it ? "callit" : (WAITS[state.phase] ?? "none");
    button.setAttribute("aria-pressed", String(state.table === this.#chosen));
    button.setAttribute("aria-label", say("console-table-button", { waits, table: state.table }));
    button.className = waits === "none" ? "" : `is-${waits}`;
  }

  /** @param {number} table */
  #choose(table) {
    this.#chosen = table;
    if (this.#room) this.draw(this.#room, new Set(/** @type {Change[]} */ (["snapshot"])));
  }
}
