// Who has the most wins, buncos and minis tonight.

/**
 * Who has the most of what, and how many.
 *
 * @param {import("./room.js").Room} room
 */
export function leaders({ night, board }) {
  /** @type {["wins" | "buncos" | "minis", string][]} */
  const titles = [["wins", "Most wins"], ["buncos", `Most ${night?.bunco_word ?? "bunco"}s`]];
  if (night?.minis) titles.push(["minis", "Most minis"]);
  return titles.flatMap(([what, title]) => {
    const most = Math.max(...board.standings.map((standing) => standing[what] ?? 0));
    const best = board.standings.filter((standing) => standing[what] === most).map((standing) => standing.player);
    const who = best.length > 3 ? `${best.length} players` : best.join(", ");
    return most > 0 ? [{ title, who, most }] : [];
  });
}
