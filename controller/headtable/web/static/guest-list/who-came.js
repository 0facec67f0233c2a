// Who came on which night, and what they paid. The journals are read one by one, because a Pi needs seconds for each.

import { amountOf } from "../amounts.js";
import { byId, make, setText } from "../elements.js";
import { onHold } from "../hold-button.js";
import { dayOf } from "../locale.js";
import { COMMAND_MS, get, post } from "../requests.js";
import { say } from "../sentences.js";

/** @typedef {headtable.WhoCame} Answer */
/** @typedef {ReadonlyMap<string, headtable.NightHeld>} Nights */

/** @param {string} words */
const tell = (words) => setText(byId("history-said"), words);

export class WhoCame {
  #isAsking = false;

  constructor() {
    byId("who-came").addEventListener("toggle", () => this.#ask());
    onHold(byId("forget-history"), () => this.#forget(), () => tell(say("pages-hold-longer")));
  }

  async #ask() {
    if (this.#isAsking) return;
    this.#isAsking = true;
    while (byId("who-came").open && (await this.#askOnce()));
    this.#isAsking = false;
  }

  /** @returns {Promise<boolean>} whether there is more to read */
  async #askOnce() {
    const { failure, value } = await get("/api/guests/history", {}, COMMAND_MS);
    if (failure) tell(failure.error);
    else this.#draw(value);
    return Boolean(value?.unread);
  }

  async #forget() {
    const { failure, value } = await post("/api/guests/history", {}, "forget", COMMAND_MS);
    if (failure) tell(failure.error);
    else this.#draw(value);
  }

  /** @param {Answer} answer */
  #draw({ nights, people, unread }) {
    tell(unread ? say("door-history-reading", { nights: unread }) : people.length ? "" : say("door-history-nobody"));
    const held = new Map(nights.map((night) => /** @type {const} */ ([night.night, night])));
    byId("history-people").replaceChildren(...people.map((person) => personOf(person, held)));
  }
}

/** @param {headtable.NightHeld | undefined} night */
const shortDay = (night) => (night?.day ? dayOf(night.day) : "");

/**
 * @param {headtable.PersonsVisits} person
 * @param {Nights} held
 */
function personOf({ name, visits }, held) {
  const came = visits.filter(({ played, checked_in: isHere }) => played || isHere);
  const paid = visits.reduce((sum, visit) => sum + visit.paid, 0);
  const last = shortDay(held.get(came[0]?.night ?? ""));
  const known = say("door-history-of", { nights: came.length, last, paid: paid ? amountOf(paid) : "" });
  const summary = make("summary", {}, make("b", {}, name), make("span", {}, known));
  return make("li", {}, make("details", {}, summary, make("ul", {}, ...visits.map((visit) => visitOf(visit, held)))));
}

/**
 * @param {headtable.Visit} visit
 * @param {Nights} held
 */
function visitOf({ night, played, checked_in: isHere, paid }, held) {
  const { title = "" } = held.get(night) ?? {};
  const how = played ? "played" : isHere ? "here" : "away";
  return make("li", {}, say("door-history-visit", { night: [shortDay(held.get(night)), title].filter(Boolean).join(" · "), how, paid: paid ? amountOf(paid) : "" }));
}
