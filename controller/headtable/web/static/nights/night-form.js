// The fields of the form for another night: its rules, its title, day and place, and who comes.

import { byId } from "../elements.js";
import { namesIn, playersIn } from "../host/names.js";

/** What the form holds. */
export function ordered() {
  const pasted = byId("players").value;
  return { ruleset: byId("ruleset-choice").value, about: told(), names: namesIn(pasted).join("\n"), players: playersIn(pasted).players };
}

/** @param {NonNullable<headtable.NightList["next"]>} next */
export function fill({ ruleset, about, names }) {
  byId("ruleset-choice").value = ruleset;
  byId("night-title").value = about.title;
  byId("night-day").value = about.day;
  byId("night-place").value = about.place;
  byId("players").value = names;
}

/**
 * The host's words about the night.
 *
 * @returns {headtable.sent.AboutNight}
 */
const told = () => ({ is: "about-night", title: byId("night-title").value.trim(), day: byId("night-day").value, place: byId("night-place").value.trim() });

/** The date here, as a date field writes it. */
export function today() {
  const now = new Date();
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, "0")).join("-");
}
