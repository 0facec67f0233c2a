// What the host asks for beside the game: a new night, and a count of blasts from nought.

import { byId, setText } from "../elements.js";
import { upperFirst } from "../format.js";
import { post } from "../requests.js";
import { askHost } from "./dialog.js";

const NEW_NIGHT = "Tonight ends as it stands and is put away in a file named after its evening; nothing of it is lost. An empty night begins: nobody is seated, and every table gets another code for phones. This cannot be undone here.";
const COUNT_ANEW = "The box forgets how often bell and horn have sounded tonight, and counts from nought. If it has kept silent to protect people’s hearing, they will now hear more than is safe.";

/** Makes the two buttons work. */
export function offerMaintenance() {
  byId("new-night").addEventListener("click", newNight);
  byId("count-anew").addEventListener("click", countAnew);
}

async function newNight() {
  if (!(await askHost({ title: "Begin a new night?", what: NEW_NIGHT, button: "Put tonight away" }))) return;
  show("a new night …");
  const { failure, value } = await post("/api/host/new-night", {}, {});
  show(failure ? failure.error : `a new night has begun; the last one is ${value.file}`);
}

async function countAnew() {
  if (!(await askHost({ title: "Count the blasts anew?", what: COUNT_ANEW, button: "Count anew" }))) return;
  show("counting anew …");
  const { failure } = await post("/api/host/count-anew", {}, {});
  show(failure ? failure.error : "bell and horn are counted from nought");
}

/** @param {string} words */
const show = (words) => setText(byId("errand-words"), upperFirst(words));
