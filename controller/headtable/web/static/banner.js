// The band across the top of the scoreboard: round called, a break, a pause, and a new bunco.

import { minutes } from "./countdown.js";
import { die } from "./die.js";
import { byId, setText } from "./elements.js";
import { isOneOf, markName, upperFirst } from "./format.js";
import { timeOfDay } from "./locale.js";
import { say } from "./sentences.js";
import { cryOf } from "./ticker.js";

/** @typedef {headtable.NightState} Night */
/** @typedef {import("./room.js").Room} Room */
/** @typedef {import("./celebration.js").Bunco} Bunco */
/** @typedef {"called" | "break" | "paused" | "bunco"} Kind */
/** @typedef {{ word: string, why: string, rest: string, faces: readonly number[] }} Words */

const LONGEST_TURNS = 60; // letters; longer ones become the numbers of their tables
const LISTED = 6; // so many tables are named; the cards show them all
const NO_WORDS = { word: "", why: "", rest: "", faces: [] };

/** @type {Record<Kind, (room: Room, night: Night, bunco: Bunco | null) => Words>} */
const WORDS = {
  called: (room, night) => ({ word: say("projector-called"), why: whyCalled(night), rest: unfinished(room, night), faces: night.called?.faces ?? [] }),
  break: (room, night) => ({ word: say("projector-break"), why: upperFirst(night.break_for), rest: [...drawn(room), next(room, night)].filter(Boolean).join(" · "), faces: [] }),
  paused: (_, night) => ({ word: say("projector-paused"), why: upperFirst(night.paused_why), rest: say("projector-paused-rest"), faces: [] }),
  bunco: (room, _, bunco) => (bunco ? { ...NO_WORDS, word: cryOf(room), why: say("projector-bunco-by", bunco) } : NO_WORDS),
};

/**
 * Draws the words. They change only when they differ, so that a screen reader says them once.
 *
 * @param {Room} room
 * @param {Bunco | null} bunco a new one
 */
export function drawBanner(room, bunco) {
  const kind = kindOf(room.night, bunco);
  const { word, why, rest, faces } = room.night && kind ? WORDS[kind](room, room.night, bunco) : NO_WORDS;
  for (const one of Object.keys(WORDS)) document.body.classList.toggle(`is-${one}`, one === kind);
  setText(byId("called-word"), word);
  byId("called-word").style.setProperty("--letters", `${word.length}`);
  setText(byId("called-why"), why);
  setText(byId("called-rest"), rest);
  drawDice(faces);
}

/**
 * What the hall must know goes before a bunco.
 *
 * @param {Night | null} night
 * @param {Bunco | null} bunco
 * @returns {Kind | null}
 */
function kindOf(night, bunco) {
  if (night?.paused) return "paused";
  if (night?.phase === "called" || night?.phase === "break") return night.phase;
  return night?.phase === "playing" && bunco ? "bunco" : null;
}

/** @param {readonly number[]} faces */
function drawDice(faces) {
  const dice = byId("called-dice");
  if (dice.dataset.faces === faces.join()) return;
  dice.dataset.faces = faces.join();
  dice.replaceChildren(...faces.map((face) => die(face)));
}

/**
 * "Ann and Cat reach 21", and whose roll it was: "Ann and Cat reach 21: Ann rolls two".
 *
 * @param {Night} night
 */
const whyCalled = ({ called, bunco_word: bunco }) =>
  called ? say("projector-called-why", { ...called, tally: called.tally ?? "", bunco }) : "";

/**
 * Who is not done yet: "Still to roll: Gil and Hal at table 2 · Tied at table 3".
 *
 * @param {Room} room
 * @param {Night} night
 */
function unfinished(room, night) {
  const rolling = room.tables.filter((state) => state.phase === "last-lap");
  const tied = room.tables.filter((state) => isOneOf(state.phase, "roll-off", "tie-break", "host-decides"));
  const calls = room.tables.filter((state) => state.phase === "waits-for-call");
  const sheets = room.tables.filter((state) => state.phase === "waits-for-sheet");
  const said = [];
  const turns = rolling.map(turnsAt);
  if (rolling.length > 2 || turns.join("").length > LONGEST_TURNS) said.push(say("projector-still-at-tables", { tables: numbers(rolling) }));
  else if (rolling.length) said.push(say("projector-still-to-roll", { turns }));
  if (calls.length) said.push(say("projector-to-be-called", { bunco: night.bunco_word, count: calls.length, tables: numbers(calls) }));
  if (sheets.length) said.push(say("projector-sheets-awaited", { count: sheets.length, tables: numbers(sheets) }));
  if (tied.length) said.push(say("projector-tied-at", { count: tied.length, tables: numbers(tied) }));
  return said.join(" · ") || say("projector-every-table-done");
}

/** @param {headtable.TableState} state */
const turnsAt = ({ may_roll, roller, table }) =>
  say("projector-turns-at", { players: may_roll.length ? may_roll : (roller ?? ""), table });

/** @param {headtable.TableState[]} states */
function numbers(states) {
  const listed = states.slice(0, LISTED).map((state) => state.table).join(", ");
  return states.length > LISTED ? say("projector-tables-and-more", { tables: listed, more: states.length - LISTED }) : listed;
}

/**
 * The drawing of this break, if there was one: "Drawn: Ann, Bea".
 *
 * @param {Room} room
 */
const drawn = ({ stage }) => (stage.drawn.length ? [say("projector-drawn", { players: stage.drawn })] : []);

/**
 * @param {Room} room
 * @param {Night} night
 */
function next({ stage, tables, inSemiFinal }, night) {
  if (night.sets_over && stage.finalists.length && !stage.grand_prize) return say("projector-then-final");
  if (night.sets_over) return stage.prizes.length ? say("projector-then-prizes") : say("projector-then-after-sets");
  if (tables.some((state) => state.phase === "done")) return stage.qualified.length ? say("projector-then-semi-final") : "";
  if (inSemiFinal) return say("projector-then-semi-final-chairs");
  return say("projector-then-round", { set: night.set, round: night.round, mark: markName(night) });
}

/**
 * Draws what runs beside the words: "12:34 · until 8:45 PM". In a pause no clock runs.
 *
 * @param {Room} room
 */
export function drawCountdown({ night, left_s, endsAt }) {
  const left = left_s !== null && !night?.paused ? minutes(left_s) : "";
  const inBreak = night?.phase === "break";
  setText(byId("called-left"), inBreak ? left : "");
  setText(byId("called-until"), left && inBreak && endsAt !== null ? say("projector-until", { time: timeOfDay(endsAt) }) : "");
  byId("time").hidden = !(left && !inBreak) && !night?.time_up;
  setText(byId("time-what"), night?.phase === "ready" ? say("projector-starts-in") : say("projector-time"));
  setText(byId("time-left"), night?.time_up ? say("projector-time-is-up") : left);
}
