// Says the host's inputs to the engine, one at a time, and shows the verdict.

import { byId, setHidden, setText } from "../make.js";
import { postUntilHeard, randomWord } from "../say.js";
import { upperFirst } from "../words.js";

export const BY = "host";
const READ_MS = { "is-taken": 4_000, "is-refused": 10_000 };
const boot = randomWord(8);
let seq = 0;
let saying = false;
let giveUp = false;
let latest = 0; // the newest entry that the page knows of
let about = 0; // the entry that the verdict is about
let shownAt = 0;

// Every input has a number of its own, under which it is said until somebody gives a verdict: a second roll
// that is like the first is never taken for it. The verdict, for who has more to say after it.
export async function say(said, words) {
  if (saying) return void show("is-waiting", `${words}: not said yet; what was said before has no answer so far`);
  saying = true;
  giveUp = false;
  seq += 1;
  show("is-waiting", `${words} …`);
  const verdict = await postUntilHeard(`/api/host?boot=${boot}&seq=${seq}`, () => said, (error) => {
    show("is-waiting", `${words}: ${error}; trying again`);
    setHidden(byId("forget"), false);
    return !giveUp;
  });
  saying = false;
  setHidden(byId("forget"), true);
  tell(verdict, words);
  return verdict;
}

function tell(verdict, words) {
  about = Math.max(latest, verdict.entry ?? 0);
  shownAt = Date.now();
  if (verdict.error) show("is-refused", `${words}: ${giveUp ? "given up; look at what happened whether it counted" : verdict.error}`);
  else if (verdict.accepted) show("is-taken", `${words}: done`);
  else show("is-refused", `${words}: refused, ${verdict.why}`);
}

// The verdict goes when something else has happened, but never before it could be read.
export function drawVerdict(room) {
  latest = room.latest.at(-1)?.entry ?? 0;
  const read = Date.now() - shownAt > READ_MS[byId("verdict").className];
  if (!saying && read && latest > about) setHidden(byId("verdict"), true);
}

function show(kind, text) {
  byId("verdict").className = kind;
  setText(byId("verdict-words"), upperFirst(text));
  setHidden(byId("verdict"), false);
}

byId("forget").addEventListener("click", () => (giveUp = true));
