// The column of the scoreboard with the mark, the round, the traveler and the honours.

import { die } from "./die.js";
import { byId, make, setHidden, setText } from "./elements.js";
import { markName, setsOf } from "./format.js";
import { say, sayWith } from "./sentences.js";
import { honours } from "./standings.js";

/** @typedef {import("./room.js").Room} Room */

const LATEST_MOVES = 6; // of the traveler
/** @type {Partial<Record<headtable.Phase, string>>} */
const MARK_LEAD = { ready: say("projector-next-we-roll"), break: say("projector-next-we-roll"), playing: say("projector-roll"), called: say("projector-roll") };
/** @type {Record<headtable.TravelerState["starts"], string>} */
const TRAVELER_STARTS = { hostess: say("projector-traveler-hostess"), head_table: say("projector-traveler-head-table") };

/**
 * Draws the column. A heading stands where no round is played: "The final".
 *
 * @param {Room} room
 * @param {string | undefined} heading
 */
export function drawMark(room, heading) {
  const { night } = room;
  const mark = heading || night?.phase === "closed" || night?.sets_over ? null : night?.mark;
  const name = night && mark ? markName(night) : say("pages-title");
  byId("mark-die").replaceChildren(mark ? die(mark, say("projector-mark-is", { mark })) : "");
  setText(byId("mark-lead"), (mark && night && MARK_LEAD[night.phase]) || "");
  setText(byId("mark-name"), heading ?? (night?.phase === "closed" ? say("projector-welcome") : name));
  setHidden(byId("star-means"), !room.tables.some(({ phase, walks, before }) => phase === "ready" && walks.length && before));
  setHidden(byId("where"), !night?.set || night.sets_over || Boolean(heading));
  if (night) drawRound(night, room);
  drawTraveler(room);
  byId("honours").replaceChildren(...(night?.phase === "over" ? honours(room) : []));
}

/**
 * @param {headtable.NightState} night
 * @param {Room} room
 */
function drawRound(night, { inSemiFinal }) {
  setText(byId("set-name"), inSemiFinal ? say("projector-semi-final") : say("projector-set"));
  byId("set").replaceChildren(inSemiFinal ? "" : numberOf(night.set, setsOf(night)));
  byId("round").replaceChildren(numberOf(night.round, night.rounds));
}

/**
 * @param {number} number
 * @param {number} of
 */
const numberOf = (number, of) => make("span", {}, ...sayWith("projector-number-of", { number: make("b", {}, `${number}`), most: of }));

/**
 * Draws who holds the traveler; when the night is over also its way there.
 *
 * @param {Room} room
 */
function drawTraveler({ night, stage: { traveler, contest } }) {
  setHidden(byId("traveler"), !traveler);
  if (!traveler) return;
  const holder = traveler.holder ?? TRAVELER_STARTS[traveler.starts];
  const way = night?.phase === "over" && !contest ? wayTo(traveler) : [];
  byId("traveler").replaceChildren(...sayWith("projector-traveler", { holder: make("b", {}, holder), way }));
}

/**
 * Who had the traveler before its holder, the latest few.
 *
 * @param {headtable.TravelerState} traveler
 */
function wayTo({ moves }) {
  const latest = moves.slice(-LATEST_MOVES, -1).map((move) => move.player);
  return moves.length > LATEST_MOVES ? ["…", ...latest] : latest;
}
