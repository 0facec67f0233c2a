// The answer on the pad: what became of the last press.

import { byId, setHidden, setText } from "../elements.js";
import { upperFirst } from "../format.js";

/** @typedef {"" | "is-waiting" | "is-taken" | "is-refused"} Kind */

export class AnswerBox {
  #isCall = false; // whether it answers a call that was taken

  get #kind() {
    return byId("verdict").className;
  }

  /**
   * @param {Kind} kind
   * @param {string} text
   * @param {{ isCall?: boolean }} press
   */
  show(kind, text, { isCall = false } = {}) {
    this.#isCall = isCall;
    byId("verdict").className = kind;
    setText(byId("verdict-words"), upperFirst(text));
  }

  /**
   * A call that was taken may have been false. The table tells so before or after the answer, and an undo ends it.
   *
   * @param {string} words what the table tells about a false call; nothing as a rule
   */
  judgeCall(words) {
    if (!this.#isCall) return;
    if (words) this.show("is-refused", words, { isCall: true });
    else if (this.#kind === "is-refused") this.show("", "");
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
