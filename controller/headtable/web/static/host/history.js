// What happened tonight, as far back as the host has asked: all of it, or one table's.

import { get } from "../requests.js";
import { tableOf } from "../room.js";
import { isStruck, marks, undoneAtLast } from "./entry-marks.js";
import { entryName } from "./entry-words.js";

/** @typedef {headtable.FactLine} FactLine */
/** @typedef {number | null} Table null is all of them */

/** @param {FactLine} line */
const key = ({ entry, part }) => `${entry}.${part}`;

/** @param {FactLine | undefined} line */
const content = (line) => JSON.stringify(line?.fact);

/**
 * @param {FactLine} one
 * @param {FactLine} other
 */
const order = (one, other) => one.entry - other.entry || one.part - other.part;

export class History {
  /** @type {Map<string, FactLine>} */
  #known = new Map(); // every line that this page has seen of this night
  /** @type {Map<Table, number>} */
  #since = new Map(); // by table: the entry back to which the host has asked
  /** @type {Set<Table>} */
  #ends = new Set(); // the tables of which there is nothing older
  /** @type {readonly FactLine[]} */
  #latest = [];
  #isMore = false;
  /** @type {headtable.NightState | null} */
  night = null; // whose ruleset has its own word for a bunco

  /** All lines that are known, the oldest first. */
  get lines() {
    return [...this.#known.values()].sort(order);
  }

  /**
   * What an entry is called.
   *
   * @param {number} entry
   */
  nameOf(entry) {
    return entryName(entry, this.lines, this.night);
  }

  /**
   * Takes what the room tells. Where that does not follow on what is known here, the history begins afresh.
   *
   * @param {import("../room.js").Room} room
   */
  learn(room) {
    const [first] = room.latest;
    if (!first || content(this.#known.get(key(first))) !== content(first)) for (const all of [this.#known, this.#since, this.#ends]) all.clear();
    for (const line of room.latest) this.#known.set(key(line), line);
    this.#latest = room.latest;
    this.#isMore = room.older;
    this.night = room.night;
  }

  /**
   * The entry from which on a table's lines are shown.
   *
   * @param {Table} table
   */
  shownFrom(table) {
    return this.#since.get(table) ?? this.#latest[0]?.entry ?? 0;
  }

  /**
   * The entries that are shown, the newest first, each with its lines. Which tables have a device is told by *Room*. An
   * undo stands at its entry, where that one is shown.
   *
   * @param {Table} table
   */
  entries(table) {
    const from = this.shownFrom(table);
    const known = this.lines;
    /** @type {Map<number, FactLine[]>} */
    const entries = new Map();
    for (const line of known.filter(({ entry, fact }) => entry >= from && fact.is !== "without-device")) entries.set(line.entry, [...(entries.get(line.entry) ?? []), line]);
    const shown = [...entries].reverse().filter(([, lines]) => table === null || lines.some((line) => tableOf(line.fact) === table));
    const numbers = new Set(shown.map(([entry]) => entry));
    const isAtItsEntry = (/** @type {FactLine} */ { fact }) => fact.is === "undone" && numbers.has(undoneAtLast(fact, known).entry);
    return shown.filter(([, lines]) => !lines.some(isAtItsEntry));
  }

  /**
   * Whether there is something older.
   *
   * @param {Table} table
   */
  hasOlder(table) {
    return this.#isMore && !this.#ends.has(table);
  }

  /**
   * The newest entry of this kind that still counts, however far back it is; null if there is none.
   *
   * @param {headtable.Fact["is"]} kind
   */
  async newest(kind) {
    let [lines, isMore] = [this.#latest, this.#isMore];
    for (;;) {
      const done = marks(lines);
      const [found] = lines.filter(({ entry, fact }) => fact.is === kind && !isStruck(done.get(entry))).slice(-1);
      if (found || !isMore) return found?.entry ?? null;
      const { value } = await get("/api/told", { before: lines[0]?.entry ?? 0 });
      if (!value) return null;
      [lines, isMore] = [[...value.lines, ...lines], value.more];
    }
  }

  /**
   * Asks for older lines. Returns whether there was an answer.
   *
   * @param {Table} table
   */
  async fetchOlder(table) {
    const before = this.shownFrom(table);
    const { value } = await get("/api/told", { before, ...(table === null ? {} : { table }) });
    if (!value || this.shownFrom(table) !== before) return false;
    for (const line of value.lines) this.#known.set(key(line), line);
    this.#since.set(table, value.lines[0]?.entry ?? before);
    if (!value.more) this.#ends.add(table);
    return true;
  }
}
