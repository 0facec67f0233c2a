// Opens the night: who plays, and how they are seated.

import { byId, setHidden, setText } from "../elements.js";
import { many } from "../format.js";
import { playersIn, tidy } from "./names.js";

const CHAIRS = 4;
const LONGEST_NAME = 40;

export class Opening {
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

  /** @param {import("../room.js").Room} room */
  draw(room) {
    setHidden(byId("opening"), (room.night?.phase ?? "closed") !== "closed");
  }

  /** @param {string} chosen */
  #open(chosen) {
    const seating = /** @type {NonNullable<headtable.sent.OpenNight["seating"]>} */ (chosen);
    const hostess = tidy(byId("hostess").value) || null;
    this.commands.send({ is: "open", seating, hostess, ...playersIn(byId("players").value) }, "opening the night");
  }
}

function drawListed() {
  const list = playersIn(byId("players").value);
  setText(byId("counted"), counted(list));
  byId("open-night").disabled = list.players.length < CHAIRS;
}

/** @param {import("./names.js").Listed} listed */
function counted({ players, starred, teams }) {
  const twice = players.find((name, place) => players.indexOf(name) !== place);
  const long = players.find((name) => name.length > LONGEST_NAME);
  if (twice) return `“${twice}” is listed twice: add a letter to one of them.`;
  if (long) return `“${long.slice(0, LONGEST_NAME)}…” is too long: ${LONGEST_NAME} letters are enough.`;
  if (players.length < CHAIRS) return `${players.length} of at least ${CHAIRS} players`;
  const tables = Math.ceil(players.length / CHAIRS);
  const ghosts = CHAIRS * tables - players.length;
  const marked = [starred.length && many(starred.length, "star"), teams.length && many(teams.length, "team")].filter(Boolean);
  return [`${many(players.length, "player")}: ${many(tables, "table")}${ghosts ? ` with ${many(ghosts, "ghost")}` : ""}`, ...marked].join("; ");
}
