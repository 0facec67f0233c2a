// What the whole room does next: a round starts or ends, a break ends, a pause is over.

import { byId, setHidden, setText } from "../elements.js";
import { isOneOf, markName } from "../format.js";
import { onHold } from "../hold-button.js";
import { breakButtons, breakInWords, resume } from "./breaks.js";
import { HOST } from "./commands.js";

/** @typedef {headtable.NightState} Night */
/** @typedef {import("../room.js").Room} Room */

const LISTED = 8; // so many tables are named
const OVER = "The night is over. “New night…”, under Pace, puts it away in a file of its own and begins another one.";

export class RoundControls {
  #breakShown = "";

  /** @param {import("./commands.js").Commands} commands */
  constructor(commands) {
    this.commands = commands;
    byId("start").addEventListener("click", () => commands.send({ is: "start" }, "starting the round"));
    byId("go-on").addEventListener("click", () => resume(commands));
    onHold(byId("ring"), () => commands.send({ is: "ring", by: HOST }, "ringing the bell"));
  }

  /** @param {Room} room */
  draw(room) {
    const { night } = room;
    const paused = Boolean(night?.paused);
    setHidden(byId("round"), !paused && !isOneOf(night?.phase, "ready", "playing", "called", "break", "over"));
    setHidden(byId("start"), paused || !isOneOf(night?.phase, "ready", "break") || Boolean(night?.sets_over));
    setHidden(byId("ring"), paused || night?.phase !== "playing");
    setHidden(byId("go-on"), !paused);
    setText(byId("round-words"), night ? inWords(room, night) : "");
    this.#drawBreak(night?.phase === "break" && !paused ? night : null);
  }

  /** @param {Night | null} night */
  #drawBreak(night) {
    const about = night ? `${night.break_minutes}` : "";
    if (about !== this.#breakShown) byId("break-acts").replaceChildren(...(night ? [breakButtons(this.commands, night)] : []));
    this.#breakShown = about;
  }
}

/**
 * @param {Room} room
 * @param {Night} night
 */
function inWords(room, night) {
  if (night.paused) return `Paused${night.paused_why ? `: ${night.paused_why}` : ""}`;
  if (night.phase === "over") return OVER;
  if (night.phase === "break") return breakInWords(night);
  if (night.phase === "ready") return `Round ${night.round}: ${markName(night)}`;
  if (night.phase === "playing") return night.time_up ? "The round is on, and its time is up" : "The round is on";
  const open = room.tables.filter((state) => state.phase !== "done").map((state) => state.table);
  if (open.length > LISTED) return `Called; ${open.length} tables are not done yet`;
  return open.length ? `Called; not done yet: ${open.join(", ")}` : "Called";
}
