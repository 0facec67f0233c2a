// What was announced and is otherwise now. It is shown until the next round begins; at the end only what concerns prizes.

import { byId, make, setHidden } from "./elements.js";
import { isOneOf, upperFirst } from "./format.js";
import { say } from "./sentences.js";

const MOST = 2; // so many get a line of their own; the console lists them all

/**
 * Results come first, because chairs and standings follow from them.
 *
 * @param {headtable.ChangeLine} line
 */
const weight = ({ change }) => (change.what.is === "standing-of" ? 2 : change.what.is === "seats-at" ? 1 : 0);

/**
 * @param {readonly headtable.ChangeLine[]} changed
 * @param {number} changesLeftOut  how many further changes are left out
 * @param {number} [most]
 */
export function drawAnnouncements(changed, changesLeftOut, most = MOST) {
  const first = [...changed].sort((one, other) => weight(one) - weight(other));
  const shown = first.slice(0, most);
  const others = first.length - shown.length + changesLeftOut;
  setHidden(byId("changed"), !changed.length);
  byId("changed").replaceChildren(...shown.map(line), others > 0 ? make("p", { class: "more" }, rest(first.slice(most), changesLeftOut)) : "");
}

/**
 * When the prizes are on the picture, an older correction of a round is no news any more.
 *
 * @param {readonly headtable.ChangeLine[]} changed
 */
export const ofPrizes = (changed) => changed.filter(({ change: { what } }) => isOneOf(what.is, "prize-of", "final-winner"));

/** @param {headtable.ChangeLine} line */
const line = ({ what, was, now }) =>
  make("p", {}, make("b", {}, `${say("projector-changed-what", { what: upperFirst(what) })} `), now, make("span", { class: "was" }, was && ` ${was}`));

/**
 * "and other seats at tables 1, 2; and 4 more".
 *
 * @param {headtable.ChangeLine[]} changed
 * @param {number} changesLeftOut
 */
function rest(changed, changesLeftOut) {
  const seats = changed.flatMap(({ change: { what } }) => (what.is === "seats-at" ? [what.table] : []));
  const others = changed.length - seats.length + changesLeftOut;
  return say("projector-changed-rest", { seats: seats.length, tables: [...new Set(seats)].map(String), others });
}
