// When the night is over: who won what.

import { byId, make, setHidden } from "../elements.js";
import { prizeName } from "../format.js";
import { leaders } from "../leaders.js";
import { prizeInWords } from "../prizes.js";
import { say } from "../sentences.js";

/** @typedef {import("../room.js").Room} Room */

/** @param {Room} room */
export function drawOutcome(room) {
  const over = room.night?.phase === "over";
  setHidden(byId("outcome"), !over);
  byId("outcome-lines").replaceChildren(...(over ? lines(room).map((words) => make("li", {}, words)) : []));
}

/** @param {Room} room */
function lines(room) {
  const { grand_prize, prizes } = room.stage;
  const grand = grand_prize ? [say("console-grand-prize", { player: grand_prize })] : [];
  const given = prizes.filter(({ won }) => won.length).map(prizeInWords);
  const nobodys = prizes.filter((prize) => prize.nobodys).map(({ name }) => say("console-nobodys-prize", { prize: prizeName(name) }));
  return [...grand, ...given, ...nobodys, ...leaders(room).map(({ title, who, most }) => say("console-leads-with", { title, who, most }))];
}
