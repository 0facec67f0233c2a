// The answer on the pad: what became of the last press.

import { byId, setHidden, setText } from "../elements.js";
import { upperFirst } from "../format.js";

/** @typedef {"" | "is-waiting" | "is-taken" | "is-refused"} Kind */

export class AnswerBox {
  get #kind() {
    return byId("verdict").className;
  }

  /**
   * @param {Kind} kind
   * @param {string} text
   */
  show(kind, text) {
    byId("verdict").className = kind;
    setText(byId("verdict-words"), upperFirst(text));
  }

  /** Clears the words that a press was taken, once the table has moved on. They stay beside the button that counts an undo again. */
  clearTaken() {
    if (this.#kind === "is-taken" && byId("redo").hidden) this.show("", "");
  }

  /**
   * What does not come from a press replaces the answer to the one before, unless a press is on its way.
   *
   * @param {string} text
   */
  replace(text) {
    if (this.#kind === "is-waiting") return;
    setHidden(byId("redo"), true);
    this.show("is-taken", text);
  }
}
