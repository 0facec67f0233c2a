// The scoreboard on the projector: which scene it shows, and its pages.

import { AboutNight } from "./about-night.js";
import { drawAnnouncements, ofPrizes } from "./announcements.js";
import { drawCountdown } from "./banner.js";
import { Celebration } from "./celebration.js";
import { byId, make, setHidden, setText } from "./elements.js";
import { isOneOf, rulesetTitle } from "./format.js";
import { fit } from "./fitted.js";
import { GuestsAddress } from "./guests-address.js";
import { drawMark } from "./mark.js";
import { withRanges } from "./name-range.js";
import { Pager } from "./pager.js";
import { onePage, paged } from "./paging.js";
import { drawEvery } from "./pointer.js";
import { followRoom } from "./room-events.js";
import { RoundSignals } from "./round-signals.js";
import { partOf, sceneOn, screenName, viewName } from "./scenes.js";
import { say } from "./sentences.js";
import { standings } from "./standings.js";
import { TableCodes } from "./table-codes.js";
import { cardId, cardShape, pageOfCaller, tableCard } from "./table-card.js";
import { drawHeadScore, drawTicker } from "./ticker.js";
import { headingOf, viewOf } from "./views.js";

/** @typedef {import("./room.js").Change} Change */
/** @typedef {import("./room.js").Room} Room */
/** @typedef {import("./scenes.js").Scene} Scene */

const BESIDE_MARK = ["cards", "waiting", "over", "end-of-set"]; // the views that leave room for the mark

/**
 * Whether a change can alter nothing but the countdown and one table's card.
 *
 * @param {Change} kind
 */
const isSmall = (kind) => kind.startsWith("table-") || isOneOf(kind, "fact", "link", "clock", "screens");

class Board {
  #tables = byId("tables");
  #wide = matchMedia("(min-width: 761px)");
  #screen = screenName();
  #pager = new Pager();
  #size = "";
  /** @type {Room | null} */
  #room = null;
  /** @type {Scene | null} */
  #scene = null;
  #part = ""; // of the night, as the pages tell it
  #address = new GuestsAddress(() => this.#redraw());
  #codes = new TableCodes(() => this.#redraw());
  #celebration = new Celebration();
  /** @type {Map<number, string>} */
  #shapes = new Map(); // of the cards that are drawn

  constructor() {
    new ResizeObserver(() => this.#fit()).observe(this.#tables);
    this.#wide.addEventListener("change", () => this.#redraw());
    this.#tables.addEventListener("load", () => fit(this.#tables), { capture: true }); // of a picture
    drawEvery(1000, () => this.#tick());
  }

  /**
   * @param {Room} room
   * @param {Set<Change>} changed
   */
  draw(room, changed) {
    this.#room = room;
    if (changed.has("snapshot")) this.#address.learn();
    if (this.#asksForCodes(room, changed)) this.#codes.learn();
    this.#celebration.draw(room);
    const { changes, changes_left_out: changesLeftOut } = room.words;
    if (room.night?.phase === "over") drawAnnouncements(ofPrizes(changes), 0);
    else drawAnnouncements(changes, changesLeftOut);
    setText(byId("notice"), room.notice.text);
    setHidden(byId("notice"), !room.notice.text);
    drawHeadScore(room);
    drawTicker(room);
    const standing = this.#scene === "room" && sceneOn(room, this.#screen) === "room";
    if (standing && [...changed].every((kind) => isSmall(kind) && this.#keepsShape(room, kind))) for (const kind of changed) this.#drawCard(room, tableIn(kind));
    else this.#drawAll(room);
    drawCountdown(room);
  }

  /**
   * Whether the codes of the tables may have changed, or are to be shown now.
   *
   * @param {Room} room
   * @param {Set<Change>} changed
   */
  #asksForCodes(room, changed) {
    if (sceneOn(room, this.#screen) !== "phones") return false;
    return this.#scene !== "phones" || changed.has("snapshot") || changed.has("phones") || changed.has("sessions");
  }

  #tick() {
    if (!this.#room) return;
    drawCountdown(this.#room);
    if (this.#scene === "clock") this.#drawAll(this.#room);
  }

  /** Draws again where there is more or less room than before. */
  #fit() {
    const size = `${this.#tables.clientWidth} ${this.#tables.clientHeight}`;
    if (size !== this.#size) this.#redraw();
    this.#size = size;
  }

  #redraw() {
    if (this.#room) this.#drawAll(this.#room);
  }

  /**
   * Whether a table's card needs as much room as before.
   *
   * @param {Room} room
   * @param {Change} kind
   */
  #keepsShape(room, kind) {
    const state = room.states.get(tableIn(kind));
    return !state || this.#shapes.get(state.table) === cardShape(state, room.night);
  }

  /**
   * @param {Room} room
   * @param {number} number
   */
  #drawCard(room, number) {
    const state = room.states.get(number);
    const old = this.#tables.querySelector(`#${cardId(number)}`);
    if (state && old) old.replaceWith(tableCard(state, room));
  }

  /** @param {Room} room */
  #drawAll(room) {
    const scene = sceneOn(room, this.#screen);
    document.body.dataset.phase = room.night?.phase ?? "waiting";
    document.body.dataset.scene = scene;
    const view = viewName(scene, room);
    document.body.dataset.view = view;
    document.body.classList.toggle("is-wide", !BESIDE_MARK.includes(view));
    drawMark(room, headingOf(scene, room));
    setText(byId("ruleset"), room.night ? say("projector-rules", { ruleset: rulesetTitle(room.night.ruleset) }) : "");
    this.#shapes = new Map(room.tables.map((state) => [state.table, cardShape(state, room.night)]));
    const pages = [...this.#middle(room, scene), ...this.#beside(room, scene)];
    const part = partOf(scene, room);
    if (part === this.#part) this.#pager.show(pages);
    else this.#pager.begin(pages, pageOfCaller(pages, room));
    [this.#scene, this.#part] = [scene, part];
    fit(this.#tables);
  }

  /**
   * Draws the middle; returns its pages.
   *
   * @param {Room} room
   * @param {Scene} scene
   */
  #middle(room, scene) {
    const { before, groups } = viewOf(scene, room, { join: this.#address.known, codes: this.#codes });
    const place = make("div", { class: "pages" });
    this.#tables.replaceChildren(...before, ...(groups.length ? [place] : []));
    const pages = groups.filter(({ boxes }) => boxes.length).flatMap(({ boxes, kind }) => (this.#wide.matches ? paged(boxes, place, kind) : onePage(boxes, kind)));
    place.replaceChildren(...withRanges(pages));
    return this.#wide.matches ? pages : [];
  }

  /**
   * While a round is played, the first of the standings have a page after the tables. On a phone they are below.
   *
   * @param {Room} room
   * @param {Scene} scene
   */
  #beside(room, scene) {
    const place = byId("standings");
    setHidden(place, scene !== "room");
    place.replaceChildren(...(scene === "room" ? standings(room, this.#wide.matches ? place : null) : []));
    const isPage = this.#wide.matches && scene === "room" && room.night?.phase === "playing" && room.board.standings.some(({ wins }) => wins > 0);
    setHidden(place, scene !== "room" || (this.#wide.matches && !isPage));
    return isPage ? [place] : [];
  }
}

/** @param {Change} kind */
const tableIn = (kind) => Number(kind.split("-")[1]);

const board = new Board();
const signals = new RoundSignals();
const about = new AboutNight();
followRoom((room, changed) => {
  board.draw(room, changed);
  signals.draw(room);
  about.draw(room, changed);
}, ["projectors", "phones", "sessions"], screenName());
