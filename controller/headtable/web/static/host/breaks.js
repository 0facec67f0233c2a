// What the host can do in a break and in a pause.

import { make } from "../elements.js";
import { say } from "../sentences.js";
import { button, row } from "./dialog.js";

/** @typedef {import("./commands.js").Commands} Commands */

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
