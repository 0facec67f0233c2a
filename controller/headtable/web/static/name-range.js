// Which names a page has, for its heading: "A to Ann". So people know how long to wait for theirs.

import { say } from "./sentences.js";

const MOST_LETTERS = 3;

/** Room for a long range. The heading needs it before there are pages. */
export const longRange = () => say("projector-name-range", { from: "Wil", to: "Wol" });

/**
 * The pages, each page of names with its range if there is more than one.
 *
 * @param {HTMLElement[]} pages
 */
export function withRanges(pages) {
  const named = pages.map((page) => ({ page, names: namesOn(page) })).filter(({ names }) => names.length);
  if (named.length < 2) return pages;
  named.forEach(({ page, names }, at) => {
    const from = start(names[0], named[at - 1]?.names.at(-1));
    const to = start(names.at(-1), named[at + 1]?.names[0]);
    page.dataset.range = say("projector-name-range", { from, to });
  });
  return pages;
}

/** @param {HTMLElement} page */
const namesOn = (page) => [...page.querySelectorAll(".seat .name")].map((name) => name.textContent);

/**
 * As few letters of a name as tell it from its neighbour on the other page, and three at most.
 *
 * @param {string} [name]
 * @param {string} [neighbour]
 */
function start(name = "", neighbour = "") {
  const [own, other] = [[...name], [...neighbour]];
  const differs = own.findIndex((letter, at) => letter !== other[at]);
  return own.slice(0, Math.min(differs < 0 ? own.length : differs + 1, MOST_LETTERS)).join("").trim();
}
