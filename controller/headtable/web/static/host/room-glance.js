// The room at a glance: every table, how far the night is, and when it will end.

import { byId, make, setHidden, setText } from "../elements.js";
import { isOneOf, partners, setsOf, team, upperFirst } from "../format.js";
import { timeOfDay } from "../locale.js";
import { drawEvery } from "../pointer.js";
import { say } from "../sentences.js";
import { Silences } from "./silences.js";

/** @typedef {headtable.TableState} TableState */
/** @typedef {import("../room.js").Room} Room */
/** @typedef {TableState["rung"] | "none"} Rung */
/** @typedef {{ state: TableState, silent: readonly string[], phones: string, rung: Rung }} TableAtGlance */

/** @param {number} seconds */
const inMinutes = (seconds) => Math.max(1, Math.round(seconds / 60));

export class RoomGlance {
  #drawn = "";
  /** @type {Room | null} */
  #room = null;

  /** @param {import("./tabs.js").Tabs} tabs */
  constructor(tabs) {
    this.silences = new Silences(tabs, () => this.#drawTables());
    drawEvery(10_000, () => this.#drawEnd()); // while a round takes longer than usual, the end moves on
  }

  /**
   * @param {Room} room
   * @param {Set<import("../room.js").Change>} changed
   */
  draw(room, changed) {
    this.#room = room;
    this.silences.draw(changed);
    setText(byId("room-now"), howFar(room));
    this.#drawEnd();
    setText(byId("room-heard"), heard(room));
    this.#drawTables();
  }

  #drawTables() {
    const tables = (this.#room?.tables ?? []).map((state) => this.#atGlance(state)).sort(byNeed);
    const about = JSON.stringify(tables);
    if (about === this.#drawn) return;
    this.#drawn = about;
    byId("room-tables").replaceChildren(...tables.map(tableLine));
  }

  /**
   * @param {TableState} state
   * @returns {TableAtGlance}
   */
  #atGlance(state) {
    const { without_device: without = [], buttons_only: buttons = [] } = this.#room?.night ?? {};
    const phones = this.silences.phonesAt(state.table);
    return { state, silent: this.silences.at(state.table), phones, rung: rungOf(state, without, buttons, this.silences.hasPhone(state.table)) };
  }

  #drawEnd() {
    const { nightEndsAt: endsAt = null, night = null } = this.#room ?? {};
    const forecast = night?.forecast ?? null;
    setHidden(byId("room-forecast"), !forecast || endsAt === null);
    setText(byId("room-ends"), forecast && endsAt !== null ? say("glance-ends", { time: timeOfDay(Math.max(endsAt, Date.now())) }) : unknown(night));
    if (!forecast) return;
    setText(byId("room-counts"), countsOn(forecast));
    setText(byId("room-skips"), saved(forecast));
  }
}

/** @param {headtable.NightState | null} night */
const unknown = (night) => (night && !isOneOf(night.phase, "closed", "over") ? say("glance-not-yet") : "");

/**
 * Where the night is. A semi-final is no set of the night.
 *
 * @param {Room} room
 */
export function howFar({ night, inSemiFinal }) {
  if (!night) return say("console-unheard");
  const { set, round, rounds, paused } = night;
  const phase = say("console-phase", { phase: night.phase, paused });
  if (!round || night.sets_over || isOneOf(night.phase, "final", "over")) return upperFirst(phase);
  return say("glance-now", { semi: inSemiFinal, set, sets: setsOf(night), round, rounds, phase });
}

/** @param {Room} room */
function heard({ link }) {
  if (link.engine === "moved") return say("pages-night-moved");
  if (link.engine !== "online") return say("glance-engine-silent");
  return missingWords(link) || say("glance-all-heard");
}

/**
 * What the host should put right: lost boxes, a second copy of the journal that is not complete, and a full disk.
 *
 * @param {headtable.Link} link
 */
export function missingWords({ boxes_lost, copy, disk_scarce }) {
  const boxes = boxes_lost.map((box) => say("console-box-lost", { box }));
  const copied = copy === "off" || copy === "well" ? [] : [say("console-copy", { copy })];
  const disk = disk_scarce ? [say("console-disk-scarce")] : [];
  return [...boxes, ...copied, ...disk].join(" ");
}

/** @param {headtable.Forecast} forecast */
function countsOn({ rounds, round_s, walk_s, to_come, breaks, breaks_s, final }) {
  return say("glance-counts-on", {
    rounds, to_come, breaks, final, walk: walk_s > 0,
    round_min: inMinutes(round_s), walk_min: inMinutes(walk_s), breaks_min: Math.max(1, Math.round(breaks_s / 60)),
  });
}

/** @param {headtable.Forecast} forecast */
function saved({ skip_round_s, skip_set_s }) {
  const words = [];
  if (skip_round_s !== null) words.push(say("glance-skip-round", { minutes: inMinutes(skip_round_s) }));
  if (skip_set_s !== null) words.push(say("glance-skip-set", { minutes: inMinutes(skip_set_s) }));
  return words.join(" ");
}

/** @param {TableAtGlance} table */
function tableLine(table) {
  const { state, silent, phones, rung } = table;
  const [a, b] = state.tally;
  return make(
    "li", { class: needsHost(table) ? "needs-host" : null },
    make("b", {}, say("glance-table", { table: state.table })),
    make("span", { class: "names" }, `${partners(team(state, "a"))} `, make("b", {}, `${a} : ${b}`), ` ${partners(team(state, "b"))}`),
    make("span", { class: "state" }, [stateInWords(state, rung), rung === "none" ? "" : phones].filter(Boolean).join(" · ")),
    ...silent.map((words) => make("b", { class: "silence" }, words)),
  );
}

/**
 * Tables that need the host come first: in a hall of fifty, nobody finds them by looking.
 *
 * @param {TableAtGlance} one
 * @param {TableAtGlance} other
 */
const byNeed = (one, other) => Number(needsHost(other)) - Number(needsHost(one));

/** @param {TableAtGlance} table */
const needsHost = ({ state, silent }) => asksHost(state) || silent.length > 0;

/** @param {TableState} state */
const asksHost = (state) => state.help || state.call_it || isOneOf(state.phase, "waits-for-sheet", "host-decides");

/**
 * What the table really goes by. By the engine it is the best that is allowed, also where no such device is.
 *
 * @param {TableState} state
 * @param {readonly number[]} without tables without a device
 * @param {readonly number[]} buttons tables with a pad or a phone and no dice
 * @param {boolean} hasPhone
 * @returns {Rung}
 */
function rungOf({ table, rung }, without, buttons, hasPhone) {
  if (rung === "paper") return rung;
  if (without.includes(table)) return "none";
  return rung === "dice" && buttons.includes(table) ? (hasPhone ? "phone" : "pad") : rung;
}

/**
 * @param {TableState} state
 * @param {Rung} rung
 */
function stateInWords({ phase, call_it, may_roll, help }, rung) {
  const words = [say("glance-phase", { phase }), say("glance-rung", { rung })];
  if (call_it && phase !== "waits-for-call") words.push(say("glance-call-it"));
  if (may_roll.length && phase !== "waits-for-sheet") words.push(say("glance-still-plays", { players: may_roll, count: may_roll.length }));
  if (help) words.push(say("glance-help"));
  return words.join(" · ");
}
