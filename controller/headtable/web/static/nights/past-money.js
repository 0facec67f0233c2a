// The money sheet of a past night. It is asked for when it is unfolded.

import { amountOf } from "../amounts.js";
import { make } from "../elements.js";
import { upperFirst } from "../format.js";
import { amountLine, leftWords, prizeLine } from "../money-lines.js";
import { get } from "../requests.js";
import { say } from "../sentences.js";

/** @param {string} file */
export function pastMoney(file) {
  const shown = make("div", { class: "money" });
  const fold = make("details", {}, make("summary", {}, say("door-to-money")), shown);
  fold.addEventListener("toggle", () => fold.open && show(shown, file));
  return fold;
}

/**
 * @param {HTMLElement} shown
 * @param {string} file
 */
async function show(shown, file) {
  const { failure, value } = await get("/api/nights/money", { file });
  shown.replaceChildren(...(failure ? [make("p", { role: "status" }, upperFirst(failure.error))] : [sheetOf(value), fileOf(file)]));
}

/** @param {headtable.MoneySheet} sheet */
function sheetOf({ paid, payers, guests, pot, prizes, expenses, spent, income, received, donation }) {
  return make(
    "ul", {},
    sumLine(say("door-money-paid", { payers, guests }), paid),
    sumLine(say("door-money-received"), received), ...income.map(({ what, cents }) => amountLine(what, cents)),
    sumLine(say("door-money-pot"), pot), ...prizes.map(prizeLine),
    sumLine(say("door-money-spent"), spent), ...expenses.map(({ what, cents }) => amountLine(what, cents)),
    sumLine(leftWords(donation), Math.abs(donation)),
  );
}

/**
 * @param {string} what
 * @param {number} cents
 */
const sumLine = (what, cents) => make("li", { class: "sum" }, make("span", {}, what), make("b", {}, amountOf(cents)));

/** @param {string} file */
const fileOf = (file) => make("p", {}, make("a", { href: `/nights/money.csv?${new URLSearchParams({ file })}`, download: "" }, say("door-money-download")));
