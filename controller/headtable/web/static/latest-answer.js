// Asks the server again and again, and never lets an older answer replace newer news.

/**
 * @template T
 * @typedef {import("./requests.js").Answer<T>} Answer
 */

/** @template T */
export class LatestAnswer {
  #again = false;
  #isLate = false;
  /** @type {Promise<void> | null} */
  #asking = null;

  /**
   * @param {() => Promise<Answer<T>>} ask
   * @param {(answer: Answer<T>) => void} heard
   */
  constructor(ask, heard) {
    this.ask = ask;
    this.heard = heard;
  }

  /** Asks, and ends when an answer to a question of now or later is heard; while one is due, only one more waits. */
  look() {
    this.#again = true;
    this.#asking ??= this.#askWhileDue();
    return this.#asking;
  }

  /** The answer to an order has come meanwhile: an answer that is due may be older, so it is dropped. */
  overtake() {
    this.#isLate = true;
    return this.look();
  }

  async #askWhileDue() {
    try {
      while (this.#again) {
        this.#again = false;
        this.#isLate = false;
        const answer = await this.ask();
        if (!this.#isLate) this.heard(answer);
      }
    } finally {
      this.#asking = null;
    }
  }
}
