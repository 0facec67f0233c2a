// Fills the opening with names of the guest list: those who are here or everybody; alternates one by one.

import { byId, make, setHidden, setText } from "../elements.js";
import { upperFirst } from "../format.js";
import { onHold } from "../hold-button.js";
import { LatestAnswer } from "../latest-answer.js";
import { get, post } from "../requests.js";
import { say } from "../sentences.js";
import { namesIn, playersIn } from "./names.js";

/** @typedef {headtable.DoorGuest} DoorGuest */

/** @param {string} words */
const tell = (words) => setText(byId("list-said"), words);

export class FromGuestList {
  /** @type {readonly DoorGuest[]} */
  #guests = [];
  #latest = new LatestAnswer(() => get("/api/door", {}), ({ value }) => { if (value) this.#hear(value); });

  constructor() {
    byId("take-here").addEventListener("click", () => this.#fill(having(this.#guests, "here")));
    byId("take-all").addEventListener("click", () => this.#fill(having(this.#guests, "here", "expected")));
    onHold(byId("expect-again"), () => this.#expectAgain(), () => tell(say("pages-hold-longer")));
  }

  /** Begins the list anew for a second night with the same people. The room tells of the new list. */
  async #expectAgain() {
    const { failure } = await post("/api/guests", {}, { is: "again" });
    tell(failure ? upperFirst(failure.error) : say("console-list-again"));
  }

  /**
   * @param {import("../room.js").Room} room
   * @param {Set<import("../room.js").Change>} changed
   */
  draw(room, changed) {
    const isOpen = (room.night?.phase ?? "closed") !== "closed";
    if (isOpen) tell(""); // what was said is not about the next night
    if (!isOpen && (changed.has("guests") || changed.has("snapshot") || changed.has("night"))) this.#latest.look();
  }

  /** @param {headtable.DoorList} value */
  #hear(value) {
    this.#guests = value.guests;
    setHidden(byId("from-list"), !value.guests.length);
    setHidden(byId("list-earlier"), !value.earlier);
    setText(byId("take-here"), say("console-take-here", { guests: having(value.guests, "here").length }));
    setText(byId("take-all"), say("console-take-all", { guests: having(value.guests, "here", "expected").length }));
    const alternates = having(value.guests, "alternate");
    setHidden(byId("alternates"), !alternates.length);
    byId("alternate-names").replaceChildren(...alternates.map((name) => make("button", { type: "button", onclick: () => this.#add(name) }, name)));
  }

  /**
   * Takes these guests, and no others of the list. Who is not on the list stays above them, and the page says so.
   *
   * @param {string[]} names
   */
  #fill(names) {
    const others = this.#guests.map(({ name }) => name).filter((name) => !names.includes(name));
    const kept = namesIn(byId("players").value).filter((line) => !playersIn(line).players.some((name) => others.includes(name)));
    const already = playersIn(kept.join("\n")).players;
    this.#put([...kept, ...names.filter((name) => !already.includes(name))]);
    const typed = already.filter((name) => !names.includes(name));
    tell(typed.length ? say("console-list-kept", { players: typed }) : "");
  }

  /** @param {string} name */
  #add(name) {
    const listed = namesIn(byId("players").value);
    if (!listed.includes(name)) this.#put([...listed, name]);
  }

  /** @param {string[]} names */
  #put(names) {
    byId("players").value = names.join("\n");
    byId("players").dispatchEvent(new Event("input"));
  }
}

/**
 * @param {readonly DoorGuest[]} guests
 * @param {...DoorGuest["status"]} statuses
 */
const having = (guests, ...statuses) => guests.filter(({ status }) => statuses.includes(status)).map(({ name }) => name);
