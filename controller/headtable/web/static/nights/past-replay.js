// A past night played again by other rules.

import { make } from "../elements.js";
import { rulesetTitle, upperFirst } from "../format.js";
import { choice, line } from "../host/dialog.js";
import { timeOfDay } from "../locale.js";
import { COMMAND_MS, get } from "../requests.js";
import { say } from "../sentences.js";
import { help } from "../word-help.js";
import { standingsTable, thatNight } from "./past-standings.js";

/** @typedef {readonly headtable.Choosable[]} Rulesets */

/**
 * The form that plays the night again, and below it both standings.
 *
 * @param {string} file
 * @param {Rulesets} rulesets
 */
export function pastReplay(file, rulesets) {
  const ruleset = choice("ruleset", rulesets.map(({ name, title }) => [name, rulesetTitle(title)]), "");
  const result = make("div", { "aria-live": "polite" });
  const again = make("button", { type: "button" }, say("all-nights-replay"));
  again.addEventListener("click", async () => {
    again.disabled = true;
    result.replaceChildren(make("p", {}, say("all-nights-replaying")));
    const lines = await replayed(file, ruleset.value, rulesets);
    again.disabled = false;
    result.replaceChildren(...lines);
  });
  const form = make("div", { class: "row" }, line(say("all-nights-under"), ruleset), again, help("replay"));
  return make("details", {}, make("summary", {}, say("all-nights-replay-fold")), form, result);
}

/**
 * @param {string} file
 * @param {string} ruleset
 * @param {Rulesets} rulesets
 */
async function replayed(file, ruleset, rulesets) {
  const [past, other] = await Promise.all([get("/api/nights/past", { file }, COMMAND_MS), get("/api/nights/replayed", { file, ruleset }, COMMAND_MS)]);
  const failure = past.failure ?? other.failure;
  if (failure || !past.value || !other.value) return [make("p", {}, upperFirst(failure?.error ?? ""))];
  const rules = rulesetTitle(rulesets.find(({ name }) => name === ruleset)?.title ?? ruleset);
  return compared(thatNight(past.value, rulesets), other.value, rules);
}

/**
 * Both standings. Without a finished round by the other rules there is nothing to compare.
 *
 * @param {HTMLElement} before
 * @param {headtable.OtherNight} other
 * @param {string} rules
 */
function compared(before, other, rules) {
  const { semi_final: semi, set, round, rounds, same_rounds: same, stop, standings, bunco_word: bunco } = other;
  const went = say("all-nights-went", { whole: !stop, in_semi_final: set === semi, set, round });
  const ends = stop ? [say("all-nights-stop", { at: stop.at_ms ? timeOfDay(stop.at_ms) : null, said: stop.said, why: stop.why })] : [];
  const words = [went, ...ends, say("all-nights-same", { rounds, same })].map((text) => make("p", {}, text));
  if (!rounds) return words;
  return [...words, make("div", { class: "tables" }, before, standingsTable(say("all-nights-other-night", { rules }), standings, bunco))];
}
