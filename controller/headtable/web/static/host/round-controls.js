// What the whole room does next: a round starts or ends, a break ends or is longer, a pause is over.

import { byId, make, setHidden, setText } from "../elements.js";
import { isOneOf, markName } from "../format.js";
import { onHold } from "../hold-button.js";
import { say } from "../sentences.js";
import { HOST } from "./commands.js";
import { button, row } from "./dialog.js";

/** @typedef {headtable.NightState} Night */
/** @typedef {import("./commands.js").Commands} Commands */
/** @typedef {import("../room.js").Room} Room */

const LISTED = 8; // so many tables are named

export class RoundControls {
  #breakShown = "";

  /** @param {import("./commands.js").Commands} commands */
  constructor(commands) {
    this.commands = commands;
    byId("start").addEventListener("click", () => commands.send({ is: "start" }, say("console-starting")));
    byId("go-on").addEventListener("click", () => resume(commands));
    onHold(
      byId("ring"),
      () => commands.send({ is: "ring", by: HOST }, say("console-ringing")),
      () => commands.tell(say("pages-hold-longer")),
    );
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
  if (night.paused) return say("console-is-paused", { why: night.paused_why });
  if (night.phase === "over") return say("console-is-over");
  if (night.phase === "break") return breakInWords(night);
  if (night.phase === "ready") return say("console-round-mark", { round: night.round, mark: markName(night) });
  if (night.phase === "playing") return night.time_up ? say("console-round-time-up") : say("console-round-on");
  const open = room.tables.filter((state) => state.phase !== "done").map((state) => state.table);
  if (open.length > LISTED) return say("console-called-many-open", { tables: open.length });
  const tied = room.tables.filter((state) => isOneOf(state.phase, "roll-off", "host-decides", "tie-break")).map((state) => state.table);
  return open.length ? say("console-called-open", { tables: open, tied }) : say("console-called");
}

const MINUTES = [5, 10, 15];

/** @param {Commands} commands */
export const resume = (commands) => commands.send({ is: "resume" }, say("console-going-on"));

/** @param {headtable.NightState} night */
export const breakInWords = ({ break_for, break_minutes }) =>
  say("console-break-is", { what: break_for, minutes: break_minutes || null });

/**
 * @param {Commands} commands
 * @param {headtable.NightState} night
 */
export function breakButtons(commands, { break_minutes, sets_over }) {
  const more = MINUTES.map((minutes) => button(say("console-break-longer", { minutes }), () => commands.send({ is: "lengthen-break", minutes }, say("console-break-lengthening", { minutes }))));
  const end = button(say("console-break-end"), () => commands.send({ is: "end-break" }, say("console-break-ending")));
  const words = sets_over ? say("console-break-after-sets") : say("console-break-before-round");
  return make("div", {}, row(end, ...(break_minutes ? more : [])), make("p", { class: "why-not" }, words));
}
