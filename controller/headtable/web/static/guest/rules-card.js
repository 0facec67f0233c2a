// The rules of the night, in the sentences of the rule card.

import { byId, make, setHidden } from "../elements.js";
import { get, pause } from "../requests.js";

const AGAIN_MS = 2_000;

/** Asks for the rules until the server answers, and draws them. There are none until the engine is heard. */
export async function drawRules() {
  let { value } = await get("/api/rules", {});
  while (!value) {
    await pause(AGAIN_MS);
    ({ value } = await get("/api/rules", {}));
  }
  setHidden(byId("rules"), !value.parts.length);
  const told = value.parts.flatMap(({ title, sentences }) => [title, ...sentences]).join("");
  if (byId("rule-parts").textContent !== told) byId("rule-parts").replaceChildren(...value.parts.map(part)); // else what is open stays open
}

/** @param {headtable.RulesPart} part */
const part = ({ title, sentences }) =>
  make("details", {}, make("summary", {}, title), make("ul", {}, ...sentences.map((sentence) => make("li", {}, sentence))));
