// Asks the server again and again, and never lets an older answer replace newer news.

/**
 * @template T
 * @typedef {import("./requests.js").Answer<T>} Answer
 */

/** @template T */
export class LatestAnswer {
  #isDue = false;
  #again = false;
  #isLate = false;

  /**
   * @param {() => Promise<Answer<T>>} ask
   * @param {(answer: Answer<T>) => void} heard
   */
  constructor(ask, heard) {
    this.ask = ask;
    this.heard = heard;
  }

  /** Asks; while an answer is due, only one more question waits. */
  async look() {
    this.#again = this.#isDue;
    if (this.#isDue) return;
    this.#isDue = true;
    this.#isLate = false;
    const answer = await this.ask();
    this.#isDue = false;
    if (!this.#isLate) this.heard(answer);
    if (this.#again) await this.look();
  }

  /** The answer to an order has come meanwhile: an answer that is due may be older, so it is dropped. */
  async overtake() {
    this.#isLate = true;
    await this.look();
  }
}
