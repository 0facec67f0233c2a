// Asks the host once more, before something that no second press takes back.

import { fillChoices } from "../choices.js";
import { byId, make, setHidden, setText } from "../elements.js";
import { upperFirst } from "../format.js";
import { say } from "../sentences.js";

/** @typedef {Record<string, string>} FilledIn */
/**
 * What the dialog shows: its title, what will happen, the words of the button, more to fill in, and whether a reason
 * is needed, welcome or not asked for.
 *
 * @typedef {{ title: string, what: string, button: string, more?: Element[], why?: "needed" | "welcome" | "none" }} Question
 */

/**
 * Returns what was filled in, by name, when the host confirms; null when the host leaves it.
 *
 * @param {Question} question
 * @returns {Promise<FilledIn | null>}
 */
export function askHost({ title, what, button, more = [], why = "none" }) {
  const dialog = byId("reason");
  setText(byId("reason-title"), title);
  setText(byId("reason-what"), upperFirst(what));
  setText(byId("reason-do"), button);
  setText(byId("why-asked"), why === "needed" ? say("console-why") : say("console-why-if-you-like"));
  byId("reason-more").replaceChildren(...more);
  setHidden(byId("why-line"), why === "none");
  Object.assign(byId("why"), { value: "", required: why === "needed", disabled: why === "none" });
  dialog.returnValue = "";
  dialog.showModal();
  /** @type {HTMLElement | null} */
  const first = dialog.querySelector("#reason-more input, #reason-more select, #why:enabled");
  (first ?? byId("reason-do")).focus();
  return answered(dialog);
}

/** @param {HTMLDialogElement} dialog */
async function answered(dialog) {
  await new Promise((resolve) => { dialog.addEventListener("close", resolve, { once: true }); });
  return dialog.returnValue === "do" ? filledIn(dialog) : null;
}

/**
 * What the form holds now, by name.
 *
 * @param {HTMLDialogElement} dialog
 * @returns {FilledIn}
 */
export function filledIn(dialog) {
  const fields = new FormData(dialog.querySelector("form") ?? undefined);
  return Object.fromEntries([...fields].map(([name, value]) => [name, String(value).trim()]));
}

/**
 * One line of a form. What it is for stands above it.
 *
 * @param {string} label
 * @param {Element} field
 */
export const line = (label, field) => make("label", { class: "line" }, make("span", {}, label), field);

/** @typedef {import("../choices.js").Choices} Choices */

/**
 * A choice among pairs of a value and its words.
 *
 * @param {string} name
 * @param {Choices} choices
 * @param {string | number} chosen
 */
export const choice = (name, choices, chosen) => fillChoices(make("select", { name, required: true }), choices, chosen);

/**
 * @param {string} label
 * @param {() => unknown} onclick
 * @param {string} [classes]
 */
export const button = (label, onclick, classes = "") => make("button", { type: "button", class: classes, onclick }, label);

/** @param {...import("../elements.js").Child} children */
export const row = (...children) => make("div", { class: "row" }, ...children);

/**
 * @param {string} title
 * @param {...import("../elements.js").Child} children
 */
export const group = (title, ...children) => make("div", { class: "group" }, make("h3", {}, title), ...children);
