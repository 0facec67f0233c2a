// The final on the scoreboard: its dice, who rolls, and who sits there.

import { die } from "./die.js";
import { make } from "./elements.js";
import { placeWithReason } from "./reasons.js";
import { say, shownName } from "./sentences.js";

/** @typedef {import("./room.js").Room} Room */
/** @typedef {import("./room.js").Final} Final */

/**
 * @param {Room} room
 * @param {Final} final
 */
export function finalTable(room, final) {
  return [
    make("h2", { class: "stage-title" }, say("projector-final")),
    make("p", { class: "stage-how" }, say("projector-final-rule")),
    make("div", { class: "final-dice" }, ...thrown(final)),
    make("p", { class: "final-who", "aria-live": "polite" }, hasDice(final)),
    make("ol", { class: "final-seats" }, ...final.seats.map((player) => finalist(player, final, room))),
  ];
}

/** @param {Final} final */
function hasDice({ rolled, roller, winner }) {
  if (winner) return say("projector-spoken-winner", { winner });
  if (rolled) return say("projector-final-next", { rolled, roller: roller ?? "" });
  return say("projector-final-has-dice", { roller: roller ?? "" });
}

/**
 * The dice; where nobody read them, what they came to.
 *
 * @param {Final} final
 */
function thrown({ faces, rolled, winner }) {
  if (faces.length) return faces.map((face) => die(face));
  return rolled && !winner ? [make("b", { class: "final-told" }, say("projector-final-not-alike", { rolled }))] : [];
}

/**
 * @param {string} player
 * @param {Final} final
 * @param {Room} room
 */
function finalist(player, final, room) {
  const one = room.stage.finalists.find((chosen) => chosen.player === player);
  const won = final.winner === player;
  const rolls = final.roller === player && !final.winner;
  return make(
    "li",
    { class: won ? "is-won" : rolls ? "is-rolls" : null },
    make("span", { class: "name", title: shownName(player) }, (won ? "★\u00a0" : rolls ? "▸\u00a0" : "") + shownName(player)),
    make("span", { class: "note" }, one ? placeWithReason(one, room.night?.bunco_word) : ""),
  );
}
