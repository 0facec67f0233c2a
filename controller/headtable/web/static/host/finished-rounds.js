// The rounds of tonight that are finished, table by table. The host may give one to the other team.

import { fillChoices } from "../choices.js";
import { byId, make, setHidden, setText } from "../elements.js";
import { partners } from "../format.js";
import { letters } from "../name-search.js";
import { get } from "../requests.js";
import { roundName } from "../round-name.js";
import { say, sayWith } from "../sentences.js";
import { HOST } from "./commands.js";
import { button } from "./dialog.js";

/** @typedef {headtable.RoundResult & { table: number }} Result */

export class FinishedRounds {
  /** @type {Result[]} */
  #results = [];
  #asked = 0;
  /** @type {import("../room.js").Room | null} */
  #room = null;

  /**
   * @param {import("./revisions.js").Revisions} revisions
   * @param {import("./tabs.js").Tabs} tabs
   */
  constructor(revisions, tabs) {
    this.revisions = revisions;
    this.tabs = tabs;
    byId("which-round").addEventListener("change", () => this.#drawResults());
    byId("whose-round").addEventListener("input", () => this.#drawResults());
    tabs.onOpen("rounds", () => this.#fetch());
  }

  /**
   * Asks for the rounds only while somebody looks, and only when there is news.
   *
   * @param {import("../room.js").Room} room
   * @param {Set<import("../room.js").Change>} changed
   */
  draw(room, changed) {
    const begins = room.night !== null && !this.#room?.night; // the page has just learnt of it
    this.#room = room;
    setHidden(byId("report-file"), room.night?.phase !== "over");
    if (this.tabs.isOpen("rounds") && (begins || changed.has("rounds") || changed.has("snapshot"))) this.#fetch();
  }

  async #fetch() {
    this.#asked += 1;
    const mine = this.#asked;
    const { value } = await get("/api/rounds", {});
    if (!value || mine !== this.#asked) return;
    this.#results = value.flatMap(({ table, results }) => results.map((result) => ({ ...result, table }))).sort(order);
    this.#drawWhich();
  }

  #drawWhich() {
    const named = this.#results.map((result) => /** @type {const} */ ([keyOf(result), this.#nameOf(result)]));
    const rounds = [...new Map(named)].reverse();
    const stays = rounds.some(([one]) => one === byId("which-round").value) ? byId("which-round").value : rounds[0]?.[0];
    fillChoices(byId("which-round"), rounds, stays ?? "");
    this.#drawResults();
  }

  /** @param {{ set: number, round: number }} which */
  #nameOf(which) {
    return this.#room ? roundName(this.#room, which) : "";
  }

  #drawResults() {
    const wanted = letters(byId("whose-round").value);
    const shown = this.#results.filter((result) => keyOf(result) === byId("which-round").value && fits(result, wanted));
    setHidden(byId("which"), !this.#results.length);
    setHidden(byId("no-rounds"), shown.length > 0 || !this.#room?.night);
    setText(byId("no-rounds"), this.#results.length ? say("console-no-such-rounds") : say("console-no-rounds"));
    byId("results").replaceChildren(...shown.map((result) => this.#line(result)));
  }

  /** @param {Result} result */
  #line(result) {
    const [a, b] = result.tally;
    const points = result.team === "a" ? [a, b] : [b, a];
    return make(
      "li", {},
      make("span", { class: "entry-number" }, `${result.table}`),
      make(
        "div", { class: "words" },
        make("p", {}, ...sayWith("console-won-against", { winners: make("b", {}, partners(result.winners)), losers: partners(result.losers), points })),
        make("p", {}, say("console-won-how", { how: result.how })),
      ),
      make("div", { class: "acts" }, button(say("console-others-won"), () => this.#overrule(result))),
    );
  }

  /** @param {Result} result */
  #overrule({ set, round, table, team, winners, losers }) {
    const others = partners(losers);
    const which = this.#nameOf({ set, round });
    const question = {
      title: say("console-overrule-title", { losers: others }),
      what: say("console-overrule-what", { which, table, winners: partners(winners) }),
      button: say("console-overrule-do"),
    };
    const other = team === "a" ? "b" : "a";
    this.revisions.ask(
      question,
      ({ why }) => ({ is: "overrule", set, round, table, team: other, by: HOST, why }),
      say("console-overruling", { which, table, losers: others }),
    );
  }
}

/**
 * @param {Result} one
 * @param {Result} other
 */
const order = (one, other) => one.set - other.set || one.round - other.round || one.table - other.table;

/** @param {Result} result */
const keyOf = ({ set, round }) => `${set}.${round}`;

/**
 * Whether a result is of the wanted table or player.
 *
 * @param {Result} result
 * @param {string} wanted
 */
const fits = (result, wanted) =>
  !wanted || `${result.table}` === wanted || [...result.winners, ...result.losers].some((player) => letters(player).includes(wanted));
