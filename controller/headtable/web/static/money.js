// The money sheet: what comes in, what goes out, and what is left for the donation.

import { amountOf, centsIn, countInCoins } from "./amounts.js";
import { tellOfDownloads } from "./downloads.js";
import { keepFocus } from "./kept-focus.js";
import { amountLine, leftWords, prizeLine } from "./money-lines.js";
import { byId, setHidden, setText, showWaiting } from "./elements.js";
import { onSubmit } from "./forms.js";
import { holdButton } from "./hold-button.js";
import { get, post } from "./requests.js";
import { followRoom } from "./room-events.js";
import { say } from "./sentences.js";
import { keepWhole } from "./whole-text.js";

/** @typedef {headtable.Posts["/api/money"]["body"]} Order */

class MoneyPage {
  constructor() {
    countInCoins(byId("expense-amount"));
    countInCoins(byId("income-amount"));
    onSubmit(byId("add-expense"), () => this.#addExpense());
    onSubmit(byId("add-income"), () => this.#addIncome());
    byId("money-print").addEventListener("click", () => print());
  }

  async ask() {
    this.#hear(await get("/api/money", {}));
  }

  async #addExpense() {
    const cents = centsIn(byId("expense-amount"));
    if (cents === null) return;
    const added = await this.#order({ is: "expense", what: byId("expense-what").value, cents });
    if (added) byId("add-expense").reset();
  }

  async #addIncome() {
    const cents = centsIn(byId("income-amount"));
    if (cents === null) return;
    const added = await this.#order({ is: "income", what: byId("income-what").value, cents });
    if (added) byId("add-income").reset();
  }

  /** @param {Order} order */
  async #order(order) {
    return this.#hear(await post("/api/money", {}, order));
  }

  /** @param {import("./requests.js").Answer<headtable.MoneySheet>} answer */
  #hear({ failure, value }) {
    setText(byId("money-trouble"), failure ? failure.error : "");
    if (value) this.#draw(value);
    return !failure;
  }

  /** @param {headtable.MoneySheet} sheet */
  #draw({ paid, payers, guests, pot, prizes, expenses, spent, income, received, donation, earlier }) {
    setHidden(byId("list-earlier"), !earlier);
    setText(byId("money-paid-words"), say("door-money-paid", { payers, guests }));
    setText(byId("money-left-words"), leftWords(donation));
    setText(byId("money-paid"), amountOf(paid));
    setText(byId("money-received"), amountOf(received));
    setText(byId("money-pot"), amountOf(pot));
    setText(byId("money-spent"), amountOf(spent));
    setText(byId("money-left"), amountOf(Math.abs(donation)));
    setHidden(byId("no-prizes"), prizes.length > 0);
    byId("money-prizes").replaceChildren(...prizes.map(prizeLine));
    showWaiting();
    byId("money-expenses").replaceChildren(...expenses.map(({ id, what, cents }) => amountLine(what, cents, this.#removal(what, { is: "remove-expense", expense: id }))));
    byId("money-income").replaceChildren(...income.map(({ id, what, cents }) => amountLine(what, cents, this.#removal(what, { is: "remove-income", income: id }))));
  }

  /**
   * @param {string} what
   * @param {Order} order
   */
  #removal(what, order) {
    return holdButton(say("door-money-remove", { what }), () => this.#order(order), (words) => setText(byId("money-trouble"), words));
  }
}

tellOfDownloads();
const page = new MoneyPage();
keepFocus();
followRoom((_, changed) => {
  if (changed.has("guests") || changed.has("snapshot") || changed.has("stage") || changed.has("night")) page.ask();
}, ["guests"]);
keepWhole();
