// Who sat together most in the season.

import { make } from "../elements.js";
import { say } from "../sentences.js";
import { scrolling } from "./scrolling-table.js";

const MOST_PAIRS = 10; // at once; the others come when the host asks for them

/** @typedef {headtable.Season["pairs"]} Pairs */

/**
 * The pairs that sat together most, and a button for all of them.
 *
 * @param {Pairs} pairs
 */
export function together(pairs) {
  const shown = make("div", {}, tableOf(pairs.slice(0, MOST_PAIRS)));
  const all = make("button", { type: "button", onclick: () => shown.replaceChildren(tableOf(pairs)) }, say("all-nights-season-all-pairs", { pairs: pairs.length }));
  if (pairs.length > MOST_PAIRS) shown.append(all);
  return shown;
}

/** @param {Pairs} pairs */
function tableOf(pairs) {
  const heads = ["", say("all-nights-season-two"), say("all-nights-season-rounds"), say("all-nights-season-partners")];
  const rows = pairs.map(({ one, other, rounds, partners }, place) => [`${place + 1}`, say("pages-partners", { players: [one, other] }), `${rounds}`, `${partners}`]);
  return scrolling(say("all-nights-season-together"), heads, rows);
}
