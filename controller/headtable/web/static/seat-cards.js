// Who sits where: everybody by name, then table by table.

import { make } from "./elements.js";
import { say } from "./sentences.js";

/** @typedef {import("./room.js").Room} Room */

/** @param {Room} room */
export const seatsByName = ({ tables }) =>
  tables
    .flatMap((state) => state.seats.map((player, index) => ({ player, table: state.table, chair: index + 1 })))
    .sort((one, other) => one.player.localeCompare(other.player, document.documentElement.lang))
    .map(({ player, table, chair }) => make("li", { class: "seat" }, make("span", { class: "name" }, player), make("b", { class: "where" }, `${table} · ${chair}`)));

/** @param {Room} room */
export const seatsByTable = ({ tables }) =>
  tables.map((state) =>
    make(
      "section",
      { class: "seat-card" },
      make("h3", {}, say("projector-table-number", { table: state.table })),
      make("ol", {}, ...state.seats.map((player) => make("li", { class: "name" }, player))),
    ));
