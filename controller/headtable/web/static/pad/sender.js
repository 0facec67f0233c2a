// Sends the pad's presses, one at a time, until there is a verdict; and shows the verdict.

import { byId, setHidden, setText } from "../elements.js";
import { upperFirst } from "../format.js";
import { post, randomWord, untilAnswered } from "../requests.js";
import { say } from "../sentences.js";

/** @typedef {headtable.sent.PhoneSaid["said"]} Said */
/**
 * A press with its number, the phone that it was made on, and when.
 *
 * @typedef {{ boot: string, seq: number, said: Said, phone: string | null, pressed_at: number }} Message
 */

const OLDEST_MS = 86_400_000;

/** Keeps the press that has no verdict yet, so that a reload sends it again under its old number. */
class Kept {
  #key;

  /** @param {number} table */
  constructor(table) {
    this.#key = `headtable-unsaid-${table}`;
  }

  /** @returns {Message | null} */
  get message() {
    try {
      return JSON.parse(sessionStorage.getItem(this.#key) || "null");
    } catch {
      return null; // this browser keeps nothing
    }
  }

  /** @param {Message} message */
  keep(message) {
    try {
      sessionStorage.setItem(this.#key, JSON.stringify(message));
    } catch {
      // Then a reload in this very moment forgets it, and the players look at the tally.
    }
  }

  forget() {
    try {
      sessionStorage.removeItem(this.#key);
    } catch {
      // Nothing was kept.
    }
  }
}

export class Sender {
  isSending = false;
  #boot = randomWord(8);
  #seq = 0;
  #givenUp = false;
  #kept;

  /**
   * @param {number} table
   * @param {import("./access.js").Access} access
   * @param {{ started: () => void, ended: () => void }} listener
   */
  constructor(table, access, listener) {
    this.table = table;
    this.access = access;
    this.listener = listener;
    this.#kept = new Kept(table);
    byId("forget").addEventListener("click", () => { this.#givenUp = true; });
  }

  /** Whether the page shows that a press was taken. */
  get showsTaken() {
    return byId("verdict").className === "is-taken";
  }

  clear() {
    show("", "");
  }

  /**
   * Sends a press, unless another one is on its way: rolls never overtake each other, and a second click is no
   * second roll.
   *
   * @param {Said} said
   * @param {string} words
   */
  async send(said, words) {
    if (this.isSending) return;
    this.#seq += 1;
    await this.#deliver({ boot: this.#boot, seq: this.#seq, said, phone: this.access.phone, pressed_at: Date.now() }, words);
  }

  /** Sends again what a reload has interrupted, if this is still the phone that it was then. */
  async goOn() {
    const { message } = this.#kept;
    await this.access.look();
    if (!message) return;
    if (message.phone === this.access.phone) {
      await this.#deliver(message, say("pad-last-press"));
      return;
    }
    this.#kept.forget();
    show("is-refused", say("pad-look-at-tally"));
  }

  /**
   * @param {Message} message
   * @param {string} words
   */
  async #deliver(message, words) {
    this.isSending = true;
    this.#givenUp = false;
    this.#kept.keep(message);
    show("is-waiting", say("pages-sending", { words }));
    this.listener.started();
    const answer = await untilAnswered(() => post(`/api/table/${this.table}`, {}, aged(message)), (error) => this.#failed(error, words));
    this.isSending = false;
    this.#kept.forget();
    this.#hear(answer, message.said, words);
    this.listener.ended();
  }

  /**
   * @param {string} error
   * @param {string} words
   */
  #failed(error, words) {
    show("is-waiting", say("pages-trying-again", { words, error }));
    setHidden(byId("forget"), false);
    return !this.#givenUp;
  }

  /**
   * @param {import("../requests.js").Answer<headtable.Verdict>} answer
   * @param {Said} said
   * @param {string} words
   */
  #hear({ failure, value }, said, words) {
    const button = said.is === "press" ? said.button : null;
    setHidden(byId("forget"), true);
    setHidden(byId("redo"), !(value?.accepted && button === "undo"));
    if (failure?.status === 409) this.access.refused();
    if (failure?.status === 401 || failure?.status === 403) this.access.look();
    if (failure) show("is-refused", this.#givenUp ? say("pad-given-up", { words }) : say("pages-refused", { words, why: failure.error }));
    else if (value.accepted) show("is-taken", button === "call" ? say("pad-heard", { words }) : say("pad-counted", { words })); // a false call counts for nothing
    else show("is-refused", say("pages-refused", { words, why: value.why }));
  }
}

/**
 * @param {Message} message
 * @returns {headtable.sent.PhoneSaid}
 */
function aged({ pressed_at, boot, seq, said }) {
  const age_ms = Math.min(Math.max(Date.now() - pressed_at, 0), OLDEST_MS);
  return { boot, seq, said: said.is === "roll-for-first" ? said : { ...said, age_ms } };
}

/**
 * @param {"" | "is-waiting" | "is-taken" | "is-refused"} kind
 * @param {string} text
 */
function show(kind, text) {
  byId("verdict").className = kind;
  setText(byId("verdict-words"), upperFirst(text));
}
