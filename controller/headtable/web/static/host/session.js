// Whether this browser is still the host's. Its session ends with the key, and a made-up key ends with the program.

import { get } from "../requests.js";

const ENDED = 401;

export class Session {
  #hasBegun = false; // whether this page has seen the room before

  /**
   * Asks again with each new snapshot, such as after a loss of the connection. Where the session has ended, the page
   * asks for the key.
   *
   * @param {import("../room.js").Room} _
   * @param {Set<import("../room.js").Change>} changed
   */
  async draw(_, changed) {
    if (!changed.has("snapshot")) return;
    const isFirst = !this.#hasBegun;
    this.#hasBegun = true;
    if (isFirst) return;
    const { failure } = await get("/api/told", { before: 1 });
    if (failure?.status === ENDED) location.reload();
  }
}
