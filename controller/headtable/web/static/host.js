// The host's console: open the night, start, ring, enter a roll, and put things right.

import { dicePicker } from "./dicepick.js";
import { onHold } from "./hold.js";
import { MARKS } from "./die.js";
import { listen } from "./listen.js";
import { byId, make, setHidden, setText } from "./make.js";
import { postUntilHeard, randomWord } from "./say.js";
import { team, upperFirst, worth } from "./words.js";

const BY = "host";
const WORTHS = ["miss", "one", "two", "mini", "bunco"];
const boot = randomWord(8);
let seq = 0;
let saying = false;
let giveUp = false;
let chosen = 1;
let room;

// Every input has a number of its own, under which it is said until somebody gives a verdict: a second roll
// that is like the first is never taken for it.
async function say(said, words) {
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
}

function tell(verdict, words) {
  if (verdict.error) show("is-refused", `${words}: ${giveUp ? "given up; look at what happened whether it counted" : verdict.error}`);
  else if (verdict.accepted) show("is-taken", `${words}: done`);
  else show("is-refused", `${words}: refused, ${verdict.why}`);
}

function show(kind, text) {
  byId("verdict").className = kind;
  setText(byId("verdict-words"), upperFirst(text));
  setHidden(byId("verdict"), false);
}

byId("forget").addEventListener("click", () => (giveUp = true));

function draw(now, changed) {
  room = now;
  const phase = room.night?.phase ?? "closed";
  setText(byId("where"), where());
  setText(byId("boxes"), room.link.boxes_lost.map((box) => `The box ${box} is lost.`).join(" "));
  setHidden(byId("opening"), phase !== "closed");
  setHidden(byId("round"), !["ready", "playing", "called"].includes(phase));
  setHidden(byId("paper"), !["playing", "called", "ready"].includes(phase) || !room.tables.length);
  setHidden(byId("start"), phase !== "ready");
  setHidden(byId("ring"), phase !== "playing");
  setText(byId("round-words"), roundWords(phase));
  drawPaper(changed);
  if (["fact", "snapshot"].some((kind) => changed.has(kind))) drawEntries();
}

function where() {
  const night = room.night;
  if (!night) return "The engine has not been heard yet.";
  const round = night.round ? `set ${night.set} of ${night.sets}, round ${night.round} of ${night.rounds}, ` : "";
  return upperFirst(`${round}${{ closed: "not open yet", ready: "ready", playing: "playing", called: "round called", over: "the night is over" }[night.phase]}`);
}

function roundWords(phase) {
  if (phase === "ready") return `Round ${room.night.round}: ${MARKS[room.night.mark]}`;
  if (phase === "playing") return "The round is on";
  const open = room.tables.filter((state) => state.phase !== "done").map((state) => state.table);
  return open.length ? `Called; not done yet: ${open.join(", ")}` : "Called";
}

// --- opening -------------------------------------------------------------------------------------

const listed = () => byId("players").value.split("\n").map((line) => line.trim().replace(/\s+/g, " ")).filter(Boolean);

function countPlayers() {
  const names = listed();
  const twice = names.find((name, place) => names.indexOf(name) !== place);
  const tables = Math.ceil(names.length / 4);
  const ghosts = 4 * tables - names.length;
  if (twice) setText(byId("counted"), `“${twice}” is listed twice: add a letter to one of them.`);
  else if (names.length < 4) setText(byId("counted"), names.length ? `${names.length} of at least 4 players` : "");
  else setText(byId("counted"), `${names.length} players${ghosts ? ` and ${ghosts} ${ghosts === 1 ? "ghost" : "ghosts"}` : ""} at ${tables} ${tables === 1 ? "table" : "tables"}`);
}

byId("players").addEventListener("input", countPlayers);
byId("open").addEventListener("submit", (event) => {
  event.preventDefault();
  const seating = new FormData(event.target).get("seating");
  say({ is: "open", players: listed(), seating }, "opening the night");
});

// --- the round -----------------------------------------------------------------------------------

byId("start").addEventListener("click", () => say({ is: "start" }, "starting the round"));
onHold(byId("ring"), () => say({ is: "ring", by: BY }, "ringing the bell"));

// --- paper ---------------------------------------------------------------------------------------

function drawPaper(changed) {
  if (byId("paper").hidden) return;
  const tables = room.tables.map((state) => state.table);
  if (!tables.includes(chosen)) chosen = tables[0];
  if (byId("choose-table").children.length !== tables.length)
    byId("choose-table").replaceChildren(...tables.map((table) => make("button", { type: "button", onclick: () => choose(table) }, `${table}`)));
  [...byId("choose-table").children].forEach((button, place) => button.setAttribute("aria-pressed", String(tables[place] === chosen)));
  if (changed.has("snapshot") || changed.has("night") || changed.has(`table ${chosen}`)) drawEntry();
}

function choose(table) {
  chosen = table;
  drawPaper(new Set(["snapshot"]));
}

function drawEntry() {
  const state = room.states.get(chosen);
  const acts = {
    ready: () => [firstRoller(state)],
    "roll-off": () => [rollOff(state), award(state)],
    "tie-break": () => [worths(state), dice(state), takeBack(state), award(state)],
    "host-decides": () => [award(state)],
    done: () => [takeBack(state)],
  }[state.phase] ?? (() => [worths(state), dice(state), takeBack(state)]);
  byId("entry").replaceChildren(stands(state), ...acts());
}

function stands(state) {
  const side = (letter, place) => `${team(state, letter).join(" & ")} ${state.tally[place]}`;
  const rolls = state.roller && state.phase !== "ready" ? `; ${state.roller} rolls` : "";
  return make("p", { class: "stands" }, `Table ${state.table}: ${side("a", 0)}, ${side("b", 1)}${rolls}`);
}

const act = (label, said, words, classes = "") => make("button", { type: "button", class: classes, onclick: () => say(said, words) }, label);

function worths(state) {
  const table = state.table;
  const rolls = WORTHS.map((one) => act(worth(one, room.night), { is: "claim", table, worth: one }, `table ${table}: ${worth(one, room.night)}`));
  const call = state.call_it && act("call it!", { is: "call", table }, `table ${table}: call`, "primary");
  return make("div", { class: "row" }, make("span", {}, "rolled"), ...rolls, call);
}

function dice(state) {
  const table = state.table;
  const enter = make("button", { type: "button", disabled: true }, "enter these dice");
  let faces = null;
  const picker = dicePicker(["first die", "second die", "third die"], (whole) => {
    faces = whole;
    enter.disabled = !whole;
  });
  enter.addEventListener("click", () => say({ is: "throw", table, faces }, `table ${table}: ${faces.join("-")}`));
  return make("details", {}, make("summary", {}, "or the dice themselves"), picker, make("div", { class: "row" }, enter));
}

function rollOff(state) {
  const table = state.table;
  const enter = make("button", { type: "button", class: "primary", disabled: true }, "enter the roll-off");
  let faces = null;
  const picker = dicePicker([team(state, "a").join(" & "), team(state, "b").join(" & ")], (whole) => {
    faces = whole;
    enter.disabled = !whole;
  });
  enter.addEventListener("click", () => say({ is: "rolloff", table, a: faces[0], b: faces[1] }, `table ${table}: roll-off ${faces[0]} against ${faces[1]}`));
  return make("div", { class: "picker" }, picker, enter);
}

function award(state) {
  const table = state.table;
  const give = (letter) => act(team(state, letter).join(" & "), { is: "award", table, team: letter }, `table ${table}: the tie goes to ${team(state, letter).join(" & ")}`);
  return make("div", { class: "row" }, make("span", {}, "or the tie goes to"), give("a"), give("b"));
}

function firstRoller(state) {
  const rollers = state.seats.map((player) => act(player, { is: "first", table: state.table, player }, `table ${state.table}: ${player} rolls first`, player === state.roller ? "primary" : ""));
  return make("div", { class: "row" }, make("span", {}, "rolls first"), ...rollers);
}

const takeBack = (state) =>
  make("div", { class: "row" }, act("take back this table’s last roll", { is: "undolast", table: state.table, by: BY }, `table ${state.table}: last roll back`));

// --- what happened -------------------------------------------------------------------------------

function drawEntries() {
  const entries = new Map();
  for (const line of room.latest) entries.set(line.entry, [...(entries.get(line.entry) ?? []), line]);
  const undone = new Set(room.latest.filter((line) => ["undone", "voided"].includes(line.fact.is)).map((line) => line.fact.entry));
  setHidden(byId("nothing"), entries.size > 0);
  byId("entries").replaceChildren(...[...entries].reverse().map(([entry, lines]) => entryLine(entry, lines, undone.has(entry))));
}

function entryLine(entry, lines, undone) {
  const words = lines.map((line) => line.words);
  const rolled = lines.map((line) => line.fact).find((fact) => fact.is === "rolled");
  const puttingRight = lines.some((line) => ["undone", "corrected"].includes(line.fact.is));
  const acts = [];
  if (!undone && !puttingRight) {
    if (rolled) acts.push(make("button", { type: "button", onclick: () => correct(entry, words[0], rolled) }, "correct"));
    acts.push(make("button", { type: "button", onclick: () => undo(entry, words[0]) }, "undo"));
  }
  return make(
    "li",
    { class: undone ? "is-undone" : null },
    make("span", { class: "entry-number" }, `${entry}`),
    make("div", { class: "words" }, ...words.map((text) => make("p", {}, upperFirst(text)))),
    make("div", { class: "acts" }, ...acts),
  );
}

async function undo(entry, what) {
  const why = await askWhy(`Take back entry ${entry}?`, what, "Take it back");
  if (why) say({ is: "undo", entry, by: BY, why: why.why }, `taking back entry ${entry}`);
}

async function correct(entry, what, rolled) {
  const choices = WORTHS.map((one) =>
    make("label", {}, make("input", { type: "radio", name: "worth", value: one, required: true, checked: one === rolled.worth }), worth(one, room.night)),
  );
  const why = await askWhy(`Put entry ${entry} right`, what, "Put it right", choices);
  if (!why) return;
  const instead = { is: "claim", table: rolled.table, worth: why.worth };
  say({ is: "correct", entry, instead, by: BY, why: why.why }, `putting entry ${entry} right`);
}

function askWhy(title, what, button, more = []) {
  const dialog = byId("reason");
  setText(byId("reason-title"), title);
  setText(byId("reason-what"), what);
  setText(byId("reason-do"), button);
  byId("reason-more").replaceChildren(...more);
  byId("why").value = "";
  dialog.returnValue = "";
  dialog.showModal();
  byId("why").focus();
  return new Promise((resolve) =>
    dialog.addEventListener(
      "close",
      () => {
        const worth = dialog.querySelector("input[name=worth]:checked")?.value;
        resolve(dialog.returnValue === "do" ? { why: byId("why").value.trim(), worth } : null);
      },
      { once: true },
    ),
  );
}

listen(draw);
