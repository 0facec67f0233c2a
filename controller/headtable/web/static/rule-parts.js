// A rule card as guests read it: a heading that unfolds for each part.

import { byId, make } from "./elements.js";
import { helpInText } from "./word-help.js";

/**
 * Draws the card again only if it differs, and what is open stays open.
 *
 * @param {headtable.RulesTold} card
 */
export function drawCard({ parts }) {
  const place = byId("rule-parts");
  const shown = [...place.querySelectorAll("summary, li")].map(({ textContent }) => textContent).join("\n");
  if (parts.length && shown === parts.flatMap(({ title, sentences }) => [title, ...sentences]).join("\n")) return;
  const open = new Set([...place.querySelectorAll("details[open] > summary")].map(({ textContent }) => textContent));
  place.replaceChildren(...parts.map((part) => make("details", { open: open.has(part.title) }, ...inside(part))));
}

/** @param {headtable.RulesPart} part */
const inside = ({ title, sentences, words }) =>
  [make("summary", {}, title), helpInText(words), make("ul", {}, ...sentences.map((sentence) => make("li", {}, sentence)))];
