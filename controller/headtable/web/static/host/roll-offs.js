// People who roll against each other, for a table, a place or a prize: what they threw, or the host's decision.

import { byId, make, setHidden, setText } from "../elements.js";
import { askHost } from "./dialog.js";

/** @typedef {headtable.RollingOff} Contest */

export class RollOffs {
  /** @type {Contest | null} */
  #contest = null;
  #called = ""; // what they roll for, in words
  #shown = "";

  /** @param {import("./commands.js").Commands} commands */
  constructor(commands) {
    this.commands = commands;
    byId("contest-rolls").addEventListener("submit", (event) => {
      event.preventDefault();
      this.#enter();
    });
    byId("contest-word").addEventListener("submit", (event) => {
      event.preventDefault();
      this.#decide();
    });
  }

  /** @param {import("../room.js").Room} room */
  draw(room) {
    this.#contest = room.stage.contest;
    setHidden(byId("contest"), !this.#contest);
    this.#called = room.words.roll_off;
    const about = JSON.stringify([this.#called, this.#contest]);
    if (about === this.#shown) return; // what is half entered stays
    this.#shown = about;
    if (this.#contest) drawContest(this.#contest, this.#called);
  }

  #enter() {
    const filled = [...new FormData(byId("contest-rolls"))].flatMap(([player, faces]) => (faces ? [{ player, faces: String(faces) }] : []));
    const [first] = filled;
    if (!first) return;
    const rolls = filled.map(({ player, faces }) => ({ is: /** @type {const} */ ("person-roll"), player, faces: [...faces].map(Number) }));
    this.commands.send({ is: "roll-for", rolls }, filled.length === 1 ? `${first.player} threw ${first.faces}` : `what ${filled.length} people threw`);
  }

  async #decide() {
    const players = new FormData(byId("contest-word")).getAll("player").map(String);
    if (!players.length || !this.#contest) return;
    const { what } = this.#contest;
    const called = this.#called;
    const sure = await askHost({ title: `Decide ${called}?`, what: `By your word it goes to ${players.join(", ")}; nobody rolls for it any more.`, button: "Decide it" });
    if (sure) this.commands.send({ is: "give", what, players }, `${called}: to ${players.join(", ")}`);
  }
}

/**
 * @param {Contest} contest
 * @param {string} called
 */
function drawContest(contest, called) {
  const details = byId("contest").querySelector("details");
  setText(byId("contest-what"), `Roll-off: ${called}`);
  setText(byId("contest-words"), inWords(contest));
  setHidden(byId("contest-rolls"), !contest.to_roll.length);
  if (details && !contest.to_roll.length) details.open = true;
  byId("contest-fields").replaceChildren(...contest.to_roll.map((player) => field(player, contest.dice)));
  setText(byId("contest-places"), contest.places === 1 ? "Who gets it" : `Which ${contest.places} get it`);
  byId("contest-choice").replaceChildren(...contest.players.map((player) => option(player, contest.places === 1 ? "radio" : "checkbox")));
}

/** @param {number} count */
const dice = (count) => (count === 1 ? "one die" : `${count} dice`);

/** @param {readonly headtable.PersonRoll[]} rolls */
const thrown = (rolls) => rolls.map((roll) => `${roll.player} ${roll.faces.join("-")}`).join(", ");

/** @param {Contest} contest */
function inWords(contest) {
  const rule = `Each throws ${dice(contest.dice)}; the ${contest.wins} ${contest.places === 1 ? "gets it" : `${contest.places} get it`}.`;
  const before = contest.before.length ? `Level before: ${thrown(contest.before)}.` : "";
  const rolls = contest.rolls.length ? `Thrown so far: ${thrown(contest.rolls)}.` : "";
  const sure = contest.sure.length ? `Sure of it: ${contest.sure.join(", ")}.` : "";
  const gone = contest.gone.length ? `${contest.gone.join(", ")} went home. ` : "";
  return [contest.to_roll.length ? rule : `${gone}Nobody rolls for this: you decide.`, before, rolls, sure].filter(Boolean).join(" ");
}

/**
 * What somebody threw is typed, as 5 or 462: fifty people are entered from the keys alone.
 *
 * @param {string} player
 * @param {number} count
 */
function field(player, count) {
  const attributes = { name: player, inputmode: "numeric", pattern: `[1-6]{${count}}`, maxlength: count, size: count + 1, title: `what ${dice(count)} showed, such as ${"462".slice(0, count)}` };
  const typed = byId("contest-rolls").elements.namedItem(player);
  const value = typed instanceof HTMLInputElement ? typed.value : "";
  return make("label", { class: "person-roll" }, make("span", {}, player), make("input", { ...attributes, value }));
}

/**
 * @param {string} player
 * @param {"radio" | "checkbox"} type
 */
const option = (player, type) => make("label", { class: "pick-one" }, make("input", { type, name: "player", value: player }), player);
