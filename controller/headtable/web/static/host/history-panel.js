// The list of what happened, entry by entry, and how each is put right.

import { fillChoices } from "../choices.js";
import { byId, make, setHidden, setText } from "../elements.js";
import { upperFirst } from "../format.js";
import { focusOn } from "../kept-focus.js";
import { pointer } from "../pointer.js";
import { pause } from "../requests.js";
import { say } from "../sentences.js";
import { EntryActs } from "./entry-acts.js";
import { EntryAuthors } from "./entry-authors.js";
import { isStruck, marks, newestUndos, undoneAtLast } from "./entry-marks.js";
import { folded, lineInWords, markInWords, timeElement, undoMark } from "./entry-words.js";

/** @typedef {headtable.FactLine} FactLine */
/** @typedef {import("../room.js").Room} Room */

export class HistoryPanel {
  #list = byId("entries");
  #authors = new EntryAuthors();
  /** @type {Room | null} */
  #room = null;
  #tables = 0;
  /** @type {number | null} */
  #own = null; // the entry that the host has made here
  /** @type {readonly FactLine[]} */
  #drawn = []; // the lines that are on the page
  /** @type {Map<number, FactLine>} */
  #undos = new Map(); // the newest one about each entry

  /**
   * @param {import("./history.js").History} history
   * @param {import("./corrections.js").Corrections} corrections
   */
  constructor(history, corrections) {
    this.history = history;
    this.acts = new EntryActs(history, corrections, (verdict) => this.#acted(verdict));
    byId("only").addEventListener("change", () => this.#redraw());
    byId("newer").addEventListener("click", () => this.#redraw());
    byId("older").addEventListener("click", async () => {
      if (await history.fetchOlder(this.#only)) this.#redraw();
    });
    for (const end of ["mouseleave", "focusout"]) this.#list.addEventListener(end, () => this.#letGo());
  }

  /** The table that the host wants to see; null is all of them. */
  get #only() {
    return Number(byId("only").value) || null;
  }

  /** Whether somebody points at the list. It does not run away under the finger. */
  get #isInHand() {
    return this.#list.matches(":focus-within") || (matchMedia("(hover: hover)").matches && this.#list.matches(":hover"));
  }

  /**
   * @param {Room} room
   * @param {Set<import("../room.js").Change>} changed
   */
  draw(room, changed) {
    this.#room = room;
    this.#drawTables(room);
    if (!changed.has("fact") && !changed.has("snapshot")) return;
    this.history.learn(room);
    if (this.#isInHand && !this.#ownIsMissing(room)) setHidden(byId("newer"), false);
    else this.#drawEntries(room);
  }

  #redraw() {
    if (this.#room) this.#drawEntries(this.#room);
  }

  async #letGo() {
    await pause(0); // until the focus has reached its next place
    await pointer.released();
    if (!byId("newer").hidden && !this.#isInHand) this.#redraw();
  }

  /**
   * What the host has just entered is shown at once, wherever the finger is.
   *
   * @param {Room} room
   */
  #ownIsMissing(room) {
    return room.latest.some((line) => line.entry === this.#own && !this.#drawn.includes(line));
  }

  /**
   * Offers tonight’s tables and those of earlier on: in the final there is but one.
   *
   * @param {Room} room
   */
  #drawTables(room) {
    const many = Math.max(room.night?.tables ?? 0, room.tablesTold);
    if (many === this.#tables) return;
    this.#tables = many;
    const each = Array.from({ length: many }, (_, n) => /** @type {const} */ ([n + 1, say("console-one-table", { table: n + 1 })]));
    fillChoices(byId("only"), [["", say("console-all-tables")], ...each], byId("only").value);
  }

  /** @param {Room} room */
  #drawEntries(room) {
    const only = this.#only;
    this.#drawn = this.history.lines;
    this.#undos = newestUndos(this.#drawn);
    const done = marks(this.#drawn);
    const shown = this.history.entries(only);
    setHidden(byId("newer"), true);
    setHidden(byId("nothing"), shown.length > 0);
    setText(byId("nothing"), nothing(room, only));
    setHidden(byId("older"), !this.history.hasOlder(only));
    this.#authors.clear();
    this.#list.replaceChildren(...shown.map(([entry, lines]) => this.#entryLine(room, entry, lines, done.get(entry) ?? [])));
    this.#authors.fill();
  }

  /**
   * @param {Room} room
   * @param {number} entry
   * @param {FactLine[]} lines
   * @param {import("./entry-marks.js").Mark[]} done
   */
  #entryLine(room, entry, lines, done) {
    const words = lines.map((line) => lineInWords(line, this.#drawn, room.night));
    const others = done.filter(({ is }) => is !== "undone");
    const marked = others.map((mark) => make("p", { class: "mark" }, upperFirst(markInWords(mark, room.night))));
    return make(
      "li",
      { class: isStruck(done) ? "is-undone" : done.length ? "is-corrected" : null },
      make("span", { class: "entry-time" }, ...timeElement(lines[0]?.at_ms)),
      make("div", { class: "words" }, this.#undoOf(room, entry), ...marked, ...folded(words), this.#authors.element(lines[0])),
      make("div", { class: "acts" }, ...this.#actsOf(room, entry, lines.map((line) => line.fact), done)),
    );
  }

  /**
   * The newest undo of an entry, with what else it changed and who made it.
   *
   * @param {Room} room
   * @param {number} entry
   */
  #undoOf(room, entry) {
    const undo = this.#undos.get(entry);
    if (undo?.fact.is !== "undone") return null;
    const { counts } = undoneAtLast(undo.fact, this.#drawn);
    const rest = this.#drawn.filter((line) => line.entry === undo.entry && line !== undo);
    const words = rest.map((line) => make("p", {}, upperFirst(lineInWords(line, this.#drawn, room.night))));
    const effects = words.length > 0 && make("details", {}, make("summary", {}, say("pages-and-more", { more: words.length })), ...words);
    const mark = make("p", { class: counts ? "mark counts-again" : "mark" }, upperFirst(undoMark(undo, counts, room.night)));
    return make("div", { class: "of-undo" }, mark, effects, this.#authors.element(undo));
  }

  /**
   * @param {Room} room
   * @param {number} entry
   * @param {headtable.Fact[]} facts
   * @param {import("./entry-marks.js").Mark[]} done
   */
  #actsOf(room, entry, facts, done) {
    const undone = facts.find((fact) => fact.is === "undone");
    return undone ? this.acts.ofUndo(entry, undone, this.#drawn) : this.acts.of(room, entry, facts, done);
  }

  /**
   * Once the host has corrected something, or has left it, nobody points at the list any more.
   *
   * @param {headtable.Verdict | null} verdict
   */
  #acted(verdict) {
    if (this.#list.contains(document.activeElement)) focusOn(byId("latest"));
    this.#own = verdict?.entry ?? this.#own;
    if (this.#room && this.#ownIsMissing(this.#room)) this.#redraw();
  }
}

/**
 * What stands where the list is empty.
 *
 * @param {Room} room
 * @param {number | null} only
 */
function nothing({ night }, only) {
  if (!night) return say("console-unheard");
  if (only !== null) return say("console-nothing-at-table", { table: only });
  return night.phase === "closed" ? say("console-nothing") : say("console-nothing-told");
}
