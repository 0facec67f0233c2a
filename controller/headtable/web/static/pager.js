// Turns the pages of a scene: by itself, or by the arrow keys. `?page=2` holds a page, `?every=15` sets the seconds.

import { byId, setHidden, setText } from "./elements.js";
import { say } from "./sentences.js";

const LONGEST_S = 8;
const SHORTEST_S = 4;
const LEAST_ASKED_S = 3;
const TO_LOOK_UP_S = 2;
const A_NAME_S = 0.3;
/** @type {Partial<Record<string, number>>} */
const STEPS = { ArrowRight: 1, ArrowLeft: -1 };

/** @param {string} name */
const asked = (name) => Number(new URLSearchParams(location.search).get(name)) || 0;

/**
 * How long people need to look for their names on a page.
 *
 * @param {HTMLElement | undefined} page
 */
function reading_s(page) {
  const names = page?.querySelectorAll(".name, .player").length;
  return names ? Math.min(Math.max(TO_LOOK_UP_S + A_NAME_S * names, SHORTEST_S), LONGEST_S) : LONGEST_S;
}

export class Pager {
  /** @type {HTMLElement[]} */
  #pages = [];
  #at = Math.max(asked("page") - 1, 0);
  #holds = asked("page") > 0;
  #asked_s = asked("every") && Math.max(asked("every"), LEAST_ASKED_S);
  #timer = 0;

  constructor() {
    addEventListener("keydown", ({ key }) => { if (STEPS[key]) this.#turn(STEPS[key]); });
  }

  /**
   * Shows these pages anew. The same page stays open.
   *
   * @param {HTMLElement[]} pages
   */
  show(pages) {
    this.#pages = pages;
    this.#draw();
    if (!this.#timer) this.#wait();
  }

  /**
   * Begins with other pages at one of them.
   *
   * @param {HTMLElement[]} pages
   * @param {number} first
   */
  begin(pages, first) {
    this.#pages = pages;
    if (!this.#holds) this.#at = first;
    this.#draw();
    this.#wait();
  }

  /** @param {number} step */
  #turn(step) {
    this.#at += step;
    this.#draw();
    this.#wait();
  }

  #wait() {
    clearTimeout(this.#timer);
    if (!this.#holds) this.#timer = setTimeout(() => this.#turn(1), 1000 * (this.#asked_s || reading_s(this.#pages[this.#at])));
  }

  #draw() {
    const count = this.#pages.length;
    this.#at = count ? ((this.#at % count) + count) % count : this.#at;
    this.#pages.forEach((page, index) => setHidden(page, index !== this.#at));
    const range = document.querySelector(".page-range");
    if (range) setText(range, this.#pages[this.#at]?.dataset.range ?? "");
    setText(byId("page"), count > 1 ? say("projector-page", { page: this.#at + 1, pages: count }) : "");
  }
}
