// Follows the room: connects to the stream of events, and connects again when it breaks.

import { pointer } from "./pointer.js";
import { Room } from "./room.js";
import { StaleNotice } from "./stale-notice.js";

/** @typedef {import("./room.js").Change} Change */
/** @typedef {import("./room.js").RoomEvent} RoomEvent */
/** @typedef {(room: Room, changed: Set<Change>) => void} Draw */

const SHORTEST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 4_000;
/** @type {headtable.EventsAddress} */
const ADDRESS = "/api/events";
/** @type {RoomEvent[]} */
const EVERY_PAGE = ["snapshot", "link", "night", "table", "board", "stage", "words", "notice", "clock", "fact", "heartbeat"];

class RoomEvents {
  #room = new Room();
  #stale = new StaleNotice(this.#room);
  /** @type {Set<Change>} */
  #changed = new Set();
  #pause_ms = SHORTEST_PAUSE_MS;
  #drawing = 0;

  /**
   * @param {Draw} draw
   * @param {RoomEvent[]} kinds
   * @param {string} [screen]
   */
  constructor(draw, kinds, screen) {
    this.draw = draw;
    this.kinds = kinds;
    this.query = screen ? `?screen=${screen}` : "";
    this.source = this.#connect();
    setInterval(() => this.#look(), 1000);
  }

  #connect() {
    const source = new EventSource(ADDRESS + this.query);
    for (const kind of this.kinds) source.addEventListener(kind, (event) => this.#heard(source, kind, JSON.parse(event.data), Date.now()));
    source.addEventListener("error", () => this.#again());
    return source;
  }

  #again() {
    this.source.close();
    this.#stale.lost();
    setTimeout(() => { this.source = this.#connect(); }, this.#pause_ms);
    this.#pause_ms = Math.min(2 * this.#pause_ms, LONGEST_PAUSE_MS);
  }

  #look() {
    if (this.#stale.isSilent) this.#again();
    this.#stale.show();
  }

  /**
   * News waits for the end of a press. After a lost connection the next snapshot tells everything.
   *
   * @template {RoomEvent} K
   * @param {EventSource} source
   * @param {K} kind
   * @param {headtable.RoomEvents[K]} news
   * @param {number} came_ms
   */
  async #heard(source, kind, news, came_ms) {
    await pointer.released();
    if (source.readyState === EventSource.CLOSED) return;
    this.#pause_ms = SHORTEST_PAUSE_MS;
    this.#room.take(kind, news, came_ms);
    this.#stale.heard(kind);
    if (kind === "heartbeat") return;
    this.#changed.add("table" in news ? `table-${Number(news.table)}` : kind);
    if (!this.#drawing) this.#drawing = requestAnimationFrame(() => this.#drawChanges());
  }

  async #drawChanges() {
    await pointer.released();
    this.#drawing = 0;
    const changed = new Set(this.#changed);
    this.#changed.clear();
    this.draw(this.#room, changed);
  }
}

/**
 * Calls draw(room, changed) at most once a frame. A page may ask for events that other pages do not need. A screen of
 * the hall gives its name.
 *
 * @param {Draw} draw
 * @param {RoomEvent[]} [more]
 * @param {string} [screen]
 */
export const followRoom = (draw, more = [], screen = "") => new RoomEvents(draw, [...EVERY_PAGE, ...more], screen);
