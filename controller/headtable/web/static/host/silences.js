// Which tables have a silent device or phone, and how many phones each has. The console asks while *Room* is open.

import { LatestAnswer } from "../latest-answer.js";
import { get } from "../requests.js";
import { say } from "../sentences.js";

const AGAIN_MS = 10_000; // a silence grows without an event

export class Silences {
  /** @type {readonly headtable.SilentAtTable[]} */
  #all = [];
  /** @type {Readonly<Record<number, number>> | null} */
  #phones = null; // how many each table has, once it is known
  #latest = new LatestAnswer(() => get("/api/devices/silent", {}), (answer) => this.#hear(answer));

  /**
   * @param {import("./tabs.js").Tabs} tabs
   * @param {() => void} changed
   */
  constructor(tabs, changed) {
    this.tabs = tabs;
    this.changed = changed;
    tabs.onOpen("room", () => this.#latest.look());
    setInterval(() => this.#look(), AGAIN_MS);
  }

  /** @param {Set<import("../room.js").Change>} changed */
  draw(changed) {
    if (changed.has("snapshot") || changed.has("devices") || changed.has("phones")) this.#look();
  }

  /**
   * What to say of the silent ones at a table.
   *
   * @param {number} table
   */
  at(table) {
    return this.#all.filter((one) => one.table === table).map(({ name, gone, silent_s }) =>
      say("glance-silent", { name, gone, minutes: silent_s === null ? null : Math.floor(silent_s / 60) }));
  }

  /**
   * The phones of a table in words; nothing until it is known.
   *
   * @param {number} table
   */
  phonesAt(table) {
    return this.#phones ? say("glance-phones", { phones: this.#phones[table] ?? 0 }) : "";
  }

  /**
   * Whether a phone is in for a table.
   *
   * @param {number} table
   */
  hasPhone(table) {
    return Boolean(this.#phones?.[table]);
  }

  #look() {
    if (this.tabs.isOpen("room")) this.#latest.look();
  }

  /** @param {import("../requests.js").Answer<headtable.Silences>} answer */
  #hear({ value }) {
    if (!value) return; // what was known stays: the page says itself that it is cut off
    this.#all = value.silent;
    this.#phones = value.phones;
    this.changed();
  }
}
