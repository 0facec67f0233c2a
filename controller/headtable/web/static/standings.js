// The standings: a column beside the tables, and the whole list when the night is over.

import { fit } from "./fit.js";
import { byId, make } from "./make.js";

const ROW_REM = 1.75;
const HEADING_REM = 4.6;
const LINE = { width: 17, height: 1.7 }; // of the final list, in its own em

export function standings(room, limited, many) {
  const all = room.board.standings;
  if (!all.length || room.night?.phase === "over") return [];
  const rows = limited ? all.slice(0, room_for(all.length, many)) : all;
  const more = all.length - rows.length;
  return [
    make("h2", {}, "Standings"),
    make("table", {}, heading(room.night), make("tbody", {}, ...rows.map(row))),
    more > 0 && make("p", { class: "more" }, `and ${more} more`),
  ].filter(Boolean);
}

function room_for(count, many) {
  if (many) return Math.min(count, 4);
  const rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
  const rows = Math.floor((byId("standings").clientHeight / rem - HEADING_REM) / ROW_REM);
  return count <= rows ? count : Math.max(rows - 1, 3);
}

const heading = (night) =>
  make(
    "thead",
    {},
    make("tr", {}, make("th", {}), make("th", { class: "player" }, "player"), ...columns(night)),
  );

const columns = (night) => [
  make("th", {}, make("abbr", { title: "wins" }, "W")),
  make("th", {}, make("abbr", { title: "losses" }, "L")),
  make("th", { class: "buncos" }, night?.bunco_word ?? "bunco"),
];

const row = (standing) =>
  make(
    "tr",
    { class: standing.place === 1 ? "first" : null },
    make("td", { class: "place" }, `${standing.place}`),
    make("td", { class: "player", title: standing.player }, standing.player),
    make("td", {}, `${standing.wins}`),
    make("td", {}, `${standing.losses}`),
    make("td", { class: "buncos" }, `${standing.buncos}`),
  );

// Everybody, in as many columns as make the letters largest.
export function finalStandings(room) {
  const all = room.board.standings;
  const space = byId("tables");
  const { columns, rows, em } = fit(all.length, space.clientWidth, space.clientHeight - 40, LINE);
  const list = make("ol", { class: "final" }, ...all.map((standing) => line(standing, room.night)));
  list.style.setProperty("--columns", columns);
  list.style.setProperty("--rows", rows);
  list.style.setProperty("--em", `${Math.min(em, 34)}px`);
  return list;
}

const line = (standing, night) =>
  make(
    "li",
    { class: standing.place === 1 ? "first" : null },
    make("span", { class: "place" }, `${standing.place}`),
    make("span", { class: "player", title: standing.player }, standing.player),
    make("span", { class: "wins" }, make("b", {}, `${standing.wins}`), " W"),
    make("span", { class: "losses" }, `${standing.losses} L`),
    make("span", { class: "buncos" }, `${standing.buncos} ${night.bunco_word}`),
  );
