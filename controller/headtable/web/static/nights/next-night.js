// The form for another night: its rules, its title, day and place, and the names of who comes.

import { fillChoices } from "../choices.js";
import { byId, setText, showWaiting } from "../elements.js";
import { rulesetTitle, upperFirst } from "../format.js";
import { askHost } from "../host/dialog.js";
import { counted, problemOf } from "../host/listed-names.js";
import { playersIn } from "../host/names.js";
import { get, post } from "../requests.js";
import { drawCard } from "../rule-parts.js";
import { say } from "../sentences.js";

/** @typedef {headtable.NightList} NightList */
/** @typedef {NonNullable<NightList["tonight"]>} Tonight */

export class NextNight {
  /** @type {NightList["tonight"]} */
  #tonight = null;
  #rulesets = "";
  /** @type {NightList["rulesets"]} */
  #all = [];
  #isBusy = false;

  /** @param {(tonight: Tonight) => string} inWords */
  constructor(inWords) {
    this.inWords = inWords;
    this.noNames = byId("counted").textContent;
    byId("ruleset-choice").addEventListener("change", () => this.#drawChosen());
    byId("players").addEventListener("input", () => this.#drawNames());
    byId("next-night").addEventListener("submit", (event) => {
      event.preventDefault();
      this.#begin();
    });
    if (!byId("night-day").value) byId("night-day").value = today();
    this.#drawNames();
  }

  /** @param {NightList} list */
  draw({ tonight, rulesets }) {
    this.#tonight = tonight;
    this.#drawNames();
    if (!tonight) return; // the first choice is the ruleset of tonight
    showWaiting();
    const now = JSON.stringify(rulesets);
    if (now === this.#rulesets) return;
    this.#rulesets = now;
    this.#all = rulesets;
    const chosen = byId("ruleset-choice").value || rulesets.find(({ title }) => title === tonight.rules)?.name || "";
    fillChoices(byId("ruleset-choice"), rulesets.map((one) => [one.name, nameOf(one)]), chosen);
    this.#drawChosen();
  }

  #drawChosen() {
    const chosen = this.#all.find(({ name }) => name === byId("ruleset-choice").value);
    setText(byId("ruleset-short"), upperFirst(chosen?.in_short ?? ""));
    drawChosenCard();
  }

  #drawNames() {
    const text = byId("players").value.trim();
    const listed = playersIn(text);
    const problem = text ? problemOf(listed) : null;
    setText(byId("counted"), text ? (problem ?? counted(listed)) : (this.noNames ?? ""));
    byId("begin-night").disabled = problem !== null || !this.#tonight || this.#isBusy;
  }

  async #begin() {
    const tonight = this.#tonight;
    if (!tonight || !(await mayPutAway(tonight, this.inWords))) return;
    this.#isBusy = true;
    this.#drawNames();
    setText(byId("night-trouble"), say("all-nights-beginning"));
    const { failure } = await post("/api/nights/new", {}, { ...ordered(), night: tonight.night, puts_away: tonight.is_begun });
    if (!failure) location.assign("/host");
    this.#isBusy = false;
    setText(byId("night-trouble"), failure ? upperFirst(failure.error) : "");
    this.#drawNames();
  }
}

/** What the form holds. */
const ordered = () => ({ ruleset: byId("ruleset-choice").value, about: told(), names: byId("players").value.trim() });

/**
 * The host's words about the night.
 *
 * @returns {headtable.sent.AboutNight}
 */
const told = () => ({ is: "about-night", title: byId("night-title").value.trim(), day: byId("night-day").value, place: byId("night-place").value.trim() });

/** @param {headtable.Choosable} ruleset */
const nameOf = ({ title, is_own: isOwn }) => (isOwn ? say("all-nights-house", { title }) : rulesetTitle(title));

/**
 * Asks the host before a night that goes on is put away.
 *
 * @param {Tonight} tonight
 * @param {(tonight: Tonight) => string} inWords
 */
async function mayPutAway(tonight, inWords) {
  if (!tonight.is_begun) return true;
  const what = say("all-nights-put-away-what", { night: inWords(tonight) });
  return (await askHost({ title: say("all-nights-put-away-title"), what, button: say("all-nights-put-away-do") })) !== null;
}

async function drawChosenCard() {
  const name = byId("ruleset-choice").value;
  const { value } = await get("/api/rulesets/card", { name });
  if (value && byId("ruleset-choice").value === name) drawCard(value);
}

/** The date here, as a date field writes it. */
function today() {
  const now = new Date();
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, "0")).join("-");
}
