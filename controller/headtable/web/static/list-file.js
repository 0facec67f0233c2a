// What is wrong with the file of the guest list, on the pages that show the list.

import { byId, setHidden, setText } from "./elements.js";
import { upperFirst } from "./format.js";

/** @param {readonly string[]} wrong */
export function tellOfFile(wrong) {
  setText(byId("list-wrong"), wrong.map(upperFirst).join(" "));
  setHidden(byId("list-wrong"), !wrong.length);
}
