// The standings of a past night. The server plays the night again for them, so they are asked for when they are unfolded.

import { make } from "../elements.js";
import { rulesetTitle, upperFirst } from "../format.js";
import { COMMAND_MS, get } from "../requests.js";
import { say } from "../sentences.js";
import { scrolling } from "./scrolling-table.js";

/** @typedef {readonly headtable.Choosable[]} Rulesets */

/**
 * @param {string} file
 * @param {Rulesets} rulesets
 */
export function pastStandings(file, rulesets) {
  const shown = make("div", {});
  const fold = make("details", {}, make("summary", {}, say("all-nights-show")), shown);
  fold.addEventListener("toggle", () => show(fold, shown, file, rulesets));
  return fold;
}

/**
 * Reads the night when it is unfolded for the first time.
 *
 * @param {HTMLDetailsElement} fold
 * @param {HTMLElement} shown
 * @param {string} file
 * @param {Rulesets} rulesets
 */
async function show(fold, shown, file, rulesets) {
  if (!fold.open || shown.childElementCount) return;
  shown.replaceChildren(make("p", { role: "status" }, say("all-nights-showing")));
  const { failure, value } = await get("/api/nights/past", { file }, COMMAND_MS);
  shown.replaceChildren(failure ? make("p", {}, upperFirst(failure.error)) : thatNight(value, rulesets));
  if (failure) fold.addEventListener("toggle", () => shown.replaceChildren(), { once: true }); // unfolding it again tries again
}

/**
 * The standings as they were that night.
 *
 * @param {headtable.PlayedNight} night
 * @param {Rulesets} rulesets
 */
export function thatNight({ standings, results, bunco_word: bunco, ruleset }, rulesets) {
  if (!results.length) return make("p", {}, say("all-nights-no-standings"));
  const rules = rulesetTitle(rulesets.find(({ name }) => name === ruleset)?.title ?? ruleset);
  return standingsTable(say("all-nights-that-night", { rules }), standings, bunco);
}

/**
 * @param {string} caption
 * @param {readonly headtable.Standing[]} standings
 * @param {string} bunco
 */
export function standingsTable(caption, standings, bunco) {
  const heads = [say("all-nights-place-head"), say("all-nights-player-head"), say("all-nights-wins-head"), say("all-nights-losses-head"), upperFirst(bunco)];
  return scrolling(caption, heads, standings.map(({ place, player, wins, losses, buncos }) => [place, player, wins, losses, buncos].map(String)));
}
