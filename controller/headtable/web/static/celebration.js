// A new bunco has the band across the top for some seconds, where nothing more urgent has it.

import { drawBanner } from "./banner.js";
import { latestBunco } from "./ticker.js";

/** @typedef {import("./room.js").Room} Room */
/** @typedef {{ entry: number, player: string, table: number }} Bunco */

const SHOWN_MS = 12_000;

export class Celebration {
  /** @type {string | null} */
  #night = null;
  #newest = 0; // the entry of the newest bunco of the night that this page has seen
  #isOn = false;
  #timer = 0;

  /** @param {Room} room */
  draw(room) {
    const found = latestBunco(room);
    if (this.#isNews(room.night?.id ?? null, found?.entry ?? 0)) this.#start(room);
    drawBanner(room, this.#isOn && found?.entry === this.#newest ? found : null);
  }

  /**
   * Whether a bunco is celebrated: none that was there before the page was opened, and none for the second time.
   *
   * @param {string | null} night
   * @param {number} entry
   */
  #isNews(night, entry) {
    const isSameNight = this.#night === night;
    const isNews = isSameNight && entry > this.#newest;
    this.#newest = isSameNight ? Math.max(this.#newest, entry) : entry;
    this.#night = night;
    return isNews;
  }

  /** @param {Room} room */
  #start(room) {
    clearTimeout(this.#timer);
    this.#isOn = true;
    this.#timer = setTimeout(() => {
      this.#isOn = false;
      this.draw(room);
    }, SHOWN_MS);
  }
}
