// Keeps the screen of a phone on while it is a table's pad. Browsers offer that only over https and on localhost.
// Where the screen may go off, the pad says once what helps.

import { byId, setHidden } from "../elements.js";

const DISMISSED = "headtable-screen-dismissed";

export class ScreenLock {
  /** @type {WakeLockSentinel | null} */
  #lock = null;
  #isPad = false;
  #isAsking = false;
  #goesOff = false; // whether the browser leaves the screen to the phone
  #isDismissed = wasDismissed();

  constructor() {
    document.addEventListener("visibilitychange", () => this.#ask());
    byId("screen-told").addEventListener("click", () => this.#dismiss());
  }

  /**
   * The phone is a table's pad, or is not. Without a lock it asks again at each change: the phone may have been plugged in.
   *
   * @param {boolean} isPad
   */
  follow(isPad) {
    this.#isPad = isPad;
    if (isPad) this.#ask();
    else this.#release();
    this.#draw();
  }

  get #isHeld() {
    return Boolean(this.#lock && !this.#lock.released);
  }

  /** A browser takes the lock from a page that nobody sees, so a page that is seen again asks again. */
  async #ask() {
    if (!this.#isPad || document.hidden || this.#isAsking || this.#isHeld) return;
    this.#isAsking = true;
    this.#lock = await screenLock();
    this.#isAsking = false;
    this.#goesOff = !this.#lock && !document.hidden;
    if (!this.#isPad) this.#release();
    this.#draw();
  }

  #release() {
    this.#lock?.release();
    this.#lock = null;
  }

  #draw() {
    setHidden(byId("screen"), !this.#isPad || !this.#goesOff || this.#isDismissed);
  }

  #dismiss() {
    this.#isDismissed = true;
    try {
      localStorage.setItem(DISMISSED, "yes");
    } catch {
      // Then the pad says it again after a reload.
    }
    this.#draw();
  }
}

/** A lock of the screen; null if this browser has none, or the phone refuses it to save its battery. */
async function screenLock() {
  return navigator.wakeLock?.request("screen").catch(() => null) ?? null;
}

function wasDismissed() {
  try {
    return localStorage.getItem(DISMISSED) !== null;
  } catch {
    return false; // this browser keeps nothing
  }
}
