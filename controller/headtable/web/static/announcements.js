// What was announced and is otherwise now. It is shown until the next round begins.

import { byId, make, setHidden } from "./elements.js";
import { upperFirst } from "./format.js";
import { say } from "./sentences.js";

const MOST = 2; // so many get a line of their own; the console lists them all

/**
 * Results come first, because chairs and standings follow from them.
 *
 * @param {headtable.Changed} changed
 */
// eslint-disable-next-line no-restricted-syntax -- the server's own words: it sends no other sign of what has changed
const weight = ({ what }) => (what.startsWith("standings") ? 2 : what.includes("seats of") ? 1 : 0);

/**
 * @param {readonly headtable.Changed[]} changed
 * @param {number} [most]
 */
export function drawAnnouncements(changed, most = MOST) {
  const first = [...changed].sort((one, other) => weight(one) - weight(other));
  const shown = first.slice(0, most);
  const more = first.length - shown.length;
  setHidden(byId("changed"), !changed.length);
  byId("changed").replaceChildren(...shown.map(line), more > 0 ? make("p", { class: "more" }, rest(first.slice(most))) : "");
}

const NOT_ANNOUNCED = "not announced"; // eslint-disable-line no-restricted-syntax -- the server's own words

/** @param {headtable.Changed} changed */
function line({ what, was, now }) {
  const before = was === NOT_ANNOUNCED ? "" : ` ${say("projector-it-was", { was })}`;
  return make(
    "p", {},
    make("b", {}, `${say("projector-changed-what", { what: upperFirst(what) })} `),
    now === NOT_ANNOUNCED ? say("projector-open-again") : now,
    make("span", { class: "was" }, before),
  );
}

/**
 * "and other seats at tables 1, 2; and 4 more".
 *
 * @param {headtable.Changed[]} changed
 */
function rest(changed) {
  const seats = changed.filter((one) => weight(one) === 1).map((one) => one.what.split(" ").pop());
  const others = changed.length - seats.length;
  return say("projector-changed-rest", { seats: seats.length, tables: [...new Set(seats)].map(String), others });
}
