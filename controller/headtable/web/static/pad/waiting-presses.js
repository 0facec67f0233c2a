// The presses that have no verdict yet, oldest first. A reload sends them again under their old numbers.

/** @typedef {headtable.sent.PhoneSaid["said"]} Said */
/**
 * A press with its number, the phone that it was made on, the round, when, its words, and what follows in the hall.
 *
 * @typedef {{
 *   boot: string, seq: number, said: Said, phone: string | null, pressed_in: headtable.sent.RoundOfPress | null,
 *   pressed_at: number, words: string, follows?: string,
 * }} Message
 */

export const MOST = 32;

export class WaitingPresses {
  #key;
  /** @type {Message[]} */
  #messages;

  /** @param {number} table */
  constructor(table) {
    this.#key = `headtable-unsaid-${table}`;
    this.#messages = this.#stored();
  }

  get count() {
    return this.#messages.length;
  }

  /** @returns {readonly Message[]} */
  get all() {
    return this.#messages;
  }

  get isFull() {
    return this.count >= MOST;
  }

  /** The one that is sent next. */
  get first() {
    return this.#messages[0] ?? null;
  }

  get last() {
    return this.#messages.at(-1) ?? null;
  }

  /** @param {Message} message */
  add(message) {
    this.#messages.push(message);
    this.#store();
  }

  /** Forgets the one that has its verdict. */
  removeFirst() {
    this.#messages.shift();
    this.#store();
  }

  clear() {
    this.#messages = [];
    this.#store();
  }

  /** @returns {Message[]} */
  #stored() {
    try {
      return JSON.parse(sessionStorage.getItem(this.#key) || "[]");
    } catch {
      return []; // this browser keeps nothing
    }
  }

  #store() {
    try {
      sessionStorage.setItem(this.#key, JSON.stringify(this.#messages));
    } catch {
      // Then a reload in this very moment forgets them, and the players look at the tally.
    }
  }
}
