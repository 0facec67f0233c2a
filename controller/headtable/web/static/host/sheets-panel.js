// The tables on paper whose sheets are awaited after the bell, and those that have told nothing: a form for each, saved one
// by one or together.

import { byId, make, setHidden } from "../elements.js";
import { onSubmit } from "../forms.js";
import { upperFirst } from "../format.js";
import { say } from "../sentences.js";
import { finalScore, sheetFields, sheetInWords } from "./sheet-fields.js";

/** @typedef {headtable.TableState} TableState */
/** @typedef {import("../room.js").Room} Room */
/**
 * The form of one table, and what it is about.
 *
 * @typedef {{ about: string, form: HTMLFormElement, said: () => headtable.sent.FinalScore }} SheetForm
 */

const MOST_SAID = 2; // sheets that are told one by one

/** @type {headtable.TablePhase} */
const WAITS = "waits-for-sheet";

export class SheetsPanel {
  /** @type {Map<number, SheetForm>} */
  #forms = new Map();
  /** @type {Set<number>} */
  #own = new Set(); // the tables whose sheets this console has sent

  /** @param {import("./commands.js").Commands} commands */
  constructor(commands) {
    this.commands = commands;
    byId("save-sheets").addEventListener("click", () => this.#saveAll());
  }

  /** @param {Room} room */
  draw({ night, tables, stage }) {
    if (!night) return;
    const awaited = tables.filter((state) => state.takes_sheet || state.phase === WAITS);
    setHidden(byId("sheets"), !awaited.length);
    setHidden(byId("save-sheets"), awaited.length < 2);
    const forms = new Map(awaited.map((state) => /** @type {const} */ ([state.table, this.#formOf(state, night, stage.traveler)])));
    for (const [table, one] of this.#forms) if (forms.get(table)?.form !== one.form) this.#close(table, one);
    this.#forms = forms;
    const all = [...forms.values()].map(({ form }) => form);
    byId("sheet-forms").append(...all.filter((form) => !form.isConnected)); // what is half entered stays
  }

  /**
   * @param {TableState} state
   * @param {headtable.NightState} night
   * @param {headtable.TravelerState | null} traveler
   */
  #formOf(state, night, traveler) {
    const about = JSON.stringify([night.set, night.round, state.seats, night.bunco_word, state.phase === WAITS]);
    const before = this.#forms.get(state.table);
    return before?.about === about ? before : this.#newForm(state, night.bunco_word, traveler, about);
  }

  /**
   * @param {TableState} state
   * @param {string} bunco
   * @param {headtable.TravelerState | null} traveler
   * @param {string} about
   * @returns {SheetForm}
   */
  #newForm({ table, seats, phase }, bunco, traveler, about) {
    const heading = make("h3", {}, upperFirst(say("console-one-table", { table })));
    const silent = phase === WAITS ? "" : make("p", { class: "why-not" }, say("console-told-nothing"));
    const save = make("button", { class: "primary" }, say("console-save-sheet"));
    const form = make("form", { autocomplete: "off" }, heading, silent, sheetFields(seats, bunco, traveler), save);
    const said = () => finalScore(table, seats, Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)])));
    onSubmit(form, () => this.#save(said()));
    return { about, form, said };
  }

  /**
   * Somebody else may have told the table while the host was typing: what was typed is not lost without a word.
   *
   * @param {number} table
   * @param {SheetForm} one
   */
  #close(table, { form, said }) {
    form.remove();
    if (!this.#own.delete(table) && form.checkValidity()) this.commands.tell(say("console-sheet-not-saved", { sheet: sheetInWords(said()) }));
  }

  /** @param {headtable.sent.FinalScore} said */
  async #save(said) {
    this.#own.add(said.table);
    const verdict = await this.commands.send(said, sheetInWords(said));
    if (!verdict?.accepted) this.#own.delete(said.table);
    return verdict;
  }

  /** Saves each sheet that is filled in, until one is refused. Then it says which were saved, and where something is missing. */
  async #saveAll() {
    const filled = [...this.#forms.values()].filter(({ form }) => form.checkValidity());
    const begun = [...this.#forms].filter(([, { form }]) => !form.checkValidity() && isBegun(form));
    if (!filled.length && !begun.length) this.commands.tell(say("console-no-sheet-filled"));
    const saved = [];
    for (const said of filled.map((one) => one.said())) {
      const verdict = await this.#save(said);
      if (!verdict?.accepted) break;
      saved.push(say("console-done", { words: sheetInWords(said) }));
    }
    const incomplete = begun.length ? [say("console-sheets-incomplete", { tables: begun.length, numbers: begun.map(([table]) => table) })] : [];
    const isLong = saved.length > MOST_SAID;
    const told = [...(isLong ? [say("console-sheets-saved", { sheets: saved.length })] : saved), ...incomplete];
    if (begun.length && saved.length === filled.length) this.commands.tell(told.map(upperFirst).join(" · "));
    else this.commands.confirm(told);
    if (isLong) this.commands.detail(saved);
    begun[0]?.[1].form.reportValidity();
  }
}

/** @param {HTMLFormElement} form */
const isBegun = (form) => [...new FormData(form).values()].some(Boolean);
