// Where everybody sits, by name, in large letters; page by page if the screen is too small for all.

import { byId, make, setHidden, setText } from "./elements.js";
import { everyChair } from "./host/seats.js";
import { byName } from "./name-search.js";
import { drawEvery } from "./pointer.js";
import { followRoom } from "./room-events.js";
import { say } from "./sentences.js";

/** @typedef {import("./room.js").Room} Room */
/** @typedef {import("./host/seats.js").Seated} Seated */

const ONE_LINE = 16; // so many letters always fit
const LINE_REM = 4.4; // a long name and a long partner, two lines each
const COLUMN_REM = 21;
const TURN_MS = 10_000;
/** The size of a rem in pixels. */
const rem = () => parseFloat(getComputedStyle(document.documentElement).fontSize);

class SeatsPage {
  /** @type {Seated[]} */
  #seated = [];
  #isHeard = false; // whether the page knows of a night
  #page = 0;

  constructor() {
    new ResizeObserver(() => this.#draw()).observe(byId("seat-list").parentElement ?? document.body);
    byId("seats-before").addEventListener("click", () => this.#turnByHand(-1));
    byId("seats-next").addEventListener("click", () => this.#turnByHand(1));
    drawEvery(TURN_MS, () => { if (byId("seats-turn").checked) this.#turn(1); });
  }

  /** @param {Room} room */
  hear(room) {
    this.#isHeard = room.night !== null;
    this.#seated = everyChair(room).filter(({ ghost }) => !ghost).sort((one, other) => byName(one.player, other.player));
    this.#draw();
  }

  /** @param {number} by */
  #turnByHand(by) {
    byId("seats-turn").checked = false;
    this.#turn(by);
  }

  /** @param {number} by */
  #turn(by) {
    const { pages } = this.#shape();
    this.#page = (this.#page + by + pages) % pages;
    this.#draw();
  }

  /** How many lines and columns there is room for, and the pages that everybody fills. */
  #shape() {
    const { clientWidth, clientHeight } = byId("seat-list").parentElement ?? document.body;
    const rows = Math.max(1, Math.floor(clientHeight / rem() / LINE_REM));
    const columns = Math.max(1, Math.floor(clientWidth / rem() / COLUMN_REM));
    return { rows, columns, pages: Math.max(1, Math.ceil(this.#seated.length / (rows * columns))) };
  }

  #draw() {
    const { rows, columns, pages } = this.#shape();
    this.#page = Math.min(this.#page, pages - 1);
    const first = this.#page * rows * columns;
    setHidden(byId("no-seats"), !this.#isHeard || this.#seated.length > 0);
    setHidden(byId("seat-pages"), pages === 1);
    setText(byId("seat-page"), say("door-seats-page", { page: this.#page + 1, pages }));
    byId("seat-list").style.setProperty("--rows", String(rows));
    byId("seat-list").replaceChildren(...this.#seated.slice(first, first + rows * columns).map(seatLine));
  }
}

/** @param {Seated} seated */
const seatLine = ({ player, table, seat, partner }) =>
  make(
    "li",
    {},
    make("span", { class: player.length > ONE_LINE ? "player is-long" : "player" }, player),
    make("span", { class: "at" }, say("door-seats-at-table", { table })),
    make("small", {}, say("door-seats-with", { partner })),
    make("small", { class: "at" }, say("door-seats-chair", { chair: seat })),
  );

const page = new SeatsPage();
followRoom((room) => page.hear(room));
