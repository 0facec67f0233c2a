// The pace of the night: pauses, breaks, and how long this set and the night are.

import { byId, make, setText } from "../elements.js";
import { isOneOf, setsOf } from "../format.js";
import { say } from "../sentences.js";
import { askHost, button, choice, group, line, row } from "./dialog.js";
import { between, endInWords, finished, inARound } from "./length-words.js";
import { howFar } from "./room-glance.js";
import { breakButtons, breakInWords, resume } from "./round-controls.js";

/** @typedef {headtable.NightState} Night */

const MARKS_THERE_ARE = 6;
const MORE_SETS = 3; // so many more than planned can be chosen

/** @param {Night} night */
const betweenRounds = (night) => isOneOf(night.phase, "ready", "break") && !night.sets_over;

/** What a host may do instead of ending a night that has no result yet. */
const notBegun = () => make("p", {}, say("console-night-not-begun"));

/**
 * @param {number} first
 * @param {number} last
 */
const numbers = (first, last) => between(first, last).map((number) => /** @type {const} */ ([number, number]));

export class PacePanel {
  #shown = "";
  #inSemi = false;

  /** @param {import("./revisions.js").Revisions} revisions */
  constructor(revisions) {
    this.revisions = revisions;
    this.commands = revisions.commands;
  }

  /** @param {import("../room.js").Room} room */
  draw(room) {
    const { night } = room;
    const open = night && !isOneOf(night.phase, "closed", "over") ? night : null;
    this.#inSemi = room.inSemiFinal;
    setText(byId("pace-words"), open ? inWords(open, room) : say("console-no-round-to-come"));
    const about = JSON.stringify([this.#inSemi, night?.phase, night?.paused, night?.break_minutes, night?.break_planned, night?.sets_over, night?.set, night?.sets, night?.round, night?.rounds]);
    if (about === this.#shown) return; // a choice that is being made is left alone
    this.#shown = about;
    const groups = open ? [this.#pausing(open), this.#breaking(open), this.#set(open), this.#sets(open)] : [];
    byId("pace-acts").replaceChildren(...groups.filter((one) => one !== null));
  }

  // --- pauses and breaks -------------------------------------------------------------------------

  /** @param {Night} night */
  #pausing(night) {
    if (night.paused) return group(say("console-paused"), row(button(say("console-go-on"), () => resume(this.commands), "primary")));
    return group(say("console-pause"), make("p", {}, say("console-pause-about")), row(button(say("console-pause-night"), () => this.#pause())));
  }

  async #pause() {
    const said = await askHost({ title: say("console-pause-title"), what: say("console-pause-what"), button: say("console-pause-do"), why: "welcome" });
    if (said) this.commands.send({ is: "pause", why: said.why }, say("console-pausing"));
  }

  /**
   * A break begins at once between two rounds; in a round, or in the final, when that is over.
   *
   * @param {Night} night
   */
  #breaking(night) {
    if (night.break_planned) return this.#planned(night.break_planned);
    if (night.paused || night.phase === "seating") return null;
    if (night.phase === "break") return group(say("console-break"), make("p", {}, breakInWords(night)), breakButtons(this.commands, night));
    const waits = inARound(night) || night.phase === "final";
    return group(say("console-break"), row(button(waits ? say("console-break-after-this") : say("console-break-now"), () => this.#startBreak())));
  }

  /** @param {string} what */
  #planned(what) {
    const callOff = () => this.revisions.takeBackNewest("break-planned", say("console-break-starting", { what }));
    return group(
      say("console-break"),
      make("p", { id: "break-planned" }, say("console-break-follows", { break: what })),
      row(button(say("console-break-call-off"), callOff)),
    );
  }

  async #startBreak() {
    const what = make("input", { name: "what", maxlength: 200, required: true });
    const minutes = make("input", { name: "minutes", type: "number", min: 1, max: 600 });
    const more = [line(say("console-break-for"), what), line(say("console-break-minutes"), minutes)];
    const said = await askHost({ title: say("console-break-title"), what: say("console-break-what"), button: say("console-break-do"), more });
    if (said) this.commands.send({ is: "start-break", what: said.what, minutes: said.minutes ? Number(said.minutes) : null }, say("console-break-starting", { what: said.what }));
  }

  // --- how long the set and the night are --------------------------------------------------------

  /** @param {Night} night */
  #set(night) {
    if (!inARound(night) && !betweenRounds(night)) return null;
    const chosen = choice("rounds", numbers(Math.max(finished(night), 1), MARKS_THERE_ARE), night.rounds);
    const now = inARound(night) ? say("console-set-end-after") : say("console-set-end-now");
    return group(
      say("console-this-set"),
      row(line(say("console-set-after-round"), chosen), button(say("console-change"), () => this.#setLength(night, Number(chosen.value)))),
      row(button(now, () => this.#setLength(night, finished(night)), "danger")),
    );
  }

  /**
   * @param {Night} night
   * @param {number} rounds
   */
  async #setLength(night, rounds) {
    const left = between(finished(night) + 1, rounds);
    const which = { semi: this.#inSemi, set: night.set, round: rounds };
    const what = left.length
      ? say("console-set-to-come", { ...which, rounds: left, count: left.length })
      : say("console-set-ends", { ...which, when: inARound(night) ? "after" : "now" });
    const said = await askHost({ title: say("console-set-title", which), what, button: say("console-length-do"), why: "welcome" });
    if (said) this.commands.send({ is: "set-length", rounds, why: said.why }, say("console-setting-set", which));
  }

  /**
   * The semi-final is always the last set. Before the first round there is no night to end.
   *
   * @param {Night} night
   */
  #sets(night) {
    if (night.phase === "seating") return group(say("console-the-night"), notBegun());
    if (!inARound(night) && !betweenRounds(night)) return null;
    const chosen = choice("sets", numbers(night.set, Math.max(night.sets, night.set) + MORE_SETS), night.sets);
    const length = row(line(say("console-night-after-set"), chosen), button(say("console-change"), () => this.#nightLength(night, Number(chosen.value))));
    const now = inARound(night) ? say("console-night-end-after") : say("console-night-end-now");
    const end = row(button(now, () => this.#endNight(night), "danger"));
    return group(say("console-the-night"), this.#inSemi ? null : length, night.set > 1 || finished(night) ? end : notBegun());
  }

  /**
   * @param {Night} night
   * @param {number} sets
   */
  async #nightLength(night, sets) {
    const what = sets === night.set ? say("console-night-last-set") : say("console-night-more-sets", { sets: sets - night.set });
    const said = await askHost({ title: say("console-night-title", { set: sets }), what, button: say("console-length-do"), why: "welcome" });
    if (said) this.commands.send({ is: "night-length", sets, why: said.why }, say("console-setting-night", { set: sets }));
  }

  /**
   * A round that is on is played to its end; between two rounds nothing is left to play.
   *
   * @param {Night} night
   */
  async #endNight(night) {
    const said = await askHost({ title: say("console-end-title"), what: endInWords(night, this.#inSemi), button: say("console-end-do"), why: "welcome" });
    if (!said) return;
    const [rounds, { why }] = [finished(night), said];
    const sets = rounds ? night.set : night.set - 1; // a set of which no round is played does not count as one
    const isPlanned = this.#inSemi || (await this.commands.send({ is: "night-length", sets, why }, rounds ? say("console-ending-with-set") : say("console-ending")))?.accepted;
    const endsByRounds = rounds > 0 || this.#inSemi;
    if (isPlanned && endsByRounds) this.commands.send({ is: "set-length", rounds, why }, inARound(night) ? say("console-ending-after-round") : say("console-ending"));
  }
}

/**
 * @param {Night} night
 * @param {import("../room.js").Room} room
 */
function inWords(night, room) {
  const { set, round, rounds, paused, paused_why: why } = night;
  if (night.phase === "settling") return say("console-next-under-now", { phase: howFar(room) });
  if (!inARound(night) && !betweenRounds(night)) return howFar(room); // no round is on, or to come
  return say("console-pace-now", { semi: room.inSemiFinal, set, sets: setsOf(night), round, rounds, paused, why });
}
