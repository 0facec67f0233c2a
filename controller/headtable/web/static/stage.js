// What fills the scoreboard when no round does: people rolling off, who goes on, the final.

import { die } from "./die.js";
import { make } from "./elements.js";
import { sum } from "./format.js";
import { prizeInWords } from "./prizes.js";
import { placeWithReason } from "./reasons.js";
import { say, shownName } from "./sentences.js";

/** @typedef {headtable.RollingOff} Contest */
/** @typedef {headtable.PersonRoll} PersonRoll */
/** @typedef {import("./room.js").Room} Room */
/** @typedef {import("./room.js").Final} Final */

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
    before: [make("h2", { class: "stage-title" }, say("projector-roll-off-for", { what: room.words.roll_off })), make("p", { class: "stage-how" }, how(contest))],
    groups: [{ boxes, kind: contest.dice > 1 && !dense ? THREE_DICE : ONE_DIE }, { boxes: settled(room), kind: SETTLED }],
  };
}

/** @param {Contest} contest */
function how({ to_roll, rolls, dice, wins, places, players, gone }) {
  if (to_roll.length || rolls.length) return say("projector-each-throws", { dice, wins, places, players: players.length });
  return gone.length ? say("projector-gone-host-decides", { players: gone }) : say("projector-host-decides");
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
  if (contest.sure.includes(player)) return { kind: "sure", sign: "★ ", shown: now ?? (waits ? null : last), note: say("projector-is-in") };
  if (contest.to_roll.includes(player)) return { kind: "rolls", sign: "▸ ", shown: now, note: last ? say("projector-rolls-again") : say("projector-now-rolls") };
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
  const { stage } = room;
  const given = stage.prizes.filter((prize) => prize.won.length);
  const chosen = [...stage.qualified, ...stage.finalists];
  const lines = given.length
    ? given.map((prize) => prizeInWords(prize))
    : chosen.map((one) => say("projector-player-place", { player: one.player, place: placeWithReason(one, bunco(room)) }));
  return lines.map((line) => make("li", {}, line));
}

// --- who goes on -------------------------------------------------------------------------------

/**
 * @param {Room} room
 * @returns {import("./views.js").View}
 */
export function goingOn(room) {
  const { finalists, qualified } = room.stage;
  const chosen = finalists.length ? finalists : qualified;
  if (!chosen.length) return { before: [make("h2", { class: "stage-title" }, say("projector-going-on")), make("p", { class: "waiting near" }, nobodyChosen(room))], groups: [] };
  const boxes = chosen.map((one) => make(
    "li", { class: "person" },
    make("span", { class: "name" }, shownName(one.player)),
    make("span", { class: "note" }, placeWithReason(one, bunco(room))),
  ));
  return {
    before: [make("h2", { class: "stage-title" }, finalists.length ? say("projector-in-the-final") : say("projector-in-the-semi-final"))],
    groups: [{ boxes, kind: CHOSEN }],
  };
}

/** @param {Room} room */
const nobodyChosen = ({ night }) => (night?.phase === "settling" ? say("pages-dice-settle") : say("projector-nobody-chosen"));

// --- the final ---------------------------------------------------------------------------------

/**
 * @param {Room} room
 * @param {Final} final
 */
export function finalTable(room, final) {
  return [
    make("h2", { class: "stage-title" }, say("projector-final")),
    make("p", { class: "stage-how" }, say("projector-final-rule")),
    make("div", { class: "final-dice" }, ...thrown(final)),
    make("p", { class: "final-who", "aria-live": "polite" }, hasDice(final)),
    make("ol", { class: "final-seats" }, ...final.seats.map((player) => finalist(player, final, room))),
  ];
}

/** @param {Final} final */
function hasDice({ rolled, roller, winner }) {
  if (winner) return say("projector-spoken-winner", { winner });
  if (rolled) return say("projector-final-next", { rolled, roller: roller ?? "" });
  return say("projector-final-has-dice", { roller: roller ?? "" });
}

/**
 * The dice; where nobody read them, what they came to.
 *
 * @param {Final} final
 */
function thrown({ faces, rolled, winner }) {
  if (faces.length) return faces.map((face) => die(face));
  return rolled && !winner ? [make("b", { class: "final-told" }, say("projector-final-not-alike", { rolled }))] : [];
}

/**
 * @param {string} player
 * @param {Final} final
 * @param {Room} room
 */
function finalist(player, final, room) {
  const one = room.stage.finalists.find((chosen) => chosen.player === player);
  const won = final.winner === player;
  const rolls = final.roller === player && !final.winner;
  return make(
    "li",
    { class: won ? "is-won" : rolls ? "is-rolls" : null },
    make("span", { class: "name", title: shownName(player) }, (won ? "★ " : rolls ? "▸ " : "") + shownName(player)),
    make("span", { class: "note" }, one ? placeWithReason(one, bunco(room)) : ""),
  );
}
