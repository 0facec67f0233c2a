// A strip over the picture of a stream: the mark, the round, and the score of the head table.

import { die } from "./die.js";
import { byId, make, setHidden, setText } from "./elements.js";
import { isOneOf, isUntold, markName, partners, team } from "./format.js";
import { followRoom } from "./room-events.js";
import { roundOf } from "./round-name.js";
import { say } from "./sentences.js";

/** @typedef {import("./room.js").Room} Room */

/** @type {headtable.Team[]} */
const TEAMS = ["a", "b"];

/** @param {Room} room */
function draw(room) {
  const { night, tables } = room;
  const [head] = tables;
  setHidden(byId("strip"), !night?.mark || !head || !isOneOf(night.phase, "ready", "playing", "called"));
  if (!night?.mark || !head) return;
  byId("mark-die").replaceChildren(die(night.mark));
  setText(byId("mark-name"), markName(night));
  setText(byId("round"), say("projector-overlay-round", { ...roundOf(room, night), rounds: night.rounds }));
  setText(byId("called-word"), night.phase === "called" ? say("projector-called") : head.call_it ? say("projector-call-it") : "");
  byId("teams").replaceChildren(...TEAMS.map((side, index) => line(partners(team(head, side)), isUntold(head, night) ? "" : `${head.tally[index]}`)));
}

/**
 * @param {string} names
 * @param {string} tally
 */
const line = (names, tally) => make("p", {}, make("span", { class: "name" }, names), make("b", { class: "tally" }, tally));

followRoom(draw);
