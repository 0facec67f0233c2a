// Shows what a revision of the past would change before it is made. What was played stands unless the host decides otherwise.

import { make } from "../elements.js";
import { upperFirst } from "../format.js";
import { post } from "../requests.js";
import { say } from "../sentences.js";
import { askHost } from "./dialog.js";

/** @typedef {headtable.sent.HostRevision} Revision */
/** @typedef {headtable.PreviewShown} Preview */

const MOST = 8; // lines of a kind that are not folded away

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
   * Sends a revision once the host has confirmed what it changes. Returns the verdict; null where there is none.
   *
   * @param {Revision} revision
   * @param {string} words
   * @returns {Promise<headtable.Verdict | null>}
   */
  async confirm(revision, words) {
    const { failure, value: preview } = await post("/api/preview", {}, revision);
    if (failure) return (await doItAllTheSame(failure.error, words)) ? this.commands.send(revision, words) : null;
    if (preview.refused || isEmpty(preview)) return this.commands.send(revision, words);
    const said = await askHost({ title: say("console-what-changes-title"), what: words, button: say("console-confirm"), more: this.#shown(preview, revision) });
    if (!said) return null;
    if (!said.then || said.then === chosenIn(revision)) return this.commands.send(revision, words);
    return this.confirm({ ...revision, ...JSON.parse(said.then) }, words); // the host sees what that changes, too
  }

  /**
   * @param {Preview} preview
   * @param {Revision} revision
   */
  #shown({ contradictions, changes, voided, more }, revision) {
    return [
      listed(say("console-does-not-fit"), contradictions.map(({ words }) => words)),
      listed(say("console-what-changes"), changes.map(({ words }) => words)),
      listed(say("console-will-not-count"), voided.map((entry) => this.history.nameOf(entry))),
      more ? make("p", {}, say("pages-and-more", { more })) : null,
      this.#choices(contradictions, revision),
    ].filter((part) => part !== null);
  }

  /**
   * Let what was played stand, let it be played again from one of these entries, or let the dice follow the rules.
   *
   * @param {readonly headtable.PreviewedContradiction[]} contradictions
   * @param {Revision} revision
   */
  #choices(contradictions, revision) {
    const { again_from = null, turns } = revision;
    const entries = new Set([again_from, ...contradictions.map(({ what }) => what.entry)].filter((entry) => entry !== null));
    const follows = turns === "follow" || contradictions.some(({ what }) => what.is === "other-turns");
    if (!entries.size && !follows) return null;
    const option = (/** @type {Then} */ then, /** @type {string} */ words) => {
      const value = JSON.stringify(then);
      return make("label", { class: "pick-one" }, make("input", { type: "radio", name: "then", value, checked: value === chosenIn(revision), required: true }), words);
    };
    return make(
      "fieldset", { class: "then" },
      make("legend", {}, say("console-played-since")),
      option({ again_from: null, turns: "stand" }, say("console-let-stand")),
      follows ? option({ again_from: null, turns: "follow" }, say("console-let-follow")) : null,
      ...[...entries].map((entry) => option({ again_from: entry, turns: "stand" }, say("console-play-again", { entry: this.history.nameOf(entry) }))),
    );
  }
}

/** @typedef {Required<Pick<headtable.sent.Undo, "again_from" | "turns">>} Then */

/**
 * What a revision does about what was played since. One that names neither lets it stand.
 *
 * @param {Revision} revision
 */
const chosenIn = ({ again_from = null, turns = "stand" }) => JSON.stringify({ again_from, turns });

/**
 * @param {string} error
 * @param {string} words
 */
const doItAllTheSame = (error, words) =>
  askHost({ title: say("console-unknown-title"), what: say("console-unknown-what", { error: upperFirst(error), words }), button: say("console-unknown-do") });

/** @param {Preview} preview */
const isEmpty = ({ contradictions, changes, voided }) => !contradictions.length && !changes.length && !voided.length;

/**
 * @param {string} title
 * @param {string[]} words
 */
function listed(title, words) {
  if (!words.length) return null;
  const items = words.map((text) => make("li", {}, upperFirst(text)));
  const rest = items.splice(MOST);
  const folded = rest.length ? make("details", {}, make("summary", {}, say("pages-and-more", { more: rest.length })), make("ul", {}, ...rest)) : null;
  return make("div", { class: "would-change" }, make("h3", {}, title), make("ul", {}, ...items), folded);
}
