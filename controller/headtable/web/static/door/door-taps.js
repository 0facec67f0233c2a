// Sends the taps of the door, shows what they did, and takes the latest one back.

import { amountOf } from "../amounts.js";
import { keepClearOf } from "../clear-view.js";
import { byId, setHidden, setText } from "../elements.js";
import { post, randomWord } from "../requests.js";
import { say } from "../sentences.js";

/** @typedef {headtable.DoorGuest} DoorGuest */

export class DoorTaps {
  #boot = randomWord(8);
  #seq = 0;
  /** @type {number | null} */
  #change = null;
  /** @type {import("../host/seats.js").Seated[]} */
  #chairs = [];
  #name = "";
  #seated = ""; // who was given a chair that the page has not shown yet
  #isUndone = false; // whether the latest tap is taken back, and may be made again

  /** @param {(list: headtable.DoorList) => void} took */
  constructor(took) {
    this.took = took;
    byId("tapped-undo").addEventListener("click", () => this.#undo());
  }

  /**
   * @param {DoorGuest} guest
   * @param {DoorGuest["status"]} status
   */
  setStatus(guest, status) {
    return this.#tap({ is: "status", guest: guest.id, status }, guest.name, say("door-status", { status }));
  }

  /**
   * @param {DoorGuest} guest
   * @param {number} cents
   */
  setPaid(guest, cents) {
    const what = cents ? say("door-has-paid", { amount: amountOf(cents) }) : say("door-tapped-unpaid");
    return this.#tap({ is: "paid", guest: guest.id, cents }, guest.name, what);
  }

  /** @param {string} name */
  walkIn(name) {
    return this.#tap({ is: "walk-in", name }, name, say("door-status", { status: "here" }));
  }

  /** @param {DoorGuest} guest */
  async seat({ id: guest, name }) {
    this.#seq += 1;
    const { failure, value } = await post("/api/door/seat", { boot: this.#boot, seq: this.#seq }, { guest });
    if (failure) this.tell(say("door-tapped", { name, what: failure.error }));
    else this.tell(say("door-tapped", { name, what: value.accepted ? say("door-status", { status: "here" }) : value.why }));
    if (value?.accepted) this.#seated = name;
    this.draw(this.#chairs);
  }

  /**
   * Tells where somebody sits who was seated here, once the room has the chair.
   *
   * @param {import("../host/seats.js").Seated[]} chairs
   */
  draw(chairs) {
    this.#chairs = chairs;
    const found = chairs.find(({ player }) => player === this.#seated);
    if (!found) return;
    this.tell(say("door-tapped", { name: this.#seated, what: say("door-sits", { table: found.table, chair: found.seat }) }));
    this.#seated = "";
  }

  async #undo() {
    const isUndone = !this.#isUndone;
    if (this.#change === null || !(await this.#tap({ is: "undo", change: this.#change }, this.#name, isUndone ? say("door-taken-back") : say("door-done-again")))) return;
    this.#isUndone = isUndone;
    setText(byId("tapped-undo"), isUndone ? say("door-redo") : say("pages-undo"));
  }

  /**
   * @param {headtable.Posts["/api/door/tap"]["body"]} tap
   * @param {string} name
   * @param {string} what
   */
  async #tap(tap, name, what) {
    const { failure, value } = await post("/api/door/tap", {}, tap);
    if (failure) {
      this.tell(say("door-tapped", { name, what: failure.error }));
      return false;
    }
    this.tell([say("door-tapped", { name, what }), value.warning].filter(Boolean).join(" – "), "guest" in tap ? cardOf(tap.guest) : undefined);
    if (value.change === null && name === this.#name) setHidden(byId("tapped-undo"), this.#change === null);
    else this.#note(value.change, name);
    this.took(value.list);
    return true;
  }

  /**
   * Offers to take a change back. A second tap on the same button changes nothing, and leaves the first one to be undone.
   *
   * @param {number | null} change
   * @param {string} name
   */
  #note(change, name) {
    this.#change = change;
    this.#isUndone = false;
    setText(byId("tapped-undo"), say("pages-undo"));
    this.#name = name;
    setHidden(byId("tapped-undo"), change === null);
  }

  /**
   * Shows words about something that no tap takes back.
   *
   * @param {string} words
   * @param {Element | null} [pressed]
   */
  tell(words, pressed = document.activeElement) {
    setText(byId("tapped-words"), words);
    setHidden(byId("tapped"), false);
    keepClearOf(byId("tapped"), pressed);
    setHidden(byId("tapped-undo"), true);
  }
}

/**
 * The card in which somebody has tapped. It may be drawn anew before the answer comes, and its buttons with it.
 *
 * @param {number} guest
 */
const cardOf = (guest) => byId("door-list").querySelector(`#guest-${guest}`);
