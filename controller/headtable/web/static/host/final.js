// The final and the traveler: who is not there, who sits where, what the finalists roll, who holds the traveler.

import { byId, make, setHidden, setText } from "../elements.js";
import { placeName } from "../reasons.js";
import { diceForm, dieLabels } from "./dice-form.js";
import { askHost, button, choice, line, row } from "./dialog.js";
import { peopleSeated } from "./seats.js";

/** @typedef {readonly (headtable.Qualified | headtable.FinalistChosen)[]} Chosen */
/** @typedef {import("../room.js").Room} Room */

const HEAD_TABLE = 1;
const CHAIRS = ["first", "second", "third", "fourth"];

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
    if (heading) setText(heading, chosen.length ? (stage.semi_waits ? "The semi-final" : "The final") : "The traveler");
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
    return [...(settling ? [this.#absent(chosen)] : []), ...(choosing ? [this.#chairs(chosen)] : []), ...this.#held(room)];
  }

  /**
   * @param {headtable.NightState} night
   * @param {string} player
   */
  #roll(night, player) {
    const enter = (/** @type {number[]} */ faces) => this.commands.send({ is: "throw", table: HEAD_TABLE, faces }, `the final, ${player}: ${faces.join("-")}`);
    const claim = (/** @type {string} */ label, /** @type {headtable.Worth} */ worth) =>
      button(label, () => this.commands.send({ is: "claim", table: HEAD_TABLE, worth }, `the final, ${player}: ${label}`));
    return make("div", {}, row(claim("not alike", "miss"), claim("all alike: wins", "bunco")), diceForm(dieLabels(night), "enter these dice", enter));
  }

  /** @param {Chosen} chosen */
  #absent(chosen) {
    return row(make("span", {}, "not in the hall:"), ...chosen.map(({ player }) => button(`${player}…`, () => this.#notThere(player))));
  }

  /** @param {string} player */
  async #notThere(player) {
    const sure = await askHost({ title: `${player} is not there?`, what: "Their place is given again.", button: "Give it again" });
    if (sure) this.commands.send({ is: "not-present", player }, `${player} is not there`);
  }

  /** @param {Chosen} chosen */
  #chairs(chosen) {
    const names = chosen.map(({ player }) => /** @type {const} */ ([player, player]));
    const fields = chosen.map(({ player }) => choice("chair", names, player));
    const seat = () => this.commands.send({ is: "seat-final", players: fields.map((field) => field.value) }, "the finalists’ chairs");
    return make("div", { class: "group" }, ...fields.map((field, place) => line(`${CHAIRS[place]} chair`, field)), button("They sit so", seat, "primary"));
  }

  /** @param {Room} room */
  #held(room) {
    const { traveler } = room.stage;
    if (!traveler) return [];
    const who = choice("player", peopleSeated(room).map((player) => [player, player]), traveler.holder ?? "");
    const give = () => this.commands.send({ is: "give-traveler", player: who.value }, `the traveler: ${who.value} has it`);
    const words = traveler.holder ? `the traveler is with ${traveler.holder}; in truth it is with` : "the traveler is where it starts; in truth it is with";
    return [make("details", {}, make("summary", {}, "the traveler"), row(line(words, who), button("Say so", give)))];
  }
}

/**
 * @param {Chosen} chosen
 * @param {readonly string[]} seats
 * @param {string | null} roller
 * @param {string} bunco
 */
function inWords(chosen, seats, roller, bunco) {
  if (roller) return `${roller} rolls: all dice alike win.`;
  if (seats.length) return `In their chairs, clockwise: ${seats.join(", ")}.`;
  return chosen.map(({ player, place }) => `${player} (${placeName(place, bunco)})`).join(", ");
}
