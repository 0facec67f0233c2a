// The rules of the night, in the sentences of the rule card.

import { byId, setHidden } from "../elements.js";
import { get, pause } from "../requests.js";
import { drawCard } from "../rule-parts.js";

const AGAIN_MS = 2_000;

/** Asks for the rules until the server answers, and draws them. There are none until the engine is heard. */
export async function drawRules() {
  let { value } = await get("/api/rules", {});
  while (!value) {
    await pause(AGAIN_MS);
    ({ value } = await get("/api/rules", {}));
  }
  setHidden(byId("rules"), !value.parts.length);
  drawCard(value);
}
