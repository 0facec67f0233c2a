// The lines of a money sheet, on the page of tonight's money and on that of past nights.

import { amountOf } from "./amounts.js";
import { make } from "./elements.js";
import { prizeName } from "./format.js";
import { say } from "./sentences.js";

/**
 * One amount at the right edge, and a button before it.
 *
 * @param {string} what
 * @param {number} cents
 * @param {...Element} buttons
 */
export const amountLine = (what, cents, ...buttons) => make("li", {}, make("span", {}, what), ...buttons, make("b", {}, amountOf(cents)));

/**
 * A prize with its winners, once it is given.
 *
 * @param {headtable.MoneyPrize} prize
 */
export function prizeLine({ name, cents, winners }) {
  const prize = prizeName(name);
  return amountLine(winners.length ? say("door-money-prize-of", { prize, winners }) : prize, cents);
}

/** @param {number} donation */
export const leftWords = (donation) => (donation < 0 ? say("door-money-missing") : say("door-money-donation"));
