// A past night: its files, its standings and its money on demand, and the same night by other rules.

import { make } from "../elements.js";
import { dayOf, momentOf } from "../locale.js";
import { say } from "../sentences.js";
import { pastMoney } from "./past-money.js";
import { pastReplay } from "./past-replay.js";
import { pastStandings } from "./past-standings.js";

/** @type {readonly headtable.SheetsPrinted["paper"][]} */
const PAPERS = ["a4", "letter"];

/** @typedef {headtable.PastNight} PastNight */

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
 * @param {readonly headtable.Choosable[]} rulesets
 */
export function pastNight(night, rulesets) {
  const { file, opened, about, has_money: hasMoney, is_over: isOver } = night;
  const moment = opened && momentOf(opened);
  return make(
    "li",
    { "data-night": file },
    make("h3", {}, about.title || moment || file),
    make("p", { class: "why" }, [about.title && moment, whenElse(about, opened)].filter(Boolean).join(" · ")),
    isOver ? null : make("p", { class: "unfinished" }, say("all-nights-not-over")),
    make("p", { class: "row" }, ...files(night)),
    pastStandings(file, rulesets),
    pastReplay(file, rulesets),
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
