// The devices of the hall, for hosts: what is there, what is silent, and what may sound.

import { byId, make, setText } from "./elements.js";
import { DeviceList } from "./hall/device-list.js";
import { DeviceOrders } from "./hall/device-orders.js";
import { QuietHours } from "./hall/quiet-hours.js";
import { SignalList } from "./hall/signal-list.js";
import { minutes } from "./hall/spans.js";
import { keepFocus } from "./kept-focus.js";
import { LatestAnswer } from "./latest-answer.js";
import { get } from "./requests.js";
import { followRoom } from "./room-events.js";
import { say } from "./sentences.js";
import { offerHelp } from "./word-help.js";
import { keepWhole } from "./whole-text.js";

const AGAIN_MS = 5_000; // counts, batteries and silence change without an event

class DevicesPage {
  #orders = new DeviceOrders(() => this.look());
  #parts = [new SignalList(this.#orders), new QuietHours(this.#orders), new DeviceList(this.#orders)];
  #latest = new LatestAnswer(() => get("/api/devices", {}), (answer) => this.#hear(answer));

  look() {
    this.#latest.look();
  }

  /** @param {import("./requests.js").Answer<headtable.Devices>} answer */
  #hear({ failure, value }) {
    if (value) this.#show(value);
    else setText(byId("hall-words"), failure.error);
  }

  /** @param {headtable.Devices} all */
  #show(all) {
    setText(byId("hall-words"), inWords(all));
    for (const part of this.#parts) part.draw(all);
    showPhones(all.phones);
  }
}

/** @param {headtable.Devices} all */
function inWords({ devices, boxes }) {
  const gone = boxes.filter(({ online }) => !online).map(({ box }) => say("hall-box-gone", { box }));
  const online = devices.filter((device) => device.online).length;
  return [devices.length ? say("hall-counted", { online, all: devices.length }) : say("hall-none"), ...gone].join(" ");
}

/** @param {readonly headtable.PhoneShown[]} phones */
function showPhones(phones) {
  const lines = phones.map(({ phone, kind, table, silent_s, is_silent }) =>
    make(
      "li", { class: is_silent ? "is-silent" : "" },
      say("hall-phone", { table, kind, phone, minutes: minutes(silent_s) }),
      is_silent && make("b", { class: "trouble" }, say("hall-device-silent")),
    ));
  byId("hall-phones").replaceChildren(...(lines.length ? lines : [make("li", {}, say("hall-no-phones"))]));
}

const page = new DevicesPage();
offerHelp();
keepFocus();
setInterval(() => page.look(), AGAIN_MS);
followRoom((_, changed) => {
  if (changed.has("snapshot") || changed.has("devices") || changed.has("phones")) page.look();
}, ["devices", "phones"]);
keepWhole();
