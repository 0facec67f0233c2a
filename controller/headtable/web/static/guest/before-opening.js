// What a guest reads before the night is open: which night it is, when and where, and what this page will show.

import { byId, setHidden, setText } from "../elements.js";
import { rulesetTitle } from "../format.js";
import { LatestAnswer } from "../latest-answer.js";
import { locale } from "../locale.js";
import { get } from "../requests.js";
import { say } from "../sentences.js";

/** @typedef {import("../room.js").Room} Room */

/**
 * Whether the night is not open yet.
 *
 * @param {Room} room
 */
export const isBefore = ({ night }) => night?.phase === "closed";

export class BeforeOpening {
  /** @type {headtable.TonightForGuests | null} */
  #tonight = null;
  /** @type {Room | null} */
  #room = null;
  /** @type {string | null} */
  #player = null;
  #latest = new LatestAnswer(() => get("/api/tonight", {}), ({ value }) => { if (value) this.#hear(value); });

  /** Asks for the night's title. After a failure the next snapshot asks again. */
  ask() {
    this.#latest.look();
  }

  /** @param {headtable.TonightForGuests} tonight */
  #hear(tonight) {
    this.#tonight = tonight;
    if (this.#room) this.draw(this.#room, this.#player);
  }

  /**
   * @param {Room} room
   * @param {string | null} player
   */
  draw(room, player) {
    this.#room = room;
    this.#player = player;
    setHidden(byId("before"), !isBefore(room));
    const { title, day, place } = this.#tonight?.about ?? { title: "", day: "", place: "" };
    setText(byId("before-title"), title || (room.night ? rulesetTitle(room.night.ruleset) : ""));
    setText(byId("before-when"), say("guest-before-when", { day: day ? inWords(day) : null, place: place || null }));
    setText(byId("before-name"), player === null ? say("guest-before-nobody") : say("guest-before-name", { player }));
  }
}

/**
 * A day in the reader's language. It is that day in every time zone.
 *
 * @param {string} day such as 2026-11-21
 */
const inWords = (day) => new Date(`${day}T12:00`).toLocaleDateString(locale(), { weekday: "long", day: "numeric", month: "long", year: "numeric" });
