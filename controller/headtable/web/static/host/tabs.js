// The topics of the console. One is open at a time; what happened stands beside it where there is room.

import { byId, setHidden, withData } from "../elements.js";

/** @typedef {headtable.Data["topic"]} Topic */

export class Tabs {
  #parts = withData("topic");
  /** @type {{ topic: Topic, draw: () => void }[]} */
  #watchers = [];
  /** @type {Topic} */
  #open = "now";

  constructor() {
    for (const { element, value } of this.#parts) if (element.tagName === "BUTTON") element.addEventListener("click", () => this.#openTopic(value));
    this.#openTopic(this.#open);
  }

  /**
   * Before the night is open there is nothing to choose from.
   *
   * @param {import("../room.js").Room} room
   */
  draw(room) {
    const closed = (room.night?.phase ?? "closed") === "closed";
    setHidden(byId("topics"), closed);
    if (closed && this.#open !== "now") this.#openTopic("now");
  }

  /** @param {Topic} topic */
  isOpen(topic) {
    return this.#open === topic;
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
