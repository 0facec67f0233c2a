// Who is there: late, gone home, in somebody's place, wrongly written, or to sit elsewhere.

import { byId, make, setHidden, setText } from "../elements.js";
import { isOneOf } from "../format.js";
import { letters } from "../name-search.js";
import { say } from "../sentences.js";
import { askHost, button, choice, line, row } from "./dialog.js";
import { LateArrivals } from "./late-arrivals.js";
import { namesIn } from "./names.js";
import { PersonOrders } from "./person-orders.js";
import { everyChair } from "./seats.js";
import { afterTheSets, everybody, whereabouts } from "./everybody.js";

/** @typedef {import("../room.js").Room} Room */
/** @typedef {import("./everybody.js").Person} Person */

export class PeoplePanel {
  /** @type {Room | null} */
  #room = null;
  /** @type {string | null} */
  #chosen = null;
  #shown = "";

  /** @param {import("./commands.js").Commands} commands */
  constructor(commands) {
    this.commands = commands;
    this.orders = new PersonOrders(commands);
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
      ...fitting.map(({ player }) => this.#nameButton(player)),
      ...(wanted && !fitting.length ? [make("span", {}, say("console-nobody-called"))] : []),
    );
  }

  /** @param {string} player */
  #nameButton(player) {
    const pressed = String(player === this.#chosen);
    return make("button", { type: "button", "aria-pressed": pressed, onclick: () => this.#choose(player) }, player);
  }

  /** @param {string} player */
  #choose(player) {
    this.#chosen = player;
    for (const each of byId("found").querySelectorAll("button")) {
      each.setAttribute("aria-pressed", String(each.textContent === player));
    }
    this.#drawPerson();
  }

  #drawPerson() {
    const room = this.#room;
    const one = room && everybody(room).find(({ player }) => player === this.#chosen);
    setHidden(byId("person"), !one);
    byId("person").replaceChildren(...(one ? this.#personParts(room, one) : []));
  }

  /**
   * @param {Room} room
   * @param {Person} one
   */
  #personParts(room, one) {
    return [make("p", { class: "stands" }, whereabouts(room, one)), row(...this.#buttons(room, one))];
  }

  /**
   * @param {Room} room
   * @param {Person} one
   */
  #buttons(room, { player, chair }) {
    const { arrivals, orders } = this;
    const back = button(say("console-has-come-back"), () => arrivals.arrive(player));
    const leave = button(say("console-goes-home"), () => orders.leave(player));
    const replace = button(say("console-takes-over"), () => orders.substitute(player));
    const rename = button(say("console-put-name-right"), () => orders.rename(player));
    const swap = button(say("console-swaps-seats"), () => orders.swap(room, player));
    return chair ? [leave, replace, rename, swap] : [back, afterTheSets(room) && leave, rename];
  }

  async #seatAgain() {
    if (!this.#room) return;
    const said = await askHost({
      title: say("console-seat-again-title"),
      what: say("console-seat-again-what"),
      button: say("console-seat-again-do"),
      more: seatAgainFields(this.#room),
    });
    if (!said) return;
    const players = said.seating === "listed" ? namesIn(said.players) : [];
    const seating = said.seating === "listed" ? "listed" : "drawn";
    this.commands.send({ is: "seat-again", seating, players }, say("console-seating-again"));
  }
}

/**
 * Seats drawn again, or a list that the host writes, which begins as people sit now.
 *
 * @param {Room} room
 */
function seatAgainFields(room) {
  const list = make("textarea", { name: "players", rows: 8, spellcheck: "false" });
  list.value = everyChair(room).filter((one) => !one.ghost).map((one) => one.player).join("\n");
  const listed = line(say("console-seat-list"), list);
  const how = choice("seating", [["drawn", say("console-again-drawn")], ["listed", say("console-seats-listed")]], "drawn");
  how.addEventListener("change", () => setHidden(listed, how.value !== "listed"));
  listed.hidden = true;
  return [line(say("console-seats"), how), listed];
}
