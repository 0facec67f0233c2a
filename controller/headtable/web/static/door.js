// The door: guests are found by their names, checked in and seated. Every device at the door shows the same list.

import { DoorTaps } from "./door/door-taps.js";
import { StillOrder } from "./door/guest-order.js";
import { guestLine } from "./door/guest-line.js";
import { byId, setHidden, setText, showWaiting } from "./elements.js";
import { guestCounts } from "./guest-counts.js";
import { everyChair } from "./host/seats.js";
import { tidy } from "./host/names.js";
import { keepFocus } from "./kept-focus.js";
import { LatestAnswer } from "./latest-answer.js";
import { tellOfFile } from "./list-file.js";
import { fittingNames } from "./name-search.js";
import { get } from "./requests.js";
import { followRoom } from "./room-events.js";
import { say } from "./sentences.js";
import { keepWhole } from "./whole-text.js";

/** @typedef {import("./room.js").Room} Room */
/** @typedef {import("./door/guest-line.js").AtDoor} AtDoor */
/** @typedef {{ about: string, element: HTMLLIElement }} Line */

class DoorPage {
  /** @type {headtable.DoorList | null} */
  #list = null; // not known yet
  /** @type {Room | null} */
  #room = null;
  /** @type {Map<number, Line>} */
  #lines = new Map();
  #latest = new LatestAnswer(() => get("/api/door", {}), (answer) => this.#show(answer));
  #order = new StillOrder();
  #taps = new DoorTaps((list) => this.#take(list));

  constructor() {
    byId("door-find").addEventListener("input", () => this.#draw());
    byId("walk-in").addEventListener("click", () => this.#taps.walkIn(this.#typed)); // the card stays the only one shown
  }

  /**
   * @param {Room} room
   * @param {Set<import("./room.js").Change>} changed
   */
  hear(room, changed) {
    this.#room = room;
    this.#taps.draw(everyChair(room));
    if (changed.has("guests") || changed.has("snapshot")) this.#latest.look();
    this.#draw();
  }

  /** @param {import("./requests.js").Answer<headtable.DoorList>} answer */
  #show({ failure, value }) {
    if (failure) {
      this.#taps.tell(failure.error);
      return;
    }
    this.#list = value;
    this.#draw();
    showWaiting();
  }

  /** @param {headtable.DoorList} list after a tap */
  #take(list) {
    this.#list = list;
    this.#draw();
    this.#latest.overtake();
  }

  get #typed() {
    return tidy(byId("door-find").value);
  }

  #draw() {
    if (!this.#list) return;
    const { guests, price, is_priced: isPriced, wrong, earlier } = this.#list;
    const typed = this.#typed;
    const fitting = new Set(fittingNames(guests.map(({ name }) => name), typed));
    tellOfFile(byId("list-wrong"), wrong);
    setHidden(byId("list-earlier"), !earlier);
    setHidden(byId("no-price"), isPriced);
    setText(byId("door-counts"), guestCounts(guests));
    setText(byId("door-none"), fitting.size ? "" : guests.length ? say("door-nobody") : say("door-empty"));
    this.#drawWalkIn(typed, fitting);
    this.#drawLines(this.#order.of(guests.filter(({ name }) => fitting.has(name)).map((guest) => this.#atDoor(guest, price)), typed));
  }

  /**
   * Offers to add a guest at once if nobody fits, and else behind a fold: half a name shall become no guest.
   *
   * @param {string} typed
   * @param {Set<string>} fitting
   */
  #drawWalkIn(typed, fitting) {
    setHidden(byId("walk-in-part"), !typed || fitting.has(typed));
    setHidden(byId("walk-in-none"), !fitting.size);
    const words = say("door-walk-in", { name: typed });
    if (byId("walk-in").textContent === words && fitting.size) return; // the host has perhaps unfolded it
    byId("walk-in-part").open = !fitting.size;
    setText(byId("walk-in"), words);
  }

  /**
   * Draws the lines that have changed. A field that somebody fills in keeps its text and the focus.
   *
   * @param {AtDoor[]} shown
   */
  #drawLines(shown) {
    const before = [...byId("door-list").children];
    const focused = document.activeElement;
    const lines = new Map(shown.map((at) => /** @type {const} */ ([at.guest.id, this.#lineOf(at)])));
    const after = [...lines.values()].map(({ element }) => element);
    this.#lines = new Map([...this.#lines, ...lines]);
    const samePlaces = before.length === after.length && after.every((element, place) => element.id === before[place]?.id);
    if (!samePlaces) byId("door-list").replaceChildren(...after);
    else for (const [place, element] of after.entries()) if (before[place] !== element) before[place]?.replaceWith(element);
    if (focused instanceof HTMLElement && focused !== document.activeElement && focused.isConnected) focused.focus({ preventScroll: true });
  }

  /**
   * @param {headtable.DoorGuest} guest
   * @param {number} price
   * @returns {AtDoor}
   */
  #atDoor(guest, price) {
    const chair = this.#room && everyChair(this.#room).find(({ player }) => player === guest.name);
    const phase = this.#room?.night?.phase ?? "closed";
    return { guest, price, chair: chair ?? null, mayBeSeated: !chair && !["closed", "over"].includes(phase), isShort: false };
  }

  /**
   * @param {AtDoor} at
   * @returns {Line}
   */
  #lineOf(at) {
    const about = JSON.stringify(at);
    const known = this.#lines.get(at.guest.id);
    return known?.about === about ? known : { about, element: guestLine(at, this.#taps) };
  }
}

const page = new DoorPage();
keepFocus();
followRoom((room, changed) => page.hear(room, changed), ["guests"]);
keepWhole();
