// Lists the presses that wait for the network, each with its age, and then what became of each of them.

import { byId, make, setHidden, setText } from "../elements.js";
import { upperFirst } from "../format.js";
import { say } from "../sentences.js";
import { MOST } from "./waiting-presses.js";

/** @typedef {import("./waiting-presses.js").WaitingPresses} WaitingPresses */
/** @typedef {import("./waiting-presses.js").Message} Message */
/** @typedef {{ kind: "is-taken" | "is-refused", text: string }} Settled */

export class PressList {
  #isOpen = false;
  /** @type {Settled[]} */
  #settled = [];

  /** @param {WaitingPresses} waiting */
  constructor(waiting) {
    this.waiting = waiting;
  }

  /** Shows the list, because the phone reaches nobody or was loaded again. It stays until the next press after it. */
  open() {
    this.#isOpen = true;
    this.draw();
  }

  clear() {
    if (this.#isOpen) byId("news").scrollTop = 0;
    this.#isOpen = false;
    this.#settled = [];
    this.draw();
  }

  /** @param {Settled} verdict */
  settle(verdict) {
    this.#settled.push(verdict);
    this.draw();
  }

  /** Draws every press: first those with a verdict, then those that wait. */
  draw() {
    setHidden(byId("presses"), !this.#isOpen);
    if (!this.#isOpen) return;
    const { all, count, isFull } = this.waiting;
    setText(byId("presses-title"), count ? say("pad-waiting-title") : say("pad-waiting-title-after"));
    setText(byId("presses-how"), isFull ? say("pad-waiting-full", { most: MOST }) : count ? say("pad-waiting-how") : "");
    drawLines([...this.#settled, ...all.map((message) => ({ kind: "is-waiting", text: waits(message) }))]);
  }
}

/** @param {Message} message */
function waits({ words, pressed_at }) {
  const age_s = Math.max(0, Math.floor((Date.now() - pressed_at) / 1000));
  return say("pad-press-waits", { words, minutes: Math.floor(age_s / 60), seconds: age_s % 60 });
}

/**
 * Changes only what differs, so that the list stays where it was scrolled to.
 *
 * @param {{ kind: string, text: string }[]} lines
 */
function drawLines(lines) {
  const list = byId("presses-list");
  while (list.children.length > lines.length) list.lastElementChild?.remove();
  /** @type {Element | null} */
  let latest = null;
  lines.forEach(({ kind, text }, place) => {
    const line = list.children[place] ?? list.appendChild(make("li"));
    if (line.className !== kind) latest = line;
    line.className = kind;
    setText(line, upperFirst(text));
  });
  queueMicrotask(() => latest && bringIntoSight(latest)); // once the answer below has its words, and its height
}

/**
 * Scrolls the messages, and never the page, as far as a line needs.
 *
 * @param {Element} line
 */
function bringIntoSight(line) {
  const news = byId("news");
  const edges = news.getBoundingClientRect();
  const { top, bottom } = line.getBoundingClientRect();
  if (bottom > edges.bottom) news.scrollTop += Math.ceil(bottom - edges.bottom);
  else if (top < edges.top) news.scrollTop += Math.floor(top - edges.top);
}
