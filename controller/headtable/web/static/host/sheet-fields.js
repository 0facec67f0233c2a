// The fields of a table's sheet: the score of each team, and who rolled buncos.

import { make, setHidden, setText } from "../elements.js";
import { partners } from "../format.js";
import { say } from "../sentences.js";
import { button, line, row } from "./dialog.js";

/** @typedef {headtable.TableState["seats"]} Seats */

/**
 * A tap on a player is one bunco, and the order of the taps is the order of the buncos.
 *
 * @param {Seats} seats
 * @param {string} bunco the ruleset's word
 * @param {headtable.TravelerState | null} traveler null where the rules have none
 * @param {headtable.SheetTold | null} told the sheet as it was told
 */
export function sheetFields(seats, bunco, traveler, told = null) {
  const [first, second, third, fourth] = seats;
  const rolled = make("input", { type: "hidden", name: "buncos", value: told ? chairsOf(told) : "" });
  const players = seats.map((_, chair) => button("", () => note(`${rolled.value}${chair}`)));
  const none = button(say("console-sheet-none"), () => note(""));
  const moves = traveler && travelerField(told?.traveler);
  const note = (/** @type {string} */ chairs) => {
    rolled.value = chairs;
    rolled.dispatchEvent(new Event("input", { bubbles: true })); // a hidden field is silent by itself
    none.disabled = !chairs;
    moves?.ask(seats[Number(chairs.at(-1))] ?? "");
    players.forEach((player, chair) => setText(player, say("console-sheet-buncos", { player: seats[chair] ?? "", count: chairs.split(`${chair}`).length - 1 })));
  };
  note(rolled.value);
  return make(
    "div", { class: "sheet" },
    row(score("a", [first, third], told?.tally[0]), score("b", [second, fourth], told?.tally[1])),
    row(make("span", {}, say("console-sheet-who", { bunco })), ...players, none), rolled, moves?.element,
  );
}

/**
 * Asks whether the last bunco of the sheet moves the traveler: the sheet does not tell when it was rolled.
 *
 * @param {"moves" | "stays" | null} [told]
 */
function travelerField(told) {
  const moves = make("span");
  const pick = (/** @type {"moves" | "stays"} */ value, /** @type {Node | string} */ words) =>
    make("label", { class: "pick-one" }, make("input", { type: "radio", name: "traveler", value, required: true, checked: value === told }), words);
  const element = make("fieldset", {}, make("legend", {}, say("console-sheet-traveler")), pick("moves", moves), pick("stays", say("console-sheet-traveler-stays")));
  const ask = (/** @type {string} */ player) => {
    setHidden(element, !player);
    element.disabled = !player; // what is hidden need not be answered
    setText(moves, say("console-sheet-traveler-moves", { player }));
  };
  return { element, ask };
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
export function finalScore(table, seats, { a, b, buncos, traveler }) {
  const runs = buncos?.match(/(.)\1*/g) ?? [];
  const rolled = runs.map((run) => ({ is: /** @type {const} */ ("player-buncos"), player: seats[Number(run[0])] ?? "", buncos: run.length }));
  return { is: "final-score", table, tally: [Number(a), Number(b)], buncos: rolled, traveler: traveler === "moves" || traveler === "stays" ? traveler : null };
}

/**
 * The sheet in words, with what becomes of the traveler.
 *
 * @param {headtable.sent.FinalScore} said
 */
export function sheetInWords({ table, tally: [a, b], buncos, traveler }) {
  const sheet = say("console-sheet", { a, b });
  const player = buncos?.at(-1)?.player ?? "";
  const what = traveler ? say("console-sheet-and-traveler", { sheet, traveler, player }) : sheet;
  return say("console-at-table", { table, what });
}
