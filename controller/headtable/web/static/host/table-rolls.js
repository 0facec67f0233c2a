// Forms for one table while it rolls: what was rolled, calls, throws that do not count.

import { make } from "../elements.js";
import { worthName } from "../format.js";
import { say } from "../sentences.js";
import { help } from "../word-help.js";
import { HOST } from "./commands.js";
import { button, choice, line, row } from "./dialog.js";
import { claims, diceForm, dieLabels } from "./dice-form.js";

/** @typedef {import("./table-entry.js").Entry} Entry */

/** @type {"none"} */
const NO_REASON = "none";
/** @type {headtable.BadThrowWhy[]} */
const BAD_THROWS = ["cocked", "stacked", "unshaken", "off-table", "floor"];

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
  button(label, () => commands.send(input, say("console-at-table", { table: state.table, what: words })), classes);

/** @param {Entry} entry */
export function rolls(entry) {
  const { night, state: { table, call_it } } = entry;
  const each = claims(night).map((worth) => act(entry, worthName(worth, night), { is: "claim", table, worth }, worthName(worth, night)));
  return labelled(say("console-rolled"), ...each, act(entry, say("console-call-it"), { is: "call", table }, say("console-call"), call_it ? "primary" : ""), help("call-it"));
}

/**
 * The round is over there, but for a bunco that may still be called.
 *
 * @param {Entry} entry
 */
export function lastCall(entry) {
  const { night: { bunco_word: bunco }, state: { table } } = entry;
  const called = act(entry, say("console-called-there"), { is: "call", table }, say("console-bunco-called", { bunco }), "primary");
  const notCalled = act(entry, say("console-not-called-there"), { is: "claim", table, worth: "miss" }, say("console-bunco-not-called", { bunco }));
  return labelled(say("console-the-bunco", { bunco }), called, notCalled);
}

/** @param {Entry} entry */
export function endOfTurn(entry) {
  const { table, roller, may_decline } = entry.state;
  if (!may_decline) return null;
  const player = roller ?? "";
  const stop = act(entry, say("console-plays-no-further"), { is: "decline", table }, say("console-player-plays-no-further", { player }));
  return labelled(say("console-may-stop", { player }), stop);
}

/** @param {Entry} entry */
export function grant({ revisions, night: { bunco_word: bunco }, state: { table, uncalled: player } }) {
  if (!player) return null;
  return row(button(say("console-grant", { player, bunco }), () => {
    const question = { title: say("console-grant-title", { player, bunco }), what: say("console-grant-what", { table }), button: say("console-grant-do"), why: NO_REASON };
    revisions.ask(question, () => ({ is: "grant", table }), say("console-at-table", { table, what: say("console-granted", { player, bunco }) }));
  }));
}

/** @param {Entry} entry */
export function theDice({ commands, night, state: { table } }) {
  const enter = (/** @type {number[]} */ faces) => commands.send({ is: "throw", table, faces }, say("console-at-table", { table, what: say("console-faces", { faces }) }));
  return make("details", {}, make("summary", {}, say("console-dice-themselves")), diceForm(dieLabels(night), say("console-enter-dice"), enter));
}

/** @param {Entry} entry */
export function badThrow({ commands, night, state: { table } }) {
  const many = choice("dice", dieLabels(night).map((_, more) => [more + 1, more + 1]), 1);
  const whys = BAD_THROWS.map((why) => {
    const words = say("console-bad-throw-why", { why });
    const what = say("console-bad-throw-was", { why: words });
    return button(words, () => commands.send({ is: "badthrow", table, why, dice: Number(many.value) }, say("console-at-table", { table, what })));
  });
  return make(
    "details", {}, make("summary", {}, say("console-bad-throw")),
    row(...whys), line(say("console-bad-throw-dice"), many),
  );
}

/** @param {Entry} entry */
export const takeBack = ({ revisions, state: { table } }) =>
  row(button(say("console-take-back-last"), () => {
    const question = { title: say("console-take-back-title", { table }), what: say("console-take-back-what"), button: say("console-undo-do"), why: NO_REASON };
    revisions.ask(question, () => ({ is: "undolast", table, by: HOST }), say("console-at-table", { table, what: say("console-last-roll-back") }));
  }, "in-a-pause"));
