// The standings: a column beside the tables, and the whole list when the night is over.

import { die } from "./die.js";
import { make, setText } from "./elements.js";
import { buncoWord } from "./format.js";
import { leaders } from "./leaders.js";
import { grandPrizeWinner, hasPrizes } from "./prizes.js";
import { say, shownName } from "./sentences.js";

const MOST_LEADERS = 1 / 3; // of everybody

/** @typedef {headtable.Standing} Standing */
/** @typedef {headtable.NightState | null} Night */
/** @typedef {import("./room.js").Room} Room */

/**
 * As many of the standings as there is room for.
 *
 * @param {Room} room
 * @param {HTMLElement | null} place
 */
export function standings(room, place) {
  const all = room.board.standings;
  if (!all.length || room.night?.phase === "over") return [];
  const rows = all.map((standing) => row(standing, room));
  const table = make("table", {}, heading(room.night), make("tbody", {}, ...rows));
  const more = make("p", { class: "more" });
  const title = make("h2", {}, say("projector-standings", { counts: room.board.counts }));
  if (place) shorten(place, rows, [title, table, more], more);
  return [title, table, ...(more.textContent ? [more] : [])];
}

/**
 * Removes the last rows until the rest fits.
 *
 * @param {HTMLElement} place
 * @param {HTMLElement[]} rows
 * @param {HTMLElement[]} parts
 * @param {HTMLElement} more
 */
function shorten(place, rows, parts, more) {
  place.replaceChildren(...parts);
  setText(more, say("pages-and-more", { more: rows.length }));
  const above = rows[0]?.offsetTop ?? 0;
  const space = place.clientHeight - more.offsetHeight - above;
  const fitting = rows.findIndex((one) => one.offsetTop + one.offsetHeight - above > space);
  const last = fitting < 0 ? rows.length : Math.max(fitting, 1);
  for (const one of rows.slice(last)) one.remove();
  setText(more, last < rows.length ? say("pages-and-more", { more: rows.length - last }) : "");
}

/**
 * Whether this player has the star: the winner of the final, where there is one, else whoever leads. Nobody leads
 * while many are first, as half of the hall is after a round.
 *
 * @param {Standing} standing
 * @param {Room} room
 */
function leads({ player, place, wins }, { night, stage, board }) {
  if (night?.phase === "over" && stage.grand_prize) return player === stage.grand_prize;
  const first = board.standings.filter((one) => one.place === 1).length;
  return place === 1 && wins > 0 && first <= MOST_LEADERS * board.standings.length;
}

/** @param {Night} night */
const heading = (night) =>
  make(
    "thead",
    {},
    make("tr", {}, make("td"), make("th", { class: "player" }, say("projector-player")), ...columns(night)),
  );

/** @param {Night} night */
const columns = (night) => [
  make("th", {}, make("abbr", { title: say("projector-wins") }, say("projector-wins-short"))),
  make("th", {}, make("abbr", { title: say("projector-losses") }, say("projector-losses-short"))),
  make("th", { class: "buncos" }, buncoWord(night)),
  night?.minis && make("th", { class: "buncos" }, say("projector-mini")),
];

/**
 * @param {Standing} standing
 * @param {Room} room
 */
const row = (standing, room) =>
  make(
    "tr",
    { class: leads(standing, room) ? "first" : null },
    make("td", { class: "place" }, `${standing.place}`),
    make("td", { class: "player", title: shownName(standing.player) }, shownName(standing.player)),
    make("td", {}, `${standing.wins}`),
    make("td", {}, `${standing.losses}`),
    make("td", { class: "buncos" }, `${standing.buncos}`),
    room.night?.minis && make("td", { class: "buncos" }, `${standing.minis}`),
  );

/**
 * A line for everybody.
 *
 * @param {Room} room
 */
export const finalStandings = (room) => room.board.standings.map((standing) => line(standing, room));

/** @param {Room} room */
export const legend = ({ night, board }) => make("p", { class: "legend" }, say("projector-legend", { bunco: night?.bunco_word, minis: Boolean(night?.minis), counts: board.counts }));

/**
 * @param {Standing} standing
 * @param {Room} room
 */
const line = (standing, room) =>
  make(
    "li",
    { class: leads(standing, room) ? "first" : null },
    make("span", { class: "place" }, `${standing.place}`),
    make("span", { class: "player", title: shownName(standing.player) }, shownName(standing.player)),
    make("span", { class: "score" }, make("b", {}, `${standing.wins}`), `–${standing.losses}`),
    make("span", { class: "buncos" }, `${standing.buncos}`, make("span", { class: "word" }, ` ${buncoWord(room.night)}`)),
    room.night?.minis && make("span", { class: "buncos" }, `${standing.minis}`, make("span", { class: "word" }, ` ${say("projector-mini")}`)),
  );

/**
 * Who won the final; where the rules have nothing to win, who has the most of what.
 *
 * @param {Room} room
 */
export function honours(room) {
  const winner = grandPrizeWinner(room.stage);
  const dice = make("dd", { class: "dice" }, ...(room.final?.faces ?? []).map((face) => die(face)));
  const grand = winner ? [make("div", { class: "grand" }, make("dt", {}, say("projector-grand-prize")), make("dd", {}, say("pages-starred", { player: winner })), dice)] : [];
  return [...grand, ...(hasPrizes(room.stage) ? [] : leaderLines(room))];
}

/** @param {Room} room */
const leaderLines = (room) =>
  leaders(room).map(({ title, who, most }) => make("div", {}, make("dt", {}, title), make("dd", {}, say("projector-leads-with", { who, most }))));
