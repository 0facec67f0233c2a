// Who has the most wins, buncos and minis tonight.

import { say, shownName } from "./sentences.js";

/**
 * Who has the most of what, and how many.
 *
 * @param {import("./room.js").Room} room
 */
export function leaders({ night, board }) {
  /** @type {["wins" | "buncos" | "minis", string][]} */
  const titles = [["wins", say("pages-most-wins")], ["buncos", say("pages-most-buncos", { bunco: night?.bunco_word })]];
  if (night?.minis) titles.push(["minis", say("pages-most-minis")]);
  return titles.flatMap(([what, title]) => {
    const most = Math.max(...board.standings.map((standing) => standing[what] ?? 0));
    const best = board.standings.filter((standing) => standing[what] === most).map((standing) => standing.player);
    const who = best.length > 3 ? say("pages-level-players", { players: best.length }) : best.map(shownName).join(", ");
    return most > 0 ? [{ title, who, most }] : [];
  });
}
