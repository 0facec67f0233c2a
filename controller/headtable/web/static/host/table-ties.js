// Forms for one table that is tied, or where it is open who rolls first.

import { make } from "../elements.js";
import { partners, team } from "../format.js";
import { say, shownName } from "../sentences.js";
import { diceForm } from "./dice-form.js";
import { act, labelled } from "./table-rolls.js";

/** @typedef {import("./table-entry.js").Entry} Entry */

/** @param {Entry} entry */
export function rollOff({ commands, state }) {
  const { table } = state;
  const labels = [partners(team(state, "a")), partners(team(state, "b"))];
  return diceForm(labels, say("console-enter-roll-off"), ([a = 0, b = 0]) =>
    commands.send({ is: "rolloff", table, a, b }, say("console-at-table", { table, what: say("console-roll-off", { a, b }) })));
}

/** @param {Entry} entry */
export const award = (entry) => labelled(say("console-tie-goes-by-word"), ...toEither(entry, (names) => say("console-tie-goes", { team: names })));

/**
 * Without its sheet only the host can say who won.
 *
 * @param {Entry} entry
 */
export const awardLostSheet = (entry) => labelled(say("console-lost-sheet"), ...toEither(entry, (names) => say("console-round-goes", { team: names })));

/**
 * A button for each team, which gives it the round.
 *
 * @param {Entry} entry
 * @param {(names: string) => string} words
 */
function toEither(entry, words) {
  return (/** @type {headtable.Team[]} */ (["a", "b"])).map((letter) => {
    const names = partners(team(entry.state, letter));
    return act(entry, names, { is: "award", table: entry.state.table, team: letter }, words(names));
  });
}

/**
 * Where dice decide who rolls first: who has to throw one, and who has thrown already.
 *
 * @param {Entry} entry
 */
export function firstRoll({ commands, state: { table, first_roll: contest } }) {
  if (!contest) return null;
  const thrown = contest.rolls.map(({ player, faces }) => say("console-person-roll", { player, faces }));
  const words = [say("console-first-roll"), thrown.length && say("console-contest-rolls", { rolls: thrown })].filter(Boolean).join(" ");
  const enter = (/** @type {number[]} */ faces) => {
    const rolls = contest.to_roll.map((player, place) => ({ is: /** @type {const} */ ("person-roll"), player, faces: faces.slice(place, place + 1) }));
    return commands.send({ is: "roll-for-first", table, rolls }, say("console-at-table", { table, what: say("console-who-rolls-first") }));
  };
  return make("div", {}, make("p", {}, words), diceForm(contest.to_roll, say("console-enter-dice"), enter));
}

/** @param {Entry} entry */
export function firstRoller(entry) {
  const { table, seats, roller } = entry.state;
  const buttons = seats.map((player) => act(entry, shownName(player), { is: "first", table, player }, say("console-player-rolls-first", { player }), player === roller ? "primary" : ""));
  return labelled(say("console-rolls-first"), ...buttons);
}
