// The phone as a table's button pad.

import { byId, make, setHidden, setText } from "./elements.js";
import { isOneOf, team } from "./format.js";
import { Access } from "./pad/access.js";
import { Buttons } from "./pad/buttons.js";
import { keepFirstInSight } from "./pad/first-message.js";
import { ScreenLock } from "./pad/screen-lock.js";
import { Sender } from "./pad/sender.js";
import { falseCall, notice, turn, whichRound } from "./pad/status-lines.js";
import { SingleDice } from "./pad/single-dice.js";
import { cutAtWholeLines } from "./pad/whole-lines.js";
import { drawEvery } from "./pointer.js";
import { followRoom } from "./room-events.js";
import { say, shownName } from "./sentences.js";
import { offerHelp } from "./word-help.js";

/** @typedef {headtable.TableState} TableState */
/** @typedef {import("./pad/status-lines.js").Known} Known */
/** @typedef {import("./room.js").Room} Room */

class Pad {
  /** @type {Room | null} */
  #room = null;
  #tableShown = ""; // the table as it was known last
  #screen = new ScreenLock();
  #changes = 0; // of the table since the last press; the first is the press itself

  /** @param {number} table */
  constructor(table) {
    this.table = table;
    this.access = new Access(table, { changed: () => this.draw(), tookOver: () => this.#tookOver() });
    this.sender = new Sender(table, this.access, {
      round: () => this.#round,
      started: () => {
        this.#changes = 0;
        this.draw();
      },
      ended: () => this.draw(),
    });
    this.buttons = new Buttons(this.sender, this.access);
    this.dice = new SingleDice(this.sender, this.access);
    keepFirstInSight(byId("news"));
  }

  /** @returns {headtable.sent.RoundOfPress | null} */
  get #round() {
    const night = this.#room?.night;
    return night ? { set: night.set, round: night.round } : null;
  }

  /** @returns {Known | null} */
  get #known() {
    const room = this.#room;
    if (!room?.night) return null;
    return { table: this.table, room, night: room.night, state: room.tables.find((one) => one.table === this.table) ?? null };
  }

  /**
   * @param {Room} room
   * @param {Set<import("./room.js").Change>} changed
   */
  hear(room, changed) {
    if (changed.has("snapshot") || changed.has("phones")) this.access.look();
    this.#room = room;
    this.#countChange(this.#known?.state ?? null);
    if (this.#changes > 1) this.sender.clearTaken();
    this.draw();
  }

  /**
   * A server that starts again knows no table at first, and then the same as before.
   *
   * @param {TableState | null} state
   */
  #countChange(state) {
    const known = state ? JSON.stringify(state) : "";
    if (known && known !== this.#tableShown) this.#changes += 1;
    this.#tableShown = known || this.#tableShown;
  }

  #tookOver() {
    this.#changes = 0;
    this.sender.answer.replace(say("pad-took-over"));
  }

  draw() {
    const known = this.#known;
    const state = known?.state ?? null;
    setText(byId("number"), `${this.table}`);
    setHidden(byId("head"), this.table !== 1);
    this.drawNotice();
    this.access.draw(known?.night ?? null, state?.rung);
    this.#screen.follow(this.access.speaks(known?.night ?? null, state?.rung));
    setText(byId("where"), known ? whichRound(known) : "");
    setText(byId("bunco-word"), known?.night.bunco_word ?? "");
    byId("teams").replaceChildren(...(known && state ? [side(known.night, state, "a"), side(known.night, state, "b")] : []));
    setText(byId("turn"), known ? turn(known) : say("pages-unheard"));
    this.sender.answer.judgeCall(known ? falseCall(known) : "");
    this.buttons.draw(known);
    this.dice.draw(state);
  }

  drawNotice() {
    const { kind, words } = this.#known ? notice(this.#known) : { kind: "", words: "" };
    setHidden(byId("waits"), !words);
    byId("waits").className = kind;
    setText(byId("waits"), words);
  }
}

/**
 * One team with its points. In the final and after it nobody counts points.
 *
 * @param {headtable.NightState} night
 * @param {TableState} state
 * @param {headtable.Team} letter
 */
function side(night, state, letter) {
  const inRounds = !isOneOf(night.phase, "final", "over");
  const names = team(state, letter).map((player) => make("span", { class: nameClass(player, state) }, shownName(player)));
  const won = inRounds && state.winner === letter && "won";
  const tally = `${state.tally[letter === "a" ? 0 : 1]}`;
  return make("div", { class: ["team", `team-${letter}`, won].filter(Boolean).join(" ") }, make("div", {}, ...names), inRounds && make("b", { class: "tally" }, tally));
}

/**
 * @param {string} player
 * @param {TableState} state
 */
const nameClass = (player, state) =>
  ["name", player === state.roller && "rolls", state.ghosts.includes(player) && "ghost"].filter(Boolean).join(" ");

const pad = new Pad(Number(location.pathname.split("/").pop()));
followRoom((room, changed) => pad.hear(room, changed), ["phones"]);
drawEvery(1000, () => {
  pad.drawNotice();
  pad.sender.list.draw();
});
offerHelp();
cutAtWholeLines(byId("news"));
pad.draw();
pad.sender.goOn();
