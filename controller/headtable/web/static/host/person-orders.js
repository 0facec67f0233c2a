// What a host orders about one person, each after a question: goes home, is replaced, is renamed, swaps seats.

import { make } from "../elements.js";
import { byName } from "../name-search.js";
import { say } from "../sentences.js";
import { askHost, choice, line } from "./dialog.js";
import { LONGEST_NAME } from "./listed-names.js";
import { tidy } from "./names.js";
import { everyChair } from "./seats.js";

/** @typedef {import("../room.js").Room} Room */

export class PersonOrders {
  /** @param {import("./commands.js").Commands} commands */
  constructor(commands) {
    this.commands = commands;
  }

  /** @param {string} player */
  async leave(player) {
    const sure = await askHost({
      title: say("console-leave-title", { player }),
      what: say("console-leave-what"),
      button: say("console-leave-do"),
    });
    if (sure) this.commands.send({ is: "leave", player }, say("console-leaving", { player }));
  }

  /** @param {string} player */
  async substitute(player) {
    const said = await askHost({
      title: say("console-substitute-title", { player }),
      what: say("console-substitute-what", { player }),
      button: say("console-substitute-do"),
      more: [line(say("console-name"), nameField("by"))],
    });
    if (!said) return;
    const by = tidy(said.by);
    this.commands.send({ is: "substitute", player, by }, say("console-substituting", { by, player }));
  }

  /** @param {string} player */
  async rename(player) {
    const said = await askHost({
      title: say("console-rename-title", { player }),
      what: say("console-rename-what"),
      button: say("console-put-it-right"),
      more: [line(say("console-name"), nameField("to", player))],
    });
    if (!said) return;
    const to = tidy(said.to);
    this.commands.send({ is: "rename", player, to }, say("console-renaming", { player, name: to }));
  }

  /**
   * @param {Room} room
   * @param {string} player
   */
  async swap(room, player) {
    const said = await askHost({
      title: say("console-swap-title", { player }),
      what: say("console-swap-what"),
      button: say("console-swap-do"),
      more: [line(say("console-swap-with"), otherChoice(room, player))],
    });
    if (!said) return;
    const { other } = said;
    this.commands.send({ is: "swap-seats", one: player, other }, say("console-swapping", { player, other }));
  }
}

/**
 * Everybody else who has a seat, by name.
 *
 * @param {Room} room
 * @param {string} player
 */
function otherChoice(room, player) {
  const others = everyChair(room).filter((one) => one.player !== player).sort((one, other) => byName(one.player, other.player));
  return choice("other", others.map((one) => [one.player, say("console-swap-choice", { player: one.player, table: one.table })]), "");
}

/**
 * @param {string} name
 * @param {string} [value]
 */
const nameField = (name, value = "") =>
  make("input", { name, value, maxlength: LONGEST_NAME, required: true, spellcheck: "false" });
