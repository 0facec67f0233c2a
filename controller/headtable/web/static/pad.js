// The phone as a table's button pad.

import { Access, shut } from "./access.js";
import { dicePicker } from "./dicepick.js";
import { onHold } from "./hold.js";
import { everySecond, minutes } from "./countdown.js";
import { listen } from "./listen.js";
import { byId, make, setHidden, setText } from "./make.js";
import { postUntilHeard, randomWord } from "./say.js";
import { team, upperFirst, worth } from "./words.js";

const table = Number(location.pathname.split("/").pop());
const access = new Access(table, () => draw());
const unsaid = `headtable-unsaid-${table}`; // what a reload must say again, under its old number
const boot = randomWord(8);
const NAMED = 4; // so many of those who roll off are named
const buttons = [...document.querySelectorAll("[data-button]")];
let seq = 0;
let saying = false;
let giveUp = false;
let diceShown = ""; // which dice are asked for
let tableShown = ""; // the table as it was known last
let changes = 0; // of the table since the last press; the first is the press itself
let state;
let night;
let room;

function remembered(store, key, make) {
  try {
    const value = store.getItem(key) ?? make();
    store.setItem(key, value);
    return value;
  } catch {
    return make(); // a browser that keeps nothing: a new name each time
  }
}

function keep(message) {
  try {
    if (message) sessionStorage.setItem(unsaid, JSON.stringify(message));
    else sessionStorage.removeItem(unsaid);
  } catch {
    // then a reload in this very moment forgets it, and the players look at the tally
  }
}

// One press on its way at a time: rolls never overtake each other, and a second click is no second roll.
async function say(said, words) {
  if (saying) return;
  seq += 1;
  await deliver({ boot, seq, said, phone: access.phone, pressed_at: Date.now() }, words);
}

async function deliver(message, words) {
  saying = true;
  giveUp = false;
  changes = 0;
  keep(message);
  show("is-waiting", `${words} …`);
  draw();
  const verdict = await postUntilHeard(`/api/table/${table}`, () => aged(message), (error) => {
    show("is-waiting", `${words}: ${error}; trying again`);
    setHidden(byId("forget"), false);
    return !giveUp;
  });
  saying = false;
  keep(null);
  setHidden(byId("forget"), true);
  setHidden(byId("redo"), !(verdict.accepted && message.said.button === "undo"));
  if (verdict.status === 409) access.ask();
  if ([401, 403].includes(verdict.status)) access.look();
  tell(verdict, words, message.said.button === "call" ? "heard" : "counted"); // a false call counts for nothing
  draw();
}

function aged({ pressed_at, phone, said, ...rest }) {
  const age_ms = Math.min(Math.max(Date.now() - pressed_at, 0), 86_400_000);
  return { ...rest, said: said.is === "roll-for-first" ? said : { ...said, age_ms } };
}

function tell(verdict, words, done) {
  if (verdict.error) show("is-refused", `${words}: ${giveUp ? "given up; look at the tally whether it counted" : verdict.error}`);
  else if (verdict.accepted) show("is-taken", `${words}: ${done}`);
  else show("is-refused", `${words}: ${verdict.why}`);
}

function show(kind, text) {
  byId("verdict").className = kind;
  setText(byId("verdict-words"), upperFirst(text));
}

function draw() {
  setText(byId("number"), `${table}`);
  setHidden(byId("head"), table !== 1);
  drawWaits();
  access.draw(night, state?.rung);
  setText(byId("where"), where());
  setText(byId("bunco-word"), night?.bunco_word ?? "");
  drawTable();
  for (const button of buttons) {
    setHidden(button, !known(button.dataset.button));
    button.disabled = saying || !mayPress(button.dataset.button);
  }
  byId("buttons").querySelector(".call").classList.toggle("is-due", Boolean(state?.call_it));
  drawDice();
}

// Single dice that are thrown: to break a tie, or for who rolls first.
function drawDice() {
  const due = state?.first_roll ? JSON.stringify(state.first_roll) : state?.phase === "roll-off" ? "tie" : "";
  const mayRoll = Boolean(access.phone) && !shut(state?.rung);
  const about = mayRoll ? due : "";
  setHidden(byId("buttons"), Boolean(due) || !access.phone);
  setHidden(byId("rolloff"), !about);
  if (about === diceShown && byId("rolloff").children.length) return; // what is half entered stays
  diceShown = about;
  byId("rolloff").replaceChildren();
  if (about && state.first_roll) drawFirstRoll(state.first_roll);
  else if (about) drawRollOff();
}

// Which round it is; nothing once no round comes any more.
function where() {
  if (night?.phase === "over") return "The night is over";
  if (night?.phase === "final") return "The final";
  if (!night?.round || night.phase === "settling") return "";
  return `${room.inSemiFinal ? "Semi-final" : `Set ${night.set}`}, round ${night.round} · mark ${night.mark}`;
}

// A wipe-out, a fourth die, a turn that may be left: only where the rules have them.
function known(button) {
  if (["three", "wipe"].includes(button)) return night?.claims.includes(button) ?? false;
  return button === "decline" ? Boolean(state?.may_decline) : true;
}

function mayPress(button) {
  if (!state || !access.phone || shut(state.rung)) return false;
  if (button === "help") return !state.help;
  if (night.paused) return false;
  if (night.phase === "final") return table === 1 && ["bunco", "pass"].includes(button);
  if (state.phase === "waits-for-call") return ["call", "bunco", "pass", "undo"].includes(button);
  return ["rolling", "last-lap", "tie-break"].includes(state.phase) || (button === "undo" && ["done", "host-decides"].includes(state.phase) && ["playing", "called"].includes(night.phase));
}

// What everybody waits for, and whether somebody at this table has to do something about it.
function drawWaits() {
  const [kind, words] = waits();
  setHidden(byId("waits"), !words);
  byId("waits").className = kind;
  setText(byId("waits"), words);
}

function waits() {
  if (!night) return ["", ""];
  if (state?.help) return ["is-ours", "The host has been asked to come."];
  if (night.paused) return ["is-paused", night.paused_why ? `Paused: ${night.paused_why}` : "Paused: nothing counts until the host lets the night go on."];
  const { contest } = room.stage;
  if (contest) return rollsFor(contest, room.words.roll_off);
  if (night.phase === "break") return ["", `Break: ${night.break_for}${room.left_s === null ? "" : `, ${minutes(room.left_s)} left`}`];
  if (night.phase === "settling") return ["", "The host and the dice settle what comes next."];
  const left = room.left_s !== null && ["playing", "ready"].includes(night.phase);
  if (night.time_up) return ["is-ours", "The time is up: the round goes on."];
  return ["", left ? `${night.phase === "ready" ? "The round starts in" : "Time left:"} ${minutes(room.left_s)}` : ""];
}

function rollsFor({ to_roll, dice }, what) {
  const here = (state?.seats ?? []).filter((player) => to_roll.includes(player));
  const each = dice === 1 ? "one die" : `${dice} dice`;
  if (here.length) return ["is-ours", `${here.join(" and ")}: roll ${each} for ${what}; tell the host.`];
  if (!to_roll.length) return ["", `The host decides ${what}.`];
  const who = to_roll.length > NAMED ? `${to_roll.length} people` : to_roll.join(", ");
  return ["", `${who} ${to_roll.length === 1 ? "rolls" : "roll"} for ${what}.`];
}

function drawTable() {
  byId("teams").replaceChildren(...(state ? [side("a", 0), side("b", 1)] : []));
  setText(byId("turn"), turn());
}

// In the final and after it nobody counts points.
const inRounds = () => !["final", "over"].includes(night?.phase);

function side(letter, place) {
  const names = team(state, letter).map((player) => make("span", { class: nameKind(player) }, player));
  const classes = `team team-${letter}${inRounds() && state.winner === letter ? " won" : ""}`;
  return make("div", { class: classes }, make("div", {}, ...names), inRounds() && make("b", { class: "tally" }, `${state.tally[place]}`));
}

const nameKind = (player) => ["name", player === state.roller && "rolls", state.ghosts.includes(player) && "ghost"].filter(Boolean).join(" ");

const rolls = () => (state.thrower ? `${state.thrower} rolls for ${state.roller}` : `${state.roller} rolls`);

// Of a throw that did not count: what is to be done about it.
function again() {
  if (state.proposed) return ` The dice show ${state.proposed.join(" ")}: they count unless you undo them or throw again.`;
  const fact = room.lastFact(table);
  if (state.again || fact?.is === "thrown-again") return ` All dice again${fact?.strikes ? ` (off the table: ${fact.strikes})` : ""}.`;
  return state.uncalled ? ` ${state.uncalled}’s ${night.bunco_word} was not called; only the host can still let it count.` : "";
}

function lastRolls() {
  const later = state.may_roll.slice(1);
  return `The bell has rung: last rolls. ${rolls()}${later.length ? `, then ${later.join(", ")}` : ""}.${again()}`;
}

function final() {
  if (!room.final || table !== 1) return "The final is rolled at the head table.";
  return `The final: ${room.final.roller} rolls. All dice alike, whatever they show: ${night.bunco_word}. Else: nothing.`;
}

function over() {
  const winner = room.stage.grand_prize;
  return winner ? `The night is over. ${winner} has won the Grand Prize.` : "The night is over. Thank you for playing!";
}

function turn() {
  if (!night || night.phase === "closed") return "The host has not opened the night yet.";
  if (night.phase === "over") return over();
  if (night.phase === "final") return final();
  if (!state) return `There is no table ${table} tonight: tables are 1 to ${night.tables}.`;
  const last = state.last ? ` Last roll: ${worth(state.last, night)}.` : "";
  if (state.call_it) return callIt();
  switch (state.phase) {
    case "ready":
      return `The round has not started yet.${state.first_roll ? ` ${firstRoll()}` : ""}`;
    case "first-roll":
      return firstRoll();
    case "rolling":
      return `${rolls()}.${again() || last}`;
    case "last-lap":
      return lastRolls();
    case "tie-break":
      return `Tied! Rolling goes on: ${rolls()}.${again()}`;
    case "host-decides":
      return "Tied! The host decides.";
    case "roll-off":
      return "Tied! One die for each team, thrown at once.";
    default:
      return `The round is over here.${last}`;
  }
}

const firstRoll = () => `Who rolls first? One die each for ${state.first_roll.to_roll.join(", ")}; the highest does.`;

function callIt() {
  const who = state.thrower ?? state.roller;
  if (state.phase !== "waits-for-call") return `${who}: call it!`;
  return `The round is over. ${who}: call it now, or press “nothing” if it was not called.`;
}

function drawFirstRoll({ to_roll }) {
  const send = make("button", { type: "button", class: "primary", disabled: true }, "send these dice");
  let faces = null;
  const picker = dicePicker(to_roll, (chosen) => {
    faces = chosen;
    send.disabled = !chosen;
  });
  const rolls = () => to_roll.map((player, place) => ({ is: "person-roll", player, faces: [faces[place]] }));
  send.addEventListener("click", () => say({ is: "roll-for-first", table, rolls: rolls() }, "the dice for who rolls first"));
  byId("rolloff").replaceChildren(picker, send);
}

function drawRollOff() {
  const send = make("button", { type: "button", class: "primary", disabled: true }, "send the roll-off");
  let faces = null;
  const label = (letter) => team(state, letter).join(" & ");
  const picker = dicePicker([label("a"), label("b")], (chosen) => {
    faces = chosen;
    send.disabled = !chosen;
  });
  send.addEventListener("click", async () => {
    const [a, b] = faces;
    await say({ is: "dieeach", a, b }, `Roll-off ${a} against ${b}`);
    byId("rolloff").replaceChildren(); // level dice are thrown again: a fresh choice
    draw();
  });
  const undo = make("button", { type: "button", onclick: () => say({ is: "press", button: "undo" }, "undo") }, "undo the last roll");
  byId("rolloff").replaceChildren(picker, send, undo);
}

for (const button of buttons) {
  const press = () => say({ is: "press", button: button.dataset.button }, button.querySelector("b")?.textContent ?? button.textContent);
  if ("hold" in button.dataset) onHold(button, press);
  else button.addEventListener("click", press);
}
byId("redo").addEventListener("click", () => {
  setHidden(byId("redo"), true);
  say({ is: "press", button: "redo" }, "redo");
});
byId("forget").addEventListener("click", () => (giveUp = true));

listen((now, changed) => {
  if (changed.has("snapshot") || changed.has("phones")) access.look();
  room = now;
  night = room.night;
  state = room.tables.find((one) => one.table === table);
  const known = state && JSON.stringify(state); // pages that start again know no table at first, and then the same
  if (known && known !== tableShown) changes += 1;
  tableShown = known || tableShown;
  if (changes > 1 && !saying && byId("verdict").className === "is-taken") show("", "");
  draw();
}, ["phones"]);
everySecond(() => room && drawWaits());
draw();

// What a reload has interrupted is said again under its old number, by the phone that it was then.
async function goOn() {
  const left = remembered(sessionStorage, unsaid, () => "");
  await access.look();
  if (!left) return;
  const message = JSON.parse(left);
  if (message.phone === access.phone) return deliver(message, "your last press");
  keep(null);
  show("is-refused", "Look at the tally to see whether your last press counted");
}

goOn();
