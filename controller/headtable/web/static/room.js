// The room as a page knows it: a snapshot, then every change.

import { isStruck, marks } from "./host/entry-marks.js";

const MOST_LATEST = 400; // facts

/** @type {headtable.StageState} */
const NOTHING_STAGED = {
  is: "stage", contest: null, changed: [], qualified: [], semi_final: false, semi_waits: false, finalists: [],
  final_seats: [], grand_prize: null, prizes: [], drawn: [], traveler: null, changes_left_out: 0,
};

/** @typedef {keyof headtable.RoomEvents} RoomEvent */
/**
 * What has changed since the last drawing: an event's name, and for a table its number, too.
 *
 * @typedef {RoomEvent | `table-${number}`} Change
 */
/** @typedef {{ seats: readonly string[], roller: string | null, faces: readonly number[], rolled: string | null, winner: string | null }} Final */

export class Room {
  /** @type {headtable.Link} */
  link = { broker: false, engine: "unheard", age_s: null, boxes_lost: [], signals: false, copy: "off", disk_scarce: false };
  /** @type {headtable.NightState | null} */
  night = null;
  /** @type {headtable.BoardState} */
  board = { is: "board", standings: [], counts: "night", others: [] };
  stage = NOTHING_STAGED;
  /** @type {headtable.StageWords} */
  words = { roll_off: "", changes: [], changes_left_out: 0 };
  /** @type {headtable.Notice} */
  notice = { text: "" };
  /** @type {headtable.Projectors} */
  projectors = { scenes: {}, picture: "" };
  /** @type {readonly headtable.FactLine[]} */
  latest = [];
  older = false; // whether something happened before the latest
  tablesTold = 0; // tables that something has happened at tonight, up to this one
  /** @type {number | null} */
  endsAt = null; // of the countdown, by this browser's clock
  /** @type {number | null} */
  nightEndsAt = null; // as far as the engine can tell, by this browser's clock
  /** @type {Map<number, headtable.TableState>} */
  states = new Map();
  /** @type {Map<number, number>} */
  finished = new Map(); // by table: the latest change to its finished rounds

  /** @type {{ [K in RoomEvent]: (news: headtable.RoomEvents[K], came_ms: number) => void }} */
  #takers = {
    snapshot: (news, came_ms) => this.#takeSnapshot(news, came_ms),
    link: (news) => { this.link = news; },
    night: (news) => { this.night = news; },
    board: (news) => { this.board = news; },
    stage: (news) => { this.stage = news; },
    words: (news) => { this.words = news; },
    notice: (news) => { this.notice = news; },
    table: (news) => { this.states.set(news.table, news); },
    fact: (news) => this.#addFact(news),
    clock: (news, came_ms) => this.#setClock(news, came_ms),
    rounds: (news) => { this.finished.set(news.of_table, news.changes); }, // whoever shows them asks for them
    phones: () => {}, // likewise
    guests: () => {}, // likewise
    screens: () => {}, // likewise
    projectors: (news) => { this.projectors = news; },
    sessions: () => {}, // a console asks whether it is still signed in
    devices: () => {},
    heartbeat: () => {},
  };

  /** Tonight's tables. An earlier, larger night may have left some more behind. */
  get tables() {
    const tonight = this.night?.tables ?? 0;
    return [...this.states.values()].filter((state) => state.table <= tonight).sort((one, other) => one.table - other.table);
  }

  /** Seconds that are left of the round, the walk or the break; null where no clock runs. */
  get left_s() {
    return this.endsAt === null ? null : Math.max(0, Math.round((this.endsAt - Date.now()) / 1000));
  }

  /** Whether a round is one of the semi-final. */
  get inSemiFinal() {
    return this.stage.semi_final && !this.stage.finalists.length;
  }

  /**
   * The final: who sits there, who has the dice, who threw what before; null while there is none.
   *
   * @returns {Final | null}
   */
  get final() {
    const { final_seats: seats, grand_prize: winner } = this.stage;
    const { roller = null, faces = null, last = null } = this.states.get(1) ?? {};
    const sits = roller ?? winner;
    if (!seats.length || sits === null || !seats.includes(sits)) return null;
    const before = roller === null ? undefined : seats.at(seats.indexOf(roller) - 1);
    const rolled = winner ?? (faces || last ? (before ?? null) : null);
    return { seats, roller, faces: faces ?? [], rolled, winner };
  }

  /**
   * What happened last at a table, and still counts.
   *
   * @param {number} table
   */
  lastFact(table) {
    const done = marks(this.latest);
    return this.latest.findLast(({ entry, fact }) => tableOf(fact) === table && !isStruck(done.get(entry)))?.fact ?? null;
  }

  /**
   * @template {RoomEvent} K
   * @param {K} kind
   * @param {headtable.RoomEvents[K]} news
   * @param {number} came_ms when they came, by this browser's clock
   */
  take(kind, news, came_ms) {
    this.#takers[kind](news, came_ms);
  }

  /**
   * @param {headtable.Snapshot} news
   * @param {number} came_ms
   */
  #takeSnapshot(news, came_ms) {
    this.link = news.link;
    this.night = news.night;
    this.board = news.board;
    this.stage = news.stage;
    this.words = news.words;
    this.notice = news.notice;
    this.projectors = news.projectors;
    this.#setClock(news.clock, came_ms);
    this.latest = news.latest;
    this.older = news.older;
    this.tablesTold = news.tables_told;
    this.states = new Map(news.tables.map((state) => [state.table, state]));
  }

  /**
   * The latest are kept by whole entries, because a part alone cannot be corrected.
   *
   * @param {headtable.FactLine} line
   */
  #addFact(line) {
    const all = [...this.latest, line];
    let from = Math.max(0, all.length - MOST_LATEST);
    while (from && all[from - 1]?.entry === all[from]?.entry) from -= 1;
    this.older ||= from > 0;
    this.tablesTold = Math.max(this.tablesTold, tableOf(line.fact) ?? 0);
    this.latest = all.slice(from);
  }

  /**
   * @param {headtable.Clock} clock
   * @param {number} came_ms
   */
  #setClock({ left_s, night_left_s }, came_ms) {
    this.endsAt = left_s === null ? null : came_ms + 1000 * left_s;
    this.nightEndsAt = night_left_s === null ? null : came_ms + 1000 * night_left_s;
  }
}

/**
 * The table at which something happened, if it happened at one.
 *
 * @param {headtable.Fact} fact
 */
export const tableOf = (fact) => ("table" in fact ? fact.table : null);
