// What fills the scoreboard when no round does: people rolling off, who goes on, the final, the prizes.

import { die } from "./die.js";
import { fit } from "./fit.js";
import { byId, make } from "./make.js";
import { because, place } from "./why.js";
import { upperFirst } from "./words.js";

const PERSON = { width: 13, height: 3.4 }; // of the roll-off's grid, in its own em
const WITH_THREE_DICE = { width: 18, height: 3.4 };
const DENSE_PERSON = { width: 11, height: 1.7 };
const CHOSEN = { width: 20, height: 3.4 };
const DENSE = 60; // more people than this get numbers for dice
const LARGEST_REM = 2.6;

const rem = () => parseFloat(getComputedStyle(document.documentElement).fontSize);

// --- people who roll off -----------------------------------------------------------------------

export function rollOff(room) {
  const { contest } = room.stage;
  const dense = contest.players.length > DENSE;
  const people = make("ol", { class: dense ? "people dense" : "people" }, ...contest.players.map((player) => person(player, contest, dense)));
  fitted(people, contest.players.length, dense ? DENSE_PERSON : contest.dice > 1 ? WITH_THREE_DICE : PERSON);
  return [
    make("h2", { class: "stage-title" }, `Roll-off for ${room.words.roll_off}`),
    make("p", { class: "stage-how" }, how(contest)),
    people,
    ...already(room),
  ];
}

function how({ to_roll, rolls, dice, wins, places, players, gone }) {
  if (!to_roll.length && !rolls.length) return gone?.length ? `${gone.join(", ")} went home: the host decides.` : "The host decides.";
  const each = dice === 1 ? "One die each" : `${dice} dice each`;
  const best = wins === "lowest" ? "the lowest" : "the highest";
  const gets = places === 1 ? `${best} gets it` : `the ${places} ${best.slice(4)} of ${players.length} get it`;
  return `${each}: ${gets}`;
}

function person(player, contest, dense) {
  const now = contest.rolls.find((roll) => roll.player === player);
  const last = contest.before.find((roll) => roll.player === player);
  const sure = contest.sure.includes(player);
  const rolls = contest.to_roll.includes(player);
  const waits = !contest.to_roll.length && !contest.rolls.length; // for the host
  const kind = sure ? "sure" : rolls ? "rolls" : now ? "rolled" : waits ? "waits" : "out";
  const shown = now ?? (rolls || waits ? null : last);
  const made = shown && shown.faces.length > 1 ? `makes ${sum(shown)}` : "";
  return make(
    "li",
    { class: `person is-${kind}` },
    make("span", { class: "name", title: player }, (sure ? "★ " : rolls ? "▸ " : "") + player),
    dense ? make("b", { class: "dice" }, shown ? `${sum(shown)}` : "") : make("span", { class: "dice" }, ...dice(shown, contest.dice)),
    !dense && make("span", { class: "note" }, { sure: "is in", rolls: last ? "rolls again" : "rolls", rolled: made, waits: "", out: last ? "is out" : "" }[kind]),
  );
}

const sum = (roll) => roll.faces.reduce((total, face) => total + face, 0);

const dice = (roll, count) => (roll ? roll.faces.map((face) => die(face)) : Array.from({ length: count }, () => make("i", { class: "no-die" })));

function fitted(list, count, shape = PERSON) {
  const space = byId("tables");
  const { columns, rows, em } = fit(count, space.clientWidth, space.clientHeight - 9 * rem(), shape);
  list.style.setProperty("--row", `${shape.height - 0.2}em`);
  list.style.setProperty("--columns", columns);
  list.style.setProperty("--rows", rows);
  list.style.setProperty("--em", `${Math.min(em, LARGEST_REM * rem())}px`);
}

// What is settled by now, below the people who roll for the next thing.
function already({ stage, night }) {
  const given = stage.prizes.filter((prize) => prize.won.length);
  const lines = given.length ? given.map((prize) => prizeWords(prize)) : [...stage.qualified, ...stage.finalists].map((one) => `${one.player}: ${place(one, night.bunco_word)}`);
  return lines.length ? [make("p", { class: "stage-done" }, lines.join(" · "))] : [];
}

// --- who goes on -------------------------------------------------------------------------------

export function goingOn(room) {
  const { finalists, qualified } = room.stage;
  const chosen = finalists.length ? finalists : qualified;
  if (!chosen.length) return [make("p", { class: "waiting" }, "The host and the dice settle what comes next.")];
  return [make("h2", { class: "stage-title" }, finalists.length ? "In the final" : "In the semi-final"), chosenPeople(chosen, room.night)];
}

function chosenPeople(chosen, night) {
  const list = make("ol", { class: "people chosen" }, ...chosen.map((one) => make("li", { class: "person" }, make("span", { class: "name" }, one.player), make("span", { class: "note" }, place(one, night.bunco_word)))));
  fitted(list, chosen.length, CHOSEN);
  return list;
}

// --- the final ---------------------------------------------------------------------------------

export function finalTable(room) {
  const final = room.final;
  return [
    make("h2", { class: "stage-title" }, "The final"),
    make("p", { class: "stage-how" }, "All dice alike win the Grand Prize, whatever they show"),
    make("div", { class: "final-dice" }, ...thrown(final)),
    make("p", { class: "final-who", "aria-live": "polite" }, final.rolled ? `${final.rolled} rolled · ${final.roller} is next` : `${final.roller} has the dice`),
    make("ol", { class: "final-seats" }, ...final.seats.map((player) => finalist(player, final, room))),
  ];
}

// The dice; where nobody read them, what they came to.
function thrown({ faces, rolled }) {
  if (faces.length) return faces.map((face) => die(face));
  return rolled ? [make("b", { class: "final-told" }, `${rolled}: not alike`)] : [];
}

function finalist(player, final, { stage, night }) {
  const one = stage.finalists.find((chosen) => chosen.player === player);
  const rolls = final.roller === player;
  return make(
    "li",
    { class: rolls ? "is-rolls" : null },
    make("span", { class: "name", title: player }, (rolls ? "▸ " : "") + player),
    make("span", { class: "note" }, one ? place(one, night.bunco_word) : ""),
  );
}

// --- prizes ------------------------------------------------------------------------------------

const dollars = (amount) => (amount ? `$${amount}` : "");

const winners = (won) => won.players.join(" & ") || "the hostess";

export const prizeWords = ({ name, dollars: amount, won }) => `${[dollars(amount), upperFirst(name)].filter(Boolean).join(" ")}: ${amounts(won).map(([who]) => who).join(", ")}`;

export function prizes({ stage, night }) {
  const settled = stage.prizes.filter((prize) => prize.won.length || prize.nobodys);
  return settled.length ? [make("ol", { class: "prizes" }, ...settled.map((prize) => given(prize, night)))] : [];
}

// Whoever has a prize in two parts, as what nobody else could have joined it, has one amount.
function amounts(won) {
  const each = new Map();
  for (const one of won) each.set(winners(one), (each.get(winners(one)) ?? 0) + (one.dollars ?? 0));
  return [...each];
}

// Those who split a prize have it in equal parts, each with their own amount; those who share it have it together.
function given({ name, dollars: amount, won, nobodys, goes_to }, night) {
  const each = amounts(won);
  const names = each.length > 1 ? each.map(([who, part]) => `${who} ${dollars(part)}`).join(", ") : each.map(([who]) => who).join();
  const why = nobodys ? `it joins the ${goes_to === "dearest-prize" ? "dearest prize" : "last draw"}` : because(won[0].why, night.bunco_word, won[0].players[0]);
  return make(
    "li",
    { class: nobodys ? "prize is-nobodys" : "prize" },
    make("span", { class: "amount" }, dollars(won.length ? each.reduce((sum, [, part]) => sum + part, 0) : amount)),
    make("span", { class: "what" }, upperFirst(name)),
    make("b", { class: "name", title: names }, nobodys ? "nobody" : names),
    make("span", { class: "note" }, why),
  );
}
