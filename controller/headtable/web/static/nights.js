// The hosts' page of all nights: tonight, past nights, and a new one.

import { tellOfDownloads } from "./downloads.js";
import { byId, make, setHidden, setText } from "./elements.js";
import { rulesetTitle, upperFirst } from "./format.js";
import { NextNight } from "./nights/next-night.js";
import { pastNight, when } from "./nights/past-night.js";
import { SeasonPart } from "./nights/season.js";
import { keepFocus } from "./kept-focus.js";
import { LatestAnswer } from "./latest-answer.js";
import { get } from "./requests.js";
import { say } from "./sentences.js";
import { offerHelp } from "./word-help.js";
import { keepWhole } from "./whole-text.js";

const AGAIN_MS = 20_000;
const SOON_MS = 3_000; // while the engine has not been heard
const ENDED = 401;

/** @typedef {headtable.NightList} NightList */

/** @param {NonNullable<NightList["tonight"]>} tonight */
function inWords({ about, rules, phase, set, round, semi_final: isSemi }) {
  const running = say("console-phase", { phase, paused: false });
  const words = say("all-nights-running", { title: about.title, rules: rulesetTitle(rules), phase: running });
  return round && phase !== "over" ? `${words}, ${say("all-nights-running-round", { in_semi_final: isSemi, set, round })}` : words;
}

/**
 * Tonight as files, as far as it has come; the page to share is for a night that is over.
 *
 * @param {NonNullable<NightList["tonight"]>} tonight
 */
function filesOf({ phase }) {
  /** @type {[headtable.PageAddress, string][]} */
  const all = [
    ["/host/standings.csv", say("all-nights-standings-file")],
    ["/host/rounds.csv", say("all-nights-rounds-file")],
    ["/host/night.zip", say("all-nights-data-files")],
    ["/host/night.json", say("all-nights-data-file")],
  ];
  if (phase === "over") all.unshift(["/host/report.html", say("all-nights-report-file")]);
  return all.map(([address, words]) => make("a", { href: address, download: "" }, words));
}

class NightsPage {
  #shown = "";
  #shownTonight = "";
  #isPlayed = false;
  #latest = new LatestAnswer(() => get("/api/nights", {}), (answer) => this.#hear(answer));
  #next = new NextNight(inWords, (list) => {
    this.#latest.overtake();
    this.#drawList(list);
  });

  async draw() {
    await this.#latest.look();
    setTimeout(() => this.draw(), this.#isPlayed ? AGAIN_MS : SOON_MS);
  }

  /** @param {import("./latest-answer.js").Answer<NightList>} answer */
  #hear({ failure, value }) {
    this.#isPlayed = Boolean(value?.tonight);
    if (failure?.status === ENDED) location.reload();
    if (failure) byId("tonight").replaceChildren(make("p", {}, upperFirst(failure.error)));
    else this.#drawList(value);
  }

  /** @param {NightList} list */
  #drawList(list) {
    this.#next.draw(list);
    this.#drawTonight(list.tonight);
    this.#drawPast(list);
  }

  /** @param {NightList["tonight"]} tonight */
  #drawTonight(tonight) {
    const words = tonight ? [upperFirst(inWords(tonight)), when(tonight.about)] : [say("all-nights-none")];
    const lines = words.filter(Boolean).map((line) => make("p", {}, line));
    const drawn = tonight && tonight.phase !== "closed" ? [...lines, make("p", { class: "row" }, ...filesOf(tonight))] : lines;
    const now = JSON.stringify(tonight);
    if (now === this.#shownTonight) return;
    this.#shownTonight = now;
    byId("tonight").replaceChildren(...drawn);
  }

  /**
   * Draws the list only when it has changed, so that what is open stays open.
   *
   * @param {NightList} list
   */
  #drawPast({ past, rulesets, error }) {
    setText(byId("no-past"), error ? say("all-nights-unreadable", { error }) : say("all-nights-no-past"));
    setHidden(byId("no-past"), past.length > 0);
    const now = JSON.stringify([past, rulesets]);
    if (now === this.#shown) return;
    this.#shown = now;
    byId("past-nights").replaceChildren(...past.map((night) => pastNight(night, rulesets)));
  }
}

offerHelp();
keepFocus();
tellOfDownloads();
new SeasonPart();
new NightsPage().draw();
keepWhole();
