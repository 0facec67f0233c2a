// What is wrong with a file of the pages, on the pages that show what is in it.

import { setHidden, setText } from "./elements.js";
import { upperFirst } from "./format.js";

/**
 * @param {HTMLElement} place
 * @param {readonly string[]} wrong
 */
export function tellOfFile(place, wrong) {
  setText(place, wrong.map(upperFirst).join(" "));
  setHidden(place, !wrong.length);
}
