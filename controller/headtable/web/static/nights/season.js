// The season: all nights of this machine together. They are read when it is unfolded, because a Pi needs seconds for each.

import { dollars } from "../amounts.js";
import { byId, make } from "../elements.js";
import { rulesetTitle, upperFirst } from "../format.js";
import { choice } from "../host/dialog.js";
import { dayOf } from "../locale.js";
import { get } from "../requests.js";
import { say } from "../sentences.js";
import { scrolling } from "./scrolling-table.js";

/** @typedef {headtable.Season} Season */
/** @typedef {Season["players"][number]} Player */
/** @typedef {"wins" | "buncos" | "points" | "cents"} By */

const SEASON_MS = 195_000; // the server gives up sooner
/** @type {readonly By[]} */
const ALL = ["wins", "buncos", "points", "cents"];

export class SeasonPart {
  #isAsking = false;

  constructor() {
    byId("season").addEventListener("toggle", () => this.#ask());
  }

  async #ask() {
    if (!byId("season").open || this.#isAsking) return;
    this.#isAsking = true;
    byId("season-shown").replaceChildren(make("p", { role: "status" }, say("all-nights-season-reading")));
    const { failure, value } = await get("/api/nights/season", {}, SEASON_MS);
    byId("season-shown").replaceChildren(...(failure ? [make("p", { role: "status" }, upperFirst(failure.error))] : drawn(value)));
    this.#isAsking = false;
  }
}

/** @param {Season} season */
function drawn(season) {
  const { nights, players, pairs, skipped } = season;
  return [
    make("p", { role: "status" }, say("all-nights-season-of", { nights: nights.length, players: players.length })),
    skipped.length && make("p", { class: "why" }, say("all-nights-season-left-out", { journals: skipped.length, files: skipped.map(({ file }) => file) })),
    players.length && ranking(season),
    pairs.length && together(pairs),
    nights.length && allNights(nights),
  ].filter((part) => part instanceof HTMLElement);
}

/**
 * The players in a table, and a choice by what they are ranked.
 *
 * @param {Season} season
 */
function ranking(season) {
  const counts = ALL.filter((by) => by !== "cents" || season.players.some(({ cents }) => cents !== null));
  const by = choice("by", counts.map((one) => [one, headOf(one, season)]), "wins");
  const place = make("div", {}, rankedBy("wins", counts, season));
  by.addEventListener("change", () => place.replaceChildren(rankedBy(counts[by.selectedIndex] ?? "wins", counts, season)));
  return make("div", {}, make("label", { class: "line" }, make("span", {}, say("all-nights-season-by")), by), place);
}

/**
 * @param {By} by
 * @param {readonly By[]} counts
 * @param {Season} season
 */
function rankedBy(by, counts, season) {
  const ordered = [...season.players].sort((one, other) => countOf(other, by) - countOf(one, by));
  const heads = [say("all-nights-place-head"), say("all-nights-player-head"), say("all-nights-nights-head"), ...counts.map((one) => headOf(one, season))];
  const rows = ordered.map((player) => [
    `${ordered.findIndex((other) => countOf(other, by) === countOf(player, by)) + 1}`,
    player.player, `${player.nights}`,
    ...counts.map((one) => (one === "cents" ? dollars(countOf(player, one)) : `${countOf(player, one)}`)),
  ]);
  return scrolling(say("all-nights-season"), heads, rows);
}

/**
 * @param {Player} player
 * @param {By} by
 */
const countOf = (player, by) => player[by] ?? 0;

/**
 * @param {By} by
 * @param {Season} season
 */
const headOf = (by, { bunco_word: bunco }) => say("all-nights-season-count", { by, bunco });

/** @param {Season["nights"]} nights */
function allNights(nights) {
  const heads = ["", say("all-nights-day"), say("all-nights-night-head"), say("all-nights-winners-head"), say("all-nights-players-head")];
  const rows = nights.map(({ day, title, winners, players }, place) => [`${place + 1}`, dayOf(day), rulesetTitle(title), winners.join(", "), `${players}`]);
  return scrolling(say("all-nights-nights-head"), heads, rows);
}

/** @param {Season["pairs"]} pairs */
function together(pairs) {
  const heads = ["", say("all-nights-season-two"), say("all-nights-season-rounds"), say("all-nights-season-partners")];
  const rows = pairs.map(({ one, other, rounds, partners }, place) => [`${place + 1}`, say("pages-partners", { players: [one, other] }), `${rounds}`, `${partners}`]);
  return scrolling(say("all-nights-season-together"), heads, rows);
}
