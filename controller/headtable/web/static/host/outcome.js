// When the night is over: who won what.

import { byId, make, setHidden } from "../elements.js";
import { prizeName } from "../format.js";
import { leaders } from "../leaders.js";
import { grandPrizeWinner, hasPrizes, prizeInWords } from "../prizes.js";
import { placeName } from "../reasons.js";
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
  const { prizes } = room.stage;
  const winner = grandPrizeWinner(room.stage);
  const grand = winner ? [say("console-grand-prize", { player: winner })] : [];
  const given = prizes.filter(({ won }) => won.length).map(prizeInWords);
  const nobodys = prizes.filter((prize) => prize.nobodys).map(({ name }) => say("console-nobodys-prize", { prize: prizeName(name) }));
  return [...grand, ...given, ...nobodys, ...(hasPrizes(room.stage) ? places(room) : withoutPrizes(room))];
}

/**
 * The places in the final, which are honours and no prizes.
 *
 * @param {Room} room
 */
const places = ({ stage, night }) =>
  stage.finalists.map(({ player, place }) => say("console-was-in-final", { player, place: placeName(place, night?.bunco_word) }));

/** @param {Room} room */
const withoutPrizes = (room) => [say("console-no-prizes"), ...leaders(room).map(({ title, who, most }) => say("console-leads-with", { title, who, most }))];
