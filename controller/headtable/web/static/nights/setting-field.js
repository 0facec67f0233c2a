// One setting of a ruleset as a field: a choice, a number, a text, or a list to tick.

import { fillChoices } from "../choices.js";
import { make } from "../elements.js";
import { say } from "../sentences.js";
import { helpInText } from "../word-help.js";

const LONGEST_IN_SELECT = 30;

/** @typedef {headtable.SettingField} Field */
/** @typedef {Field["value"]} Value */
/** @typedef {(value: Value) => unknown} Change */

/**
 * @param {Field} field
 * @param {Change} change
 */
export function settingField(field, change) {
  return make("div", { class: "setting" }, fieldOf(field, change), helpInText(field.words));
}

/**
 * @param {Field} field
 * @param {Change} change
 */
function fieldOf(field, change) {
  switch (field.kind) {
    case "choice":
      return make("div", {}, labelled(field, choice(field, change)), inFull(field));
    case "section":
      return ticked(field.settles, field.value === true, `field-${field.key}`, change);
    case "several":
      return several(field, change);
    case "items":
      return items(field, change);
    default:
      return labelled(field, typed(field, change));
  }
}

/**
 * @param {Field} field
 * @param {HTMLElement} input
 */
const labelled = (field, input) => make("label", { class: "line" }, make("span", {}, field.settles), input);

/**
 * @param {Field} field
 * @param {Change} change
 */
function choice({ key, value, options }, change) {
  const select = make("select", { id: `field-${key}` });
  const chosen = options.findIndex((option) => option.value === value);
  fillChoices(select, options.map((option, place) => [place, option.words]), chosen);
  if (chosen < 0) select.prepend(make("option", { value: "", selected: true }, say("all-nights-rules-not-set")));
  select.addEventListener("change", () => change(options[Number(select.value)]?.value ?? null));
  return select;
}

/**
 * The chosen sentence in full, where a narrow select would cut it off.
 *
 * @param {Field} field
 */
function inFull({ value, options }) {
  const words = options.find((option) => option.value === value)?.words ?? "";
  return words.length > LONGEST_IN_SELECT && make("p", { class: "why" }, words);
}

/**
 * @param {Field} field
 * @param {Change} change
 */
function typed({ key, kind, value, least, most, may_be_empty: mayBeEmpty }, change) {
  const isNumber = kind === "number";
  const limits = isNumber ? { type: "number", inputmode: "numeric", min: least, max: most, step: 1 } : { maxlength: 40, spellcheck: "false" };
  const input = make("input", { id: `field-${key}`, ...limits, required: !mayBeEmpty, value: value === null ? "" : String(value) });
  input.addEventListener("change", () => {
    if (!input.reportValidity()) return;
    const text = input.value.trim();
    change(text === "" ? null : isNumber ? Number(text) : text);
  });
  return input;
}

/**
 * @param {Field} field
 * @param {Change} change
 */
function several({ key, settles, value, options }, change) {
  const chosen = new Set(Array.isArray(value) ? value : []);
  const boxes = options.map((option) => ticked(option.words, chosen.has(asItem(option.value)), `field-${key}-${option.value}`, (isTicked) => {
    if (isTicked) chosen.add(asItem(option.value));
    else chosen.delete(asItem(option.value));
    change(options.map((one) => asItem(one.value)).filter((one) => chosen.has(one)));
  }));
  return make("fieldset", {}, make("legend", {}, settles), ...boxes);
}

/**
 * The prizes or the breaks: each stays or goes, and a new one may be added.
 *
 * @param {Field} field
 * @param {Change} change
 */
function items(field, change) {
  const { key, value, most: next } = field;
  const add = make("button", { type: "button", id: `add-${key}` }, say("all-nights-rules-add", { key: key === "breaks" ? "breaks" : "prizes" }));
  add.addEventListener("click", () => next !== null && change([...(Array.isArray(value) ? value : []), next]));
  return make("div", {}, several(field, change), next !== null && add);
}

/** @param {string | number | boolean} value */
const asItem = (value) => (typeof value === "number" ? value : String(value));

/**
 * @param {string} words
 * @param {boolean} checked
 * @param {string} id
 * @param {(isTicked: boolean) => unknown} change
 */
function ticked(words, checked, id, change) {
  const box = make("input", { type: "checkbox", id, checked });
  box.addEventListener("change", () => change(box.checked));
  return make("label", { class: "check" }, box, words);
}
