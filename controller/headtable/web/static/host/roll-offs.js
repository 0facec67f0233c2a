// People who roll against each other, for a table, a place or a prize: what they threw, or the host's decision.

import { byId, make, setHidden, setText } from "../elements.js";
import { onSubmit } from "../forms.js";
import { ruleOf } from "../roll-off-rule.js";
import { say, shownName } from "../sentences.js";
import { askHost } from "./dialog.js";

/** @typedef {headtable.RollingOff} Contest */

export class RollOffs {
  /** @type {Contest | null} */
  #contest = null;
  #called = ""; // what they roll for, in words
  #shown = "";
  #throwing = ""; // which throw the fields are for

  /** @param {import("./commands.js").Commands} commands */
  constructor(commands) {
    this.commands = commands;
    onSubmit(byId("contest-rolls"), () => this.#enter());
    onSubmit(byId("contest-word"), () => this.#decide());
  }

  /** @param {import("../room.js").Room} room */
  draw(room) {
    this.#contest = room.stage.contest;
    setHidden(byId("contest"), !this.#contest);
    this.#called = room.words.roll_off;
    const about = JSON.stringify([this.#called, this.#contest]);
    if (about === this.#shown) return; // what is half entered stays
    this.#shown = about;
    const throwing = throwOf(this.#called, this.#contest);
    if (throwing !== this.#throwing) byId("contest-fields").replaceChildren(); // these are other dice
    this.#throwing = throwing;
    if (this.#contest) drawContest(this.#contest, this.#called);
  }

  #enter() {
    const filled = [...new FormData(byId("contest-rolls"))].flatMap(([player, faces]) => (faces ? [{ player, faces: String(faces) }] : []));
    const [first] = filled;
    if (!first) return null;
    const rolls = filled.map(({ player, faces }) => ({ is: /** @type {const} */ ("person-roll"), player, faces: [...faces].map(Number) }));
    return this.commands.send({ is: "roll-for", rolls }, filled.length === 1 ? say("console-person-threw", first) : say("console-people-threw", { people: filled.length }));
  }

  async #decide() {
    const players = new FormData(byId("contest-word")).getAll("player").map(String);
    if (!players.length || !this.#contest) return;
    const { what } = this.#contest;
    const called = this.#called;
    const sure = await askHost({ title: say("console-decide-title", { what: called }), what: say("console-decide-what", { players }), button: say("console-decide") });
    if (sure) await this.commands.send({ is: "give", what, players }, say("console-goes-to", { what: called, players }));
  }
}

/**
 * Tells one throw of a contest from the next one: within it, only those change who have thrown.
 *
 * @param {string} called
 * @param {Contest | null} contest
 */
const throwOf = (called, contest) => JSON.stringify([called, contest?.players, contest?.places, contest?.before, contest?.sure]);

/**
 * @param {Contest} contest
 * @param {string} called
 */
function drawContest(contest, called) {
  const details = byId("contest").querySelector("details");
  setText(byId("contest-what"), say("console-contest", { what: called }));
  setText(byId("contest-words"), inWords(contest));
  setHidden(byId("contest-rolls"), !contest.to_roll.length);
  if (details && !contest.to_roll.length) details.open = true;
  drawFields(contest);
  setText(byId("contest-places"), say("console-contest-places", { places: contest.places }));
  byId("contest-choice").replaceChildren(...contest.players.map((player) => option(player, contest.places === 1 ? "radio" : "checkbox")));
}

/**
 * A field stays while its player is to throw: what is half typed in it is kept, and the keyboard stays there.
 *
 * @param {Contest} contest
 */
function drawFields({ to_roll, dice }) {
  const place = byId("contest-fields");
  const there = new Map([...place.querySelectorAll("input")].map((input) => [input.name, input.closest("label")]));
  for (const [player, label] of there) if (!to_roll.includes(player)) label?.remove();
  to_roll.forEach((player, at) => {
    const label = there.get(player) ?? field(player, dice);
    if (place.children[at] !== label) place.insertBefore(label, place.children[at] ?? null);
  });
}

/** @param {readonly headtable.PersonRoll[]} rolls */
const thrown = (rolls) => rolls.map(({ player, faces }) => say("console-person-roll", { player, faces }));

/** @param {Contest} contest */
function inWords(contest) {
  const { to_roll, gone, before, rolls, sure } = contest;
  return [
    !to_roll.length && gone.length && say("console-contest-gone", { players: gone }),
    to_roll.length ? say("console-contest-rule", { rule: ruleOf(contest) }) : say("console-contest-host"),
    before.length && say("console-contest-before", { rolls: thrown(before) }),
    rolls.length && say("console-contest-rolls", { rolls: thrown(rolls) }),
    sure.length && say("console-contest-sure", { players: sure }),
  ].filter(Boolean).join(" ");
}

/**
 * What somebody threw is typed, as 5 or 462: fifty people are entered from the keys alone.
 *
 * @param {string} player
 * @param {number} count
 */
function field(player, count) {
  const attributes = { name: player, inputmode: "numeric", pattern: `[1-6]{${count}}`, maxlength: count, size: count + 1, placeholder: count > 1 ? "462".slice(0, count) : null, title: say("console-contest-field", { dice: count, example: "462".slice(0, count) }) };
  return make("label", { class: "person-roll" }, make("span", {}, shownName(player)), make("input", attributes));
}

/**
 * @param {string} player
 * @param {"radio" | "checkbox"} type
 */
const option = (player, type) => make("label", { class: "pick-one" }, make("input", { type, name: "player", value: player }), shownName(player));
