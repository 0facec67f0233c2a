// Tells when nobody presses on the page. A button that moves while it is pressed gets no click, so news waits.

const LONGEST_PRESS_MS = 1_000; // a button that is held does not stop the page
const CLICK_DELAY_MS = 50; // a finger clicks a little after it is lifted

class Pointer {
  #isPressed = false;
  #timer = 0;
  /** @type {(() => void)[]} */
  #waiting = [];

  constructor() {
    addEventListener("pointerdown", () => this.#press(), true);
    addEventListener("pointerup", () => this.#releaseAfter(CLICK_DELAY_MS), true);
    for (const end of ["click", "pointercancel"]) addEventListener(end, () => this.#releaseAfter(0), true);
  }

  /**
   * Resolves when nobody presses and the click has been heard, or a second after the latest press began.
   *
   * @returns {Promise<void>}
   */
  released() {
    return this.#isPressed ? new Promise((resolve) => { this.#waiting.push(resolve); }) : Promise.resolve();
  }

  #press() {
    this.#isPressed = true;
    this.#releaseAfter(LONGEST_PRESS_MS);
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
 * Draws again and again, but not while somebody presses on the page.
 *
 * @param {number} ms
 * @param {() => void} draw
 */
export const drawEvery = (ms, draw) => setInterval(async () => {
  await pointer.released();
  draw();
}, ms);
