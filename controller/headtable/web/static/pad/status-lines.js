// What the pad says: which round it is, what everybody waits for, and whose turn it is.

import { minutes } from "../countdown.js";
import { isOneOf, markName, whoRolls, worthName } from "../format.js";
import { roundOf } from "../round-name.js";
import { say } from "../sentences.js";
import { maySayNobodyScored } from "./access.js";

/** @typedef {headtable.NightState} Night */
/** @typedef {headtable.TableState} TableState */
/** @typedef {import("../room.js").Room} Room */
/**
 * What the pad knows: its table's number and the room. There may be no such table tonight.
 *
 * @typedef {{ table: number, room: Room, night: Night, state: TableState | null }} Known
 */
/** @typedef {{ kind: "" | "is-ours" | "is-paused", words: string }} Notice */

const NAMED = 4; // so many of those who roll off are named

/**
 * Which round it is; nothing once no round comes any more.
 *
 * @param {Known} known
 */
export function whichRound({ night, room }) {
  if (night.phase === "over") return say("pad-over");
  if (night.phase === "final") return say("pad-final");
  if (!night.round || night.phase === "settling") return "";
  return say("pad-round", { ...roundOf(room, night), mark: markName(night) || null });
}

// --- what everybody waits for ------------------------------------------------------------------

/**
 * What everybody waits for, and whether somebody at this table has to do something about it.
 *
 * @param {Known} known
 * @returns {Notice}
 */
export function notice({ night, room, state }) {
  if (state?.help) return { kind: "is-ours", words: say("pad-host-comes") };
  if (night.paused) return { kind: "is-paused", words: night.paused_why ? say("pad-paused", { why: night.paused_why }) : say("pad-paused-until") };
  if (room.stage.contest) return rollsFor(room.stage.contest, room.words.roll_off, state?.seats ?? []);
  if (night.phase === "break") return { kind: "", words: say("pad-break", { what: night.break_for, left: room.left_s === null ? null : minutes(room.left_s) }) };
  if (night.phase === "settling") return { kind: "", words: say("pages-dice-settle") };
  if (night.time_up) return { kind: "is-ours", words: say("pad-time-up") };
  if (!isOneOf(night.phase, "playing", "ready")) return { kind: "", words: "" };
  const left = room.left_s === null ? null : minutes(room.left_s);
  if (state && night.phase === "ready" && state.walks.some((walk) => walk.table !== walk.from_table)) return stays(state.table, left);
  if (left === null) return { kind: "", words: "" };
  return { kind: "", words: night.phase === "ready" ? say("pad-starts-in", { left }) : say("pad-time-left", { left }) };
}

/**
 * While people walk, their phones would walk with them.
 *
 * @param {number} table
 * @param {string | null} left
 * @returns {Notice}
 */
const stays = (table, left) => ({ kind: "is-ours", words: together(say("pad-phone-stays", { table }), left ? say("pad-starts-in", { left }) : "") });

/**
 * @param {headtable.RollingOff} contest
 * @param {string} what in words
 * @param {readonly string[]} seats
 * @returns {Notice}
 */
function rollsFor({ to_roll, dice }, what, seats) {
  const here = seats.filter((player) => to_roll.includes(player));
  if (here.length) return { kind: "is-ours", words: say("pad-roll-for", { players: here, dice, what }) };
  if (!to_roll.length) return { kind: "", words: say("pad-host-decides", { what }) };
  const who = to_roll.length > NAMED ? say("pad-people", { people: to_roll.length }) : to_roll;
  return { kind: "", words: say("pad-others-roll", { who, count: to_roll.length, what }) };
}

// --- whose turn it is --------------------------------------------------------------------------

/**
 * Whose turn it is at this table, and what to do.
 *
 * @param {Known} known
 */
export function turn({ table, night, room, state }) {
  if (night.phase === "closed") return say("pad-closed");
  if (night.phase === "over") return over(room.stage.grand_prize);
  if (night.phase === "final") return final(table, night, room);
  if (!state) return say("pad-no-table", { table, tables: night.tables });
  const now = state.call_it ? callIt(state) : turnInRound(state, night, whatToDo(state, night, room));
  return together(now, state.undo_reopens ? say("pad-undo-reopens", { where: state.undo_reopens }) : "");
}

/**
 * What follows from this table's undo for other tables; nothing as a rule.
 *
 * @param {TableState | null} state
 */
export const reopened = (state) => (state?.undo_reopens ? say("pad-round-goes-on", { where: state.undo_reopens }) : "");

/**
 * @param {TableState} state
 * @param {Night} night
 * @param {string} again
 */
function turnInRound(state, night, again) {
  const last = state.last ? say("pad-last-roll", { worth: worthName(state.last, night) }) : "";
  switch (state.phase) {
    case "ready":
      return together(say("pad-not-started"), state.first_roll ? firstRoll(state) : "");
    case "first-roll":
      return firstRoll(state);
    case "rolling":
      return together(say("pad-turn", { rolls: whoRolls(state) }), again || last);
    case "last-lap":
      return lastRolls(state, again);
    case "tie-break":
      return together(say("pad-tie-break", { rolls: whoRolls(state) }), again);
    case "host-decides":
      return say("pad-tied-host");
    case "roll-off":
      return say("pad-tied-dice");
    case "waits-for-sheet":
      return together(say("pad-waits-for-sheet"), maySayNobodyScored(state) ? say("pad-nobody-scored") : "");
    default:
      return together(say("pad-round-over"), last);
  }
}

/**
 * Two sentences; the second may be missing.
 *
 * @param {...string} sentences
 */
const together = (...sentences) => sentences.filter(Boolean).join(" ");

/**
 * What is to be done about a throw that did not count.
 *
 * @param {TableState} state
 * @param {Night} night
 * @param {Room} room
 */
function whatToDo(state, night, room) {
  if (state.proposed) return say("pad-dice-show", { faces: state.proposed });
  const fact = room.lastFact(state.table);
  const strikes = fact?.is === "thrown-again" ? fact.strikes : 0;
  if (state.again || fact?.is === "thrown-again") return say("pad-all-again", { strikes });
  const uncalled = state.uncalled ? say("pad-uncalled", { player: state.uncalled, bunco: night.bunco_word }) : "";
  return falseCall({ table: state.table, night, room }) || uncalled;
}

/**
 * What follows from a call without a Bunco, if that came last at this table; nothing as a rule.
 *
 * @param {Pick<Known, "table" | "night" | "room">} known
 */
export function falseCall({ table, night, room }) {
  const fact = room.lastFact(table);
  if (fact?.is === "called-falsely") return say("pad-called-falsely", { player: fact.player, bunco: night.bunco_word, lost: fact.lost ?? null });
  if (fact?.is === "called-for-nothing") return say("pad-called-for-nothing", { player: fact.player, bunco: night.bunco_word });
  return "";
}

/**
 * @param {TableState} state
 * @param {string} again
 */
function lastRolls(state, again) {
  const later = state.may_roll.slice(1);
  return together(say("pad-last-rolls", { rolls: whoRolls(state), later }), again);
}

/** @param {TableState} state */
const firstRoll = (state) => say("pad-first-roll", { players: state.first_roll?.to_roll ?? [] });

/** @param {TableState} state */
function callIt(state) {
  const player = state.thrower ?? state.roller ?? "";
  return state.phase === "waits-for-call" ? say("pad-call-now", { player }) : say("pad-call-it", { player });
}

/**
 * @param {number} table
 * @param {Night} night
 * @param {Room} room
 */
function final(table, night, room) {
  if (!room.final || table !== 1) return say("pad-final-elsewhere");
  return say("pad-final-turn", { player: room.final.roller ?? "", bunco: night.bunco_word });
}

/** @param {string | null} winner */
const over = (winner) =>
  winner ? say("pad-winner", { winner }) : say("pad-thanks");
