// Takes pasted names or a CSV file. If a line is wrong nothing is taken, until the host gives better names or takes the others.

import { byId, make, setHidden, setText } from "../elements.js";
import { upperFirst } from "../format.js";
import { onSubmit } from "../forms.js";
import { namesIn } from "../host/names.js";
import { inBase64, post } from "../requests.js";
import { say } from "../sentences.js";

/** @typedef {import("../requests.js").Answer<headtable.GuestsTaken>} Answer */
/**
 * What a host says about the wrong lines: better names by line, and whether the others are taken without them.
 *
 * @typedef {{ instead: Record<number, string>, others: boolean }} Remedy
 */

export class GuestImport {
  /** @type {Record<number, string>} */
  #instead = {};
  /** @type {((remedy: Remedy) => Promise<Answer>) | null} */
  #send = null;

  /** @param {(words: string) => void} tell */
  constructor(tell) {
    this.tell = tell;
    onSubmit(byId("add-names"), () => this.#addNames());
    byId("guest-file").addEventListener("change", () => this.#addFile());
    byId("take-again").addEventListener("click", () => this.#take({ instead: this.#betterNames(), others: false }));
    byId("take-others").addEventListener("click", () => this.#take({ instead: byId("take-again").hidden ? this.#betterNames() : this.#instead, others: true }));
    byId("take-none").addEventListener("click", () => setHidden(byId("wrong"), true));
  }

  #addNames() {
    const pasted = byId("new-names").value;
    const names = namesIn(pasted);
    const status = byId("as-alternates").checked ? "alternate" : "expected";
    return this.#begin((remedy) => post("/api/guests/names", {}, { names, pasted, status, ...remedy }));
  }

  async #addFile() {
    const field = byId("guest-file");
    const chosen = field.files?.[0];
    if (!chosen) return;
    const file = await inBase64(chosen);
    field.value = ""; // so that the same file can be chosen again, after a correction
    this.#begin((remedy) => post("/api/guests/file", {}, { file, ...remedy }));
  }

  /** @param {(remedy: Remedy) => Promise<Answer>} send */
  #begin(send) {
    this.#send = send;
    this.#instead = {};
    return this.#take({ instead: {}, others: false });
  }

  /** @param {Remedy} remedy */
  async #take(remedy) {
    if (!this.#send) return;
    this.#instead = remedy.instead;
    const { failure, value } = await this.#send(remedy);
    const isOpen = !failure && value.wrong.length > 0 && !remedy.others;
    setHidden(byId("wrong"), !isOpen);
    if (failure) this.tell(failure.error);
    else if (isOpen) this.#ask(value);
    else this.#taken(value);
  }

  /** @param {headtable.GuestsTaken} answer */
  #ask({ wrong, right, hints }) {
    byId("wrong-lines").replaceChildren(...wrong.map((row) => make("li", {}, ...wrongLine(row))));
    const named = wrong.filter(({ suggested }) => suggested !== null).length;
    setHidden(byId("take-again"), named < wrong.length);
    setHidden(byId("take-others"), !right && (!named || named === wrong.length));
    setText(byId("wrong-left-out"), byId("take-others").hidden ? "" : say("door-guests-left-out", { who: leftOut(wrong, named) }));
    byId("wrong-title").focus();
    this.tell(hints.map(upperFirst).join(" – "));
  }

  #betterNames() {
    const fields = [...byId("wrong-lines").querySelectorAll("input")];
    return { ...this.#instead, ...Object.fromEntries(fields.map(({ name, value }) => [Number(name), value])) };
  }

  /** @param {headtable.GuestsTaken} taken */
  #taken({ taken, warnings, hints }) {
    this.#send = null;
    byId("new-names").value = "";
    byId("as-alternates").checked = false; // else the next guests would silently be alternates as well
    this.tell([say("door-guests-added", { taken }), ...warnings, ...hints].join(" – "));
  }
}

/**
 * Whom the other lines leave behind: all whose lines are wrong, but where better names alone do not help, nobody with one.
 *
 * @param {readonly headtable.WrongRow[]} wrong
 * @param {number} named so many have a better name
 */
const leftOut = (wrong, named) => wrong
  .filter(({ suggested }) => named === wrong.length || suggested === null)
  .map(({ line, name }) => say("door-guests-left-line", { name, line }));

/** @param {headtable.WrongRow} row */
const wrongLine = ({ line, words, suggested }) => [
  make("p", {}, words),
  suggested !== null && make("label", {}, say("door-guests-name-of-line", { line }), make("input", { name: line, value: suggested, maxlength: 40, spellcheck: "false" })),
];
