// The title, the day and the place that the host gave the night, on the pages of the night.

import { byId, setHidden, setText } from "./elements.js";
import { LatestAnswer } from "./latest-answer.js";
import { dayOf } from "./locale.js";
import { get } from "./requests.js";

export class AboutNight {
  #night = "";
  #latest = new LatestAnswer(() => get("/api/tonight", {}), ({ value }) => { if (value) this.#show(value); });

  /**
   * Asks with each snapshot, and when another night begins.
   *
   * @param {import("./room.js").Room} room
   * @param {Set<import("./room.js").Change>} changed
   */
  draw({ night }, changed) {
    const id = night?.id ?? "";
    if (!changed.has("snapshot") && id === this.#night) return;
    this.#night = id;
    this.#latest.look();
  }

  /** @param {headtable.TonightForGuests} tonight */
  #show({ about: { title, day, place } }) {
    const words = [title, day ? dayOf(day) : "", place].filter(Boolean).join(" · ");
    setText(byId("night-called"), words);
    setHidden(byId("night-called"), !words);
  }
}
