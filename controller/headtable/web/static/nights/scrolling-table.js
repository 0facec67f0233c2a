// A table of the page of all nights; on a phone it scrolls sideways.

import { make } from "../elements.js";

/**
 * @param {string} caption
 * @param {readonly string[]} heads
 * @param {readonly (readonly string[])[]} rows
 */
export function scrolling(caption, heads, rows) {
  const head = make("tr", {}, ...heads.map((words) => words ? make("th", { scope: "col" }, words) : make("td")));
  const body = rows.map((cells) => make("tr", {}, ...cells.map((cell) => make("td", {}, cell))));
  const table = make("table", {}, make("caption", {}, caption), make("thead", {}, head), make("tbody", {}, ...body));
  return make("div", { class: "scroll", role: "group", tabindex: 0, "aria-label": caption }, table);
}
