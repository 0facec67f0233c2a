// The tables that have asked for help, until the host has been there.

import { byId, make, setHidden } from "../elements.js";
import { say } from "../sentences.js";
import { button } from "./dialog.js";

export class HelpRequests {
  #shown = "";

  /** @param {import("./commands.js").Commands} commands */
  constructor(commands) {
    this.commands = commands;
  }

  /** @param {import("../room.js").Room} room */
  draw(room) {
    const asking = room.tables.filter((state) => state.help).map((state) => state.table);
    setHidden(byId("help"), !asking.length);
    if (this.#shown === asking.join()) return;
    this.#shown = asking.join();
    byId("help-lines").replaceChildren(...asking.map((table) => this.#line(table)));
  }

  /** @param {number} table */
  #line(table) {
    const came = () => this.commands.send({ is: "help-came", table }, say("console-helping", { table }));
    return make("li", {}, `${say("console-asks-for-help", { table })} `, button(say("console-was-there"), came));
  }
}
