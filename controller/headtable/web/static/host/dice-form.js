// Forms for dice: rows of faces with a button, and what a roll was worth.

import { dicePicker, diceWithButton } from "../dice-picker.js";
import { make } from "../elements.js";
import { worthName } from "../format.js";
import { say } from "../sentences.js";
import { row } from "./dialog.js";

/** @type {readonly headtable.Worth[]} */
const USUAL = ["miss", "one", "two", "mini", "bunco"];

/**
 * "first die", "second die" and so on.
 *
 * @param {headtable.NightState} night
 */
export const dieLabels = (night) => Array.from({ length: night.dice }, (_, place) => say("console-die", { number: place + 1 }));

/**
 * What a roll may be worth by tonight's rules.
 *
 * @param {headtable.NightState} night
 */
export const claims = (night) => (night.claims.length ? night.claims : USUAL);

/**
 * @param {readonly string[]} labels
 * @param {string} words
 * @param {(faces: number[]) => void} enter
 */
export function diceForm(labels, words, enter) {
  const { picker, button } = diceWithButton(labels, words, enter);
  return make("div", { class: "picker" }, picker, row(button));
}

/**
 * A picker whose dice go with the form once each is chosen.
 *
 * @param {string[]} labels
 */
export function pickedDice(labels) {
  const field = make("input", { type: "hidden", name: "faces" });
  return make("div", {}, dicePicker(labels, (faces) => {
    field.value = faces?.join(",") ?? "";
    field.dispatchEvent(new Event("input", { bubbles: true })); // a hidden field is silent by itself
  }), field);
}

/**
 * @param {headtable.NightState} night
 * @param {headtable.Worth} chosen
 */
export function rollFields(night, chosen) {
  const worths = claims(night).map((one) => {
    const pick = make("input", { type: "radio", name: "worth", value: one, required: true, checked: one === chosen });
    return make("label", { class: "pick-one" }, pick, worthName(one, night));
  });
  return [row(...worths), make("details", {}, make("summary", {}, say("console-or-the-dice")), pickedDice(dieLabels(night)))];
}

/** @param {import("./dialog.js").FilledIn} said */
export const facesIn = (said) => said.faces.split(",").map(Number);

/**
 * @param {number} table
 * @param {import("./dialog.js").FilledIn} said
 * @returns {headtable.sent.Throw | headtable.sent.Claim}
 */
export function rolled(table, said) {
  if (said.faces) return { is: "throw", table, faces: facesIn(said) };
  return { is: "claim", table, worth: /** @type {headtable.Worth} */ (said.worth) };
}
