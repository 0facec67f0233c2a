// Forms for one table that is tied, or where it is open who rolls first.

import { make } from "../elements.js";
import { team } from "../format.js";
import { diceForm } from "./dice-form.js";
import { act, labelled } from "./table-rolls.js";

/** @typedef {import("./table-entry.js").Entry} Entry */

/** @param {Entry} entry */
export function rollOff({ commands, state }) {
  const { table } = state;
  const labels = [team(state, "a").join(" & "), team(state, "b").join(" & ")];
  return diceForm(labels, "enter the roll-off", ([a = 0, b = 0]) => commands.send({ is: "rolloff", table, a, b }, `table ${table}: roll-off ${a} against ${b}`));
}

/** @param {Entry} entry */
export function award(entry) {
  const give = (/** @type {headtable.Team} */ letter) => {
    const names = team(entry.state, letter).join(" & ");
    return act(entry, names, { is: "award", table: entry.state.table, team: letter }, `the tie goes to ${names}`);
  };
  return labelled("the tie goes, by your word, to", give("a"), give("b"));
}

/**
 * Where dice decide who rolls first: who has to throw one, and who has thrown already.
 *
 * @param {Entry} entry
 */
export function firstRoll({ commands, state: { table, first_roll: contest } }) {
  if (!contest) return null;
  const thrown = contest.rolls.map((roll) => `${roll.player} ${roll.faces}`).join(", ");
  const words = `One die each for who rolls first; the highest does.${thrown ? ` Thrown so far: ${thrown}.` : ""}`;
  const enter = (/** @type {number[]} */ faces) => {
    const rolls = contest.to_roll.map((player, place) => ({ is: /** @type {const} */ ("person-roll"), player, faces: faces.slice(place, place + 1) }));
    return commands.send({ is: "roll-for-first", table, rolls }, `table ${table}: who rolls first`);
  };
  return make("div", {}, make("p", {}, words), diceForm(contest.to_roll, "enter these dice", enter));
}

/** @param {Entry} entry */
export function firstRoller(entry) {
  const { table, seats, roller } = entry.state;
  const buttons = seats.map((player) => act(entry, player, { is: "first", table, player }, `${player} rolls first`, player === roller ? "primary" : ""));
  return labelled("rolls first", ...buttons);
}
