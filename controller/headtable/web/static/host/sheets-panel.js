// The tables on paper whose sheets are awaited after the bell, and those that have told nothing: a form for each, saved one
// by one or together.

import { byId, make, setHidden } from "../elements.js";
import { upperFirst } from "../format.js";
import { say } from "../sentences.js";
import { finalScore, sheetFields } from "./sheet-fields.js";

/** @typedef {headtable.TableState} TableState */
/** @typedef {import("../room.js").Room} Room */
/**
 * The form of one table, and what it is about.
 *
 * @typedef {{ about: string, form: HTMLFormElement, save: () => Promise<headtable.Verdict | null> }} SheetForm
 */

/** @type {headtable.TablePhase} */
const WAITS = "waits-for-sheet";

export class SheetsPanel {
  /** @type {Map<number, SheetForm>} */
  #forms = new Map();

  /** @param {import("./commands.js").Commands} commands */
  constructor(commands) {
    this.commands = commands;
    byId("save-sheets").addEventListener("click", () => this.#saveAll());
  }

  /** @param {Room} room */
  draw({ night, tables }) {
    if (!night) return;
    const awaited = tables.filter((state) => state.takes_sheet || state.phase === WAITS);
    setHidden(byId("sheets"), !awaited.length);
    setHidden(byId("save-sheets"), awaited.length < 2);
    const forms = new Map(awaited.map((state) => /** @type {const} */ ([state.table, this.#formOf(state, night)])));
    for (const [table, { form }] of this.#forms) if (forms.get(table)?.form !== form) form.remove();
    this.#forms = forms;
    const all = [...forms.values()].map(({ form }) => form);
    byId("sheet-forms").append(...all.filter((form) => !form.isConnected)); // what is half entered stays
  }

  /**
   * @param {TableState} state
   * @param {headtable.NightState} night
   */
  #formOf(state, night) {
    const about = JSON.stringify([night.set, night.round, state.seats, night.bunco_word, state.phase === WAITS]);
    const before = this.#forms.get(state.table);
    return before?.about === about ? before : this.#newForm(state, night.bunco_word, about);
  }

  /**
   * @param {TableState} state
   * @param {string} bunco
   * @param {string} about
   * @returns {SheetForm}
   */
  #newForm({ table, seats, phase }, bunco, about) {
    const heading = make("h3", {}, upperFirst(say("console-one-table", { table })));
    const silent = phase === WAITS ? "" : make("p", { class: "why-not" }, say("console-told-nothing"));
    const form = make("form", { autocomplete: "off" }, heading, silent, sheetFields(seats, bunco), make("button", { class: "primary" }, say("console-save-sheet")));
    const save = () => {
      const fields = Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));
      const said = finalScore(table, seats, fields);
      const [a, b] = said.tally;
      return this.commands.send(said, say("console-at-table", { table, what: say("console-sheet", { a, b }) }));
    };
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      save();
    });
    return { about, form, save };
  }

  /** Saves each sheet that has both scores, until one is refused. */
  async #saveAll() {
    for (const { form, save } of this.#forms.values()) {
      if (!form.checkValidity()) continue;
      const verdict = await save();
      if (!verdict?.accepted) return;
    }
  }
}
