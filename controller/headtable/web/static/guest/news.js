// What a guest is told: what happens at the guest's table, and what everybody waits for.

import { isOneOf, team, whoRolls } from "../format.js";
import { prizeInWords } from "../prizes.js";
import { placeWithReason } from "../reasons.js";
import { say } from "../sentences.js";

/** @typedef {headtable.TableState} TableState */
/** @typedef {headtable.NightState} Night */
/** @typedef {import("../room.js").Room} Room */
/**
 * A chair, counted from 1, with its team.
 *
 * @typedef {{ state: TableState, number: number, side: headtable.Team }} Chair
 */
/**
 * The guest in the room. Without a chair the guest plays no round.
 *
 * @typedef {{ room: Room, night: Night, player: string, chair: Chair | null }} Guest
 */

/**
 * The sentences for the guest, in the order in which they matter.
 *
 * @param {Guest} guest
 */
export const news = (guest) => [paused(guest.night), rollOff(guest), ...ofPhase(guest)].filter(Boolean);

/** @param {Night} night */
const paused = (night) => (night.paused ? say("guest-paused", { why: night.paused_why }) : "");

/** @param {Guest} guest */
function ofPhase(guest) {
  const { night, room, chair } = guest;
  switch (night.phase) {
    case "closed":
      return [say("guest-closed")];
    case "seating":
      return room.stage.contest ? [] : [say("guest-seating")];
    case "break":
      return [say("guest-break", { what: night.break_for }), ...afterBreak(guest)];
    case "settling":
      return [say("pages-dice-settle"), goesOn(guest), ...prizes(guest)];
    case "final":
      return final(guest);
    case "over":
      return [over(guest), ...prizes(guest)];
    default:
      return [chair ? atTable(guest, chair) : withoutChair(room)];
  }
}

/**
 * What comes after the break. Only some have a chair in the semi-final.
 *
 * @param {Guest} guest
 */
function afterBreak(guest) {
  if (guest.night.sets_over) return [goesOn(guest)];
  if (!guest.room.inSemiFinal) return [say("guest-after-break")];
  return guest.chair ? [goesOn(guest), say("guest-after-break")] : [say("guest-not-in-semi-final-next")];
}

/** @param {Room} room */
const withoutChair = (room) => (room.inSemiFinal ? say("guest-not-in-semi-final") : say("guest-no-chair"));

// --- the guest's table -------------------------------------------------------------------------

/**
 * @param {Guest} guest
 * @param {Chair} chair
 */
function atTable({ night, player }, { state, side }) {
  if (state.call_it) return callIt(state, player);
  if (state.phase === "done" && state.winner) return roundOver(state, side);
  const phase = state.first_roll ? "first-roll" : state.phase;
  return say("guest-table-play", { phase, rolls: rolls(state, player), bunco: night.bunco_word });
}

/**
 * @param {TableState} state
 * @param {string} player
 */
function callIt({ roller, thrower }, player) {
  const caller = thrower ?? roller ?? "";
  return say("guest-call-it", { own: caller === player, player: caller });
}

/**
 * @param {TableState} state
 * @param {headtable.Team} side
 */
function roundOver(state, side) {
  const [own, others] = points(state, side);
  return say("guest-round-over", { won: state.winner === side, own, others });
}

/**
 * The points of a team, and those of the other one.
 *
 * @param {TableState} state
 * @param {headtable.Team} side
 */
export function points({ tally: [a, b] }, side) {
  return side === "a" ? [a, b] : [b, a];
}

/**
 * @param {TableState} state
 * @param {string} player
 */
function rolls(state, player) {
  const { roller, thrower } = state;
  return (thrower ?? roller) === player ? say("guest-you-roll", { ghost: thrower && roller }) : whoRolls(state);
}

/**
 * The guest's chair; null for a guest without one.
 *
 * @param {Room} room
 * @param {string} player
 * @returns {Chair | null}
 */
export function chairOf(room, player) {
  const state = room.tables.find(({ seats }) => seats.includes(player));
  if (!state) return null;
  return { state, number: state.seats.indexOf(player) + 1, side: team(state, "a").includes(player) ? "a" : "b" };
}

// --- what follows the rounds -------------------------------------------------------------------

/** @param {Guest} guest */
function rollOff({ room, player }) {
  const { contest } = room.stage;
  if (!contest) return "";
  const part = partIn(contest, player);
  const isForOwnTable = contest.what.is === "all-tables" && isOneOf(part, "rolls", "rolled");
  return say("guest-roll-off", { part, dice: contest.dice, what: isForOwnTable ? say("guest-own-table") : room.words.roll_off });
}

/**
 * The guest's part in a roll-off.
 *
 * @param {headtable.RollingOff} contest
 * @param {string} player
 */
function partIn({ sure, to_roll, rolls: thrown, players }, player) {
  if (sure.includes(player)) return "sure";
  if (to_roll.includes(player)) return "rolls";
  if (thrown.some((roll) => roll.player === player)) return "rolled";
  if (!to_roll.length) return "host";
  return players.includes(player) ? "out" : "none";
}

/**
 * Whether the guest goes on to the semi-final or the final, and why.
 *
 * @param {Guest} guest
 */
function goesOn({ room, night, player }) {
  const { finalists, qualified } = room.stage;
  const finalist = finalists.find((one) => one.player === player);
  if (finalist) return say("guest-in-final", { place: placeWithReason(finalist, night.bunco_word) });
  const one = finalists.length ? undefined : qualified.find((other) => other.player === player);
  return one ? say("guest-in-semi-final", { place: placeWithReason(one, night.bunco_word) }) : "";
}

/** @param {Guest} guest */
function final(guest) {
  const { room, player } = guest;
  const { roller = null } = room.final ?? {};
  const state = room.states.get(1);
  const who = roller && state ? say("guest-final-rolls", { rolls: rolls(state, player) }) : "";
  return [goesOn(guest) || say("guest-final-elsewhere"), who];
}

/** @param {Guest} guest */
function over({ room, player }) {
  const winner = room.stage.grand_prize;
  return say("guest-over", { winner: winner === player ? "you" : winner ? "other" : "nobody", player: winner ?? "" });
}

/** @param {Guest} guest */
function prizes({ room, player }) {
  const own = room.stage.prizes.filter(({ won }) => won.some(({ players }) => players.includes(player)));
  return own.map((prize) => say("guest-prize", { prize: prizeInWords(prize) }));
}
