// The standings: a column beside the tables, and the whole list when the night is over.

import { die } from "./die.js";
import { byId, make } from "./elements.js";
import { buncoWord } from "./format.js";
import { grid, rem } from "./grid.js";
import { leaders } from "./leaders.js";
import { say } from "./sentences.js";

/** @typedef {headtable.Standing} Standing */
/** @typedef {headtable.NightState | null} Night */
/** @typedef {import("./room.js").Room} Room */

const ROW_REM = { least: 1.75, most: 2.3 };
const HEADING_REM = 5.8;
const TOP = 12; // so many stand above the tables of a full hall
const LINE = { width: 19, height: 1.7 }; // of the final list, in its own em
const DENSE_LINE = { width: 13, height: 1.7 };
const MINIS_WIDTH = { words: 4.5, dense: 2 };
const DENSE = 48; // more players than this get lines without words

/**
 * @param {Room} room
 * @param {{ wide: boolean, many: boolean }} screen
 */
export function standings(room, { wide, many }) {
  const all = room.board.standings;
  if (!all.length || room.night?.phase === "over") return [];
  if (wide && many) return [make("ol", { class: "top" }, ...all.slice(0, TOP).map((standing) => line(standing, room)))];
  const space_rem = wide ? byId("standings").clientHeight / rem() - HEADING_REM : Infinity;
  const fitting = Math.floor(space_rem / ROW_REM.least);
  const rows = all.length <= fitting ? all : all.slice(0, Math.max(fitting - 1, 3));
  const row_rem = wide ? Math.min(Math.max(space_rem / rows.length, ROW_REM.least), ROW_REM.most) : ROW_REM.least;
  const table = make("table", {}, heading(room.night), make("tbody", {}, ...rows.map((standing) => row(standing, room))));
  table.style.setProperty("--row", `${row_rem}rem`);
  const more = all.length - rows.length;
  const title = make("h2", {}, say("projector-standings", { counts: room.board.counts }));
  return [title, table, ...(more > 0 ? [make("p", { class: "more" }, say("pages-and-more", { more }))] : [])];
}

/**
 * Whether this player has the star: the winner of the final, where there is one, else whoever leads. Nobody leads
 * before the first round, when everybody is first.
 *
 * @param {Standing} standing
 * @param {Room} room
 */
function leads({ player, place, wins }, { night, stage }) {
  if (night?.phase === "over" && stage.grand_prize) return player === stage.grand_prize;
  return place === 1 && wins > 0;
}

/** @param {Night} night */
const heading = (night) =>
  make(
    "thead",
    {},
    make("tr", {}, make("th", {}), make("th", { class: "player" }, say("projector-player")), ...columns(night)),
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
    make("td", { class: "player", title: standing.player }, standing.player),
    make("td", {}, `${standing.wins}`),
    make("td", {}, `${standing.losses}`),
    make("td", { class: "buncos" }, `${standing.buncos}`),
    room.night?.minis && make("td", { class: "buncos" }, `${standing.minis}`),
  );

/**
 * Everybody, in as many columns as make the letters largest.
 *
 * @param {Room} room
 * @param {number} used_px
 */
export function finalStandings(room, used_px) {
  const { night, board: { standings: all } } = room;
  const dense = all.length > DENSE;
  const space = byId("tables");
  const shape = dense ? DENSE_LINE : LINE;
  const minis = night?.minis ? MINIS_WIDTH[dense ? "dense" : "words"] : 0;
  const { columns: across, rows, em } = grid(all.length, space.clientWidth, space.clientHeight - used_px - 2 * rem(), { ...shape, width: shape.width + minis });
  const list = make("ol", { class: dense ? "final dense" : "final" }, ...all.map((standing) => line(standing, room)));
  list.style.setProperty("--columns", String(across));
  list.style.setProperty("--rows", String(rows));
  list.style.setProperty("--em", `${Math.min(em, 2 * rem())}px`);
  return [make("p", { class: "legend" }, say("projector-legend", { bunco: night?.bunco_word, minis: Boolean(night?.minis), counts: room.board.counts })), list];
}

/**
 * @param {Standing} standing
 * @param {Room} room
 */
const line = (standing, room) =>
  make(
    "li",
    { class: leads(standing, room) ? "first" : null },
    make("span", { class: "place" }, `${standing.place}`),
    make("span", { class: "player", title: standing.player }, standing.player),
    make("span", { class: "score" }, make("b", {}, `${standing.wins}`), `–${standing.losses}`),
    make("span", { class: "buncos" }, `${standing.buncos}`, make("span", { class: "word" }, ` ${buncoWord(room.night)}`)),
    room.night?.minis && make("span", { class: "buncos" }, `${standing.minis}`, make("span", { class: "word" }, ` ${say("projector-mini")}`)),
  );

/**
 * Who won the final, and who has the most of what. Prizes tell the second better, where there are some.
 *
 * @param {Room} room
 */
export function honours(room) {
  const winner = room.stage.grand_prize;
  const dice = make("dd", { class: "dice" }, ...(room.final?.faces ?? []).map((face) => die(face)));
  const grand = winner ? [make("div", { class: "grand" }, make("dt", {}, say("projector-grand-prize")), make("dd", {}, say("pages-starred", { player: winner })), dice)] : [];
  return [...grand, ...(room.stage.prizes.some((prize) => prize.won.length) ? [] : leaderLines(room))];
}

/** @param {Room} room */
const leaderLines = (room) =>
  leaders(room).map(({ title, who, most }) => make("div", {}, make("dt", {}, title), make("dd", {}, say("projector-leads-with", { who, most }))));
