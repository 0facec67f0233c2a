// Who made each entry. Everybody may read the entries, and only the console asks for these names.

import { make, setText } from "../elements.js";
import { get } from "../requests.js";

/** @typedef {headtable.FactLine} FactLine */

/** @param {FactLine} line another night has other times for its entries */
const key = ({ entry, at_ms }) => `${entry}.${at_ms}`;

export class EntryAuthors {
  /** @type {Map<string, string>} */
  #known = new Map();
  /** @type {{ line: FactLine, element: HTMLElement }[]} */
  #shown = [];
  #isAsking = false;

  /** Forgets which entries the page shows. */
  clear() {
    this.#shown = [];
  }

  /**
   * The element that names the author of an entry, now or later.
   *
   * @param {FactLine | undefined} line its first one
   */
  element(line) {
    const element = make("p", { class: "author" }, line && this.#known.get(key(line)));
    if (line) this.#shown.push({ line, element });
    return element;
  }

  /** Asks for the authors that are missing, and fills them in. */
  async fill() {
    const missing = this.#shown.filter(({ line }) => !this.#known.has(key(line)));
    if (!missing.length || this.#isAsking) return;
    this.#isAsking = true;
    const { value } = await get("/api/told/authors", { first: Math.min(...missing.map(({ line }) => line.entry)) });
    this.#isAsking = false;
    if (!value) return;
    const words = new Map(value.map((author) => [author.entry, author.words]));
    for (const { line } of missing) this.#known.set(key(line), words.get(line.entry) ?? "");
    for (const { line, element } of this.#shown) setText(element, this.#known.get(key(line)) ?? "");
    await this.fill();
  }
}
