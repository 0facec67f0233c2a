// What happens at the tables: who calls, and the latest bunco of the round. It has a place of its own on the screen.

import { byId, make } from "./elements.js";
import { buncoWord, isOneOf, isUntold } from "./format.js";
import { isStruck, marks } from "./host/entry-marks.js";
import { say } from "./sentences.js";

/** @typedef {import("./room.js").Room} Room */

/**
 * A cry on one line. A long one gets smaller letters.
 *
 * @param {string} words
 */
const cry = (words) => sized(make("b", { class: "far" }, words), words);

/**
 * Words get smaller letters the more letters they have, so that they stay whole.
 *
 * @param {HTMLElement} element
 * @param {string} words
 */
function sized(element, words) {
  element.style.setProperty("--letters", `${words.length}`);
  return element;
}

/** @param {Room} room */
function calls({ tables }) {
  const calling = tables.filter((state) => state.call_it);
  if (!calling.length) return [];
  const where = say("projector-calls-at", { count: calling.length, tables: calling.map((state) => state.table).join(", ") });
  return [cry(say("projector-call-it")), sized(make("span", { class: "name" }, where), where)];
}

/**
 * Whether a roll counts as a bunco, also after a correction.
 *
 * @param {headtable.Rolled} roll
 * @param {import("./host/entry-marks.js").Mark[]} done
 * @param {Room} room
 */
function isBunco({ worth }, done, { night }) {
  const corrected = done.find((mark) => mark.is === "corrected");
  if (!corrected) return worth === "bunco";
  const { instead } = corrected;
  if (instead.is === "throw") return instead.faces.every((face) => face === night?.mark);
  return instead.is === "claim" && instead.worth === "bunco";
}

/**
 * The latest bunco of this round that counts: rolled, granted by the host, or made of another roll by a correction.
 *
 * @param {Room} room
 */
export function latestBunco(room) {
  const done = marks(room.latest);
  for (const { entry, fact } of [...room.latest].reverse()) {
    const marked = done.get(entry) ?? [];
    if (fact.is === "round-started") return null;
    if (isStruck(marked) || (fact.is !== "rolled" && fact.is !== "bunco-granted")) continue;
    if (fact.is === "bunco-granted" || isBunco(fact, marked, room)) return { entry, player: fact.credit ?? fact.player, table: fact.table };
  }
  return null;
}

/** @param {Room} room */
function bunco(room) {
  const found = isOneOf(room.night?.phase, "playing", "called") ? latestBunco(room) : null;
  if (!found) return [];
  const who = say("projector-bunco-by", found);
  return [cry(cryOf(room)), sized(make("span", { class: "name" }, who), who)];
}

/** @param {Room} room */
export const cryOf = ({ night }) => say("projector-bunco-cry", { bunco: buncoWord(night) });

/** @param {Room} room */
export function drawTicker(room) {
  const calling = calls(room);
  byId("ticker").replaceChildren(...(calling.length ? calling : bunco(room)));
}

/**
 * The score of the head table, which the whole hall plays by.
 *
 * @param {Room} room
 */
export function drawHeadScore({ tables, night }) {
  const [head] = tables;
  const plays = head && isOneOf(night?.phase, "playing", "called") && !isUntold(head, night);
  byId("head-score").replaceChildren(...(plays ? [make("span", {}, say("projector-head-score")), make("b", {}, say("projector-points", { points: [...head.tally] }))] : []));
}
