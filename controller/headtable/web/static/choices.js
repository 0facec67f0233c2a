// A choice among pairs of a value and its words.

import { make } from "./elements.js";

/** @typedef {readonly (readonly [string | number, string | number])[]} Choices */

/**
 * @param {HTMLSelectElement} select
 * @param {Choices} choices
 * @param {string | number} chosen
 */
export function fillChoices(select, choices, chosen) {
  select.replaceChildren(...choices.map(([value, words]) => make("option", { value }, `${words}`)));
  select.value = `${chosen}`;
  if (select.selectedIndex < 0) select.selectedIndex = 0;
  return select;
}
