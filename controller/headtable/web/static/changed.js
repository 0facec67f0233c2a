// What was announced and is otherwise now: told until the next round begins.

import { byId, make, setHidden } from "./make.js";
import { upperFirst } from "./words.js";

const MOST = 2; // so many get a line of their own; the console lists them all

// Results first; chairs and standings follow from them.
const WEIGHTS = { "standing-of": 2, "seats-at": 1 };
const weight = ({ change }) => WEIGHTS[change.what.is] ?? 0;

export function drawChanged(changed, most = MOST) {
  const first = [...changed].sort((one, other) => weight(one) - weight(other));
  const shown = first.slice(0, most);
  const more = first.length - shown.length;
  setHidden(byId("changed"), !changed.length);
  byId("changed").replaceChildren(...shown.map(line), more > 0 ? make("p", { class: "more" }, rest(first.slice(most))) : "");
}

const line = ({ what, was, now }) =>
  make("p", {}, make("b", {}, `${upperFirst(what)}: `), now, make("span", { class: "was" }, was && ` ${was}`));

// "and other seats at tables 1, 2; and 4 more".
function rest(changed) {
  const seats = changed.filter((one) => weight(one) === 1).map((one) => one.change.what.table);
  const others = changed.length - seats.length;
  const said = [];
  if (seats.length) said.push(`other chairs at ${seats.length > 1 ? "tables" : "table"} ${[...new Set(seats)].join(", ")}`);
  if (others) said.push(`${others} more`);
  return `and ${said.join(", and ")}`;
}
