// The walk test on a phone: what has answered is ticked off, then bell and horn chirp.

import { byId, make, setHidden, setText } from "./elements.js";
import { upperFirst } from "./format.js";
import { askHost, button, row } from "./host/dialog.js";
import { LatestAnswer } from "./latest-answer.js";
import { get, post } from "./requests.js";
import { followRoom } from "./room-events.js";
import { say } from "./sentences.js";

/** @typedef {headtable.WalkShown} Walk */
/** @typedef {headtable.StationShown} Station */
/** @typedef {headtable.Posts["/api/devices/walk"]["body"]} Order */

class WalkPage {
  #shown = "";
  #latest = new LatestAnswer(() => get("/api/devices/walk", {}), (answer) => this.#hear(answer));

  constructor() {
    byId("walk-begin").addEventListener("click", () => this.#order({ is: "begin-walk" }));
    byId("walk-end").addEventListener("click", () => this.#end());
  }

  look() {
    this.#latest.look();
  }

  /** @param {import("./requests.js").Answer<Walk>} answer */
  #hear({ failure, value }) {
    if (value) this.#show(value);
    else setText(byId("walk-trouble"), upperFirst(failure.error));
  }

  /** @param {Walk} walk */
  #show(walk) {
    if (this.#shown === JSON.stringify(walk)) return; // a button that is being pressed stays where it is
    this.#shown = JSON.stringify(walk);
    const { stations, why } = walk;
    setHidden(byId("walk-begin"), false);
    setText(byId("walk-begin"), stations.length ? say("hall-walk-again") : say("hall-walk-begin"));
    setHidden(byId("walk-end"), !stations.length);
    setText(byId("walk-words"), stations.length ? upperFirst(wordsOf(walk)) : say("hall-walk-nothing"));
    setText(byId("walk-trouble"), why && say("hall-walk-ended", { why }));
    const sounds = stations.filter(({ kind }) => kind === "signal");
    setHidden(byId("walk-sounds"), !sounds.length);
    byId("walk-tables").replaceChildren(...stations.filter(({ kind }) => kind !== "signal").map((one) => stationLine(one)));
    byId("walk-signals").replaceChildren(...sounds.map((one) => this.#signalLine(walk.box, one)));
  }

  /**
   * @param {string} box
   * @param {Station} one
   */
  #signalLine(box, one) {
    const { signal } = one;
    if (!signal) return stationLine(one);
    return stationLine(
      one,
      button(say("hall-test"), () => this.#chirp(box, signal)),
      button(say("hall-walk-heard"), () => this.#order({ is: "judge", signal, heard: true })),
      button(say("hall-walk-unheard"), () => this.#order({ is: "judge", signal, heard: false })),
    );
  }

  /**
   * @param {string} box
   * @param {headtable.Signal} signal
   */
  async #chirp(box, signal) {
    const sure = await askHost({ title: say("hall-test-title", { signal }), what: say("hall-test-what"), button: say("hall-test-do") });
    if (!sure) return;
    const { failure, value } = await post("/api/devices", {}, { is: "test", box, signal });
    setText(byId("walk-trouble"), upperFirst(failure ? failure.error : value.silence));
    this.look();
  }

  async #end() {
    const sure = await askHost({ title: say("hall-walk-end-title"), what: say("hall-walk-end-what"), button: say("hall-walk-end-do") });
    if (sure) this.#order({ is: "end-walk" });
  }

  /** @param {Order} order */
  async #order(order) {
    const answer = await post("/api/devices/walk", {}, order);
    this.#hear(answer);
    if (answer.value) this.#latest.overtake();
  }
}

/**
 * How far the walk has come; at its end, what came of it.
 *
 * @param {Walk} walk
 */
function wordsOf({ stations, summary }) {
  const open = stations.filter(({ result }) => result === "open").length;
  return open ? say("hall-walk-progress", { done: stations.length - open, all: stations.length }) : summary;
}

/**
 * @param {Station} one
 * @param {...Element} buttons
 */
function stationLine({ place, name, result, notes, at }, ...buttons) {
  return make(
    "li", { class: `is-${result}`, "data-station": name },
    row(make("b", {}, upperFirst(place)), make("span", {}, name)),
    make("span", { class: "quiet" }, [say("hall-walk-result", { result }), at, notes].filter(Boolean).join(" · ")),
    buttons.length > 0 && row(...buttons),
  );
}

const page = new WalkPage();
followRoom((_, changed) => {
  if (changed.has("snapshot") || changed.has("devices")) page.look();
}, ["devices"]);
