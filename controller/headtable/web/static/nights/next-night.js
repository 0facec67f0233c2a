// The form for another night: its rules, its title, day and place, and the names of who comes.

import { fillChoices } from "../choices.js";
import { byId, setHidden, setText, showWaiting } from "../elements.js";
import { onSubmit } from "../forms.js";
import { rulesetTitle, upperFirst } from "../format.js";
import { askHost } from "../host/dialog.js";
import { counted, problemOf, readPastedTables } from "../host/listed-names.js";
import { playersIn } from "../host/names.js";
import { COMMAND_MS, get, post } from "../requests.js";
import { drawCard } from "../rule-parts.js";
import { say } from "../sentences.js";
import { drawListAnew, fill, ordered, today } from "./night-form.js";
import { when } from "./past-night.js";

/** @typedef {headtable.NightList} NightList */
/** @typedef {NonNullable<NightList["tonight"]>} Tonight */
/** @typedef {NonNullable<NightList["next"]>} Prepared */

export class NextNight {
  /** @type {NightList | null} */
  #list = null;
  #rulesets = "";
  #isPrepared = false; // whether the form has the night that is kept as the next one
  #isBusy = false;

  /**
   * @param {(tonight: Tonight) => string} inWords
   * @param {(list: NightList) => unknown} drawList
   */
  constructor(inWords, drawList) {
    this.inWords = inWords;
    this.drawList = drawList;
    this.noNames = byId("counted").textContent;
    byId("ruleset-choice").addEventListener("change", () => this.#drawChosen());
    byId("players").addEventListener("input", () => this.#drawNames());
    readPastedTables(byId("players"), (words) => setText(byId("table-said"), words));
    onSubmit(byId("next-night"), () => this.#begin({ ...ordered(), is_prepared: this.#isPrepared }, byId("night-trouble")));
    byId("keep-night").addEventListener("click", () => this.#keep());
    byId("begin-prepared").addEventListener("click", () => this.#beginPrepared());
    byId("change-prepared").addEventListener("click", () => this.#change());
    byId("forget-prepared").addEventListener("click", () => this.#forget());
    if (!byId("night-day").value) byId("night-day").value = today();
    this.#drawNames();
  }

  /** @param {NightList} list */
  draw(list) {
    this.#list = list;
    this.#drawRulesets(list);
    this.#drawNames();
    setHidden(byId("prepared"), !list.next);
    setText(byId("prepared-words"), list.next ? preparedWords(list.next, list.rulesets) : "");
  }

  /** @param {NightList} list */
  #drawRulesets({ tonight, rulesets }) {
    if (!tonight) return; // the first choice is the ruleset of tonight
    showWaiting();
    const now = JSON.stringify(rulesets);
    if (now === this.#rulesets) return;
    this.#rulesets = now;
    const chosen = byId("ruleset-choice").value || rulesets.find(({ title }) => title === tonight.rules)?.name || "";
    fillChoices(byId("ruleset-choice"), rulesets.map((one) => [one.name, nameOf(one)]), chosen);
    this.#drawChosen();
  }

  #drawChosen() {
    const chosen = this.#list?.rulesets.find(({ name }) => name === byId("ruleset-choice").value);
    setText(byId("ruleset-short"), upperFirst(chosen?.in_short ?? ""));
    drawChosenCard();
  }

  #drawNames() {
    const text = byId("players").value.trim();
    const listed = playersIn(text);
    const problem = text ? problemOf(text) : null;
    setText(byId("counted"), text ? (problem ?? counted(listed)) : (this.noNames ?? ""));
    byId("players").setAttribute("aria-invalid", String(problem !== null));
    drawListAnew(this.#list?.used_list ?? [], listed.players);
    byId("begin-night").disabled = problem !== null || !this.#list?.tonight || this.#isBusy;
    byId("keep-night").disabled = problem !== null || !this.#rulesets || this.#isBusy;
    byId("begin-prepared").disabled = !this.#list?.tonight || this.#isBusy;
    byId("change-prepared").disabled = !this.#rulesets;
  }

  /** @param {boolean} isBusy */
  #drawBusy(isBusy) {
    this.#isBusy = isBusy;
    this.#drawNames();
  }

  /**
   * @param {Omit<headtable.Posts["/api/nights/new"]["body"], "night" | "puts_away">} order
   * @param {HTMLElement} trouble
   */
  async #begin(order, trouble) {
    const tonight = this.#list?.tonight;
    if (!tonight || !(await mayPutAway(tonight, this.inWords))) return;
    this.#drawBusy(true);
    setText(trouble, say("all-nights-beginning"));
    const asked = { ...order, night: tonight.night, puts_away: tonight.is_begun };
    const { failure } = await post("/api/nights/new", {}, asked, COMMAND_MS);
    if (!failure || (failure.again && (await hasBegunAfter(tonight)))) location.assign("/host");
    setText(trouble, failure ? upperFirst(failure.error) : "");
    this.#drawBusy(false);
  }

  #beginPrepared() {
    const next = this.#list?.next;
    return next && this.#begin({ ...next, players: [...next.players], is_prepared: true }, byId("prepared-said"));
  }

  async #keep() {
    this.#drawBusy(true);
    const isKept = await this.#prepare({ is: "prepare", ...ordered() }, byId("night-trouble"));
    if (isKept) setText(byId("night-trouble"), say("all-nights-kept"));
    this.#isPrepared ||= isKept;
    this.#drawBusy(false);
  }

  /** Fills the form with the next night. */
  #change() {
    const next = this.#list?.next;
    if (!next) return;
    this.#isPrepared = true;
    fill(next);
    this.#drawChosen();
    this.#drawNames();
    byId("night-title").focus();
  }

  async #forget() {
    const asked = { title: say("all-nights-forget-title"), what: say("all-nights-forget-what"), button: say("all-nights-forget-do") };
    if (!(await askHost(asked))) return;
    if (await this.#prepare({ is: "forget" }, byId("prepared-said"))) this.#isPrepared = false;
  }

  /**
   * @param {headtable.Posts["/api/nights/next"]["body"]} order
   * @param {HTMLElement} trouble
   */
  async #prepare(order, trouble) {
    const { failure, value } = await post("/api/nights/next", {}, order);
    setText(trouble, failure ? upperFirst(failure.error) : "");
    if (value) this.drawList(value);
    return !failure;
  }
}

/**
 * The next night on one line: its title or rules, its day and place, and how many come.
 *
 * @param {Prepared} next
 * @param {NightList["rulesets"]} rulesets
 */
function preparedWords({ ruleset, about, players }, rulesets) {
  const rules = rulesetTitle(rulesets.find(({ name }) => name === ruleset)?.title ?? ruleset);
  const words = about.title ? say("all-nights-prepared", { title: about.title, rules }) : rules;
  return [words, when(about), players.length ? say("all-nights-prepared-names", { players: players.length }) : ""].filter(Boolean).join(" · ");
}

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

/**
 * Whether another night runs by now. The answer to the order may be lost, and the night begins all the same.
 *
 * @param {Tonight} before
 */
async function hasBegunAfter(before) {
  const { value } = await get("/api/nights", {});
  const now = value?.tonight?.night; // empty while no engine is heard
  return Boolean(now) && now !== before.night;
}

async function drawChosenCard() {
  const name = byId("ruleset-choice").value;
  const { value } = await get("/api/rulesets/card", { name });
  if (value && byId("ruleset-choice").value === name) drawCard(value);
}
