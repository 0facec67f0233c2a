// Changes the past. The host sees each change before it is made, and one tap takes it back afterwards.

import { post } from "../requests.js";
import { say } from "../sentences.js";
import { HOST } from "./commands.js";
import { askHost } from "./dialog.js";
import { LivePreview } from "./live-preview.js";
import { isHarmless, withChoice } from "./would-change.js";

/** @typedef {headtable.sent.Previewable} Revision */
/** @typedef {headtable.Verdict | null} Verdict */
/** @typedef {import("./dialog.js").FilledIn} FilledIn */
/** @typedef {"change" | "taken-back"} Made whether it was a change or one that was taken back at one tap */

export class Revisions {
  /**
   * @param {import("./commands.js").Commands} commands
   * @param {import("./history.js").History} history
   */
  constructor(commands, history) {
    this.commands = commands;
    this.history = history;
  }

  /**
   * Asks the host, and makes the change that the form holds. Returns the verdict; null where there is none. A reason is
   * needed, unless the question says otherwise.
   *
   * @param {import("./dialog.js").Question} question
   * @param {(said: FilledIn) => Revision | null} revisionOf null while something is missing
   * @param {string} words
   * @returns {Promise<Verdict>}
   */
  async ask(question, revisionOf, words) {
    const preview = new LivePreview((entry) => this.history.nameOf(entry), revisionOf);
    const answer = askHost({ why: "needed", ...question, more: [...(question.more ?? []), preview.element] });
    preview.follow();
    const said = await answer;
    const revision = said && revisionOf(said);
    return revision ? this.#make(withChoice(revision, said), words, words, "change") : null;
  }

  /**
   * Takes back the newest entry of this kind at one tap, which another tap brings back.
   *
   * @param {headtable.Fact["is"]} kind
   * @param {string} change its words
   */
  async takeBackNewest(kind, change) {
    const entry = await this.history.newest(kind);
    return entry === null ? null : this.#takeBack(entry, change, "change");
  }

  /**
   * @param {Revision} revision
   * @param {string} words
   * @param {string} change the words of the first change
   * @param {Made} made
   */
  async #make(revision, words, change, made) {
    const verdict = await this.commands.send(revision, words);
    const entry = verdict?.accepted ? verdict.entry : null;
    if (entry !== null) this.commands.offer(say("changes-at-one-tap", { made }), () => this.#takeBack(entry, change, made));
    return verdict;
  }

  /**
   * Takes back what was just done. The host is asked first if something else has come to rest on it.
   *
   * @param {number} entry
   * @param {string} change
   * @param {Made} made
   */
  async #takeBack(entry, change, made) {
    /** @type {Revision} */
    const undo = { is: "undo", entry, by: HOST, why: "" };
    const words = say("changes-taking-back", { made, change });
    const { value } = await post("/api/preview", {}, undo);
    if (value?.result.is === "preview-shown" && isHarmless(value.result)) return this.#make(undo, words, change, made === "change" ? "taken-back" : "change");
    const question = { title: say("changes-at-one-tap", { made }), what: words, button: say("changes-at-one-tap-do", { made }), why: /** @type {const} */ ("welcome") };
    return this.ask(question, ({ why }) => ({ ...undo, why }), words);
  }
}
