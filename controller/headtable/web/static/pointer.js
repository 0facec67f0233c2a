// Tells when nobody presses on the page. A button that moves while it is pressed gets no click, so news waits until then.

const LONGEST_MS = 1_000; // a button that is held does not stop the page
const CLICK_MS = 50; // a finger clicks a little after it is lifted

class Pointer {
  #isPressed = false;
  #timer = 0;
  /** @type {(() => void)[]} */
  #waiting = [];

  constructor() {
    addEventListener("pointerdown", () => this.#press(), true);
    addEventListener("pointerup", () => this.#releaseAfter(CLICK_MS), true);
    for (const end of ["click", "pointercancel"]) addEventListener(end, () => this.#releaseAfter(0), true);
  }

  /**
   * Ends at once, or when the press is over and its click has been heard.
   *
   * @returns {Promise<void>}
   */
  released() {
    return this.#isPressed ? new Promise((resolve) => { this.#waiting.push(resolve); }) : Promise.resolve();
  }

  #press() {
    this.#isPressed = true;
    this.#releaseAfter(LONGEST_MS);
  }

  /** @param {number} ms */
  #releaseAfter(ms) {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#release(), ms);
  }

  #release() {
    this.#isPressed = false;
    for (const go of this.#waiting.splice(0)) go();
  }
}

export const pointer = new Pointer();

/**
 * Draws again and again, but not while somebody presses.
 *
 * @param {number} ms
 * @param {() => void} draw
 */
export const every = (ms, draw) => setInterval(async () => {
  await pointer.released();
  draw();
}, ms);
