// The season: all nights of this machine together. They are read when it is unfolded, because a Pi needs seconds for each.

import { amountOf } from "../amounts.js";
import { byId, make, setHidden, setText } from "../elements.js";
import { rulesetTitle, upperFirst } from "../format.js";
import { askHost, choice, line } from "../host/dialog.js";
import { dayOf } from "../locale.js";
import { get, post } from "../requests.js";
import { say } from "../sentences.js";
import { help } from "../word-help.js";
import { scrolling } from "./scrolling-table.js";
import { together } from "./season-pairs.js";

/** @typedef {headtable.Season} Season */
/** @typedef {Season["players"][number]} Player */
/** @typedef {"wins" | "buncos" | "points" | "cents"} By */

const SEASON_MS = 195_000; // the server gives up sooner
/** @type {readonly Season["skipped"][number]["why"]["is"][]} */
const WHY = ["still-running", "copy-of", "unreadable"];
/** @type {readonly By[]} */
const ALL = ["wins", "buncos", "points", "cents"];

export class SeasonPart {
  #isAsking = false;

  constructor() {
    byId("season").addEventListener("toggle", () => this.#ask());
    setHidden(byId("season"), false); // unfolded before now, it would stay empty
  }

  async #ask() {
    if (!byId("season").open || this.#isAsking) return;
    this.#isAsking = true;
    byId("season-shown").replaceChildren(make("p", { role: "status" }, say("all-nights-season-reading")));
    const { failure, value } = await get("/api/nights/season", {}, SEASON_MS);
    if (failure) byId("season-shown").replaceChildren(make("p", { role: "status" }, upperFirst(failure.error)));
    else this.#draw(value);
    this.#isAsking = false;
  }

  /** @param {Season} season */
  #draw(season) {
    setText(byId("join-said"), "");
    byId("season-shown").replaceChildren(...drawn(season), joining(season, (name, to) => this.#join(name, to)));
  }

  /**
   * @param {string} name
   * @param {string | null} to none: the name counts by itself again
   */
  async #join(name, to) {
    setText(byId("join-said"), say("all-nights-season-reading"));
    const { failure, value } = await post("/api/nights/season/names", {}, { name, to }, SEASON_MS);
    if (failure) setText(byId("join-said"), upperFirst(failure.error));
    else this.#draw(value);
  }
}

/** @param {Season} season */
function drawn(season) {
  const { nights, players, pairs, skipped } = season;
  return [
    make("p", { role: "status" }, say("all-nights-season-of", { nights: nights.length, players: players.length })),
    ...WHY.map((why) => leftOut(why, skipped.filter((one) => one.why.is === why))),
    players.length && ranking(season),
    players.some(({ untold_rounds: untold }) => untold) && make("p", { class: "why" }, say("all-nights-season-untold"), help("sheet")),
    pairs.length && together(pairs),
    nights.length && allNights(nights),
  ].filter((part) => part instanceof HTMLElement);
}

/**
 * @param {typeof WHY[number]} why
 * @param {readonly Season["skipped"][number][]} journals
 */
const leftOut = (why, journals) =>
  journals.length && make("p", { class: "why" }, say("all-nights-season-left-out", { why, journals: journals.length, nights: journals.map(nameOf) }));

/**
 * A night by its date and title, or the file of a journal that cannot be read.
 *
 * @param {Season["skipped"][number]} night
 */
const nameOf = ({ file, day, title }) => [day && dayOf(day), rulesetTitle(title)].filter(Boolean).join(" · ") || file;

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
  return make("div", {}, line(say("all-nights-season-by"), by), place);
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
    ...counts.map((one) => (one === "cents" ? amountOf(countOf(player, one)) : `${countOf(player, one)}`)),
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
const headOf = (by, { bunco_word: bunco }) => upperFirst(say("all-nights-season-count", { by, bunco }));

/**
 * The form that counts two names as one person, and the names that do so now.
 *
 * @param {Season} season
 * @param {(name: string, to: string | null) => void} join
 */
function joining({ players, joined, bunco_word: bunco }, join) {
  const names = players.map(({ player }) => /** @type {const} */ ([player, player]));
  const [one, other] = [choice("name", names, ""), choice("to", names, "")];
  const button = make("button", { type: "button" }, say("all-nights-season-join"));
  button.addEventListener("click", async () => {
    const [from, to] = [players[one.selectedIndex], players[other.selectedIndex]];
    if (!from || !to || from === to) setText(byId("join-said"), say("all-nights-season-join-same"));
    else if (await mayJoin(from, to, bunco)) join(from.player, to.player);
  });
  return make(
    "details",
    { id: "season-joining", open: joined.length > 0 },
    make("summary", {}, say("all-nights-season-joining")),
    make("div", { class: "row" }, line(say("all-nights-season-join-name"), one), line(say("all-nights-season-join-to"), other), button),
    make("ul", {}, ...joined.map((both) => joinedLine(both, join))),
  );
}

/**
 * Asks the host before two names are joined, and tells what that changes.
 *
 * @param {Player} from
 * @param {Player} to
 * @param {string} bunco
 */
async function mayJoin(from, to, bunco) {
  const title = say("all-nights-season-join-title", { name: from.player, to: to.player });
  const what = say("all-nights-season-join-what", {
    name: from.player, to: to.player, bunco,
    nights: to.nights, all_nights: from.nights + to.nights,
    wins: to.wins, all_wins: from.wins + to.wins,
    buncos: to.buncos, all_buncos: from.buncos + to.buncos,
  });
  return (await askHost({ title, what, button: say("all-nights-season-join-do"), why: "none" })) !== null;
}

/**
 * @param {Season["joined"][number]} both
 * @param {(name: string, to: string | null) => void} join
 */
function joinedLine({ name, to }, join) {
  const back = make("button", { type: "button" }, say("all-nights-season-part"));
  back.addEventListener("click", () => join(name, null));
  return make("li", {}, say("all-nights-season-joined", { name, to }), " ", back);
}

/** @param {Season["nights"]} nights */
function allNights(nights) {
  const heads = ["", say("all-nights-day"), say("all-nights-night-head"), say("all-nights-winners-head"), say("all-nights-players-head")];
  const rows = nights.map(({ day, title, winners, players }, place) => [`${place + 1}`, dayOf(day), rulesetTitle(title), winners.join(", "), `${players}`]);
  return scrolling(say("all-nights-nights-head"), heads, rows, [1, 2, 3]);
}
