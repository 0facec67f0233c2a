// Opens the night: who plays, and how they are seated.

import { byId, setHidden, setText } from "../elements.js";
import { onSubmit } from "../forms.js";
import { rulesetTitle } from "../format.js";
import { get } from "../requests.js";
import { letters } from "../name-search.js";
import { say } from "../sentences.js";
import { counted, problemOf, readPastedTables } from "./listed-names.js";
import { FromGuestList } from "./from-guest-list.js";
import { HandSeats } from "./hand-seats.js";
import { namesIn, playersIn, tidy } from "./names.js";

export class Opening {
  #isOffered = false; // whether the names that a host has pasted for this night were asked for
  #ruleset = ""; // of the night that the form is for
  #opened = { id: "", names: "" }; // the night that was opened last, and with which names

  #guestList = new FromGuestList();
  #handSeats = new HandSeats();

  /** @param {import("./commands.js").Commands} commands */
  constructor(commands) {
    this.commands = commands;
    byId("players").addEventListener("input", drawListed);
    readPastedTables(byId("players"), (words) => setText(byId("table-said"), words));
    drawListed(); // a browser may bring back what was typed before
    onSubmit(byId("open"), () => this.#open(String(new FormData(byId("open")).get("seating"))));
  }

  /**
   * @param {import("../room.js").Room} room
   * @param {Set<import("../room.js").Change>} changed
   */
  draw(room, changed) {
    this.#guestList.draw(room, changed);
    this.#handSeats.draw();
    const isOpen = room.night !== null && room.night.phase !== "closed";
    if (isOpen && byId("opening").contains(document.activeElement)) requestAnimationFrame(() => byId("round-words").focus());
    setHidden(byId("opening"), room.night?.phase !== "closed"); // not while it is unknown whether one is open
    if (changed.has("snapshot") && !isOpen) tellOfPhones();
    if (isOpen) this.#used(room.night?.id ?? "");
    else if (room.night && !this.#isOffered) this.#offer(room.night.id);
    if (room.night && !isOpen) this.#askForHostess(room.night.ruleset);
    if (room.night) setText(byId("opening-rules"), say("console-tonights-rules", { rules: rulesetTitle(room.night.ruleset) }));
  }

  /**
   * Shows the field for a hostess only if the rules have a part for one.
   *
   * @param {string} ruleset
   */
  async #askForHostess(ruleset) {
    if (ruleset === this.#ruleset) return;
    this.#ruleset = ruleset;
    const { value } = await get("/api/nights/names", {});
    setHidden(byId("hostess-line"), !value?.has_hostess);
    if (!value?.has_hostess) byId("hostess").value = "";
  }

  /**
   * The next night begins without the names of this one.
   *
   * @param {string} id
   */
  #used(id) {
    this.#isOffered = false;
    if (!byId("players").value) return;
    this.#opened = { id, names: byId("players").value };
    byId("players").value = "";
    drawListed();
  }

  /**
   * Fills in the names of an opening that was taken back, or those that a host has pasted for this night, unless
   * somebody types already.
   *
   * @param {string} id
   */
  async #offer(id) {
    this.#isOffered = true;
    const names = this.#opened.id === id ? this.#opened.names : (await get("/api/nights/names", {})).value?.names;
    if (!names || byId("players").value) return;
    byId("players").value = namesIn(names).join("\n");
    drawListed();
  }

  /** @param {string} chosen */
  #open(chosen) {
    const seating = /** @type {NonNullable<headtable.sent.OpenNight["seating"]>} */ (chosen);
    const hostess = tidy(byId("hostess").value) || null;
    return this.commands.send({ is: "open", seating, hostess, ...playersIn(byId("players").value) }, say("console-opening"));
  }
}

/** Says why no phone can open the pages, before a host needs the phones. */
async function tellOfPhones() {
  const why = (await get("/api/join", {})).value?.why_unreachable;
  setText(byId("unreachable"), why ? say("pages-unreachable", { why }) : "");
  setHidden(byId("unreachable"), !why);
}

function drawListed() {
  const list = playersIn(byId("players").value);
  const problem = problemOf(byId("players").value);
  setText(byId("counted"), problem ?? [counted(list), ...similar(list)].join(". "));
  byId("players").setAttribute("aria-invalid", String(problem !== null && list.players.length > 0));
  byId("open-night").disabled = problem !== null;
}

/**
 * The names that differ only in case, accents, spaces or punctuation.
 *
 * @param {import("./names.js").Listed} listed
 */
function similar({ players }) {
  const known = new Map(players.map((player) => /** @type {const} */ ([letters(player), player])));
  return players.flatMap((player) => {
    const other = known.get(letters(player)) ?? player;
    return other === player ? [] : [say("console-listed-similar", { player, other })];
  });
}
