// Where the guest sits now or next, with whom, and what there is to know.

import { minutes } from "../countdown.js";
import { byId, make, setHidden, setText } from "../elements.js";
import { isAway, isOneOf, isUntold, markName, partners, team } from "../format.js";
import { say, sayWith, shownName } from "../sentences.js";
import { chairOf, news, points } from "./news.js";

/** @typedef {import("../room.js").Room} Room */
/** @typedef {import("./news.js").Chair} Chair */
/** @typedef {headtable.NightState} Night */

/** @type {Partial<Record<headtable.Phase, (left: string) => string>>} */
const LEFT = {
  ready: (left) => say("guest-starts-in", { left }),
  playing: (left) => say("guest-time-left", { left }),
  break: (left) => say("guest-break-left", { left }),
};

/**
 * @param {Room} room
 * @param {string} player
 */
export function drawWhereabouts(room, player) {
  const { night } = room;
  const chair = night && hasChairs(night) ? chairOf(room, player) : null;
  drawNews(night ? news({ room, night, player, chair }) : [say("pages-unheard")]);
  setHidden(byId("chair"), !chair);
  if (night && chair) drawChair(room, night, player, chair);
  byId("beside").replaceChildren(...(night && chair ? beside(night, player, chair) : []));
  drawLeft(room);
}

/**
 * Whether the chairs are those of a round: of this one or of the next one.
 *
 * @param {Night} night
 */
const hasChairs = (night) => isOneOf(night.phase, "ready", "playing", "called") || (night.phase === "break" && !night.sets_over);

/** @param {Night} night */
const isPlaying = (night) => isOneOf(night.phase, "playing", "called");

/**
 * Draws the sentences. They change only when they differ, so that a screen reader says them once.
 *
 * @param {string[]} sentences
 */
function drawNews(sentences) {
  const shown = [...byId("news").children].map((line) => line.textContent);
  if (JSON.stringify(shown) !== JSON.stringify(sentences)) byId("news").replaceChildren(...sentences.map((one) => make("p", {}, one)));
}

/**
 * @param {Room} room
 * @param {Night} night
 * @param {string} player
 * @param {Chair} chair
 */
function drawChair(room, night, player, { state, number }) {
  setText(byId("chair-lead"), say("guest-seat-lead", { way: wayThere(room, night, player) }));
  if (byId("chair-at").textContent !== say("guest-seat", { table: state.table, chair: number })) {
    byId("chair-at").replaceChildren(...sayWith("guest-seat", { table: make("b", {}, `${state.table}`), chair: make("b", {}, `${number}`) }));
  }
  setHidden(byId("chair-head"), state.table !== 1);
}

/**
 * @param {Room} room
 * @param {Night} night
 * @param {string} player
 */
function wayThere(room, night, player) {
  if (isPlaying(night)) return "plays";
  const walk = room.tables.flatMap((state) => state.walks).find((one) => one.player === player);
  if (!walk) return "sits";
  return isAway(walk) ? "goes" : "stays";
}

/**
 * The people at the table, the mark, and the points.
 *
 * @param {Night} night
 * @param {string} player
 * @param {Chair} chair
 */
function beside(night, player, { state, side }) {
  const partner = team(state, side).filter((other) => other !== player);
  const [own, others] = points(state, side);
  return [
    line(say("guest-partner"), partner.map(shownName).join()),
    line(say("guest-against"), partners(team(state, side === "a" ? "b" : "a"))),
    ...(night.mark ? [line(say("guest-mark", { next: !isPlaying(night) }), markName(night))] : []),
    ...(isPlaying(night) && !isUntold(state, night) ? [line(say("guest-points"), say("guest-points-of-both", { own, others }))] : []),
  ];
}

/**
 * @param {string} what
 * @param {string} value
 */
const line = (what, value) => make("div", {}, make("dt", {}, what), make("dd", {}, value));

/**
 * Draws the time that is left of the round, the walk or the break. In a pause no clock runs.
 *
 * @param {Room} room
 */
export function drawLeft({ night, left_s }) {
  const words = night && !night.paused && left_s !== null ? LEFT[night.phase]?.(minutes(left_s)) : null;
  setHidden(byId("left"), !words);
  setText(byId("left"), words ?? "");
}
