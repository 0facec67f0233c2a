// Enters what happened at a table that has no pad, and puts its last roll right.

import { dicePicker } from "../dicepick.js";
import { byId, make, setHidden } from "../make.js";
import { team, worth } from "../words.js";
import { BY, say } from "./say.js";

export const WORTHS = ["miss", "one", "two", "mini", "bunco"];
let chosen = 1;
let room;

export function drawPaper(now, changed) {
  room = now;
  setHidden(byId("paper"), !["playing", "called", "ready"].includes(room.night?.phase) || !room.tables.length);
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
  drawPaper(room, new Set(["snapshot"]));
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
