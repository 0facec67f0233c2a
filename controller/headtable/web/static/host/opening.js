// Opens the night: who plays, and how they are seated.

import { byId, setHidden, setText } from "../elements.js";
import { letters } from "../name-search.js";
import { say } from "../sentences.js";
import { FromGuestList } from "./from-guest-list.js";
import { HandSeats } from "./hand-seats.js";
import { playersIn, tidy } from "./names.js";

const CHAIRS = 4;
const LONGEST_NAME = 40;

export class Opening {
  #guestList = new FromGuestList();
  #handSeats = new HandSeats();

  /** @param {import("./commands.js").Commands} commands */
  constructor(commands) {
    this.commands = commands;
    byId("players").addEventListener("input", drawListed);
    drawListed(); // a browser may bring back what was typed before
    byId("open").addEventListener("submit", (event) => {
      event.preventDefault();
      this.#open(String(new FormData(byId("open")).get("seating")));
    });
  }

  /**
   * @param {import("../room.js").Room} room
   * @param {Set<import("../room.js").Change>} changed
   */
  draw(room, changed) {
    this.#guestList.draw(room, changed);
    this.#handSeats.draw();
    const isOpen = (room.night?.phase ?? "closed") !== "closed";
    if (isOpen && byId("opening").contains(document.activeElement)) requestAnimationFrame(() => byId("round-words").focus());
    setHidden(byId("opening"), isOpen);
  }

  /** @param {string} chosen */
  #open(chosen) {
    const seating = /** @type {NonNullable<headtable.sent.OpenNight["seating"]>} */ (chosen);
    const hostess = tidy(byId("hostess").value) || null;
    this.commands.send({ is: "open", seating, hostess, ...playersIn(byId("players").value) }, say("console-opening"));
  }
}

function drawListed() {
  const list = playersIn(byId("players").value);
  const problem = problemOf(list);
  setText(byId("counted"), problem ?? [counted(list), ...similar(list)].join(". "));
  byId("open-night").disabled = problem !== null;
}

/**
 * Why a night cannot open with this list; null if it can.
 *
 * @param {import("./names.js").Listed} listed
 */
function problemOf({ players }) {
  const twice = players.find((name, place) => players.indexOf(name) !== place);
  const long = players.find((name) => [...name].length > LONGEST_NAME);
  if (twice) return say("console-listed-twice", { player: twice });
  if (long) return say("console-name-too-long", { start: [...long].slice(0, LONGEST_NAME).join(""), longest: LONGEST_NAME });
  return players.length < CHAIRS ? say("console-too-few", { players: players.length, fewest: CHAIRS }) : null;
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

/** @param {import("./names.js").Listed} listed */
function counted({ players, starred, teams }) {
  const tables = Math.ceil(players.length / CHAIRS);
  const ghosts = CHAIRS * tables - players.length;
  return say("console-listed", { players: players.length, tables, ghosts, stars: starred.length, teams: teams.length });
}
