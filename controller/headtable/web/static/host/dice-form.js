// Forms for dice: rows of faces, with a button.

import { dicePicker, diceWithButton } from "../dice-picker.js";
import { make } from "../elements.js";
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
