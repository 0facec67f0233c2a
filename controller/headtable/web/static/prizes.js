// The prizes: who has which, and why.

import { make } from "./elements.js";
import { partners, prizeName } from "./format.js";
import { because } from "./reasons.js";
import { say } from "./sentences.js";

/** @typedef {headtable.PrizeLine} Prize */

const COMMITMENT_DIGITS = 16; // as the terminal shows it

/**
 * "$20", in the currency of the house; empty for a prize without money.
 *
 * @param {number | null} amount
 */
const wholeAmount = (amount) => (amount ? say("pages-dollars", { dollars: amount }) : "");

/** @param {headtable.PrizeWon} won */
const winners = (won) => (won.players.length ? partners(won.players) : say("pages-hostess"));

/** @param {Prize} prize */
export const prizeInWords = ({ name, dollars: amount, won }) =>
  say("pages-prize", { dollars: wholeAmount(amount), prize: prizeName(name), who: amounts(won).map(([who]) => who) });

/** @param {Prize} prize */
const isSettled = ({ won, nobodys }) => won.length > 0 || nobodys;

/**
 * The winner of the final, unless a prize of the rules is for that: it is told with the other prizes.
 *
 * @param {headtable.StageState} stage
 */
export const grandPrizeWinner = ({ grand_prize, prizes }) => (prizes.some(({ won }) => won.some(({ why }) => why.counted === "final")) ? null : grand_prize);

/**
 * Whether the rules have anything to win. The most wins are no prize unless the rules say so.
 *
 * @param {headtable.StageState} stage
 */
export const hasPrizes = ({ grand_prize, prizes, finalists }) => Boolean(grand_prize) || prizes.length > 0 || finalists.length > 0;

/**
 * Tonight's prizes; once the night is over, those that were given.
 *
 * @param {import("./room.js").Room} room
 */
export function prizeList({ stage, night }) {
  const shown = night?.phase === "over" ? stage.prizes.filter(isSettled) : stage.prizes;
  return shown.map((prize) => (isSettled(prize) ? prizeLine(prize, night?.bunco_word) : toCome(prize)));
}

/**
 * The latest drawing, and the commitment to the seed of every draw, by which a guest can check it.
 *
 * @param {import("./room.js").Room} room
 */
export function drawsLine({ stage, night }) {
  const commitment = night?.id.slice(0, COMMITMENT_DIGITS) ?? "";
  if (!commitment && !stage.drawn.length) return "";
  return make("p", { class: "draws" }, say("projector-draws", { drawn: stage.drawn, commitment }));
}

/**
 * What each has. Whoever has a prize in two parts, as what nobody else could have joined it, has one amount.
 *
 * @param {readonly headtable.PrizeWon[]} won
 */
function amounts(won) {
  /** @type {Map<string, number>} */
  const each = new Map();
  for (const one of won) each.set(winners(one), (each.get(winners(one)) ?? 0) + (one.dollars ?? 0));
  return [...each];
}

/** @param {Prize} prize */
const toCome = ({ name, dollars: amount }) => make(
  "section",
  { class: "prize is-to-come" },
  make("span", { class: "amount" }, wholeAmount(amount)),
  make("b", { class: "name" }, prizeName(name)),
  make("span", { class: "note" }, say("projector-prize-to-come")),
);

/**
 * Those who split a prize have equal parts, each with an amount. Those who share it have it together.
 *
 * @param {Prize} prize
 * @param {string | undefined} bunco
 */
function prizeLine({ name, dollars: amount, won, nobodys, goes_to }, bunco) {
  const each = amounts(won);
  const names = each.length > 1 ? each.map(([who, part]) => say("pages-share", { who, dollars: wholeAmount(part) })).join(", ") : each.map(([who]) => who).join();
  const [first] = won;
  const why = nobodys || !first ? say("projector-joins", { goes_to }) : because(first.why, bunco, first.players[0]);
  return make(
    "section",
    { class: nobodys ? "prize is-nobodys" : "prize" },
    make("span", { class: "amount" }, wholeAmount(won.length ? each.reduce((total, [, part]) => total + part, 0) : amount)),
    make("span", { class: "what" }, prizeName(name)),
    make("b", { class: "name", title: names }, nobodys ? say("projector-nobody") : names),
    make("span", { class: "note" }, why),
  );
}
