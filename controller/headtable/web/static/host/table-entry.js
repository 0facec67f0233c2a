// Enters what happened at one table: rolls, throws that do not count, calls, ties.

import { dicePicker } from "../dicepick.js";
import { byId, make } from "../make.js";
import { team, worth } from "../words.js";
import { ask, choice, line } from "./ask.js";
import { BY, say } from "./say.js";

const USUAL = ["miss", "one", "two", "mini", "bunco"];
export const ORDINALS = ["first", "second", "third", "fourth"];
const BAD_THROWS = { cocked: "cocked", stacked: "stacked", unshaken: "not shaken", "off-table": "off the table", floor: "on the floor" };
let room;
let shown = "";

export const claims = (night) => (night?.claims?.length ? night.claims : USUAL);

export function drawEntry(now, state) {
  room = now;
  const { phase, paused, claims: known } = room.night;
  const about = JSON.stringify([state, phase, paused, known]);
  if (about === shown) return; // what happens elsewhere takes no half-entered dice away
  shown = about;
  const unfolded = [...byId("entry").querySelectorAll("details[open] summary")].map((summary) => summary.textContent);
  const acts = actsFor(state).filter(Boolean);
  byId("entry").replaceChildren(stands(state), goesBy(state), ...(paused ? [make("p", { class: "why-not" }, "Paused: no roll counts until you press “Go on”.")] : []), ...acts);
  for (const fold of byId("entry").querySelectorAll("details")) fold.open = unfolded.includes(fold.firstChild.textContent);
  if (paused) for (const field of byId("entry").querySelectorAll("button:not(.in-a-pause), select")) field.disabled = true;
}

function actsFor(state) {
  const acts = {
    ready: () => [firstRoll(state), firstRoller(state)],
    "first-roll": () => [firstRoll(state), firstRoller(state)],
    "waits-for-call": () => [lastCall(state), grant(state), takeBack(state)],
    "roll-off": () => [rollOff(state), award(state), grant(state), takeBack(state)],
    "tie-break": () => [...rolling(state), award(state)],
    "host-decides": () => [award(state), grant(state), takeBack(state)],
    done: () => [takeBack(state), grant(state)],
  }[state.phase] ?? (() => rolling(state));
  return acts();
}

const rolling = (state) => [worths(state), ending(state), grant(state), dice(state), badThrow(state), takeBack(state)];

function stands(state) {
  const side = (letter, place) => `${team(state, letter).join(" & ")} ${state.tally[place]}`;
  return make("p", { class: "stands" }, `Table ${state.table}: ${side("a", 0)}, ${side("b", 1)}${rolls(state)}`);
}

function rolls(state) {
  if (!state.roller || state.phase === "ready") return "";
  return state.thrower ? `; ${state.thrower} rolls for ${state.roller}` : `; ${state.roller} rolls`;
}

const row = (words, ...children) => make("div", { class: "row" }, words && make("span", {}, words), ...children);
const act = (label, said, words, classes = "") => make("button", { type: "button", class: classes, onclick: () => say(said, words) }, label);

// What the table is heard by; what stands before it in the row counts there no more.
const RUNGS = { dice: "all it has", pad: "its pad", phone: "a phone", paper: "paper" };

function goesBy({ table, rung }) {
  const buttons = Object.entries(RUNGS).map(([one, words]) =>
    make("button", { type: "button", class: "in-a-pause rung", "aria-pressed": String(one === rung), onclick: () => one !== rung && say({ is: "go-by", table, rung: one }, `table ${table} goes by ${words}`) }, words),
  );
  return row("goes by", ...buttons);
}

// --- rolls ---------------------------------------------------------------------------------------

function worths(state) {
  const table = state.table;
  const rolls = claims(room.night).map((one) => act(worth(one, room.night), { is: "claim", table, worth: one }, `table ${table}: ${worth(one, room.night)}`));
  const call = act("call it!", { is: "call", table }, `table ${table}: call`, state.call_it ? "primary" : "");
  return row("rolled", ...rolls, call);
}

// The round is over there, but for a bunco that may still be called.
function lastCall({ table }) {
  const word = room.night.bunco_word;
  return row(`the ${word} there was`, act("called", { is: "call", table }, `table ${table}: ${word} called`, "primary"), act("not called", { is: "claim", table, worth: "miss" }, `table ${table}: ${word} not called`));
}

function ending(state) {
  const table = state.table;
  return state.may_decline && row(`${state.roller} may stop:`, act("plays no further", { is: "decline", table }, `table ${table}: ${state.roller} plays no further`));
}

function grant(state) {
  if (!state.uncalled) return null;
  const { table, uncalled } = state;
  return row("", make("button", { type: "button", onclick: () => sureGrant(table, uncalled) }, `let ${uncalled}’s uncalled ${room.night.bunco_word} count…`));
}

async function sureGrant(table, player) {
  const word = room.night.bunco_word;
  const sure = await ask({ title: `Let ${player}’s ${word} count?`, what: `It went uncalled at table ${table}. It will count as if it had been called.`, button: "Let it count" });
  if (sure) say({ is: "grant", table }, `table ${table}: ${player}’s ${word} counts`);
}

function dice(state) {
  const table = state.table;
  const labels = ORDINALS.slice(0, room.night.dice).map((ordinal) => `${ordinal} die`);
  const form = diceForm(labels, "enter these dice", (faces) => say({ is: "throw", table, faces }, `table ${table}: ${faces.join("-")}`));
  return make("details", {}, make("summary", {}, "the dice themselves"), form);
}

function badThrow(state) {
  const table = state.table;
  const many = choice("dice", ORDINALS.slice(0, room.night.dice).map((_, more) => [more + 1, more + 1]), 1);
  const enter = (why) => say({ is: "badthrow", table, why, dice: Number(many.value) }, `table ${table}: a throw that was ${BAD_THROWS[why]}`);
  const whys = Object.entries(BAD_THROWS).map(([why, words]) => make("button", { type: "button", onclick: () => enter(why) }, words));
  return make(
    "details", {}, make("summary", {}, "a throw that does not count"),
    row("", ...whys), line("how many dice, if they left the table", many),
  );
}

// Rows of dice with a button that is ready when each has its die.
export function diceForm(labels, words, enter) {
  const button = make("button", { type: "button", class: "primary", disabled: true }, words);
  let faces = null;
  const picker = dicePicker(labels, (whole) => {
    faces = whole;
    button.disabled = !whole;
  });
  button.addEventListener("click", () => enter(faces));
  return make("div", { class: "picker" }, picker, row("", button));
}

const takeBack = (state) =>
  row("", act("take back this table’s last roll", { is: "undolast", table: state.table, by: BY }, `table ${state.table}: last roll back`, "in-a-pause"));

// --- ties, and who begins ------------------------------------------------------------------------

function rollOff(state) {
  const table = state.table;
  const enter = ([a, b]) => say({ is: "rolloff", table, a, b }, `table ${table}: roll-off ${a} against ${b}`);
  return diceForm([team(state, "a").join(" & "), team(state, "b").join(" & ")], "enter the roll-off", enter);
}

function award(state) {
  const table = state.table;
  const give = (letter) => act(team(state, letter).join(" & "), { is: "award", table, team: letter }, `table ${table}: the tie goes to ${team(state, letter).join(" & ")}`);
  return row("the tie goes, by your word, to", give("a"), give("b"));
}

// Where dice say who rolls first: who has to throw one, and who has thrown already.
function firstRoll(state) {
  const { table, first_roll: contest } = state;
  if (!contest) return null;
  const thrown = contest.rolls.map((roll) => `${roll.player} ${roll.faces}`).join(", ");
  const enter = (faces) => say({ is: "roll-for-first", table, rolls: contest.to_roll.map((player, place) => ({ is: "person-roll", player, faces: [faces[place]] })) }, `table ${table}: who rolls first`);
  return make("div", {}, make("p", {}, `One die each for who rolls first; the highest does.${thrown ? ` Thrown so far: ${thrown}.` : ""}`), diceForm(contest.to_roll, "enter these dice", enter));
}

function firstRoller(state) {
  const rollers = state.seats.map((player) => act(player, { is: "first", table: state.table, player }, `table ${state.table}: ${player} rolls first`, player === state.roller ? "primary" : ""));
  return row("rolls first", ...rollers);
}
