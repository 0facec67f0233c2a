// Who comes late: the form for their name, and the answer where they sit.

import { byId } from "../elements.js";
import { onSubmit } from "../forms.js";
import { letters } from "../name-search.js";
import { say } from "../sentences.js";
import { askHost } from "./dialog.js";
import { tidy } from "./names.js";
import { everybody, whereabouts } from "./everybody.js";

/** @typedef {import("../room.js").Room} Room */

export class LateArrivals {
  #came = ""; // who has just come, until it is told where they sit
  /** @type {Room | null} */
  #room = null;

  /**
   * @param {import("./commands.js").Commands} commands
   * @param {(player: string) => void} choose shows somebody who has just come
   */
  constructor(commands, choose) {
    this.commands = commands;
    this.choose = choose;
    onSubmit(byId("arrive"), () => this.#arriveByForm(tidy(String(new FormData(byId("arrive")).get("player")))));
  }

  /** @param {Room} room */
  draw(room) {
    this.#room = room;
    const player = this.#came;
    const one = everybody(room).find((each) => each.chair && each.player === player);
    if (!one) return;
    this.#came = "";
    this.choose(player);
    this.commands.confirm([say("console-done", { words: say("console-player-has-come", { player }) }), whereabouts(room, one)]);
  }

  /** @param {string} player */
  async arrive(player) {
    const verdict = await this.commands.send({ is: "arrive", player }, say("console-player-has-come", { player }));
    if (verdict?.accepted) this.#came = player;
    if (this.#room) this.draw(this.#room);
    return verdict;
  }

  /**
   * What was typed stays until somebody has a chair.
   *
   * @param {string} player
   */
  async #arriveByForm(player) {
    if (!(await this.#isSomebodyElse(player))) return;
    const verdict = await this.arrive(player);
    if (verdict?.accepted) byId("arrive").reset();
  }

  /**
   * The same person, written in another way, would play twice.
   *
   * @param {string} player
   */
  async #isSomebodyElse(player) {
    const other = this.#room && everybody(this.#room).find((one) => one.player !== player && letters(one.player) === letters(player));
    return !other || askHost({ title: say("console-alike-title", { player, other: other.player }), what: say("console-alike-what", { other: other.player }), button: say("console-alike-do") });
  }
}
