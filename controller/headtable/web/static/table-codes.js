// The codes of the tables, as QR pictures on a screen where a host has signed in. Other screens are not told them.

import { codePicture } from "./code-picture.js";
import { make } from "./elements.js";
import { LatestAnswer } from "./latest-answer.js";
import { get } from "./requests.js";
import { say } from "./sentences.js";

/** @typedef {import("./requests.js").Failure} Failure */

const SIGNED_OUT = 401;

/** @param {headtable.TablePhones} phones */
function codeCard(phones) {
  const { table, code, link } = phones;
  return make(
    "section",
    { class: "code-card" },
    codePicture(phones, say("projector-phones-picture", { table, link })),
    make("h3", {}, make("b", {}, String(table)), make("span", { class: "code" }, code)),
  );
}

/**
 * Where a guest types a code: the link of a table without its code.
 *
 * @param {string} link
 */
const addressOf = (link) => new URL(link).host + new URL(link).pathname;

/**
 * The same by the machine's name, too, where the network knows it.
 *
 * @param {headtable.TablePhones} phones
 */
const addressesOf = ({ link, by_name }) => (by_name ? say("projector-phones-by-either", { address: addressOf(link), by_name: addressOf(by_name) }) : addressOf(link));

export class TableCodes {
  /** @type {headtable.AllPhones | null} */
  #known = null;
  /** @type {Failure | null} */
  #failure = null;
  #shown = "";
  #latest = new LatestAnswer(() => get("/api/phones", {}), (answer) => this.#hear(answer));

  /** @param {() => void} learned */
  constructor(learned) {
    this.learned = learned;
  }

  /** Asks again. */
  learn() {
    this.#latest.look();
  }

  /**
   * A failure is shown on the screen. A phone that has joined changes nothing there.
   *
   * @param {import("./requests.js").Answer<headtable.AllPhones>} answer
   */
  #hear({ failure, value }) {
    this.#known = value;
    this.#failure = failure;
    const shown = JSON.stringify([this.words, value?.tables.map(({ code, link }) => [code, link])]);
    if (shown !== this.#shown) this.learned();
    this.#shown = shown;
  }

  /** What stands above the cards: how to use them, or why they are missing or of no use. */
  get words() {
    if (this.#failure) return this.#failure.status === SIGNED_OUT ? say("projector-phones-signed-out", { address: `${location.host}/host` }) : this.#failure.error;
    if (this.#known?.why_unreachable) return say("projector-phones-unreachable");
    const [first] = this.#known?.tables ?? [];
    return first ? say("projector-phones-about", { address: addressesOf(first) }) : "";
  }

  /** One card for each table. */
  cards() {
    return (this.#known?.tables ?? []).map((phones) => codeCard(phones));
  }
}
