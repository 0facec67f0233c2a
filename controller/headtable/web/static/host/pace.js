// The pace of the night: pauses, breaks, and how long this set and the night are.

import { byId, make, setHidden, setText } from "../make.js";
import { setsOf } from "../words.js";
import { ask, choice, line } from "./ask.js";
import { say } from "./say.js";

const MARKS_THERE_ARE = 6;
const MORE_SETS = 3; // so many more than planned can be chosen
const IN_A_ROUND = ["playing", "called"];
const MINUTES = [5, 10, 15];
let night;
let shown = "";

export function drawPace(room) {
  night = room.night;
  const open = night && !["closed", "over"].includes(night.phase);
  setText(byId("pace-words"), open ? words() : "There is no round to come.");
  const about = JSON.stringify([night?.phase, night?.paused, night?.break_minutes, night?.break_planned, night?.sets_over, night?.set, night?.sets, night?.round, night?.rounds]);
  if (about === shown) return; // a choice that is being made is left alone
  shown = about;
  byId("pace-acts").replaceChildren(...(open ? [pausing(), breaking(), set(), sets()].filter(Boolean) : []));
}

function words() {
  const here = `Set ${night.set} of ${setsOf(night)}, round ${night.round} of ${night.rounds}`;
  return night.paused ? `${here}. Paused${night.paused_why ? `: ${night.paused_why}` : ""}.` : `${here}.`;
}

const group = (title, ...children) => make("div", { class: "group" }, make("h3", {}, title), ...children);
const row = (...children) => make("div", { class: "row" }, ...children);
const act = (label, onclick, classes = "") => make("button", { type: "button", class: classes, onclick }, label);

// --- pauses and breaks ---------------------------------------------------------------------------

const pausing = () =>
  night.paused
    ? group("Paused", row(act("Go on", resume, "primary")))
    : group("Pause", make("p", {}, "Everything stands still until you let it go on; the clock, too."), row(act("Pause the night…", pause)));

export const resume = () => say({ is: "resume" }, "going on");

async function pause() {
  const said = await ask({ title: "Pause the night?", what: "No roll, call or bell counts until you press “Go on”.", button: "Pause it", why: "welcome" });
  if (said) say({ is: "pause", why: said.why }, "pausing the night");
}

export const breakWords = ({ break_for, break_minutes }) =>
  `Break, ${break_for}: ${break_minutes ? `${break_minutes} minutes` : "until you end it"}`;

// Between two rounds at once; in a round, or in the final, when that is over.
function breaking() {
  if (night.paused || ["seating", "break"].includes(night.phase)) return null;
  if (night.break_planned) return group("A break", make("p", { id: "break-planned" }, `It follows: ${night.break_planned}.`));
  const waits = [...IN_A_ROUND, "final"].includes(night.phase);
  return group("A break", row(act(waits ? "A break after this…" : "Start a break…", startBreak)));
}

async function startBreak() {
  const what = make("input", { name: "what", maxlength: 200, required: true });
  const minutes = make("input", { name: "minutes", type: "number", min: 1, max: 600 });
  const more = [line("What is it for?", what), line("Minutes (none: until you end it)", minutes)];
  const said = await ask({ title: "A break?", what: "It begins as soon as no round is on, and everybody is told.", button: "Have a break", more });
  if (said) say({ is: "start-break", what: said.what, minutes: said.minutes ? Number(said.minutes) : null }, `a break: ${said.what}`);
}

export function breakActs({ break_minutes, sets_over }) {
  const more = MINUTES.map((minutes) => act(`+ ${minutes} min`, () => say({ is: "lengthen-break", minutes }, `${minutes} minutes more of the break`)));
  return make(
    "div", {},
    row(act("End the break", endBreak), ...(break_minutes ? more : [])),
    make("p", { class: "why-not" }, sets_over ? "“End the break” goes on with what follows the last set." : "“End the break” calls everybody back to their chairs; the round waits. “Start the round” ends the break and starts it at once."),
  );
}

const endBreak = () => say({ is: "end-break" }, "ending the break");

// --- how long the set and the night are ----------------------------------------------------------

const inARound = () => IN_A_ROUND.includes(night.phase);
const betweenRounds = () => ["ready", "break"].includes(night.phase) && !night.sets_over;
const finished = () => (inARound() ? night.round : night.round - 1);

function set() {
  if (!inARound() && !betweenRounds()) return null;
  const rounds = between(Math.max(finished(), 1), MARKS_THERE_ARE).map((round) => [round, round]);
  const chosen = choice("rounds", rounds, night.rounds);
  const now = inARound() ? "End this set after this round…" : "End this set now…";
  return group(
    "This set",
    row(line("ends after round", chosen), act("Say so…", () => setLength(Number(chosen.value)))),
    row(act(now, () => setLength(finished()), "danger")),
  );
}

async function setLength(rounds) {
  const left = between(finished() + 1, rounds);
  const what = left.length ? `Still to come in set ${night.set}: ${roundsIn(left)}.` : `Set ${night.set} ends ${inARound() ? "after this round" : "now"}; what was won in it counts.`;
  const said = await ask({ title: `End set ${night.set} after round ${rounds}?`, what, button: "That is how long it is", why: "welcome" });
  if (said) say({ is: "set-length", rounds, why: said.why }, `set ${night.set}: ends after round ${rounds}`);
}

const roundsIn = (rounds) => (rounds.length === 1 ? `round ${rounds[0]}` : `rounds ${rounds.join(", ")}`);

function sets() {
  if (!inARound() && !betweenRounds()) return null;
  const chosen = choice("sets", between(night.set, Math.max(night.sets, night.set) + MORE_SETS).map((number) => [number, number]), night.sets);
  const now = inARound() ? "End the night after this round…" : "End the night now…";
  return group(
    "The night",
    row(line("ends after set", chosen), act("Say so…", () => nightLength(Number(chosen.value)))),
    row(act(now, endNight, "danger")),
  );
}

async function nightLength(number) {
  const what = number === night.set ? "No set is played after this one." : `After this set, so many more are played: ${number - night.set}.`;
  const said = await ask({ title: `End the night after set ${number}?`, what, button: "That is how long it is", why: "welcome" });
  if (said) say({ is: "night-length", sets: number, why: said.why }, `the night ends after set ${number}`);
}

// A round that is on is played to its end; between two rounds nothing is left to play.
async function endNight() {
  const what = inARound() ? "This round is the last. What follows the last set follows it." : "No round is played any more. What follows the last set follows now.";
  const said = await ask({ title: "End the night?", what, button: "End the night", why: "welcome" });
  if (!said) return;
  if (!inARound()) return void say({ is: "night-length", sets: night.set - 1, why: said.why }, "ending the night");
  const { set, round } = night;
  const first = await say({ is: "night-length", sets: set, why: said.why }, "ending the night with this set");
  if (first?.accepted) say({ is: "set-length", rounds: round, why: said.why }, "ending the night after this round");
}

const between = (first, last) => Array.from({ length: Math.max(last - first + 1, 0) }, (_, more) => first + more);
