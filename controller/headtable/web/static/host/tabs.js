// The topics of the console. One is open at a time; what happened stands beside it where there is room.

import { byId, setHidden, withData } from "../elements.js";
import { isOneOf } from "../format.js";

/** @typedef {headtable.Data["topic"]} Topic */

export class Tabs {
  #parts = withData("topic");
  /** @type {{ topic: Topic, draw: () => void }[]} */
  #watchers = [];
  /** @type {Topic} */
  #open = "now";
  #isOver = false;

  constructor() {
    for (const { element, value } of this.#parts) if (element.tagName === "BUTTON") element.addEventListener("click", () => this.#openTopic(value));
    this.#openTopic(this.#open);
  }

  /**
   * Before the night is open there is nothing to choose from. Whoever ends it under Pace sees who won, or who rolls off.
   *
   * @param {import("../room.js").Room} room
   */
  draw(room) {
    const closed = (room.night?.phase ?? "closed") === "closed";
    setHidden(byId("topics"), closed);
    const isOver = isOneOf(room.night?.phase, "settling", "final", "over");
    const ends = isOver && !this.#isOver && this.#open === "pace";
    this.#isOver = isOver;
    const isClosed = room.night?.phase === "closed"; // not only unknown, as after a restart of the pages
    if ((isClosed && this.#open !== "now") || ends) this.#openTopic("now");
    if (ends) byId("round-words").focus();
  }

  /** @param {Topic} topic */
  isOpen(topic) {
    return this.#open === topic;
  }

  /** @param {Topic} topic */
  show(topic) {
    this.#openTopic(topic);
  }

  /**
   * Calls draw() whenever this topic is opened.
   *
   * @param {Topic} topic
   * @param {() => void} draw
   */
  onOpen(topic, draw) {
    this.#watchers.push({ topic, draw });
  }

  /** @param {Topic} topic */
  #openTopic(topic) {
    this.#open = topic;
    for (const { element, value } of this.#parts) {
      if (element.tagName === "BUTTON") element.setAttribute("aria-pressed", String(value === topic));
      else element.classList.toggle("is-elsewhere", value !== topic);
    }
    for (const watcher of this.#watchers) if (watcher.topic === topic) watcher.draw();
  }
}
