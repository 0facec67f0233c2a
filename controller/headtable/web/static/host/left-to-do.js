// What is left to do once the night is over: results and certificates on paper, the money, and what can be shared.

import { byId, make, setHidden } from "../elements.js";
import { say } from "../sentences.js";
import { button } from "./dialog.js";

export class LeftToDo {
  #isShown = false;

  /** @param {import("./tabs.js").Tabs} tabs */
  constructor(tabs) {
    this.tabs = tabs;
  }

  /** @param {import("../room.js").Room} room */
  draw({ night }) {
    const isOver = night?.phase === "over";
    setHidden(byId("left-to-do"), !isOver);
    if (isOver && !this.#isShown) byId("left-lines").replaceChildren(...this.#lines());
    this.#isShown = isOver;
  }

  #lines() {
    const files = [
      file("/host/report.html", say("console-report-file")),
      file("/host/standings.csv", say("console-standings-file")),
      file("/host/rounds.csv", say("console-rounds-file")),
      file("/host/night.zip", say("console-data-files")),
    ];
    return [
      make("li", {}, button(say("console-left-print"), () => this.#print())),
      make("li", {}, link("/money", say("console-left-money"))),
      make("li", {}, ...files.flatMap((one) => [one, " "])),
      make("li", {}, link("/nights", say("console-new-night"))),
    ];
  }

  /** Opens the form that prints, with the results chosen. */
  #print() {
    this.tabs.show("print");
    byId("print-sheet").value = "results";
    byId("print-sheet").focus();
  }
}

/**
 * @param {headtable.PageAddress} href
 * @param {string} words
 */
const link = (href, words) => make("a", { href, class: "to-do" }, words);

/**
 * @param {headtable.PageAddress} href
 * @param {string} words
 */
const file = (href, words) => make("a", { href, class: "to-do", download: "" }, words);
