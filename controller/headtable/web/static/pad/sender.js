// Sends the pad's presses, one at a time, until there is a verdict; and shows the verdict.

import { byId, setHidden } from "../elements.js";
import { upperFirst } from "../format.js";
import { post, randomWord, untilAnswered } from "../requests.js";
import { say } from "../sentences.js";
import { AnswerBox } from "./answer-box.js";
import { PressList } from "./press-list.js";
import { buttonOf, takenWords } from "./taken-words.js";
import { WaitingPresses } from "./waiting-presses.js";

/** @typedef {import("./waiting-presses.js").Message} Message */
/** @typedef {import("./waiting-presses.js").Said} Said */
/** @typedef {import("./press-list.js").Settled} Settled */
/** @typedef {import("../requests.js").Failure} Failure */
/** @typedef {import("../requests.js").Answer<headtable.Verdict>} Answer */

const OLDEST_MS = 86_400_000;
const SLOW_MS = 1_500; // then a network stalls, and further presses wait as without one
const SECOND_PRESS_MS = 1_000; // a press of the same button that follows so soon was meant once

export class Sender {
  #boot = randomWord(8);
  #seq = 0;
  #givenUp = false;
  #isOffline = false; // whether the phone reached nobody when it tried last
  answer = new AnswerBox();
  #waiting;
  /** @type {string[]} */
  #refused = []; // the verdicts against presses that were sent together

  /**
   * @param {number} table
   * @param {import("./access.js").Access} access
   * @param {{ round: () => headtable.sent.RoundOfPress | null, started: () => void, ended: () => void }} listener
   */
  constructor(table, access, listener) {
    this.table = table;
    this.access = access;
    this.listener = listener;
    this.#waiting = new WaitingPresses(table);
    this.list = new PressList(this.#waiting);
    byId("forget").addEventListener("click", () => { this.#givenUp = true; });
  }

  /** Whether no further press is taken now. Without a connection some more may wait. */
  get isSending() {
    return this.#waiting.count > 0 && (!this.#isOffline || this.#waiting.isFull);
  }

  /** Clears the words that a press was taken, once the table has moved on. */
  clearTaken() {
    if (!this.isSending) this.answer.clearTaken();
  }

  /**
   * Sends a press, unless another one is on its way: rolls never overtake each other, and a second click is no
   * second roll. Without a connection it waits behind the others.
   *
   * @param {Said} said
   * @param {string} words
   * @param {string} follows what happens in the hall if it counts
   */
  async send(said, words, follows = "") {
    const now = Date.now();
    const { last } = this.#waiting;
    if (this.isSending || (last && JSON.stringify(last.said) === JSON.stringify(said) && now - last.pressed_at < SECOND_PRESS_MS)) return;
    this.#seq += 1;
    setHidden(byId("redo"), true); // it was for the press before
    if (!last) this.list.clear();
    this.#waiting.add({ boot: this.#boot, seq: this.#seq, said, phone: this.access.phone, pressed_in: this.listener.round(), pressed_at: now, words, follows });
    if (last) {
      this.#showWaiting(say("pages-no-connection"));
      this.listener.ended(); // the buttons close when no more may wait
    } else await this.#deliverAll();
  }

  /**
   * Shows words about something that was not sent.
   *
   * @param {string} words
   */
  tell(words) {
    if (!this.#waiting.count) this.answer.show("is-refused", words);
  }

  /** Sends again what a reload has interrupted, if this is still the phone that it was then. */
  async goOn() {
    const { first } = this.#waiting;
    await this.access.look();
    if (!first) return;
    this.list.open();
    if (first.phone === this.access.phone) {
      await this.#deliverAll();
      return;
    }
    this.#forget();
    this.answer.show("is-refused", say("pad-look-at-tally"));
  }

  async #deliverAll() {
    this.#givenUp = false;
    this.#refused = [];
    let sent = 0;
    for (let next = this.#waiting.first; next; next = this.#waiting.first, sent += 1) await this.#deliver(next);
    if (sent > 1 && this.#refused.length) this.answer.show("is-refused", this.#refused.map(upperFirst).join(" · ")); // a later verdict hides none
    this.listener.ended();
  }

  /** @param {Message} message */
  async #deliver(message) {
    const words = message.boot === this.#boot ? message.words : say("pad-last-press");
    this.answer.show("is-waiting", say("pages-sending", { words }));
    this.listener.started();
    const stalls = setTimeout(() => this.#failed({ error: say("pad-no-answer"), status: null, again: true }, words), SLOW_MS);
    const answer = await untilAnswered(() => post(`/api/table/${this.table}`, {}, aged(message)), (failure) => {
      clearTimeout(stalls); // the failure says more
      return this.#failed(failure, words);
    });
    clearTimeout(stalls);
    this.#isOffline = false;
    if (this.#givenUp) this.#forget();
    else this.#waiting.removeFirst();
    const { said } = message;
    this.#hear(answer, said, this.#verdict(answer, message, words));
    if (!this.#givenUp) this.list.settle(this.#verdict(answer, message, message.words));
  }

  /** Gives up every press that waits. */
  #forget() {
    for (const { words } of this.#waiting.all) this.list.settle({ kind: "is-refused", text: say("pad-given-up", { words }) });
    this.#waiting.clear();
  }

  /**
   * @param {Failure} failure
   * @param {string} words
   */
  #failed({ error, status }, words) {
    this.#isOffline = status === null;
    if (this.#isOffline) this.list.open();
    if (this.#waiting.count > 1) this.#showWaiting(error);
    else this.answer.show("is-waiting", say("pages-trying-again", { words, error }));
    setHidden(byId("forget"), false);
    this.listener.ended();
    return !this.#givenUp;
  }

  /** @param {string} error */
  #showWaiting(error) {
    this.list.draw();
    this.answer.show("is-waiting", say("pad-presses-wait", { presses: this.#waiting.count, error }));
  }

  /**
   * @param {Answer} answer
   * @param {Said} said
   * @param {Settled} verdict
   */
  #hear({ failure, value }, said, verdict) {
    setHidden(byId("forget"), true);
    setHidden(byId("redo"), !(value?.accepted && buttonOf(said) === "undo"));
    if (failure?.status === 409) this.access.refused();
    if (failure?.status === 401 || failure?.status === 403) this.access.look();
    if (verdict.kind === "is-refused") this.#refused.push(verdict.text);
    this.answer.show(verdict.kind, verdict.text, { isCall: value?.accepted === true && buttonOf(said) === "call" });
  }

  /**
   * @param {Answer} answer
   * @param {Message} message
   * @param {string} words
   * @returns {Settled}
   */
  #verdict({ failure, value }, { said, follows }, words) {
    if (failure) return { kind: "is-refused", text: this.#givenUp ? say("pad-given-up", { words }) : say("pages-refused", { words, why: failure.error }) };
    if (!value.accepted) return { kind: "is-refused", text: say("pages-refused", { words, why: value.why }) };
    const counted = takenWords(said, words);
    return { kind: "is-taken", text: follows ? `${counted}. ${follows}` : counted };
  }
}

/**
 * @param {Message} message
 * @returns {headtable.sent.PhoneSaid}
 */
function aged({ pressed_at, pressed_in, boot, seq, said }) {
  const age_ms = Math.min(Math.max(Date.now() - pressed_at, 0), OLDEST_MS);
  return { boot, seq, pressed_in, said: said.is === "roll-for-first" ? said : { ...said, age_ms } };
}
