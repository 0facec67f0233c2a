// Single dice that are thrown: to break a tie, or for who rolls first.

import { diceWithButton } from "../dice-picker.js";
import { byId, make, setHidden } from "../elements.js";
import { partners, team } from "../format.js";
import { onHold } from "../hold-button.js";
import { say } from "../sentences.js";
import { isShut } from "./access.js";
import { reopened } from "./status-lines.js";

/** @typedef {headtable.TableState} TableState */
/** @typedef {import("./sender.js").Sender} Sender */
/** @typedef {import("./access.js").Access} Access */

export class SingleDice {
  #shown = ""; // which dice are asked for
  /** @type {TableState | null} */
  #state = null;

  /**
   * @param {Sender} sender
   * @param {Access} access
   */
  constructor(sender, access) {
    this.sender = sender;
    this.access = access;
  }

  /** @param {TableState | null} state */
  draw(state) {
    this.#state = state;
    const due = state?.first_roll ? JSON.stringify(state.first_roll) : state?.phase === "roll-off" ? `tie-${state.undo_reopens}` : "";
    const asked = this.access.phone && !isShut(state?.rung) ? due : "";
    setHidden(byId("buttons"), Boolean(due) || !this.access.phone);
    setHidden(byId("rolloff"), !asked);
    if (asked === this.#shown && byId("rolloff").children.length) return; // what is half entered stays
    this.#shown = asked;
    byId("rolloff").replaceChildren(...(state && asked ? this.#dice(state) : []));
  }

  /** @param {TableState} state */
  #dice(state) {
    return state.first_roll ? this.#firstRoll(state.table, state.first_roll) : this.#rollOff(state);
  }

  /**
   * @param {number} table
   * @param {headtable.RollingOff} contest
   */
  #firstRoll(table, { to_roll }) {
    const { picker, button } = diceWithButton(to_roll, say("pad-send-dice"), (faces) => {
      const rolls = faces.map((face, place) => ({ is: /** @type {const} */ ("person-roll"), player: to_roll[place] ?? "", faces: [face] }));
      this.sender.send({ is: "roll-for-first", table, rolls }, say("pad-first-dice"));
    });
    return [picker, button];
  }

  /** @param {TableState} state */
  #rollOff(state) {
    const labels = [partners(team(state, "a")), partners(team(state, "b"))];
    const { picker, button } = diceWithButton(labels, say("pad-send-roll-off"), ([a = 0, b = 0]) => this.#sendRollOff(a, b));
    return [picker, button, this.#undo(state)];
  }

  /** @param {TableState} state */
  #undo(state) {
    const follows = reopened(state);
    const press = () => this.sender.send({ is: "press", button: "undo" }, say("pages-undo"), follows);
    if (!follows) return make("button", { type: "button", onclick: press }, say("pad-undo-last"));
    const button = make("button", { type: "button" }, say("pad-undo-last"), " ", make("small", {}, say("pages-hold")));
    onHold(button, press, () => this.sender.tell(say("pages-hold-longer")));
    return button;
  }

  /**
   * Level dice are thrown again, so the choice begins afresh.
   *
   * @param {number} a
   * @param {number} b
   */
  async #sendRollOff(a, b) {
    await this.sender.send({ is: "dieeach", a, b }, say("pad-roll-off", { a, b }));
    byId("rolloff").replaceChildren();
    this.draw(this.#state);
  }
}
