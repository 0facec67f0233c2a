// The fields of the form for another night: its rules, its title, day and place, and who comes.

import { byId, setHidden, setText } from "../elements.js";
import { namesIn, playersIn } from "../host/names.js";
import { say } from "../sentences.js";

/** @typedef {Omit<headtable.sent.PrepareNight, "is">} Ordered */

/**
 * What the form holds.
 *
 * @returns {Ordered}
 */
export function ordered() {
  const pasted = byId("players").value;
  return {
    ruleset: byId("ruleset-choice").value,
    about: told(),
    names: namesIn(pasted).join("\n"),
    players: playersIn(pasted).players,
    unnamed: byId("unnamed-leave").checked ? "leave" : "stay",
  };
}

/**
 * Says what becomes of a guest list that was used, and of its guests who are not among the names.
 *
 * @param {readonly string[]} used
 * @param {readonly string[]} players
 */
export function drawListAnew(used, players) {
  const others = used.filter((name) => !players.includes(name));
  setHidden(byId("list-anew"), !used.length || !players.length);
  setHidden(byId("unnamed"), !others.length);
  setText(byId("unnamed-words"), others.length ? say("all-nights-unnamed", { guests: others.length, names: others }) : "");
}

/** @param {NonNullable<headtable.NightList["next"]>} next */
export function fill({ ruleset, about, names, unnamed }) {
  byId("ruleset-choice").value = ruleset;
  byId("night-title").value = about.title;
  byId("night-day").value = about.day;
  byId("night-place").value = about.place;
  byId("players").value = names;
  byId("unnamed-leave").checked = unnamed === "leave";
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
