// A rule card as guests read it: a heading that unfolds for each part.

import { byId, make } from "./elements.js";

/** @param {headtable.RulesTold} card */
export function drawCard({ parts }) {
  const open = new Set([...document.querySelectorAll("#rule-parts details[open] > summary")].map(({ textContent }) => textContent));
  byId("rule-parts").replaceChildren(...parts.map((part) => folded(part, open.has(part.title))));
}

/**
 * @param {headtable.RulesPart} part
 * @param {boolean} open
 */
const folded = ({ title, sentences }, open) =>
  make("details", { open }, make("summary", {}, title), make("ul", {}, ...sentences.map((sentence) => make("li", {}, sentence))));
