// The money sheet: what comes in, what goes out, and what is left for the donation.

import { amountOf, centsIn, countInCoins } from "./amounts.js";
import { tellOfDownloads } from "./downloads.js";
import { keepFocus } from "./kept-focus.js";
import { amountLine, leftWords, prizeLine } from "./money-lines.js";
import { byId, setHidden, setText, showWaiting } from "./elements.js";
import { onSubmit } from "./forms.js";
import { holdButton } from "./hold-button.js";
import { LatestAnswer } from "./latest-answer.js";
import { get, post } from "./requests.js";
import { followRoom } from "./room-events.js";
import { say } from "./sentences.js";
import { keepWhole } from "./whole-text.js";

/** @typedef {headtable.Posts["/api/money"]["body"]} Order */

const KINDS = /** @type {const} */ (["income", "expense"]);

class MoneyPage {
  #latest = new LatestAnswer(() => get("/api/money", {}), (answer) => this.#hear(answer));

  constructor() {
    for (const kind of KINDS) {
      countInCoins(byId(`${kind}-amount`));
      onSubmit(byId(`add-${kind}`), () => this.#add(kind));
    }
    byId("money-print").addEventListener("click", () => print());
  }

  ask() {
    this.#latest.look();
  }

  /** @param {typeof KINDS[number]} kind */
  async #add(kind) {
    const cents = centsIn(byId(`${kind}-amount`));
    if (cents === null) return;
    const added = await this.#order({ is: "add", kind, what: byId(`${kind}-what`).value, cents });
    if (added) byId(`add-${kind}`).reset();
  }

  /** @param {Order} order */
  async #order(order) {
    const answer = await post("/api/money", {}, order);
    if (answer.value) this.#latest.overtake();
    return this.#hear(answer);
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
    byId("money-income").replaceChildren(...income.map((line) => this.#removable(line)));
    byId("money-expenses").replaceChildren(...expenses.map((line) => this.#removable(line)));
  }

  /** @param {headtable.MoneyLine} line */
  #removable({ id, what, cents }) {
    const remove = () => this.#order({ is: "remove", line: id });
    const button = holdButton(say("door-money-remove", { what }), remove, (words) => setText(byId("money-trouble"), words));
    return amountLine(what, cents, button);
  }
}

tellOfDownloads();
const page = new MoneyPage();
keepFocus();
followRoom((_, changed) => {
  if (changed.has("guests") || changed.has("snapshot") || changed.has("stage") || changed.has("night")) page.ask();
}, ["guests"]);
keepWhole();
