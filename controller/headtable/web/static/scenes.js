// Which scene a screen shows: the host's choice for it, or what the night asks for.

import { isOneOf } from "./format.js";

/** @typedef {import("./room.js").Room} Room */
/** @typedef {headtable.Scene} Scene */

/** @param {Room} room */
const nobodyWalks = ({ tables }) => tables.every((state) => !state.walks.length);

/** @param {Room} room */
const isFirstRound = ({ night }) => night?.set === 1 && night.round === 1;

/**
 * Whether a set has just ended and another one follows.
 *
 * @param {Room} room
 */
export const isAfterSet = ({ night, inSemiFinal }) => Boolean(night && night.set > 1 && night.round === 1 && !night.sets_over && !inSemiFinal);

/**
 * What the night asks for: the first line that holds.
 *
 * @type {[Scene, (room: Room) => boolean][]}
 */
const AUTOMATIC = [
  ["roll-off", ({ stage }) => stage.contest !== null],
  ["prizes", ({ night }) => night?.phase === "over"],
  ["grand-prize", ({ stage }) => stage.grand_prize !== null],
  ["final", ({ night, final }) => night?.phase === "final" && final !== null],
  ["going-on", ({ night }) => night?.phase === "settling"],
  ["join", ({ night }) => night?.phase === "closed"],
  ["seats", (room) => room.night?.phase === "ready" && isFirstRound(room) && nobodyWalks(room)],
  ["end-of-set", (room) => room.night?.phase === "break" && isAfterSet(room)],
  ["going-on", ({ night, stage }) => night?.phase === "break" && (stage.semi_waits || stage.finalists.length > 0)],
  ["clock", (room) => room.night?.phase === "break" && nobodyWalks(room)],
  ["room", () => true],
];

/**
 * Whether a scene that the host has fixed has a screen of its own now. Else the screen follows the night: without a
 * notice, and where no tables play.
 *
 * @param {Scene} scene
 * @param {Room} room
 */
function isShown(scene, { night, notice, tables }) {
  if (scene === "notice") return Boolean(notice.text);
  if (scene === "room") return isOneOf(night?.phase, "ready", "playing", "called", "break") && !night?.sets_over && tables.length > 0;
  return true;
}

/** @param {Room} room */
const automatic = (room) => AUTOMATIC.find(([, holds]) => holds(room))?.[0] ?? "room";

/**
 * @param {Room} room
 * @param {string} screen
 * @returns {Scene}
 */
export function sceneOn(room, screen) {
  const fixed = room.projectors.scenes[screen];
  return fixed && isShown(fixed, room) ? fixed : automatic(room);
}

/**
 * What the pages of a scene tell. The tables of each phase are something new.
 *
 * @param {Scene} scene
 * @param {Room} room
 */
export const partOf = (scene, { night }) => (scene === "room" ? [scene, night?.set, night?.round, night?.phase].join("-") : scene);

/**
 * How the view is called in the style sheets.
 *
 * @param {Scene} scene
 * @param {Room} room
 */
export function viewName(scene, { tables, night }) {
  if (scene === "prizes" && night?.phase === "over") return "over";
  if (scene === "room") return tables.length ? "cards" : "waiting";
  return scene;
}

/** The name of this screen: `/?screen=left`. */
export function screenName() {
  const wanted = new URLSearchParams(location.search).get("screen") ?? "";
  return wanted.toLowerCase().replace(/[^a-z0-9]+/g, "-").slice(0, 20) || "main";
}
