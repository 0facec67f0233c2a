// Whether this phone may speak for its table: who it is, what the table's pad is, and how it can become the pad.

import { byId, setHidden, setText } from "../elements.js";
import { isOneOf, upperFirst } from "../format.js";
import { LatestAnswer } from "../latest-answer.js";
import { get, pause, post } from "../requests.js";
import { say } from "../sentences.js";

/** @typedef {headtable.NightState | null} Night */

const AGAIN_MS = 2_000;
const LONGEST_MS = 6_000;
/** @type {Record<headtable.Out, string>} */
const OUT = {
  removed: say("pad-removed"),
  renewed: say("pad-renewed"),
  "another-night": say("pad-another-night"),
};

/**
 * Whether the host has shut phones out of a table.
 *
 * @param {headtable.Rung | undefined} rung
 */
export const isShut = (rung) => isOneOf(rung, "pad", "paper");

/**
 * Whether *nothing* says that nobody has scored: the bell stopped the table, which has told no roll.
 *
 * @param {headtable.TableState} state
 */
export const maySayNobodyScored = ({ phase, rung, may_roll }) => phase === "waits-for-sheet" && !may_roll.length && !isShut(rung);

export class Access {
  /** @type {headtable.PhoneStatus | null} */
  status = null; // as the server told it last
  notCounted = false; // whether a press was not counted because another device is the pad
  #latest = new LatestAnswer(() => this.#ask(), ({ value }) => { if (value) this.#hear(value); });

  /**
   * @param {number} table
   * @param {{ changed: () => void, tookOver: () => void }} listener
   */
  constructor(table, listener) {
    this.table = table;
    this.listener = listener;
    byId("take").addEventListener("click", () => this.#take());
  }

  /** The name of this phone, under which the journal and the host know it; null while it is not in for this table. */
  get phone() {
    return this.status?.table === this.table ? this.status.phone : null;
  }

  /**
   * Whether this phone is the pad of its table.
   *
   * @param {Night} night
   * @param {headtable.Rung | undefined} rung
   */
  speaks(night, rung) {
    return Boolean(night && this.phone) && night?.phase !== "over" && !this.#words(night, rung);
  }

  /** Asks the server until it answers. What was known before holds till then, and an older answer is dropped. */
  look() {
    return this.#latest.look();
  }

  /** Asks until there is an answer, whatever the server refuses: presses that wait are lost without one. */
  async #ask() {
    for (;;) {
      const answer = await get(`/api/table/${this.table}/phone`, {}, LONGEST_MS);
      if (answer.value) return answer;
      await pause(AGAIN_MS);
    }
  }

  /** Another device is the pad, so that a press was not counted. */
  refused() {
    this.notCounted = true;
    this.look();
  }

  /** @param {headtable.PhoneStatus} status */
  #hear(status) {
    this.status = status;
    if (!isOneOf(status.pad, "phone", "buttons")) this.notCounted = false;
    this.listener.changed();
  }

  async #take() {
    byId("take").disabled = true;
    const { value, failure } = await post(`/api/table/${this.table}/take`, {}, {});
    byId("take").disabled = false;
    if (failure) {
      setText(byId("access-words"), upperFirst(failure.error));
      return;
    }
    this.#latest.overtake();
    this.#hear(value);
    this.listener.tookOver();
  }

  /**
   * @param {Night} night
   * @param {headtable.Rung | undefined} rung
   */
  draw(night, rung) {
    const words = this.#words(night, rung);
    const over = night?.phase === "over";
    setHidden(byId("access"), !words);
    byId("access").classList.toggle("is-asked", this.notCounted);
    setText(byId("access-words"), words);
    setHidden(byId("join"), !this.status || over || Boolean(this.phone));
    setHidden(byId("take"), !this.phone || over || isShut(rung) || !isOneOf(this.status?.pad, "phone", "buttons"));
    setText(byId("this-phone"), this.phone ? say("pad-this-phone", { phone: this.phone }) : "");
  }

  /**
   * @param {Night} night
   * @param {headtable.Rung | undefined} rung
   */
  #words(night, rung) {
    if (!this.status || night?.phase === "over") return "";
    const { table: own, pad, pad_name, out } = this.status;
    const { table } = this;
    const counted = !this.notCounted;
    if (!this.phone && own) return say("pad-other-table", { own, table });
    if (!this.phone) return say("pad-needs-code", { out: out && OUT[out], table });
    if (rung === "pad" || rung === "paper") return say("pad-shut-out", { rung });
    if (pad === "phone") return say("pad-other-phone", { counted, phone: pad_name ?? "" });
    if (pad === "buttons") return say("pad-other-buttons", { counted, pad: pad_name ?? "" });
    return "";
  }
}
