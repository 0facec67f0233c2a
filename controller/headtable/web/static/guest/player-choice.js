// Who the guest is: a name from tonight's list, which only this browser keeps.

import { byId, make, setHidden, setText } from "../elements.js";
import { say } from "../sentences.js";
import { byName, firstNames, fittingNames } from "../name-search.js";

/** @typedef {import("../room.js").Room} Room */

const KEY = "headtable-guest";

/** @returns {string | null} */
function keptName() {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null; // this browser keeps nothing
  }
}

/** @param {string} player */
function keep(player) {
  try {
    localStorage.setItem(KEY, player);
  } catch {
    // Then the guest chooses again after a reload.
  }
}

export class PlayerChoice {
  #player = keptName();
  #isAsked = false; // whether the guest wants to choose again
  /** @type {readonly string[]} */
  #names = [];
  #shown = "";
  #isHeard = false; // whether the page knows of a night

  /** @param {() => void} changed */
  constructor(changed) {
    this.changed = changed;
    byId("choose-again").addEventListener("click", () => this.#askAgain());
    byId("name-typed").addEventListener("input", () => this.#drawFitting());
    byId("name-search").addEventListener("submit", (event) => {
      event.preventDefault();
      this.#chooseOnlyOne();
    });
  }

  /**
   * Draws the list of names, unless the guest is known.
   *
   * @param {Room} room
   * @returns {string | null} the guest's name; null while it must be chosen
   */
  draw(room) {
    this.#names = everybody(room);
    this.#isHeard = room.night !== null;
    const player = this.#isKnown && !this.#isAsked ? this.#player : null;
    setHidden(byId("who"), player !== null);
    setHidden(byId("name-search"), !this.#names.length);
    setText(byId("who-words"), this.#words);
    if (player === null) this.#drawFitting();
    return player;
  }

  /** Before a night is open nobody is on its list; then whoever has chosen before stays known. */
  get #isKnown() {
    return this.#player !== null && (!this.#names.length || this.#names.includes(this.#player));
  }

  get #words() {
    if (!this.#isHeard) return say("pages-unheard");
    if (!this.#names.length) return say("guest-no-list");
    if (this.#player !== null && !this.#isKnown) return say("guest-not-listed", { player: this.#player });
    return say("guest-who-what");
  }

  #askAgain() {
    this.#isAsked = true;
    this.changed();
    byId("name-typed").focus();
  }

  /** @param {string} player */
  #choose(player) {
    this.#player = player;
    this.#isAsked = false;
    byId("name-typed").value = "";
    keep(player);
    this.changed();
    byId("guest-name").focus();
  }

  #chooseOnlyOne() {
    const [only, ...others] = fittingNames(this.#names, byId("name-typed").value);
    if (only !== undefined && !others.length) this.#choose(only);
  }

  /** Draws the names that fit. A button that is being pressed stays where it is. */
  #drawFitting() {
    const fitting = fittingNames(this.#names, byId("name-typed").value);
    const shown = firstNames(fitting);
    setText(byId("fitting-words"), say("guest-fitting", { names: fitting.length, shown: shown.length, more: fitting.length - shown.length }));
    if (JSON.stringify(shown) === this.#shown) return;
    this.#shown = JSON.stringify(shown);
    byId("fitting").replaceChildren(...shown.map((player) => make("li", {}, make("button", { type: "button", onclick: () => this.#choose(player) }, player))));
  }
}

/**
 * Everybody who has a card or a chair tonight, by name. A ghost is nobody.
 *
 * @param {Room} room
 */
function everybody({ board, tables }) {
  const ghosts = new Set(tables.flatMap((state) => state.ghosts));
  const all = new Set([...board.standings.map((standing) => standing.player), ...board.others, ...tables.flatMap((state) => state.seats)]);
  return [...all].filter((player) => !ghosts.has(player)).sort(byName);
}
