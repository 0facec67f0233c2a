// Opens the night: who plays, and how they are seated.

import { byId, setHidden, setText } from "../elements.js";
import { say } from "../sentences.js";
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
    this.commands.send({ is: "open", seating, hostess, ...playersIn(byId("players").value) }, say("console-opening"));
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
  if (twice) return say("console-listed-twice", { player: twice });
  if (long) return say("console-name-too-long", { start: long.slice(0, LONGEST_NAME), longest: LONGEST_NAME });
  if (players.length < CHAIRS) return say("console-too-few", { players: players.length, fewest: CHAIRS });
  const tables = Math.ceil(players.length / CHAIRS);
  const ghosts = CHAIRS * tables - players.length;
  return say("console-listed", { players: players.length, tables, ghosts, stars: starred.length, teams: teams.length });
}
