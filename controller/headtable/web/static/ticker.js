// What happens at the tables: who calls, and the latest bunco of the round. It has a place of its own on the screen.

import { byId, make } from "./elements.js";
import { buncoWord } from "./format.js";
import { say } from "./sentences.js";

/** @typedef {import("./room.js").Room} Room */

/** @param {Room} room */
function calls({ tables }) {
  const calling = tables.filter((state) => state.call_it);
  return calling.length ? [make("b", { class: "far" }, say("projector-call-it")), make("span", { class: "name" }, say("projector-calls-at", { count: calling.length, tables: calling.map((state) => state.table).join(", ") }))] : [];
}

/**
 * The latest bunco of this round that nobody has taken back.
 *
 * @param {Room} room
 */
export function latestBunco({ latest }) {
  const taken = new Set(latest.flatMap(({ fact }) => (fact.is === "undone" || fact.is === "corrected" ? [fact.entry] : [])));
  for (const { entry, fact } of [...latest].reverse()) {
    if (fact.is === "round-started") return null;
    if (fact.is === "rolled" && fact.worth === "bunco" && !taken.has(entry)) return { player: fact.credit ?? fact.player, table: fact.table };
  }
  return null;
}

/** @param {Room} room */
function bunco(room) {
  const found = room.night?.phase === "playing" ? latestBunco(room) : null;
  return found ? [make("b", { class: "far" }, say("projector-bunco-cry", { bunco: buncoWord(room.night) })), make("span", { class: "name" }, say("projector-bunco-by", found))] : [];
}

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
  const plays = head && (night?.phase === "playing" || night?.phase === "called");
  byId("head-score").replaceChildren(...(plays ? [make("span", {}, say("projector-head-score")), make("b", {}, say("projector-points", { points: [...head.tally] }))] : []));
}
