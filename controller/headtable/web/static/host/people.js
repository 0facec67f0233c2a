// Who is there: late, gone home, in somebody's place, wrongly written, or to sit elsewhere.

import { byId, make, setHidden, setText } from "../make.js";
import { ask, choice, line } from "./ask.js";
import { names, tidy } from "./opening.js";
import { say } from "./say.js";

const BETWEEN_ROUNDS = ["ready", "break"];
let room;
let chosen = null;
let shown = "";

export function drawPeople(now) {
  room = now;
  const between = BETWEEN_ROUNDS.includes(room.night?.phase);
  byId("seat-again").disabled = !between;
  setText(byId("again-words"), between ? "Wins and losses stay; only the chairs change." : "Only between two rounds.");
  const about = JSON.stringify([chosen, room.night?.phase, everybody()]);
  if (about === shown) return; // a button that is being pressed stays where it is
  shown = about;
  drawFound();
  drawPerson();
}

const seats = () => room.tables.flatMap(({ table, seats, ghosts = [] }) => seats.map((player, place) => ({ player, table, seat: place + 1, ghost: ghosts.includes(player) })));

// Those who sit somewhere, and those who have gone home with a card.
function everybody() {
  const sitting = seats().filter((one) => !one.ghost);
  const there = new Set(sitting.map((one) => one.player));
  const gone = room.board.standings.filter(({ player }) => !there.has(player)).map(({ player }) => ({ player, table: null }));
  return [...sitting, ...gone].sort((one, other) => one.player.localeCompare(other.player));
}

export const people = ({ tables }) =>
  tables.flatMap(({ seats, ghosts = [] }) => seats.filter((player) => !ghosts.includes(player))).sort((one, other) => one.localeCompare(other));

function drawFound() {
  const wanted = byId("find").value.trim().toLowerCase();
  const all = everybody();
  if (!all.some((one) => one.player === chosen)) chosen = null;
  const fitting = all.filter((one) => one.player.toLowerCase().includes(wanted));
  byId("found").replaceChildren(
    ...fitting.map((one) => make("button", { type: "button", "aria-pressed": String(one.player === chosen), onclick: () => choose(one.player) }, one.player)),
    ...(wanted && !fitting.length ? [make("span", {}, "Nobody here is called that.")] : []),
  );
}

function choose(player) {
  chosen = player;
  for (const button of byId("found").querySelectorAll("button")) button.setAttribute("aria-pressed", String(button.textContent === player));
  drawPerson();
}

function drawPerson() {
  const one = everybody().find(({ player }) => player === chosen);
  setHidden(byId("person"), !one);
  byId("person").replaceChildren(...(one ? [make("p", { class: "stands" }, whereabouts(one)), make("div", { class: "row" }, ...acts(one))] : []));
}

function whereabouts({ player, table, seat }) {
  if (!table) return afterTheSets() ? `${player} has no chair now.` : `${player} has gone home.`;
  const partner = room.states.get(table).seats[(seat + 1) % 4];
  return `${player} sits at table ${table}, chair ${seat}, with ${partner}.`;
}

// Then some who are here have no chair.
const afterTheSets = () => room.night.sets_over || room.stage.semi_final;

function acts({ player, table }) {
  const act = (label, onclick) => make("button", { type: "button", onclick }, label);
  const renamed = act("Put the name right…", () => rename(player));
  if (!table) return [act("Has come back", () => arrive(player)), ...(afterTheSets() ? [act("Goes home…", () => leave(player))] : []), renamed];
  return [
    act("Goes home…", () => leave(player)), act("Somebody takes over…", () => substitute(player)),
    renamed, act("Swaps seats with…", () => swap(player)),
  ];
}

// --- what can be said of somebody --------------------------------------------------------------------

const arrive = (player) => say({ is: "arrive", player }, `${player} has come`);
const nameField = (name, value = "") => make("input", { name, value, maxlength: 40, required: true, spellcheck: "false" });

async function leave(player) {
  const what = "Their card is kept, and a ghost takes their chair.";
  const sure = await ask({ title: `${player} goes home?`, what, button: "Goes home" });
  if (sure) say({ is: "leave", player }, `${player} goes home`);
}

async function substitute(player) {
  const what = `Who comes takes over ${player}’s chair and card.`;
  const said = await ask({ title: `Who plays on for ${player}?`, what, button: "Takes over", more: [line("Name", nameField("by"))] });
  if (said) say({ is: "substitute", player, by: tidy(said.by) }, `${tidy(said.by)} plays on for ${player}`);
}

async function rename(player) {
  const what = "It is put right on every card, chair and screen; only the list of what happened still says the name of then.";
  const said = await ask({ title: `What is ${player}’s name?`, what, button: "Put it right", more: [line("Name", nameField("to", player))] });
  if (said) say({ is: "rename", player, to: tidy(said.to) }, `${player} is ${tidy(said.to)}`);
}

async function swap(player) {
  const others = seats().filter((one) => one.player !== player).sort((one, other) => one.player.localeCompare(other.player));
  const other = choice("other", others.map((one) => [one.player, `${one.player}, table ${one.table}`]), "");
  const said = await ask({ title: `${player} swaps seats`, what: "Each takes the other’s chair.", button: "Swap them", more: [line("with", other)] });
  if (said) say({ is: "swap-seats", one: player, other: said.other }, `${player} and ${said.other} swap seats`);
}

async function seatAgain() {
  const list = make("textarea", { name: "players", rows: 8, spellcheck: "false" });
  list.value = seats().filter((one) => !one.ghost).map((one) => one.player).join("\n");
  const listed = line("everybody, four to a table", list);
  const how = choice("seating", [["drawn", "drawn by lot"], ["listed", "as listed, table by table"]], "drawn");
  how.addEventListener("change", () => setHidden(listed, how.value !== "listed"));
  listed.hidden = true;
  const what = "Everybody takes their things along; wins and losses stay.";
  const said = await ask({ title: "Seat everybody again?", what, button: "Seat them", more: [line("Seats", how), listed] });
  if (said) say({ is: "seat-again", seating: said.seating, players: said.seating === "listed" ? names(said.players) : [] }, "seating everybody again");
}

byId("find").addEventListener("input", drawFound);
byId("seat-again").addEventListener("click", seatAgain);
byId("arrive").addEventListener("submit", (event) => {
  event.preventDefault();
  arrive(tidy(new FormData(event.target).get("player")));
  event.target.reset();
});
