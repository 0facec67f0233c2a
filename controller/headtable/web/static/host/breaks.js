// What the host can do in a break and in a pause.

import { make } from "../elements.js";
import { button, row } from "./dialog.js";

/** @typedef {import("./commands.js").Commands} Commands */

const MINUTES = [5, 10, 15];

/** @param {Commands} commands */
export const resume = (commands) => commands.send({ is: "resume" }, "going on");

/** @param {headtable.NightState} night */
export const breakInWords = ({ break_for, break_minutes }) =>
  `Break, ${break_for}: ${break_minutes ? `${break_minutes} minutes` : "until you end it"}`;

/**
 * @param {Commands} commands
 * @param {headtable.NightState} night
 */
export function breakButtons(commands, { break_minutes, sets_over }) {
  const more = MINUTES.map((minutes) => button(`+ ${minutes} min`, () => commands.send({ is: "lengthen-break", minutes }, `${minutes} minutes more of the break`)));
  const end = button("End the break", () => commands.send({ is: "end-break" }, "ending the break"));
  const words = sets_over ? "“End the break” goes on with what follows the last set." : "“End the break” calls everybody back to their chairs; the round waits. “Start the round” ends the break and starts it at once.";
  return make("div", {}, row(end, ...(break_minutes ? more : [])), make("p", { class: "why-not" }, words));
}
