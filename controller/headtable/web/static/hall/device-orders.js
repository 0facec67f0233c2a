// Sends a host's orders to devices and boxes, and shows what came of them.

import { byId, setText } from "../elements.js";
import { upperFirst } from "../format.js";
import { post } from "../requests.js";

/** @typedef {headtable.Posts["/api/devices"]["body"]} Order */

export class DeviceOrders {
  /** @param {() => unknown} followed */
  constructor(followed) {
    this.followed = followed;
  }

  /**
   * Sends an order; `done` is said when it was followed.
   *
   * @param {Order} order
   * @param {string} done
   */
  async send(order, done) {
    const { failure, value } = await post("/api/devices", {}, order);
    const trouble = failure ? failure.error : value.silence;
    setText(byId("hall-done"), trouble ? upperFirst(trouble) : done);
    this.followed();
  }
}
