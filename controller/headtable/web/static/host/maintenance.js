// The host's request outside the game: a reset of the count of blasts.

import { byId, setText } from "../elements.js";
import { upperFirst } from "../format.js";
import { post } from "../requests.js";
import { say } from "../sentences.js";
import { askHost } from "./dialog.js";

/** Makes its button work. */
export function offerMaintenance() {
  byId("count-anew").addEventListener("click", countAnew);
}

async function countAnew() {
  if (!(await askHost({ title: say("console-count-anew-title"), what: say("console-count-anew-what"), button: say("console-count-anew-do") }))) return;
  show(say("console-counting-anew"));
  const { failure } = await post("/api/host/count-anew", {}, {});
  show(failure ? failure.error : say("console-counted-anew"));
}

/** @param {string} words */
const show = (words) => setText(byId("errand-words"), upperFirst(words));
