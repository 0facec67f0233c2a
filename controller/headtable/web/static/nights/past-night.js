// A past night: its standings on demand, its files, and the same night by other rules.

import { make } from "../elements.js";
import { rulesetTitle, upperFirst } from "../format.js";
import { choice, line } from "../host/dialog.js";
import { dayOf, momentOf } from "../locale.js";
import { COMMAND_MS, get } from "../requests.js";
import { say } from "../sentences.js";
import { help } from "../word-help.js";
import { pastMoney } from "./past-money.js";
import { scrolling } from "./scrolling-table.js";

/** @type {readonly headtable.SheetsPrinted["paper"][]} */
const PAPERS = ["a4", "letter"];

/** @typedef {headtable.PastNight} PastNight */
/** @typedef {readonly headtable.Choosable[]} Rulesets */
/** @typedef {readonly headtable.Standing[]} Standings */

/**
 * The day and the place of a night, as far as the host has told them.
 *
 * @param {headtable.AboutNight} about
 */
export const when = ({ day, place }) => (day ? say("all-nights-when", { day: dayOf(day), place }) : place);

/**
 * The day and the place, but only the place if the night was opened on that day: the line has the moment already.
 *
 * @param {headtable.AboutNight} about
 * @param {string} opened
 */
const whenElse = (about, opened) => (about.day && opened.startsWith(about.day) ? about.place : when(about));

/**
 * @param {PastNight} night
 * @param {Rulesets} rulesets
 */
export function pastNight(night, rulesets) {
  const { file, opened, about, has_money: hasMoney, is_over: isOver } = night;
  const moment = opened && momentOf(opened);
  const shown = make("div", {});
  const fold = make("details", {}, make("summary", {}, say("all-nights-show")), shown);
  fold.addEventListener("toggle", () => show(fold, shown, night, rulesets));
  return make(
    "li",
    { "data-night": file },
    make("h3", {}, about.title || moment || file),
    make("p", { class: "why" }, [about.title && moment, whenElse(about, opened)].filter(Boolean).join(" · ")),
    isOver ? null : make("p", { class: "unfinished" }, say("all-nights-not-over")),
    make("p", { class: "row" }, ...files(night)),
    fold,
    hasMoney && pastMoney(file),
  );
}

/**
 * A night that was put away before its end has no results.
 *
 * @param {PastNight} night
 */
function files({ file, is_over: isOver }) {
  const papers = isOver ? PAPERS : [];
  /** @type {[headtable.PageAddress, string, Record<string, string>?][]} */
  const all = [
    ...papers.map((paper) => onPaper("results", say("all-nights-results", { size: paper }), paper)),
    ...papers.map((paper) => onPaper("certificates", say("all-nights-certificates", { size: paper }), paper)),
    ["/nights/standings.csv", say("all-nights-standings-file")],
    ["/nights/rounds.csv", say("all-nights-rounds-file")],
    ["/nights/journal", say("all-nights-journal-file")],
    ["/nights/report.html", say("all-nights-report-file")],
    ["/nights/night.zip", say("all-nights-data-files")],
    ["/nights/night.json", say("all-nights-data-file")],
  ];
  return all.map(([address, words, more]) => make("a", { href: `${address}?${new URLSearchParams({ file, ...more })}`, download: "" }, words));
}

/**
 * @param {"results" | "certificates"} sheet
 * @param {string} words
 * @param {typeof PAPERS[number]} paper
 * @returns {[headtable.PageAddress, string, Record<string, string>]}
 */
const onPaper = (sheet, words, paper) => ["/nights/sheets.pdf", words, { sheet, paper }];

/**
 * Reads the night when it is unfolded for the first time.
 *
 * @param {HTMLDetailsElement} fold
 * @param {HTMLElement} shown
 * @param {PastNight} night
 * @param {Rulesets} rulesets
 */
async function show(fold, shown, night, rulesets) {
  if (!fold.open || shown.childElementCount) return;
  shown.replaceChildren(make("p", { role: "status" }, say("all-nights-showing")));
  const { failure, value } = await get("/api/nights/past", { file: night.file }, COMMAND_MS);
  if (failure) shown.replaceChildren(make("p", {}, upperFirst(failure.error)));
  else shown.replaceChildren(drawn(value, rulesets), otherRules(night, value, rulesets));
  if (failure) fold.addEventListener("toggle", () => shown.replaceChildren(), { once: true }); // unfolding it again tries again
}

/**
 * @param {headtable.PlayedNight} night
 * @param {Rulesets} rulesets
 */
function drawn({ standings, results, bunco_word: bunco, ruleset }, rulesets) {
  if (!results.length) return make("p", {}, say("all-nights-no-standings"));
  const rules = rulesetTitle(rulesets.find(({ name }) => name === ruleset)?.title ?? ruleset);
  return table(say("all-nights-that-night", { rules }), standings, bunco);
}

/**
 * The form that plays the night again, and below it both standings.
 *
 * @param {PastNight} night
 * @param {headtable.PlayedNight} played
 * @param {Rulesets} rulesets
 */
function otherRules(night, played, rulesets) {
  const ruleset = choice("ruleset", rulesets.map(({ name, title }) => [name, rulesetTitle(title)]), "");
  const result = make("div", { "aria-live": "polite" });
  const again = make("button", { type: "button" }, say("all-nights-replay"));
  again.addEventListener("click", async () => {
    again.disabled = true;
    result.replaceChildren(make("p", {}, say("all-nights-replaying")));
    const chosen = ruleset.selectedOptions[0]?.textContent ?? "";
    const { failure, value } = await get("/api/nights/replayed", { file: night.file, ruleset: ruleset.value }, COMMAND_MS);
    again.disabled = false;
    result.replaceChildren(...(failure ? [make("p", {}, upperFirst(failure.error))] : compared(drawn(played, rulesets), value, chosen)));
  });
  return make("div", {}, make("div", { class: "row" }, line(say("all-nights-under"), ruleset), again, help("replay")), result);
}

/**
 * @param {HTMLElement} thatNight
 * @param {headtable.OtherNight} other
 * @param {string} rules
 */
function compared(thatNight, other, rules) {
  const { set, round, rounds, same_rounds: same, stop, standings, bunco_word: bunco } = other;
  return [
    make("p", {}, say("all-nights-went", { whole: !stop, set, round })),
    make("p", {}, say("all-nights-same", { rounds, same })),
    make("div", { class: "tables" }, thatNight, rounds ? table(say("all-nights-other-night", { rules }), standings, bunco) : null),
  ];
}

/**
 * @param {string} caption
 * @param {Standings} standings
 * @param {string} bunco
 */
function table(caption, standings, bunco) {
  const heads = [say("all-nights-place-head"), say("all-nights-player-head"), say("all-nights-wins-head"), say("all-nights-losses-head"), upperFirst(bunco)];
  return scrolling(caption, heads, standings.map(({ place, player, wins, losses, buncos }) => [place, player, wins, losses, buncos].map(String)));
}
