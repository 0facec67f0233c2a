// Scenes of a few large words: how guests join, the clock, the notice, the winner, the end of a set.

import { minutes } from "./countdown.js";
import { die } from "./die.js";
import { make } from "./elements.js";
import { leaders } from "./leaders.js";
import { timeOfDay } from "./locale.js";
import { roundOf } from "./round-name.js";
import { isAfterSet } from "./scenes.js";
import { say } from "./sentences.js";

/** @typedef {import("./room.js").Room} Room */
/** @typedef {headtable.HowToJoin} HowToJoin */

/**
 * The picture that the host has uploaded.
 *
 * @param {Room} room
 */
function picture({ projectors }) {
  /** @type {headtable.PageAddress} */
  const address = "/picture";
  return projectors.picture ? [make("img", { class: "hall-picture", src: `${address}?${projectors.picture}`, alt: "" })] : [];
}

/**
 * How a phone comes to the guest's own page. A table's code stays with the table.
 *
 * @param {Room} room
 * @param {HowToJoin | null} join
 */
export function joinScene(room, join) {
  /** @type {headtable.PageAddress} */
  const address = "/qr/me";
  const closed = room.night?.phase === "closed";
  const code = join && !join.why_unreachable ? [make("img", { class: "qr", src: address, alt: say("projector-join-picture", { address: join.address }) })] : [];
  const words = [
    make("h2", { class: "stage-title" }, titleOfJoining(room, join)),
    !join?.why_unreachable && make("p", { class: "far address" }, typed(join?.address ?? "")), // the console says why
    !join?.why_unreachable && join?.by_name && make("p", { class: "near" }, say("projector-join-by-name", { address: typed(join.by_name) })),
    !join?.why_unreachable && make("p", { class: "near" }, say("projector-join-about", { closed })),
    join?.why_unreachable && room.night && !closed && make("p", { class: "near waiting" }, say("projector-phones-unreachable")), // before the night it may be meant so
    closed && make("p", { class: "near waiting" }, say("projector-closed")),
    closed && join && make("p", { class: "near to-console" }, say("projector-console-at", { address: join.console, accounts: join.has_accounts })),
  ];
  return [make("div", { class: "large is-join" }, ...code, make("div", { class: "words" }, ...words), ...picture(room))];
}

/**
 * Where no phone can join, the screen welcomes people. Before the night is known it says nothing about it.
 *
 * @param {Room} room
 * @param {HowToJoin | null} join
 */
function titleOfJoining({ night }, join) {
  if (!join?.why_unreachable) return say("projector-join");
  return night ? say("projector-welcome") : say("pages-title");
}

/**
 * An address as people type it.
 *
 * @param {string} address
 */
const typed = (address) => address.replace(/^http:\/\//, "");

/** @param {Room} room */
export function clockScene(room) {
  const { left_s, endsAt, night } = room;
  const now = timeOfDay(Date.now());
  const runs = left_s !== null && !night?.paused;
  const time = make("p", { class: "huge time" }, runs ? minutes(left_s) : now);
  const end = runs && endsAt !== null && make("p", { class: "far" }, say("projector-until", { time: timeOfDay(endsAt) }));
  return [make("div", { class: "large is-clock" }, time, end, ...picture(room))];
}

/** @param {Room} room */
export const noticeScene = (room) => [make("div", { class: "large is-notice" }, make("p", { class: "far name" }, room.notice.text), ...picture(room))];

/**
 * The winner of the night, as large as the screen. A long name gets smaller letters.
 *
 * @param {Room} room
 */
export function grandPrizeScene(room) {
  const { stage, final } = room;
  if (!stage.grand_prize) return noGrandPrize(room);
  const winner = stage.grand_prize;
  const name = make("p", { class: "huge name" }, winner);
  name.style.setProperty("--letters", String(Math.max(longestWord(winner), Math.sqrt(winner.length) * 2.4)));
  const dice = (final?.faces ?? []).map((face) => die(face));
  return [make("div", { class: "large is-grand-prize" }, make("p", { class: "far" }, say("projector-grand-prize")), name, make("div", { class: "dice" }, ...dice, ...picture(room)))];
}

/**
 * Before somebody has won it: what it is for, where a final is to come.
 *
 * @param {Room} room
 */
function noGrandPrize({ stage, night }) {
  const over = night?.phase === "over";
  const finalComes = !over && (stage.finalists.length > 0 || stage.semi_final || stage.semi_waits || Boolean(night?.forecast?.final));
  const words = [say("projector-no-grand-prize", { over }), finalComes && say("projector-grand-prize-for")];
  return [make("div", { class: "large is-grand-prize" }, make("h2", { class: "far" }, say("projector-grand-prize")), ...words.map((line) => line && make("p", { class: "near" }, line)))];
}

/** @param {string} words */
const longestWord = (words) => Math.min(Math.max(...words.split(/[\s-]+/).map((word) => word.length)), 16);

/**
 * How far the sets are, and who leads.
 *
 * @param {Room} room
 */
export function endOfSetScene(room) {
  const lines = leaders(room).map(({ title, who, most }) => make(
    "li", {}, make("span", { class: "what" }, title), make("b", { class: "name" }, say("projector-leads-with", { who, most })),
  ));
  return [make("div", { class: "large is-end-of-set" }, make("h2", { class: "far" }, howFar(room)), make("ol", {}, ...lines), ...picture(room))];
}

/**
 * Whether a set is over is said only once it is.
 *
 * @param {Room} room
 */
function howFar(room) {
  const { night } = room;
  if (night?.sets_over) return say("projector-sets-over");
  if (!night?.round) return say("projector-no-rounds");
  return isAfterSet(room) ? say("projector-end-of-set", { set: night.set - 1 }) : say("projector-overlay-round", { ...roundOf(room, night), rounds: night.rounds });
}
