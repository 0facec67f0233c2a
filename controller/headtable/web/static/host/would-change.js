// What a change of the past would do, as the dialog shows it: lists, choices, and what the host confirms separately.

import { make } from "../elements.js";
import { isOneOf, upperFirst } from "../format.js";
import { say } from "../sentences.js";

/** @typedef {headtable.PreviewShown} Preview */
/** @typedef {(entry: number) => string} NameOf */
/** @typedef {Required<Pick<headtable.sent.Undo, "again_from" | "turns">>} Then what becomes of what was played since */

const MOST = 8; // lines of a kind that are not folded away

/**
 * Every effect, kind by kind.
 *
 * @param {Preview} preview
 * @param {NameOf} nameOf
 */
export function effects(preview, nameOf) {
  const { contradictions, changes, voided, more, lost } = preview;
  const lists = [
    ...listed(say("console-does-not-fit"), contradictions.map(({ words }) => words)),
    ...listed(say("console-what-changes"), changes.map(({ words }) => words)),
    ...listed(say("console-will-not-count"), voided.map(nameOf)),
  ];
  if (more) lists.push(make("p", {}, say("pages-and-more", { more })));
  if (!lists.length && !lost) return [make("p", {}, say("changes-nothing-else"))];
  return lists;
}

/**
 * What would be lost, to be confirmed separately.
 *
 * @param {Preview} preview
 */
export const lossToConfirm = ({ lost }) => (lost ? [mustBeTicked(say("changes-lost", lost))] : []);

/** @param {Preview} preview */
export const isHarmless = ({ contradictions, voided, lost }) => !contradictions.length && !voided.length && !lost;

/**
 * What was played since stands, and the change would do nothing.
 *
 * @param {Preview} preview
 */
export const doesNothing = ({ contradictions }) => contradictions.some(({ what }) => what.is === "rests-on");

/**
 * A box to tick before the button works.
 *
 * @param {string} words
 */
export const mustBeTicked = (words) => make("label", { class: "sure" }, make("input", { type: "checkbox", name: "sure", required: true }), words);

/** The ways to go on from a change. They are kept while the dialog asks about the same change. */
export class Choices {
  /** @type {Set<number>} */
  #entries = new Set();
  #mayFollow = false;

  forget() {
    this.#entries.clear();
    this.#mayFollow = false;
  }

  /** @param {Preview} preview */
  learn({ contradictions }) {
    for (const { what } of contradictions) {
      if (what.entry !== null) this.#entries.add(what.entry);
      this.#mayFollow ||= what.is === "other-turns";
    }
  }

  /**
   * Let what was played stand, let it be played again from one of these entries, or let the dice follow the rules.
   *
   * @param {Then} chosen
   * @param {NameOf} nameOf
   */
  fields(chosen, nameOf) {
    if (!this.#entries.size && !this.#mayFollow) return [];
    const option = (/** @type {Then} */ then, /** @type {string} */ words) => {
      const value = JSON.stringify(then);
      const radio = make("input", { type: "radio", name: "then", value, checked: value === JSON.stringify(chosen), required: true });
      return make("label", { class: "pick-one" }, radio, words);
    };
    const fields = [option(STAND, say("console-let-stand"))];
    if (this.#mayFollow) fields.push(option({ again_from: null, turns: "follow" }, say("console-let-follow")));
    for (const entry of this.#entries) fields.push(option({ again_from: entry, turns: "stand" }, say("console-play-again", { entry: nameOf(entry) })));
    return [make("fieldset", { class: "then" }, make("legend", {}, say("console-played-since")), ...fields)];
  }
}

/** @type {Then} */
const STAND = { again_from: null, turns: "stand" };

/**
 * Whether the host may choose what becomes of what was played since. A table's last roll leaves no choice.
 *
 * @param {headtable.sent.Previewable} revision
 */
export const mayChoose = ({ is }) => !isOneOf(is, "grant", "undolast");

/**
 * A change with what the host has chosen for it. Without a choice it is as the form has it, or all else stands.
 *
 * @param {headtable.sent.Previewable} revision
 * @param {import("./dialog.js").FilledIn} said
 * @returns {headtable.sent.Previewable}
 */
export const withChoice = (revision, { then }) => (mayChoose(revision) ? { ...STAND, ...revision, ...(then ? JSON.parse(then) : {}) } : revision);

/**
 * @param {string} title
 * @param {string[]} words
 */
function listed(title, words) {
  if (!words.length) return [];
  const items = words.map((text) => make("li", {}, upperFirst(text)));
  const rest = items.splice(MOST);
  const folded = rest.length ? make("details", {}, make("summary", {}, say("pages-and-more", { more: rest.length })), make("ul", {}, ...rest)) : null;
  return [make("div", { class: "would-change" }, make("h3", {}, title), make("ul", {}, ...items), folded)];
}
