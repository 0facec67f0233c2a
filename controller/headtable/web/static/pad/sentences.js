// What the pad says: which round it is, what everybody waits for, and whose turn it is.

import { minutes } from "../countdown.js";
import { isOneOf, worthName } from "../format.js";

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

/** @param {TableState} state */
const rolls = (state) => (state.thrower ? `${state.thrower} rolls for ${state.roller}` : `${state.roller} rolls`);

/**
 * Which round it is; nothing once no round comes any more.
 *
 * @param {Known} known
 */
export function whichRound({ night, room }) {
  if (night.phase === "over") return "The night is over";
  if (night.phase === "final") return "The final";
  if (!night.round || night.phase === "settling") return "";
  return `${room.inSemiFinal ? "Semi-final" : `Set ${night.set}`}, round ${night.round} · mark ${night.mark}`;
}

// --- what everybody waits for ------------------------------------------------------------------

/**
 * What everybody waits for, and whether somebody at this table has to do something about it.
 *
 * @param {Known} known
 * @returns {Notice}
 */
export function notice({ night, room, state }) {
  if (state?.help) return { kind: "is-ours", words: "The host has been asked to come." };
  if (night.paused) return { kind: "is-paused", words: `Paused: ${night.paused_why || "nothing counts until the host lets the night go on."}` };
  if (room.stage.contest) return rollsFor(room.stage.contest, room.words.roll_off, state?.seats ?? []);
  if (night.phase === "break") return { kind: "", words: `Break: ${night.break_for}${room.left_s === null ? "" : `, ${minutes(room.left_s)} left`}` };
  if (night.phase === "settling") return { kind: "", words: "The host and the dice settle what comes next." };
  if (night.time_up) return { kind: "is-ours", words: "The time is up: the round goes on." };
  if (room.left_s === null || !isOneOf(night.phase, "playing", "ready")) return { kind: "", words: "" };
  return { kind: "", words: `${night.phase === "ready" ? "The round starts in" : "Time left:"} ${minutes(room.left_s)}` };
}

/**
 * @param {headtable.RollingOff} contest
 * @param {string} what in words
 * @param {readonly string[]} seats
 * @returns {Notice}
 */
function rollsFor({ to_roll, dice }, what, seats) {
  const here = seats.filter((player) => to_roll.includes(player));
  const each = dice === 1 ? "one die" : `${dice} dice`;
  if (here.length) return { kind: "is-ours", words: `${here.join(" and ")}: roll ${each} for ${what}; tell the host.` };
  if (!to_roll.length) return { kind: "", words: `The host decides ${what}.` };
  const who = to_roll.length > NAMED ? `${to_roll.length} people` : to_roll.join(", ");
  return { kind: "", words: `${who} ${to_roll.length === 1 ? "rolls" : "roll"} for ${what}.` };
}

// --- whose turn it is --------------------------------------------------------------------------

/**
 * Whose turn it is at this table, and what to do.
 *
 * @param {Known} known
 */
export function turn({ table, night, room, state }) {
  if (night.phase === "closed") return "The host has not opened the night yet.";
  if (night.phase === "over") return over(room.stage.grand_prize);
  if (night.phase === "final") return final(table, night, room);
  if (!state) return `There is no table ${table} tonight: tables are 1 to ${night.tables}.`;
  return state.call_it ? callIt(state) : turnInRound(state, night, whatToDo(state, night, room));
}

/**
 * @param {TableState} state
 * @param {Night} night
 * @param {string} again
 */
function turnInRound(state, night, again) {
  const last = state.last ? ` Last roll: ${worthName(state.last, night)}.` : "";
  switch (state.phase) {
    case "ready":
      return `The round has not started yet.${state.first_roll ? ` ${firstRoll(state)}` : ""}`;
    case "first-roll":
      return firstRoll(state);
    case "rolling":
      return `${rolls(state)}.${again || last}`;
    case "last-lap":
      return lastRolls(state, again);
    case "tie-break":
      return `Tied! Rolling goes on: ${rolls(state)}.${again}`;
    case "host-decides":
      return "Tied! The host decides.";
    case "roll-off":
      return "Tied! One die for each team, thrown at once.";
    default:
      return `The round is over here.${last}`;
  }
}

/**
 * What is to be done about a throw that did not count.
 *
 * @param {TableState} state
 * @param {Night} night
 * @param {Room} room
 */
function whatToDo(state, night, room) {
  if (state.proposed) return ` The dice show ${state.proposed.join(" ")}: they count unless you undo them or throw again.`;
  const fact = room.lastFact(state.table);
  const strikes = fact?.is === "thrown-again" && fact.strikes ? ` (off the table: ${fact.strikes})` : "";
  if (state.again || fact?.is === "thrown-again") return ` All dice again${strikes}.`;
  return state.uncalled ? ` ${state.uncalled}’s ${night.bunco_word} was not called; only the host can still let it count.` : "";
}

/**
 * @param {TableState} state
 * @param {string} again
 */
function lastRolls(state, again) {
  const later = state.may_roll.slice(1);
  return `The bell has rung: last rolls. ${rolls(state)}${later.length ? `, then ${later.join(", ")}` : ""}.${again}`;
}

/** @param {TableState} state */
const firstRoll = (state) => `Who rolls first? One die each for ${state.first_roll?.to_roll.join(", ")}; the highest does.`;

/** @param {TableState} state */
function callIt(state) {
  const who = state.thrower ?? state.roller;
  if (state.phase !== "waits-for-call") return `${who}: call it!`;
  return `The round is over. ${who}: call it now, or press “nothing” if it was not called.`;
}

/**
 * @param {number} table
 * @param {Night} night
 * @param {Room} room
 */
function final(table, night, room) {
  if (!room.final || table !== 1) return "The final is rolled at the head table.";
  return `The final: ${room.final.roller} rolls. All dice alike, whatever they show: ${night.bunco_word}. Else: nothing.`;
}

/** @param {string | null} winner */
const over = (winner) =>
  winner ? `The night is over. ${winner} has won the Grand Prize.` : "The night is over. Thank you for playing!";
