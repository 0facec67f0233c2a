// Rounds that were played by hand while the power was away: the host types in a whole round at once, then the next one.

import { byId, make, setHidden, setText } from "../elements.js";
import { onSubmit } from "../forms.js";
import { isOneOf, upperFirst } from "../format.js";
import { get, post, randomWord, untilAnswered } from "../requests.js";
import { roundName, roundOf } from "../round-name.js";
import { say } from "../sentences.js";
import { HOST } from "./commands.js";
import { handFields } from "./hand-fields.js";

/** @typedef {import("../room.js").Room} Room */
/** @typedef {import("./hand-fields.js").HandFields} HandFields */
/** @typedef {headtable.HandAnswer["result"]} Result */

const MOST_TRIES = 5;

export class ByHandPanel {
  #boot = randomWord(8);
  #seq = 0;
  #tries = 0;
  #isSending = false;
  /** @type {{ set: number, round: number } | null} */
  #typed = null; // the round from which the cursor goes on to the next one, until the host types there
  /** @type {Room | null} */
  #room = null;
  /** @type {Map<number, HandFields>} */
  #fields = new Map();
  /** @type {readonly number[]} */
  #entries = []; // of the round that was typed in last

  /** @param {import("./revisions.js").Revisions} revisions */
  constructor(revisions) {
    this.revisions = revisions;
    byId("by-hand").addEventListener("toggle", () => this.#drawFields());
    onSubmit(byId("by-hand-form"), () => this.#save());
    byId("by-hand-form").addEventListener("keydown", goOn);
    byId("by-hand-form").addEventListener("input", () => { this.#typed = null; });
    document.addEventListener("pointerdown", () => { this.#typed = null; });
    byId("by-hand-undo").addEventListener("click", () => this.#takeBack());
    byId("by-hand-again").addEventListener("click", () => this.#playAgain());
  }

  /** @param {Room} room */
  draw(room) {
    this.#room = room;
    const { night } = room;
    const isPossible = isOneOf(night?.phase, "ready", "break", "playing", "called") && !night?.paused && !night?.sets_over;
    setHidden(byId("by-hand"), !isPossible && !this.#entries.length);
    setHidden(byId("by-hand-form"), !isPossible);
    if (!this.#isSending) this.#drawFields();
  }

  #drawFields() {
    const { night, tables } = this.#room ?? { night: null, tables: [] };
    if (!night || !byId("by-hand").open || byId("by-hand-form").hidden) return;
    const open = tables.filter(({ winner, seats, ghosts }) => !winner && seats.some((player) => !ghosts.includes(player)));
    const rolled = open.filter(hasToldRolls);
    setText(byId("by-hand-round"), this.#room ? roundName(this.#room, night) : "");
    setHidden(byId("by-hand-rolled"), !rolled.length);
    setText(byId("by-hand-rolled-words"), rolled.length ? say("console-by-hand-rolled", { tables: rolled.map(({ table }) => table) }) : "");
    byId("by-hand-save").disabled = Boolean(rolled.length) || !open.length;
    this.#fields = new Map(open.map((state) => [state.table, this.#fieldsOf(state, night)]));
    const elements = [...this.#fields.values()].map(({ element }) => element);
    const place = byId("by-hand-tables");
    if (elements.length !== place.children.length || elements.some((element, n) => element !== place.children[n])) place.replaceChildren(...elements);
    if (this.#typed && (this.#typed.set !== night.set || this.#typed.round !== night.round) && !isTyping()) place.querySelector("input")?.focus();
  }

  /**
   * What is half entered stays while nothing else happens at the table.
   *
   * @param {headtable.TableState} state
   * @param {headtable.NightState} night
   */
  #fieldsOf(state, night) {
    const mayPart = night.phase !== "called";
    const about = JSON.stringify([night.id, night.set, night.round, state.seats, night.bunco_word, mayPart]);
    const before = this.#fields.get(state.table);
    return before?.about === about ? before : handFields(state, night.bunco_word, about, mayPart);
  }

  async #save() {
    const night = this.#room?.night;
    if (!night || this.#isSending) return;
    this.#setSending(true);
    this.#showWrong([]);
    const { set, round } = night;
    const body = { set, round, sheets: [...this.#fields.values()].map(({ sheet }) => sheet()) };
    const number = { boot: this.#boot, seq: (this.#seq += 1) };
    this.#tries = 0;
    setText(byId("by-hand-said"), say("console-by-hand-sending"));
    const { failure, value } = await untilAnswered(() => post("/api/host/by-hand", number, body), () => (this.#tries += 1) < MOST_TRIES);
    if (failure) setText(byId("by-hand-said"), upperFirst(failure.error));
    else this.#show(value.result, set, round);
    this.#setSending(false);
    if (this.#room) this.draw(this.#room);
  }

  /** @param {boolean} isSending */
  #setSending(isSending) {
    this.#isSending = isSending;
    byId("by-hand-save").disabled = isSending;
  }

  /**
   * @param {Result} result
   * @param {number} set
   * @param {number} round
   */
  #show(result, set, round) {
    if (result.is === "sheets-wrong") {
      setText(byId("by-hand-said"), say("console-by-hand-wrong", { cells: result.cells.length }));
      this.#showWrong(result.cells);
      return;
    }
    this.#typed = result.refused ? null : { set, round };
    this.#entries = result.entries;
    setHidden(byId("by-hand-undo"), !result.entries.length);
    const which = this.#room ? roundOf(this.#room, { set, round }) : { in_semi_final: false, set, round };
    setText(byId("by-hand-said"), result.refused ? upperFirst(result.refused.why) : say("console-by-hand-typed", which));
  }

  /**
   * Names each wrong cell; a tap on its sentence goes there.
   *
   * @param {readonly headtable.WrongCell[]} cells
   */
  #showWrong(cells) {
    for (const { cells: fields } of this.#fields.values()) for (const field of Object.values(fields)) field.removeAttribute("aria-invalid");
    const lines = cells.map(({ trouble, words }) => {
      const field = this.#fields.get(trouble.table)?.cells[trouble.cell];
      field?.setAttribute("aria-invalid", "true");
      return make("li", {}, make("button", { type: "button", onclick: () => field?.focus() }, upperFirst(words)));
    });
    byId("by-hand-wrong").replaceChildren(...lines);
    byId("by-hand-wrong").querySelector("button")?.focus();
  }

  /** Takes back the whole round that was typed in last, after the host has seen what that changes. */
  async #takeBack() {
    const [entry, again_from = null] = this.#entries;
    if (entry === undefined) return;
    const words = say("console-by-hand-undo");
    const question = { title: words, what: say("console-by-hand-undo-what"), button: say("console-undo-do") };
    const verdict = await this.revisions.ask(question, ({ why }) => ({ is: "undo", entry, again_from, by: HOST, why }), words);
    if (!verdict?.accepted) return;
    this.#entries = [];
    setHidden(byId("by-hand-undo"), true);
    setText(byId("by-hand-said"), "");
  }

  /** Takes back the round that had begun before the power went, so that its sheets count instead. */
  async #playAgain() {
    const { value } = await get("/api/host/by-hand", {});
    const entry = value?.started;
    if (!entry) return;
    /** @type {headtable.sent.Undo} */
    const undo = { is: "undo", entry, by: HOST, why: "" };
    const again_from = await this.#restsOn(undo);
    const words = say("console-by-hand-again");
    const question = { title: words, what: say("console-by-hand-again-what"), button: say("console-undo-do") };
    await this.revisions.ask(question, ({ why }) => ({ ...undo, again_from, why }), words);
  }

  /**
   * The first play that rests on what is taken back.
   *
   * @param {headtable.sent.Undo} undo
   */
  async #restsOn(undo) {
    const { value } = await post("/api/preview", {}, undo);
    const contradictions = value?.result.is === "preview-shown" ? value.result.contradictions : [];
    return contradictions.find(({ what }) => what.is === "rests-on")?.what.entry ?? null;
  }
}

/**
 * Whether the table is in the middle of a round that it tells by itself.
 *
 * @param {headtable.TableState} state
 */
const hasToldRolls = ({ phase, last, call_it, uncalled, strikes }) =>
  !isOneOf(phase, "ready", "waits-for-sheet", "roll-off", "tie-break", "host-decides") && Boolean(last || call_it || uncalled || strikes);

/** Whether the cursor is in a field. A field that is drawn anew loses it. */
const isTyping = () => [HTMLInputElement, HTMLSelectElement, HTMLTextAreaElement].some((kind) => document.activeElement instanceof kind);

/**
 * Enter goes on to the next points, and from the last ones to the button.
 *
 * @param {KeyboardEvent} event
 */
function goOn(event) {
  if (event.key !== "Enter" || !(event.target instanceof HTMLInputElement)) return;
  event.preventDefault();
  const all = [...byId("by-hand-form").querySelectorAll("input")];
  (all.slice(all.indexOf(event.target) + 1).find(({ name }) => name === "a" || name === "b") ?? byId("by-hand-save")).focus();
}
