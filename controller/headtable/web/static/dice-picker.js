// Lets somebody choose what a row of dice shows.

import { die } from "./die.js";
import { make } from "./elements.js";
import { say } from "./sentences.js";

/**
 * Makes a row of six dice for each label. It calls `chosen(faces)` when every row has its die, and with null before.
 *
 * @param {readonly string[]} labels
 * @param {(faces: number[] | null) => void} chosen
 */
export function dicePicker(labels, chosen) {
  const faces = labels.map(() => 0);
  const rows = labels.map((label, index) => row(label, (face) => {
    faces[index] = face;
    chosen(faces.every(Boolean) ? [...faces] : null);
  }));
  return make("div", { class: "picker" }, ...rows);
}

/**
 * @param {string} label
 * @param {(face: number) => void} chosen
 */
function row(label, chosen) {
  const buttons = [1, 2, 3, 4, 5, 6].map((face) =>
    make("button", { type: "button", class: "pick", "aria-pressed": "false", "aria-label": say("pages-die-choice", { label, face }), onclick: () => choose(face) }, die(face)),
  );

  /** @param {number} face */
  function choose(face) {
    buttons.forEach((button, place) => button.setAttribute("aria-pressed", String(place + 1 === face)));
    chosen(face);
  }

  return make("div", { class: "pick-row", role: "group", "aria-label": label }, make("span", { class: "pick-label" }, label), ...buttons);
}

/**
 * The names of the dice that are chosen in a place.
 *
 * @param {HTMLElement} place
 */
export const pickedIn = (place) => [...place.querySelectorAll(".pick[aria-pressed=true]")].map((button) => button.getAttribute("aria-label"));

/**
 * Chooses dice again, in a place that was drawn anew.
 *
 * @param {HTMLElement} place
 * @param {readonly (string | null)[]} picked
 */
export function pickAgain(place, picked) {
  /** @type {NodeListOf<HTMLButtonElement>} */
  const buttons = place.querySelectorAll(".pick");
  for (const button of buttons) if (picked.includes(button.getAttribute("aria-label"))) button.click();
}

/**
 * Makes a dice picker with a button, which is enabled when every die is chosen.
 *
 * @param {readonly string[]} labels
 * @param {string} words
 * @param {(faces: number[]) => void} enter
 */
export function diceWithButton(labels, words, enter) {
  const button = make("button", { type: "button", class: "primary", disabled: true }, words);
  /** @type {number[] | null} */
  let faces = null;
  const picker = dicePicker(labels, (chosen) => {
    faces = chosen;
    button.disabled = !chosen;
  });
  button.addEventListener("click", () => faces && enter(faces));
  return { picker, button };
}
