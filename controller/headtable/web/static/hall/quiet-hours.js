// The hours in which the horn is silent, for each box.

import { byId, make } from "../elements.js";
import { button, line, row } from "../host/dialog.js";
import { typedTime } from "../locale.js";
import { say } from "../sentences.js";

/** @typedef {headtable.BoxShown} Shown */

const USUAL = { start: "22:00", end: "08:00" };

export class QuietHours {
  #shown = "";

  /** @param {import("./device-orders.js").DeviceOrders} orders */
  constructor(orders) {
    this.orders = orders;
  }

  /** @param {headtable.Devices} all */
  draw({ boxes }) {
    if (this.#shown === JSON.stringify(boxes)) return; // what is being typed stays
    this.#shown = JSON.stringify(boxes);
    byId("hall-quiet").replaceChildren(...boxes.map((one) => this.#line(one, boxes.length > 1 ? one.box : null)));
  }

  /**
   * @param {Shown} one
   * @param {string | null} named the box, where there is more than one
   */
  #line({ box, quiet }, named) {
    const from = make("input", { type: "time", required: true, value: (quiet ?? USUAL).start });
    const until = make("input", { type: "time", required: true, value: (quiet ?? USUAL).end });
    const set = () => from.reportValidity() && until.reportValidity() && this.#choose(box, { start: from.value, end: until.value });
    return make(
      "li", {},
      make("span", {}, quiet ? say("hall-quiet-now", { box: named, start: typedTime(quiet.start), end: typedTime(quiet.end) }) : say("hall-quiet-none", { box: named })),
      row(
        line(say("hall-quiet-from"), from), line(say("hall-quiet-until"), until),
        button(say("hall-quiet-set"), set), quiet && button(say("hall-quiet-end"), () => this.#choose(box, null)),
      ),
    );
  }

  /**
   * @param {string} box
   * @param {{ start: string, end: string } | null} span
   */
  #choose(box, span) {
    this.orders.send({ is: "quiet", box, quiet: span && { is: "quiet-span", ...span } }, say("hall-switched"));
  }
}
