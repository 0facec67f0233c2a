// The column of the scoreboard with the mark, the round, the traveler and the honours.

import { die } from "./die.js";
import { byId, make, setHidden, setText } from "./elements.js";
import { markName, setsOf } from "./format.js";
import { honours } from "./standings.js";

/** @typedef {import("./room.js").Room} Room */

const LATEST_MOVES = 6; // of the traveler
/** @type {Partial<Record<headtable.Phase, string>>} */
const MARK_LEAD = { ready: "Next we roll", break: "Next we roll", playing: "Roll", called: "Roll" };
/** @type {Record<headtable.TravelerState["starts"], string>} */
const TRAVELER_STARTS = { hostess: "the hostess", head_table: "the head table" };

/**
 * Draws the column. A heading stands where no round is played: "The final".
 *
 * @param {Room} room
 * @param {string | undefined} heading
 */
export function drawMark(room, heading) {
  const { night } = room;
  const mark = heading || night?.phase === "closed" ? null : night?.mark;
  const name = night && mark ? markName(night) : "headtable";
  byId("mark-die").replaceChildren(mark ? die(mark, `the mark is ${mark}`) : "");
  setText(byId("mark-lead"), (mark && night && MARK_LEAD[night.phase]) || "");
  setText(byId("mark-name"), heading ?? (night?.phase === "closed" ? "Welcome" : name));
  setHidden(byId("where"), !night?.set || Boolean(heading));
  if (night) drawRound(night, room.inSemiFinal);
  drawTraveler(room.stage.traveler, night?.phase === "over" && !room.stage.contest);
  byId("honours").replaceChildren(...(night?.phase === "over" ? honours(room) : []));
}

/**
 * @param {headtable.NightState} night
 * @param {boolean} inSemiFinal
 */
function drawRound(night, inSemiFinal) {
  setText(byId("set-name"), inSemiFinal ? "Semi-final" : "Set");
  byId("set").replaceChildren(inSemiFinal ? "" : numberOf(night.set, setsOf(night)));
  byId("round").replaceChildren(numberOf(night.round, night.rounds));
}

/**
 * @param {number} number
 * @param {number} of
 */
const numberOf = (number, of) => make("span", {}, make("b", {}, `${number}`), ` of ${of}`);

/**
 * Draws who holds the traveler; when the night is over also its way there.
 *
 * @param {headtable.TravelerState | null} traveler
 * @param {boolean} over
 */
function drawTraveler(traveler, over) {
  setHidden(byId("traveler"), !traveler);
  if (!traveler) return;
  const moves = traveler.moves.map((move) => move.player);
  const way = [...(moves.length > LATEST_MOVES ? ["…"] : []), ...moves.slice(-LATEST_MOVES)];
  const holder = traveler.holder ?? TRAVELER_STARTS[traveler.starts];
  const from = over && way.length > 1 ? ` after ${way.slice(0, -1).join(" → ")}` : "";
  byId("traveler").replaceChildren("Traveler: ", make("b", {}, holder), from);
}
