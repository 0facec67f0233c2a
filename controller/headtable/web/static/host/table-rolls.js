// Forms for one table while it rolls: what was rolled, calls, throws that do not count.

import { make } from "../elements.js";
import { worthName } from "../format.js";
import { HOST } from "./commands.js";
import { askHost, button, choice, line, row } from "./dialog.js";
import { claims, diceForm, dieLabels } from "./dice-form.js";

/** @typedef {import("./table-entry.js").Entry} Entry */

/** @type {[headtable.BadThrowWhy, string][]} */
const BAD_THROWS = [["cocked", "cocked"], ["stacked", "stacked"], ["unshaken", "not shaken"], ["off-table", "off the table"], ["floor", "on the floor"]];

/**
 * A row of buttons with its words before them.
 *
 * @param {string} words
 * @param {...import("../elements.js").Child} children
 */
export const labelled = (words, ...children) => row(make("span", {}, words), ...children);

/**
 * A button that sends something.
 *
 * @param {Entry} entry
 * @param {string} label
 * @param {headtable.sent.Input} input
 * @param {string} words
 * @param {string} [classes]
 */
export const act = ({ commands, state }, label, input, words, classes = "") =>
  button(label, () => commands.send(input, `table ${state.table}: ${words}`), classes);

/** @param {Entry} entry */
export function rolls(entry) {
  const { night, state: { table, call_it } } = entry;
  const each = claims(night).map((worth) => act(entry, worthName(worth, night), { is: "claim", table, worth }, worthName(worth, night)));
  return labelled("rolled", ...each, act(entry, "call it!", { is: "call", table }, "call", call_it ? "primary" : ""));
}

/**
 * The round is over there, but for a bunco that may still be called.
 *
 * @param {Entry} entry
 */
export function lastCall(entry) {
  const { night: { bunco_word: word }, state: { table } } = entry;
  const called = act(entry, "called", { is: "call", table }, `${word} called`, "primary");
  return labelled(`the ${word} there was`, called, act(entry, "not called", { is: "claim", table, worth: "miss" }, `${word} not called`));
}

/** @param {Entry} entry */
export function endOfTurn(entry) {
  const { table, roller, may_decline } = entry.state;
  return may_decline ? labelled(`${roller} may stop:`, act(entry, "plays no further", { is: "decline", table }, `${roller} plays no further`)) : null;
}

/** @param {Entry} entry */
export function grant({ commands, night: { bunco_word: word }, state: { table, uncalled } }) {
  if (!uncalled) return null;
  return row(button(`let ${uncalled}’s uncalled ${word} count…`, async () => {
    const sure = await askHost({ title: `Let ${uncalled}’s ${word} count?`, what: `It went uncalled at table ${table}. It will count as if it had been called.`, button: "Let it count" });
    if (sure) commands.send({ is: "grant", table }, `table ${table}: ${uncalled}’s ${word} counts`);
  }));
}

/** @param {Entry} entry */
export function theDice({ commands, night, state: { table } }) {
  const enter = (/** @type {number[]} */ faces) => commands.send({ is: "throw", table, faces }, `table ${table}: ${faces.join("-")}`);
  return make("details", {}, make("summary", {}, "the dice themselves"), diceForm(dieLabels(night), "enter these dice", enter));
}

/** @param {Entry} entry */
export function badThrow({ commands, night, state: { table } }) {
  const many = choice("dice", dieLabels(night).map((_, more) => [more + 1, more + 1]), 1);
  const whys = BAD_THROWS.map(([why, words]) =>
    button(words, () => commands.send({ is: "badthrow", table, why, dice: Number(many.value) }, `table ${table}: a throw that was ${words}`)),
  );
  return make(
    "details", {}, make("summary", {}, "a throw that does not count"),
    row(...whys), line("how many dice, if they left the table", many),
  );
}

/** @param {Entry} entry */
export const takeBack = (entry) =>
  row(act(entry, "take back this table’s last roll", { is: "undolast", table: entry.state.table, by: HOST }, "last roll back", "in-a-pause"));
