// Who is there: late, gone home, in somebody's place, wrongly written, or to sit elsewhere.

import { byId, make, setHidden, setText } from "../elements.js";
import { isOneOf } from "../format.js";
import { byName, letters } from "../name-search.js";
import { say } from "../sentences.js";
import { askHost, button, choice, line, row } from "./dialog.js";
import { LateArrivals } from "./late-arrivals.js";
import { namesIn, tidy } from "./names.js";
import { everyChair } from "./seats.js";
import { afterTheSets, everybody, whereabouts } from "./everybody.js";

/** @typedef {import("../room.js").Room} Room */
/** @typedef {import("./everybody.js").Person} Person */

const LONGEST_NAME = 40;

export class PeoplePanel {
  /** @type {Room | null} */
  #room = null;
  /** @type {string | null} */
  #chosen = null;
  #shown = "";

  /** @param {import("./commands.js").Commands} commands */
  constructor(commands) {
    this.commands = commands;
    this.arrivals = new LateArrivals(commands, (player) => this.#choose(player));
    byId("find").addEventListener("input", () => this.#drawFound());
    byId("seat-again").addEventListener("click", () => this.#seatAgain());
  }

  /** @param {Room} room */
  draw(room) {
    this.#room = room;
    this.arrivals.draw(room);
    const between = isOneOf(room.night?.phase, "ready", "break");
    byId("seat-again").disabled = !between;
    setText(byId("again-words"), between ? say("console-seat-again-stays") : say("console-seat-again-when"));
    const about = JSON.stringify([this.#chosen, room.night?.phase, everybody(room)]);
    if (about === this.#shown) return; // a button that is being pressed stays where it is
    this.#shown = about;
    this.#drawFound();
    this.#drawPerson();
  }

  #drawFound() {
    const wanted = letters(byId("find").value);
    const all = this.#room ? everybody(this.#room) : [];
    if (!all.some((one) => one.player === this.#chosen)) this.#chosen = null;
    const fitting = all.filter((one) => letters(one.player).includes(wanted));
    byId("found").replaceChildren(
      ...fitting.map(({ player }) => make("button", { type: "button", "aria-pressed": String(player === this.#chosen), onclick: () => this.#choose(player) }, player)),
      ...(wanted && !fitting.length ? [make("span", {}, say("console-nobody-called"))] : []),
    );
  }

  /** @param {string} player */
  #choose(player) {
    this.#chosen = player;
    for (const each of byId("found").querySelectorAll("button")) each.setAttribute("aria-pressed", String(each.textContent === player));
    this.#drawPerson();
  }

  #drawPerson() {
    const room = this.#room;
    const one = room && everybody(room).find(({ player }) => player === this.#chosen);
    setHidden(byId("person"), !one);
    byId("person").replaceChildren(...(one ? [make("p", { class: "stands" }, whereabouts(room, one)), row(...this.#buttons(room, one))] : []));
  }

  /**
   * @param {Room} room
   * @param {Person} one
   */
  #buttons(room, { player, chair }) {
    const rename = button(say("console-put-name-right"), () => this.#rename(player));
    const leave = button(say("console-goes-home"), () => this.#leave(player));
    if (!chair) return [button(say("console-has-come-back"), () => this.arrivals.arrive(player)), afterTheSets(room) && leave, rename];
    return [leave, button(say("console-takes-over"), () => this.#substitute(player)), rename, button(say("console-swaps-seats"), () => this.#swap(room, player))];
  }

  // --- what can be said of somebody ----------------------------------------------------------------

  /** @param {string} player */
  async #leave(player) {
    const what = say("console-leave-what");
    const sure = await askHost({ title: say("console-leave-title", { player }), what, button: say("console-leave-do") });
    if (sure) this.commands.send({ is: "leave", player }, say("console-leaving", { player }));
  }

  /** @param {string} player */
  async #substitute(player) {
    const what = say("console-substitute-what", { player });
    const said = await askHost({ title: say("console-substitute-title", { player }), what, button: say("console-substitute-do"), more: [line(say("console-name"), nameField("by"))] });
    if (said) this.commands.send({ is: "substitute", player, by: tidy(said.by) }, say("console-substituting", { by: tidy(said.by), player }));
  }

  /** @param {string} player */
  async #rename(player) {
    const what = say("console-rename-what");
    const said = await askHost({ title: say("console-rename-title", { player }), what, button: say("console-put-it-right"), more: [line(say("console-name"), nameField("to", player))] });
    if (said) this.commands.send({ is: "rename", player, to: tidy(said.to) }, say("console-renaming", { player, name: tidy(said.to) }));
  }

  /**
   * @param {Room} room
   * @param {string} player
   */
  async #swap(room, player) {
    const others = everyChair(room).filter((one) => one.player !== player).sort((one, other) => byName(one.player, other.player));
    const field = choice("other", others.map((one) => [one.player, say("console-swap-choice", { player: one.player, table: one.table })]), "");
    const said = await askHost({ title: say("console-swap-title", { player }), what: say("console-swap-what"), button: say("console-swap-do"), more: [line(say("console-swap-with"), field)] });
    if (said) this.commands.send({ is: "swap-seats", one: player, other: said.other }, say("console-swapping", { player, other: said.other }));
  }

  async #seatAgain() {
    if (!this.#room) return;
    const list = make("textarea", { name: "players", rows: 8, spellcheck: "false" });
    list.value = everyChair(this.#room).filter((one) => !one.ghost).map((one) => one.player).join("\n");
    const listed = line(say("console-seat-list"), list);
    const how = choice("seating", [["drawn", say("console-again-drawn")], ["listed", say("console-seats-listed")]], "drawn");
    how.addEventListener("change", () => setHidden(listed, how.value !== "listed"));
    listed.hidden = true;
    const what = say("console-seat-again-what");
    const said = await askHost({ title: say("console-seat-again-title"), what, button: say("console-seat-again-do"), more: [line(say("console-seats"), how), listed] });
    const seating = said?.seating === "listed" ? "listed" : "drawn";
    if (said) this.commands.send({ is: "seat-again", seating, players: seating === "listed" ? namesIn(said.players) : [] }, say("console-seating-again"));
  }
}

/**
 * @param {string} name
 * @param {string} [value]
 */
const nameField = (name, value = "") => make("input", { name, value, maxlength: LONGEST_NAME, required: true, spellcheck: "false" });
