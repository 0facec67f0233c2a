// The fields of a table's sheet: the score of each team, and who rolled buncos.

import { make, setText } from "../elements.js";
import { partners } from "../format.js";
import { say } from "../sentences.js";
import { button, line, row } from "./dialog.js";

/** @typedef {headtable.TableState["seats"]} Seats */

/**
 * A tap on a player is one bunco, and the order of the taps is the order of the buncos.
 *
 * @param {Seats} seats
 * @param {string} bunco the ruleset's word
 * @param {headtable.SheetTold | null} told the sheet as it was told
 */
export function sheetFields(seats, bunco, told = null) {
  const [first, second, third, fourth] = seats;
  const rolled = make("input", { type: "hidden", name: "buncos", value: told ? chairsOf(told) : "" });
  const players = seats.map((_, chair) => button("", () => note(`${rolled.value}${chair}`)));
  const none = button(say("console-sheet-none"), () => note(""));
  const note = (/** @type {string} */ chairs) => {
    rolled.value = chairs;
    rolled.dispatchEvent(new Event("input", { bubbles: true })); // a hidden field is silent by itself
    none.disabled = !chairs;
    players.forEach((player, chair) => setText(player, say("console-sheet-buncos", { player: seats[chair] ?? "", count: chairs.split(`${chair}`).length - 1 })));
  };
  note(rolled.value);
  return make(
    "div", { class: "sheet" },
    row(score("a", [first, third], told?.tally[0]), score("b", [second, fourth], told?.tally[1])),
    row(make("span", {}, say("console-sheet-who", { bunco })), ...players, none), rolled,
  );
}

/**
 * @param {string} name
 * @param {readonly string[]} players
 * @param {number} [points]
 */
const score = (name, players, points) =>
  line(partners(players), make("input", { name, type: "number", inputmode: "numeric", min: 0, max: 9999, required: true, value: points }));

/**
 * The chairs of those who rolled buncos, in order, such as "002".
 *
 * @param {headtable.SheetTold} told
 */
const chairsOf = ({ seats, buncos }) => buncos.map((one) => `${seats.indexOf(one.player)}`.repeat(one.buncos)).join("");

/**
 * The sheet that was filled in.
 *
 * @param {number} table
 * @param {Seats} seats
 * @param {import("./dialog.js").FilledIn} said
 * @returns {headtable.sent.FinalScore}
 */
export function finalScore(table, seats, { a, b, buncos }) {
  const runs = buncos?.match(/(.)\1*/g) ?? [];
  const rolled = runs.map((run) => ({ is: /** @type {const} */ ("player-buncos"), player: seats[Number(run[0])] ?? "", buncos: run.length }));
  return { is: "final-score", table, tally: [Number(a), Number(b)], buncos: rolled };
}
