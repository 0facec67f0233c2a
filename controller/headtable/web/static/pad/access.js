// Whether this phone may speak for its table: who it is, what the table's pad is, and how it can become the pad.

import { byId, setHidden, setText } from "../elements.js";
import { isOneOf, upperFirst } from "../format.js";
import { get, pause, post } from "../requests.js";

/** @typedef {headtable.NightState | null} Night */

const AGAIN_MS = 2_000;
const LONGEST_MS = 6_000;
/** @type {Record<headtable.Out, string>} */
const OUT = {
  "put-out": "The host has put this phone out.",
  renewed: "The host has renewed this table’s code.",
  "another-night": "Another night has begun, with other codes.",
};

/**
 * Whether the host has shut phones out of a table.
 *
 * @param {headtable.Rung | undefined} rung
 */
export const isShut = (rung) => isOneOf(rung, "pad", "paper");

export class Access {
  /** @type {headtable.PhoneStatus | null} */
  status = null; // as the server told it last
  notCounted = false; // whether a press was not counted because another device is the pad

  /**
   * @param {number} table
   * @param {() => void} changed
   */
  constructor(table, changed) {
    this.table = table;
    this.changed = changed;
    byId("take").addEventListener("click", () => this.#take());
  }

  /** The name of this phone, under which the journal and the host know it; null while it is not in for this table. */
  get phone() {
    return this.status?.table === this.table ? this.status.phone : null;
  }

  /** Asks the server until it answers. What was known before holds till then. */
  async look() {
    for (;;) {
      const { value } = await get(`/api/table/${this.table}/phone`, {}, LONGEST_MS);
      if (value) return this.#hear(value);
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
    this.changed();
  }

  async #take() {
    byId("take").disabled = true;
    const { failure } = await post(`/api/table/${this.table}/take`, {}, {});
    byId("take").disabled = false;
    if (failure) setText(byId("access-words"), upperFirst(failure.error));
    else this.look();
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
    setText(byId("this-phone"), this.phone ? `This is phone ${this.phone}.` : "");
  }

  /**
   * @param {Night} night
   * @param {headtable.Rung | undefined} rung
   */
  #words(night, rung) {
    if (!this.status || night?.phase === "over") return "";
    const { table, pad, pad_name, out } = this.status;
    const notCounted = this.notCounted ? "That was not counted. " : "";
    if (!this.phone && table) return `This phone is in for table ${table}. To speak for table ${this.table}, type its code.`;
    if (!this.phone) return `${out ? OUT[out] : ""} To speak for table ${this.table}, scan its QR picture or type its code.`.trim();
    if (isShut(rung)) return `The host lets this table go by ${rung === "pad" ? "its button pad" : "paper"}: phones are shut out.`;
    if (pad === "phone") return `${notCounted}Phone ${pad_name} is the pad of this table.`;
    if (pad === "buttons") return `${notCounted}The button pad ${pad_name} speaks for this table. If you take over, it counts no more until the host lets it.`;
    return "";
  }
}
