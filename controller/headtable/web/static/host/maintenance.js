// What the host asks for beside the game: a new night, and a count of blasts from nought.

import { byId, setText } from "../make.js";
import { post } from "../say.js";
import { upperFirst } from "../words.js";
import { ask } from "./ask.js";

const tell = (words) => setText(byId("errand-words"), upperFirst(words));

async function newNight() {
  const what = "Tonight ends as it stands and is put away in a file named after its evening; nothing of it is lost. An empty night begins: nobody is seated, and every table gets another code for phones. This cannot be undone here.";
  if (!(await ask({ title: "Begin a new night?", what, button: "Put tonight away" }))) return;
  tell("a new night …");
  const answer = await post("/api/host/new-night", {});
  tell(answer.error ?? `a new night has begun; the last one is ${answer.file}`);
}

async function countAnew() {
  const what = "The box forgets how often bell and horn have sounded tonight, and counts from nought. If it has kept silent to protect people’s hearing, they will now hear more than is safe.";
  if (!(await ask({ title: "Count the blasts anew?", what, button: "Count anew" }))) return;
  tell("counting anew …");
  const answer = await post("/api/host/count-anew", {});
  tell(answer.error ?? "bell and horn are counted from nought");
}

byId("new-night").addEventListener("click", newNight);
byId("count-anew").addEventListener("click", countAnew);
