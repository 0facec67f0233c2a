// The final and the traveler: who is not there, who sits where, what the finalists roll, who holds the traveler.

import { byId, make, setHidden, setText } from "../elements.js";
import { placeName } from "../reasons.js";
import { say, shownName } from "../sentences.js";
import { askHost, button, choice, line, row } from "./dialog.js";
import { diceForm, dieLabels } from "./dice-form.js";
import { peopleSeated } from "./seats.js";

/** @typedef {readonly (headtable.Qualified | headtable.FinalistChosen)[]} Chosen */
/** @typedef {import("../room.js").Room} Room */

const HEAD_TABLE = 1;

export class FinalPanel {
  #shown = "";

  /** @param {import("./commands.js").Commands} commands */
  constructor(commands) {
    this.commands = commands;
  }

  /** @param {Room} room */
  draw(room) {
    const { stage, night } = room;
    const chosen = stage.semi_waits ? stage.qualified : stage.finalists;
    const roller = night?.phase === "final" ? (room.states.get(HEAD_TABLE)?.roller ?? null) : null;
    setHidden(byId("final"), night?.phase === "over" || !(chosen.length || stage.traveler));
    const about = JSON.stringify([stage.semi_waits, chosen, stage.final_seats, stage.traveler, roller, night?.phase, Boolean(stage.contest)]);
    if (about === this.#shown || byId("final").hidden || !night) return;
    this.#shown = about;
    const heading = byId("final").querySelector("h2");
    if (heading) setText(heading, headingOf(stage));
    setText(byId("final-words"), chosen.length ? inWords(chosen, stage.final_seats, roller, night.bunco_word) : "");
    byId("final-acts").replaceChildren(...this.#parts(room, night, chosen, roller));
  }

  /**
   * @param {Room} room
   * @param {headtable.NightState} night
   * @param {Chosen} chosen
   * @param {string | null} roller
   */
  #parts(room, night, chosen, roller) {
    const { stage } = room;
    if (roller) return [this.#roll(night, roller), ...this.#held(room)];
    const settling = stage.semi_waits || night.phase === "settling";
    const choosing = settling && !stage.semi_waits && chosen.length && !stage.final_seats.length && !stage.contest;
    return [...(settling && chosen.length ? [this.#absent(chosen)] : []), ...(choosing ? [this.#chairs(chosen)] : []), ...this.#held(room)];
  }

  /**
   * @param {headtable.NightState} night
   * @param {string} player
   */
  #roll(night, player) {
    const enter = (/** @type {number[]} */ faces) => this.commands.send({ is: "throw", table: HEAD_TABLE, faces }, say("console-final-throw", { player, faces }));
    const claim = (/** @type {string} */ label, /** @type {headtable.Worth} */ worth) =>
      button(label, () => this.commands.send({ is: "claim", table: HEAD_TABLE, worth }, say("console-final-claim", { player, claim: label })));
    return make("div", {}, row(claim(say("console-not-alike"), "miss"), claim(say("console-all-alike"), "bunco")), diceForm(dieLabels(night), say("console-enter-dice"), enter));
  }

  /** @param {Chosen} chosen */
  #absent(chosen) {
    return row(make("span", {}, say("console-not-in-hall")), ...chosen.map(({ player }) => button(say("console-player-asked", { player }), () => this.#notThere(player))));
  }

  /** @param {string} player */
  async #notThere(player) {
    const sure = await askHost({ title: say("console-absent-title", { player }), what: say("console-absent-what"), button: say("console-absent-do") });
    if (sure) this.commands.send({ is: "not-present", player }, say("console-absent", { player }));
  }

  /** @param {Chosen} chosen */
  #chairs(chosen) {
    const names = chosen.map(({ player }) => /** @type {const} */ ([player, shownName(player)]));
    const fields = chosen.map(({ player }) => choice("chair", names, player));
    const seat = () => this.commands.send({ is: "seat-final", players: fields.map((field) => field.value) }, say("console-final-chairs"));
    const lines = fields.map((field, place) => line(say("console-final-chair", { number: place + 1 }), field));
    return make("div", { class: "group" }, ...lines, button(say("console-they-sit-so"), seat, "primary"));
  }

  /** @param {Room} room */
  #held(room) {
    const { traveler } = room.stage;
    if (!traveler) return [];
    const who = choice("player", peopleSeated(room).map((player) => [player, player]), traveler.holder ?? "");
    const give = () => this.commands.send({ is: "give-traveler", player: who.value }, say("console-traveler-has", { player: who.value }));
    const words = traveler.holder ? say("console-traveler-with", { player: traveler.holder }) : say("console-traveler-starts");
    return [make("details", {}, make("summary", {}, say("console-traveler")), row(line(words, who), button(say("console-give"), give)))];
  }
}

/** @param {headtable.StageState} stage */
function headingOf({ semi_waits, qualified, finalists }) {
  if (semi_waits && qualified.length) return say("console-semi-final");
  return finalists.length ? say("console-final") : say("console-the-traveler");
}

/**
 * @param {Chosen} chosen
 * @param {readonly string[]} seats
 * @param {string | null} roller
 * @param {string} bunco
 */
function inWords(chosen, seats, roller, bunco) {
  if (roller) return say("console-final-rolls", { player: roller });
  if (seats.length) return say("console-in-their-chairs", { players: seats });
  return chosen.map(({ player, place }) => say("console-chosen", { player, place: placeName(place, bunco) })).join(", ");
}
