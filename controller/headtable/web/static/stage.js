// What fills the scoreboard when no round does: people rolling off, and who goes on.

import { die } from "./die.js";
import { make } from "./elements.js";
import { sum } from "./format.js";
import { prizeInWords } from "./prizes.js";
import { placeWithReason } from "./reasons.js";
import { ruleOf } from "./roll-off-rule.js";
import { say, shownName } from "./sentences.js";

/** @typedef {headtable.RollingOff} Contest */
/** @typedef {headtable.PersonRoll} PersonRoll */
/** @typedef {import("./room.js").Room} Room */

/** @typedef {import("./paging.js").Kind} Kind */

/** @type {Kind} */
const ONE_DIE = { order: "columns", look: "people", narrowest_em: 12, most: 4 };
/** @type {Kind} */
const THREE_DICE = { ...ONE_DIE, narrowest_em: 16 };
/** @type {Kind} */
const CHOSEN = { ...ONE_DIE, look: "chosen" };
/** @type {Kind} */
const SETTLED = { order: "columns", look: "stage-done", narrowest_em: 1, most: 1 };
const DENSE = 60; // more people than this get numbers for dice

/** @param {Room} room */
const bunco = ({ night }) => night?.bunco_word;

// --- people who roll off -----------------------------------------------------------------------

/**
 * @param {Room} room
 * @param {Contest} contest
 * @returns {import("./views.js").View}
 */
export function rollOff(room, contest) {
  const dense = contest.players.length > DENSE;
  const boxes = contest.players.map((player) => person(player, contest, dense ? "dense" : "wide"));
  return {
    before: [make("h2", { class: "stage-title" }, say("projector-roll-off-for", { what: room.words.roll_off })), make("p", { class: "stage-how" }, how(contest)), ...news(room, contest)],
    groups: [{ boxes, kind: contest.dice > 1 && !dense ? THREE_DICE : ONE_DIE }, { boxes: settled(room), kind: SETTLED }],
  };
}

/** @param {Contest} contest */
function how(contest) {
  const { to_roll, rolls, gone } = contest;
  if (to_roll.length || rolls.length) return ruleOf(contest);
  return gone.length ? say("projector-gone-host-decides", { players: gone }) : say("projector-host-decides");
}

/**
 * What has been decided just before this roll-off: who has the last place, or who is in the final.
 *
 * @param {Room} room
 * @param {Contest} contest
 */
function news(room, { what, players }) {
  const last = chosen(room).at(-1);
  const words = what.is === "first-roll-of-final" ? say("projector-are-in-the-final", { players }) : last && !room.stage.grand_prize ? goesOn(last, room) : "";
  return words ? [make("p", { class: "stage-news" }, words)] : [];
}

/**
 * How a person stands in a roll-off, and which roll is shown.
 *
 * @param {string} player
 * @param {Contest} contest
 */
function standing(player, contest) {
  const now = contest.rolls.find((roll) => roll.player === player) ?? null;
  const last = contest.before.find((roll) => roll.player === player) ?? null;
  const waits = !contest.to_roll.length && !contest.rolls.length; // for the host
  const made = now && now.faces.length > 1 ? say("projector-makes", { sum: sum(now) }) : "";
  if (contest.sure.includes(player)) return { kind: "sure", sign: "★\u00a0", shown: now ?? (waits ? null : last), note: say("projector-is-in") };
  if (contest.to_roll.includes(player)) return { kind: "rolls", sign: "▸\u00a0", shown: now, note: last ? say("projector-rolls-again") : say("projector-now-rolls") };
  if (now) return { kind: "rolled", sign: "", shown: now, note: made };
  if (waits) return { kind: "waits", sign: "", shown: null, note: "" };
  return { kind: "out", sign: "", shown: last, note: last ? say("projector-is-out") : "" };
}

/**
 * @param {string} player
 * @param {Contest} contest
 * @param {"dense" | "wide"} look
 */
function person(player, contest, look) {
  const { kind, sign, shown, note } = standing(player, contest);
  const name = make("span", { class: "name", title: shownName(player) }, sign + shownName(player));
  const parts = look === "dense"
    ? [make("b", { class: "dice" }, shown ? `${sum(shown)}` : "")]
    : [make("span", { class: "dice" }, ...diceOf(shown, contest.dice)), make("span", { class: "note" }, note)];
  return make("li", { class: look === "dense" ? `person dense is-${kind}` : `person is-${kind}` }, name, ...parts);
}

/**
 * @param {PersonRoll | null} roll
 * @param {number} count
 */
const diceOf = (roll, count) => (roll ? roll.faces.map((face) => die(face)) : Array.from({ length: count }, () => make("i", { class: "no-die" })));

/**
 * What is settled by now, after the people who roll for the next thing.
 *
 * @param {Room} room
 */
function settled(room) {
  const given = room.stage.prizes.filter((prize) => prize.won.length);
  const lines = given.length ? given.map((prize) => prizeInWords(prize)) : chosen(room).map((one) => goesOn(one, room));
  return lines.map((line, at) => make("li", {}, at === 0 && make("b", { class: "decided" }, say("projector-decided")), line));
}

// --- who goes on -------------------------------------------------------------------------------

/** @typedef {headtable.Qualified | headtable.FinalistChosen} Chosen */

/**
 * Those with a place in what comes next: in the final once it has players, before that in the semi-final.
 *
 * @param {Room} room
 * @returns {readonly Chosen[]}
 */
const chosen = ({ stage }) => (stage.finalists.length ? stage.finalists : stage.qualified);

/**
 * "Ann goes to the final. Most wins: 13, roll-off 6 to 3".
 *
 * @param {Chosen} one
 * @param {Room} room
 */
const goesOn = (one, room) => say("projector-goes-on", { player: one.player, stage: one.is === "finalist" ? "final" : "semi-final", place: placeWithReason(one, bunco(room)) });

/**
 * @param {Room} room
 * @returns {import("./views.js").View}
 */
export function goingOn(room) {
  const all = chosen(room);
  if (!all.length) return { before: [make("h2", { class: "stage-title" }, say("projector-going-on")), make("p", { class: "waiting near" }, nobodyChosen(room))], groups: [] };
  const boxes = all.map((one) => make(
    "li", { class: "person" },
    make("span", { class: "name" }, shownName(one.player)),
    make("span", { class: "note" }, placeWithReason(one, bunco(room))),
    make("span", { class: "note where" }, chairIn(room, one.player)),
  ));
  return {
    before: [make("h2", { class: "stage-title" }, room.stage.finalists.length ? say("projector-in-the-final") : say("projector-in-the-semi-final"))],
    groups: [{ boxes, kind: CHOSEN }],
  };
}

/**
 * Where a player of the semi-final sits, once its tables are seated.
 *
 * @param {Room} room
 * @param {string} player
 */
function chairIn({ inSemiFinal, tables }, player) {
  const table = inSemiFinal && tables.find(({ seats }) => seats.includes(player));
  return table ? say("projector-chair-at", { table: table.table, chair: table.seats.indexOf(player) + 1 }) : "";
}

/** @param {Room} room */
const nobodyChosen = ({ night }) => (night?.phase === "settling" ? say("pages-dice-settle") : say("projector-nobody-chosen"));
