// The address of a guest's page, which the projector shows.

import { get } from "./requests.js";

export class GuestsAddress {
  /** @type {headtable.HowToJoin | null} */
  known = null;

  /** @param {() => void} learned */
  constructor(learned) {
    this.learned = learned;
  }

  /** Asks for the address unless a known one works on phones. A failure is no trouble: the next snapshot asks again. */
  async learn() {
    if (this.known && !this.known.why_unreachable) return;
    this.known = (await get("/api/join", {})).value ?? this.known;
    if (this.known) this.learned();
  }
}
