// The pace of the night: pauses, breaks, and how long this set and the night are.

import { byId, make, setText } from "../elements.js";
import { isOneOf, setsOf } from "../format.js";
import { resume } from "./breaks.js";
import { askHost, button, choice, group, line, row } from "./dialog.js";

/** @typedef {headtable.NightState} Night */

const MARKS_THERE_ARE = 6;
const MORE_SETS = 3; // so many more than planned can be chosen

/** @param {Night} night */
const inARound = (night) => isOneOf(night.phase, "playing", "called");

/** @param {Night} night */
const betweenRounds = (night) => isOneOf(night.phase, "ready", "break") && !night.sets_over;

/** @param {Night} night */
const finished = (night) => (inARound(night) ? night.round : night.round - 1);

/**
 * @param {number} first
 * @param {number} last
 */
const between = (first, last) => Array.from({ length: Math.max(last - first + 1, 0) }, (_, more) => first + more);

/**
 * @param {number} first
 * @param {number} last
 */
const numbers = (first, last) => between(first, last).map((number) => /** @type {const} */ ([number, number]));

export class PacePanel {
  #shown = "";

  /** @param {import("./commands.js").Commands} commands */
  constructor(commands) {
    this.commands = commands;
  }

  /** @param {import("../room.js").Room} room */
  draw(room) {
    const { night } = room;
    const open = night && !isOneOf(night.phase, "closed", "over") ? night : null;
    setText(byId("pace-words"), open ? inWords(open) : "There is no round to come.");
    const about = JSON.stringify([night?.phase, night?.paused, night?.break_minutes, night?.break_planned, night?.sets_over, night?.set, night?.sets, night?.round, night?.rounds]);
    if (about === this.#shown) return; // a choice that is being made is left alone
    this.#shown = about;
    const groups = open ? [this.#pausing(open), this.#breaking(open), this.#set(open), this.#sets(open)] : [];
    byId("pace-acts").replaceChildren(...groups.filter((one) => one !== null));
  }

  // --- pauses and breaks -------------------------------------------------------------------------

  /** @param {Night} night */
  #pausing(night) {
    if (night.paused) return group("Paused", row(button("Go on", () => resume(this.commands), "primary")));
    return group("Pause", make("p", {}, "Everything stands still until you let it go on; the clock, too."), row(button("Pause the night…", () => this.#pause())));
  }

  async #pause() {
    const said = await askHost({ title: "Pause the night?", what: "No roll, call or bell counts until you press “Go on”.", button: "Pause it", why: "welcome" });
    if (said) this.commands.send({ is: "pause", why: said.why }, "pausing the night");
  }

  /**
   * A break begins at once between two rounds; in a round, or in the final, when that is over.
   *
   * @param {Night} night
   */
  #breaking(night) {
    if (night.paused || isOneOf(night.phase, "seating", "break")) return null;
    if (night.break_planned) return group("A break", make("p", { id: "break-planned" }, `It follows: ${night.break_planned}.`));
    const waits = inARound(night) || night.phase === "final";
    return group("A break", row(button(waits ? "A break after this…" : "Start a break…", () => this.#startBreak())));
  }

  async #startBreak() {
    const what = make("input", { name: "what", maxlength: 200, required: true });
    const minutes = make("input", { name: "minutes", type: "number", min: 1, max: 600 });
    const more = [line("What is it for?", what), line("Minutes (none: until you end it)", minutes)];
    const said = await askHost({ title: "A break?", what: "It begins as soon as no round is on, and everybody is told.", button: "Have a break", more });
    if (said) this.commands.send({ is: "start-break", what: said.what, minutes: said.minutes ? Number(said.minutes) : null }, `a break: ${said.what}`);
  }

  // --- how long the set and the night are --------------------------------------------------------

  /** @param {Night} night */
  #set(night) {
    if (!inARound(night) && !betweenRounds(night)) return null;
    const chosen = choice("rounds", numbers(Math.max(finished(night), 1), MARKS_THERE_ARE), night.rounds);
    const now = inARound(night) ? "End this set after this round…" : "End this set now…";
    return group(
      "This set",
      row(line("ends after round", chosen), button("Say so…", () => this.#setLength(night, Number(chosen.value)))),
      row(button(now, () => this.#setLength(night, finished(night)), "danger")),
    );
  }

  /**
   * @param {Night} night
   * @param {number} rounds
   */
  async #setLength(night, rounds) {
    const left = between(finished(night) + 1, rounds);
    const what = left.length ? `Still to come in set ${night.set}: ${roundsInWords(left)}.` : `Set ${night.set} ends ${inARound(night) ? "after this round" : "now"}; what was won in it counts.`;
    const said = await askHost({ title: `End set ${night.set} after round ${rounds}?`, what, button: "That is how long it is", why: "welcome" });
    if (said) this.commands.send({ is: "set-length", rounds, why: said.why }, `set ${night.set}: ends after round ${rounds}`);
  }

  /** @param {Night} night */
  #sets(night) {
    if (!inARound(night) && !betweenRounds(night)) return null;
    const chosen = choice("sets", numbers(night.set, Math.max(night.sets, night.set) + MORE_SETS), night.sets);
    const now = inARound(night) ? "End the night after this round…" : "End the night now…";
    return group(
      "The night",
      row(line("ends after set", chosen), button("Say so…", () => this.#nightLength(night, Number(chosen.value)))),
      row(button(now, () => this.#endNight(night), "danger")),
    );
  }

  /**
   * @param {Night} night
   * @param {number} sets
   */
  async #nightLength(night, sets) {
    const what = sets === night.set ? "No set is played after this one." : `After this set, so many more are played: ${sets - night.set}.`;
    const said = await askHost({ title: `End the night after set ${sets}?`, what, button: "That is how long it is", why: "welcome" });
    if (said) this.commands.send({ is: "night-length", sets, why: said.why }, `the night ends after set ${sets}`);
  }

  /**
   * A round that is on is played to its end; between two rounds nothing is left to play.
   *
   * @param {Night} night
   */
  async #endNight(night) {
    const { set, round } = night;
    const what = inARound(night) ? "This round is the last. What follows the last set follows it." : "No round is played any more. What follows the last set follows now.";
    const said = await askHost({ title: "End the night?", what, button: "End the night", why: "welcome" });
    if (!said) return;
    if (inARound(night)) {
      const first = await this.commands.send({ is: "night-length", sets: set, why: said.why }, "ending the night with this set");
      if (first?.accepted) this.commands.send({ is: "set-length", rounds: round, why: said.why }, "ending the night after this round");
    } else this.commands.send({ is: "night-length", sets: set - 1, why: said.why }, "ending the night");
  }
}

/** @param {Night} night */
function inWords(night) {
  const here = `Set ${night.set} of ${setsOf(night)}, round ${night.round} of ${night.rounds}`;
  return night.paused ? `${here}. Paused${night.paused_why ? `: ${night.paused_why}` : ""}.` : `${here}.`;
}

/** @param {number[]} rounds */
const roundsInWords = (rounds) => (rounds.length === 1 ? `round ${rounds[0]}` : `rounds ${rounds.join(", ")}`);
