// The host's requests outside the game: a new night, and a reset of the count of blasts.

import { byId, setText } from "../elements.js";
import { upperFirst } from "../format.js";
import { post } from "../requests.js";
import { say } from "../sentences.js";
import { askHost } from "./dialog.js";

/** Makes the two buttons work. */
export function offerMaintenance() {
  byId("new-night").addEventListener("click", newNight);
  byId("count-anew").addEventListener("click", countAnew);
}

async function newNight() {
  if (!(await askHost({ title: say("console-new-night-title"), what: say("console-new-night-what"), button: say("console-new-night-do") }))) return;
  show(say("console-new-night-begins"));
  const { failure, value } = await post("/api/host/new-night", {}, {});
  show(failure ? failure.error : say("console-new-night-begun", { file: value.file }));
}

async function countAnew() {
  if (!(await askHost({ title: say("console-count-anew-title"), what: say("console-count-anew-what"), button: say("console-count-anew-do") }))) return;
  show(say("console-counting-anew"));
  const { failure } = await post("/api/host/count-anew", {}, {});
  show(failure ? failure.error : say("console-counted-anew"));
}

/** @param {string} words */
const show = (words) => setText(byId("errand-words"), upperFirst(words));
