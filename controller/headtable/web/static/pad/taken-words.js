// What a table is told about a press that was taken.

import { say } from "../sentences.js";

/**
 * What became of a press that was taken. A false call counts for nothing, so a call was heard.
 *
 * @param {string | null} button
 * @param {string} words
 */
export function takenWords(button, words) {
  switch (button) {
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
