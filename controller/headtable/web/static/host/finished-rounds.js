// The rounds of tonight that are finished, table by table. The host may give one to the other team.

import { byId, make, setHidden, setText } from "../elements.js";
import { get } from "../requests.js";
import { HOST } from "./commands.js";
import { askHost, button, fillChoices } from "./dialog.js";

/** @typedef {headtable.RoundResult & { table: number }} Result */

/** @type {Record<headtable.WonHow, string>} */
const HOW = { points: "by points", mark: "by the first on the mark", "roll-off": "by a roll-off", host: "by the host’s word", draw: "by lot", played: "as it was played" };

export class FinishedRounds {
  /** @type {Result[]} */
  #results = [];
  #asked = 0;

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
   * @param {Set<import("../room.js").Change>} changed
   */
  draw(changed) {
    if (this.tabs.isOpen("rounds") && (changed.has("rounds") || changed.has("snapshot"))) this.#fetch();
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
    const named = this.#results.map((result) => /** @type {const} */ ([name(result), `set ${result.set}, round ${result.round}`]));
    const rounds = [...new Map(named)].reverse();
    const stays = rounds.some(([one]) => one === byId("which-round").value) ? byId("which-round").value : rounds[0]?.[0];
    fillChoices(byId("which-round"), rounds, stays ?? "");
    this.#drawResults();
  }

  #drawResults() {
    const wanted = byId("whose-round").value.trim().toLowerCase();
    const shown = this.#results.filter((result) => name(result) === byId("which-round").value && fits(result, wanted));
    setHidden(byId("which"), !this.#results.length);
    setHidden(byId("no-rounds"), shown.length > 0);
    setText(byId("no-rounds"), this.#results.length ? "No table fits that." : "No table has finished a round yet.");
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
        make("p", {}, make("b", {}, result.winners.join(" & ")), ` won against ${result.losers.join(" & ")}, ${points.join(" to ")}`),
        make("p", {}, HOW[result.how]),
      ),
      make("div", { class: "acts" }, button("the others won…", () => this.#overrule(result))),
    );
  }

  /** @param {Result} result */
  async #overrule({ set, round, table, team, winners, losers }) {
    const said = await askHost({
      title: `Give this round to ${losers.join(" & ")}?`,
      what: `Set ${set}, round ${round}, table ${table}: ${winners.join(" & ")} have won. Wins and losses are reckoned again; nobody moves in a round that has begun.`,
      button: "Give it to them",
      why: "needed",
    });
    const other = team === "a" ? "b" : "a";
    if (said) this.revisions.confirm({ is: "overrule", set, round, table, team: other, by: HOST, why: said.why }, `set ${set}, round ${round}, table ${table}: to ${losers.join(" & ")}`);
  }
}

/**
 * @param {Result} one
 * @param {Result} other
 */
const order = (one, other) => one.set - other.set || one.round - other.round || one.table - other.table;

/** @param {Result} result */
const name = ({ set, round }) => `${set}.${round}`;

/**
 * Whether a result is of the wanted table or player.
 *
 * @param {Result} result
 * @param {string} wanted
 */
const fits = (result, wanted) =>
  !wanted || `${result.table}` === wanted || [...result.winners, ...result.losers].some((player) => player.toLowerCase().includes(wanted));
