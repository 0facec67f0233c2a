// The pad's buttons: which are there by tonight's rules, and which may be pressed now.

import { byId, setHidden, withData } from "../elements.js";
import { isOneOf } from "../format.js";
import { onHold } from "../hold-button.js";
import { say } from "../sentences.js";
import { isShut, maySayNobodyScored } from "./access.js";
import { reopened } from "./status-lines.js";

/** @typedef {headtable.Data["button"]} Name */
/** @typedef {import("./status-lines.js").Known} Known */
/** @typedef {import("./sender.js").Sender} Sender */
/** @typedef {import("./access.js").Access} Access */

export class Buttons {
  #reopens = ""; // what an undo would do for the whole hall
  #buttons = withData("button").map(({ element, value }) => ({ button: /** @type {HTMLButtonElement} */ (element), name: value }));

  /**
   * @param {Sender} sender
   * @param {Access} access
   */
  constructor(sender, access) {
    this.sender = sender;
    this.access = access;
    for (const { button, name } of this.#buttons) {
      const words = button.querySelector("b")?.textContent ?? button.textContent;
      const press = () => sender.send({ is: "press", button: name }, button.querySelector("b")?.textContent ?? words, button.id === "undo-bell" ? this.#reopens : "");
      if ("hold" in button.dataset) onHold(button, press, () => sender.tell(say("pages-hold-longer")));
      else button.addEventListener("click", press);
    }
    byId("redo").addEventListener("click", () => sender.send({ is: "press", button: "redo" }, byId("redo").textContent));
  }

  /** @param {Known | null} known */
  draw(known) {
    this.#reopens = reopened(known?.state ?? null);
    for (const { button, name } of this.#buttons) {
      setHidden(button, !isKnown(name, known));
      button.disabled = this.sender.isSending || !known || !this.#mayPress(name, known);
      if (name === "undo") setHidden(button, (button.id === "undo-bell") !== Boolean(this.#reopens));
      if (name === "call") button.classList.toggle("is-due", Boolean(known?.state?.call_it));
    }
  }

  /**
   * @param {Name} name
   * @param {Known} known
   */
  #mayPress(name, { table, night, state }) {
    if (!state || !this.access.phone || isShut(state.rung)) return false;
    if (name === "help") return !state.help;
    if (night.paused) return false;
    if (night.phase === "final") return table === 1 && isOneOf(name, "bunco", "pass");
    if (state.phase === "waits-for-call") return isOneOf(name, "call", "bunco", "pass", "undo");
    if (name === "pass" && maySayNobodyScored(state)) return true;
    if (isOneOf(state.phase, "rolling", "last-lap", "tie-break")) return true;
    return name === "undo" && isOneOf(state.phase, "done", "host-decides") && isOneOf(night.phase, "playing", "called");
  }
}

/**
 * A wipe-out, a fourth die, a turn that may be left: only where the rules have them.
 *
 * @param {Name} name
 * @param {Known | null} known
 */
function isKnown(name, known) {
  if (name === "three" || name === "wipe") return known?.night.claims.includes(name) ?? false;
  return name === "decline" ? Boolean(known?.state?.may_decline) : true;
}
