// What a table is told about a press that was taken.

import { say } from "../sentences.js";

/** @typedef {import("./waiting-presses.js").Said} Said */

/**
 * What became of a press that was taken. A false call counts for nothing, so a call was heard.
 *
 * @param {Said} said
 * @param {string} words
 */
export function takenWords(said, words) {
  if (said.is === "dieeach" && said.a === said.b) return say("pad-tied-again", { words });
  switch (buttonOf(said)) {
    case "call":
      return say("pad-heard");
    case "undo":
      return say("pad-undone");
    case "redo":
      return say("pad-redone");
    case "help":
      return say("pad-help-asked");
    case "cocked":
    case "floor":
      return say("pad-thrown-again", { words });
    default:
      return say("pad-counted", { words });
  }
}

/** @param {Said} said */
export const buttonOf = (said) => (said.is === "press" ? said.button : null);
