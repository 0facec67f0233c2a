// Lets one choose what a row of dice show.

import { die } from "./die.js";
import { make } from "./make.js";

// Rows of six dice, one row a label; whole(faces) is called whenever every row has its die.
export function dicePicker(labels, whole) {
  const chosen = labels.map(() => 0);
  const rows = labels.map((label, index) => {
    const faces = [1, 2, 3, 4, 5, 6].map((face) =>
      make("button", { type: "button", class: "pick", "aria-pressed": "false", "aria-label": `${label}: ${face}`, onclick: () => choose(index, face) }, die(face)),
    );
    return make("div", { class: "pick-row", role: "group", "aria-label": label }, make("span", { class: "pick-label" }, label), ...faces);
  });

  function choose(index, face) {
    chosen[index] = face;
    rows[index].querySelectorAll("button").forEach((button, place) => button.setAttribute("aria-pressed", String(place + 1 === face)));
    whole(chosen.every(Boolean) ? [...chosen] : null);
  }

  return make("div", { class: "picker" }, ...rows);
}
