// Bell and horn: whether each may sound, a test of it, and its switches. The box decides, and keeps what is chosen.

import { byId, make } from "../elements.js";
import { askHost, button, row } from "../host/dialog.js";
import { say } from "../sentences.js";

/** @typedef {headtable.SignalShown} Shown */
/** @typedef {import("./device-orders.js").DeviceOrders} Orders */

export class SignalList {
  #shown = "";

  /** @param {Orders} orders */
  constructor(orders) {
    this.orders = orders;
  }

  /** @param {headtable.Devices} all */
  draw({ signals, boxes }) {
    if (this.#shown === JSON.stringify([signals, boxes])) return; // a button that is being pressed stays where it is
    this.#shown = JSON.stringify([signals, boxes]);
    const lines = signals.map((one) => this.#line(one, boxes.length > 1));
    byId("hall-signals").replaceChildren(...(lines.length ? lines : [make("li", {}, say("hall-no-signals"))]));
  }

  /**
   * @param {Shown} one
   * @param {boolean} many
   */
  #line(one, many) {
    const { box, signal, disarmed_by_host: disarmed, muted_by_host: muted } = one;
    const mute = button(muted ? say("hall-unmute") : say("hall-mute"), () => this.#switch(one, muted ? "unmute" : "mute"));
    const arm = button(disarmed ? say("hall-arm") : say("hall-disarm"), () => this.#switch(one, disarmed ? "arm" : "disarm"));
    return make(
      "li", { "data-signal": signal },
      make("b", {}, say("hall-signal-name", { signal, box, many })),
      make("span", {}, say("hall-signal-state", { state: stateOf(one) })),
      row(button(say("hall-test"), () => this.#test(one)), mute, arm),
    );
  }

  /** @param {Shown} one */
  async #test({ box, signal }) {
    const sure = await askHost({ title: say("hall-test-title", { signal }), what: say("hall-test-what"), button: say("hall-test-do") });
    if (sure) this.orders.send({ is: "test", box, signal }, say("hall-test-done", { signal }));
  }

  /**
   * Asks first, unless it only silences.
   *
   * @param {Shown} one
   * @param {"arm" | "disarm" | "mute" | "unmute"} change
   */
  async #switch({ box, signal }, change) {
    const silences = change === "disarm" || change === "mute";
    const question = { title: say("hall-arm-title", { signal }), what: say("hall-arm-what"), button: change === "arm" ? say("hall-arm-do") : say("hall-unmute-do") };
    if (silences || (await askHost(question))) this.orders.send({ is: "switch", box, signal, change }, say("hall-switched"));
  }
}

/** @param {Shown} one */
function stateOf({ sounding, armed, muted, disarmed_by_host: disarmed, muted_by_host: quiet }) {
  if (sounding) return "sounding";
  if ((!armed && !disarmed) || (muted && !quiet)) return "off-by-file";
  if (disarmed && quiet) return "both";
  if (disarmed) return "disarmed";
  return quiet ? "muted" : "ready";
}
