// Every device: its name, its table, what is wrong with it, and what a host can do with it.

import { byId, make, setText } from "../elements.js";
import { upperFirst } from "../format.js";
import { askHost, button, line, row } from "../host/dialog.js";
import { say } from "../sentences.js";
import { minutes } from "./spans.js";

/** @typedef {headtable.DeviceShown} Shown */

const HEAD_TABLE = 1;
const MOST_TABLES = 100;
const LONGEST_ASKED = 200; // a shorter one may be refused, with a sentence

export class DeviceList {
  #shown = "";
  /** @type {Map<string, HTMLElement>} */
  #updates = new Map();

  /** @param {import("./device-orders.js").DeviceOrders} orders */
  constructor(orders) {
    this.orders = orders;
  }

  /** @param {headtable.Devices} all */
  draw({ devices }) {
    const lines = devices.map((one) => ({ ...one, update: null, silent_s: one.silent_s === null ? null : minutes(one.silent_s) }));
    if (this.#shown !== JSON.stringify(lines)) this.#drawAnew(devices, lines); // else a button that is being pressed stays where it is
    for (const one of devices) setText(this.#wordsOf(one.uid), inWords(one));
  }

  /**
   * @param {readonly Shown[]} devices
   * @param {readonly Shown[]} lines what is compared
   */
  #drawAnew(devices, lines) {
    this.#shown = JSON.stringify(lines);
    const open = new Set([...byId("hall-devices").querySelectorAll("details[open]")].map(({ id }) => id));
    byId("hall-devices").replaceChildren(...[...devices].sort(byNeed).map((one) => this.#line(one)));
    for (const fold of byId("hall-devices").querySelectorAll("details")) fold.open = open.has(fold.id);
  }

  /**
   * The words about an update of a device; a line that is drawn anew keeps them.
   *
   * @param {string} uid
   */
  #wordsOf(uid) {
    const words = this.#updates.get(uid) ?? make("b", { class: "update" });
    this.#updates.set(uid, words);
    return words;
  }

  /** @param {Shown} one */
  #line(one) {
    const { uid, label, online, can_move, newer_firmware } = one;
    const about = aboutDevice(one).map((words) => make("span", {}, words));
    const placing = one.table === null ? say("hall-place-first") : say("hall-place");
    return make(
      "li", { class: needsHost(one) ? "is-silent" : "", "data-device": uid },
      row(make("b", {}, label), make("b", {}, say("hall-device-where", { table: one.table, bell: one.bell }))),
      make("div", { class: "row about quiet" }, ...about),
      ...one.troubles.map((trouble) => make("b", { class: "trouble" }, upperFirst(trouble))),
      one.is_silent && make("b", { class: "trouble" }, say("hall-device-silent")),
      one.placed && make("span", {}, say("hall-device-placed", { before: one.file_table })),
      this.#wordsOf(uid),
      row(
        online && button(say("hall-identify"), () => this.orders.send({ is: "identify", uid }, say("hall-identified", { uid: label }))),
        online && button(say("hall-rename"), () => this.#rename(one)),
        can_move && button(placing, () => this.#place(one)),
        newer_firmware !== null && button(say("hall-firmware"), () => this.#update(one, newer_firmware)),
      ),
      details(one),
    );
  }

  /** @param {Shown} one */
  async #place({ uid, label, table, bell }) {
    const number = make("input", { type: "number", name: "table", min: 1, max: MOST_TABLES, required: true, value: table ?? "" });
    const rings = make("input", { type: "checkbox", name: "bell", checked: bell });
    const more = [line(say("hall-place-table"), number), make("label", { class: "check" }, rings, say("hall-place-bell"))];
    const filled = await askHost({ title: say("hall-place-title", { uid: label }), what: say("hall-place-what"), button: say("hall-place-do"), more });
    if (!filled) return;
    const to = Number(filled.table);
    const done = say("hall-placed", { uid: label, table: to });
    this.orders.send({ is: "place", uid, table: to, bell: to === HEAD_TABLE && "bell" in filled }, done);
  }

  /**
   * @param {Shown} one
   * @param {string} to the new version
   */
  async #update({ uid, label, firmware }, to) {
    const question = { title: say("hall-firmware-title", { uid: label, to }), what: say("hall-firmware-what", { from: firmware }), button: say("hall-firmware-do") };
    if (await askHost(question)) this.orders.send({ is: "firmware", uid }, say("hall-firmware-begun", { uid: label }));
  }

  /** @param {Shown} one */
  async #rename({ uid, name }) {
    const field = make("input", { name: "name", value: name, maxlength: LONGEST_ASKED, autocomplete: "off" });
    const more = [line(say("hall-rename-name"), field)];
    const filled = await askHost({ title: say("hall-rename-title", { uid }), what: say("hall-rename-what"), button: say("hall-rename-do"), more });
    if (!filled) return;
    const chosen = String(filled.name).trim();
    this.orders.send({ is: "name", uid, name: chosen }, say("hall-renamed", { uid, name: chosen }));
  }
}

/** @param {Shown} one */
const inWords = ({ uid, update }) => (update === null ? "" : say("hall-update", { uid, state: update.state, percent: update.percent }));

/** @param {Shown} one */
const needsHost = (one) => one.is_silent || !one.online || one.troubles.length > 0;

/**
 * Devices that need the host come first.
 *
 * @param {Shown} one
 * @param {Shown} other
 */
const byNeed = (one, other) => Number(needsHost(other)) - Number(needsHost(one));

/**
 * Counts and versions, for somebody who repairs the device.
 *
 * @param {Shown} one
 */
function details({ uid, model, firmware, heard, repeated, garbled, late, bounces }) {
  const words = [model && say("hall-device-what", { model, firmware }), say("hall-device-counts", { heard, repeated, garbled, late, bounces })];
  const lines = words.filter(Boolean).map((one) => make("p", { class: "quiet" }, one));
  return make("details", { id: `details-${uid}` }, make("summary", {}, say("hall-device-details")), ...lines);
}

/** @param {Shown} one */
function aboutDevice(one) {
  return [
    say("hall-device-presence", { online: one.online }),
    one.online && say("hall-device-heard", { minutes: one.silent_s === null ? null : minutes(one.silent_s) }),
    one.battery !== null && say("hall-device-battery", { percent: one.battery }),
    ...one.dice.map(({ die, state }) => say("hall-device-die", { die, state })),
  ].filter((words) => typeof words === "string" && words);
}
