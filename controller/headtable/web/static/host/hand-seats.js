// Seats by hand before the opening: the tables as listed. The host taps two chairs to swap them, or names a player and a chair.

import { byId, make, setHidden, setText } from "../elements.js";
import { upperFirst } from "../format.js";
import { byName } from "../name-search.js";
import { say } from "../sentences.js";
import { namesIn } from "./names.js";

const CHAIRS = 4;

export class HandSeats {
  #chosen = -1; // the place in the list of the name that was tapped first
  #shown = "";

  constructor() {
    byId("players").addEventListener("input", () => this.draw());
    byId("open").addEventListener("change", () => this.draw());
    byId("hand-put").addEventListener("click", () => this.#put());
    this.draw();
  }

  /** Draws the chairs, unless they are as they were: a button that is being pressed stays where it is. */
  draw() {
    const names = namesIn(byId("players").value);
    const listed = new FormData(byId("open")).get("seating") === "listed";
    setHidden(byId("hand-seats"), !listed || names.length < CHAIRS);
    this.#chosen = Math.min(this.#chosen, names.length - 1);
    const about = JSON.stringify([listed, names, this.#chosen]);
    if (about === this.#shown) return;
    this.#shown = about;
    const chairs = listed ? chairsOf(names) : [];
    byId("hand-tables").replaceChildren(...(listed ? tablesOf(names.length).map((places, table) => this.#tableOf(names, places, table + 1)) : []));
    offer(byId("hand-who"), [...chairs].sort((one, other) => byName(one.player, other.player)).map(({ place, player }) => [place, player]));
    offer(byId("hand-where"), chairs.map(({ place, table, chair, player }) => [place, say("console-hand-chair", { table, chair, player })]));
  }

  /**
   * @param {string[]} names
   * @param {number[]} places
   * @param {number} table
   */
  #tableOf(names, places, table) {
    const chairs = places.map((place, chair) => make("li", {}, this.#chair(names[place] ?? "", place, table, chair + 1)));
    return make("li", {}, make("b", {}, upperFirst(say("console-one-table", { table }))), make("ol", {}, ...chairs));
  }

  /**
   * @param {string} player
   * @param {number} place
   * @param {number} table
   * @param {number} chair
   */
  #chair(player, place, table, chair) {
    const label = say("console-hand-chair", { table, chair, player });
    return make("button", { type: "button", "aria-pressed": String(place === this.#chosen), "aria-label": label, onclick: () => this.#tap(place) }, player);
  }

  /** @param {number} place */
  #tap(place) {
    if (this.#chosen < 0) this.#chosen = place;
    else this.#swap(this.#chosen, place);
    this.draw();
    byId("hand-tables").querySelectorAll("button")[place]?.focus();
  }

  /** Seats the chosen player in the chosen chair; whoever sat there takes the chair that gets free. */
  #put() {
    const chairs = chairsOf(namesIn(byId("players").value));
    const who = chairs[Number(byId("hand-who").value)];
    const where = chairs[Number(byId("hand-where").value)];
    if (!who || !where) return;
    this.#swap(who.place, where.place);
    byId("hand-who").value = byId("hand-where").value = String(where.place);
    setText(byId("hand-said"), say("console-hand-done", { player: who.player, table: where.table, chair: where.chair }));
  }

  /**
   * @param {number} one
   * @param {number} other
   */
  #swap(one, other) {
    const names = namesIn(byId("players").value);
    [names[one], names[other]] = [names[other] ?? "", names[one] ?? ""];
    this.#chosen = -1;
    byId("players").value = names.join("\n");
    byId("players").dispatchEvent(new Event("input"));
  }
}

/**
 * @param {string[]} names
 * @returns {{ place: number, player: string, table: number, chair: number }[]} each name's chair, as the list seats them
 */
const chairsOf = (names) =>
  tablesOf(names.length).flatMap((places, table) =>
    places.map((place, chair) => ({ place, player: names[place] ?? "", table: table + 1, chair: chair + 1 })));

/**
 * Fills a choice and keeps what was chosen there.
 *
 * @param {HTMLSelectElement} select
 * @param {[number, string][]} options
 */
function offer(select, options) {
  const chosen = select.value;
  select.replaceChildren(...options.map(([value, words]) => make("option", { value }, words)));
  if (options.some(([value]) => String(value) === chosen)) select.value = chosen;
}

/**
 * The places in the list of those at each table. The last chairs of the last tables are left to ghosts, one a table first.
 *
 * @param {number} people
 * @returns {number[][]}
 */
function tablesOf(people) {
  const tables = Math.ceil(people / CHAIRS);
  const ghosts = CHAIRS * tables - people;
  let next = 0;
  return Array.from({ length: tables }, (_, table) => {
    const here = CHAIRS - Math.floor((ghosts + table) / tables);
    return Array.from({ length: here }, () => next++);
  });
}
