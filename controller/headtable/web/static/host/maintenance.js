// The host's request outside the game: a reset of the count of blasts. A hall without bell and horn has no such count.

import { byId, setHidden, setText } from "../elements.js";
import { upperFirst } from "../format.js";
import { post } from "../requests.js";
import { say } from "../sentences.js";
import { askHost } from "./dialog.js";

export class Maintenance {
  constructor() {
    byId("count-anew").addEventListener("click", countAnew);
  }

  /** @param {import("../room.js").Room} room */
  draw({ link }) {
    setHidden(byId("blasts"), !link.signals);
  }
}

async function countAnew() {
  if (!(await askHost({ title: say("console-count-anew-title"), what: say("console-count-anew-what"), button: say("console-count-anew-do") }))) return;
  show(say("console-counting-anew"));
  const { failure } = await post("/api/host/count-anew", {}, {});
  show(failure ? failure.error : say("console-counted-anew"));
}

/** @param {string} words */
const show = (words) => setText(byId("errand-words"), upperFirst(words));
