// A table of the page of all nights; on a phone it scrolls sideways.

import { make } from "../elements.js";

/**
 * @param {string} caption
 * @param {readonly string[]} heads
 * @param {readonly (readonly string[])[]} rows
 * @param {readonly number[]} [names] the columns of names; all others hold numbers
 */
export function scrolling(caption, heads, rows, names = [1]) {
  const look = (/** @type {number} */ column) => (names.includes(column) ? "is-name" : null);
  const head = make("tr", {}, ...heads.map((words, column) => words ? make("th", { scope: "col", class: look(column) }, words) : make("td")));
  const body = rows.map((cells) => make("tr", {}, ...cells.map((cell, column) => make("td", { class: look(column) }, cell))));
  const table = make("table", {}, make("caption", {}, caption), make("thead", {}, head), make("tbody", {}, ...body));
  return make("div", { class: "scroll", role: "group", tabindex: 0, "aria-label": caption }, table);
}
