// Who sits where: everybody by name, then table by table. A ghost is nobody, but has a chair at its table.

import { make } from "./elements.js";
import { everyChair } from "./host/seats.js";
import { byName } from "./name-search.js";
import { say, shownName } from "./sentences.js";

/** @typedef {import("./room.js").Room} Room */

/** @param {Room} room */
export const seatsByName = (room) =>
  everyChair(room)
    .filter(({ ghost }) => !ghost)
    .sort((one, other) => byName(one.player, other.player))
    .map(({ player, table, seat }) => make("li", { class: "seat" }, make("span", { class: "name" }, player), make("b", { class: "where" }, `${table} · ${seat}`)));

/** @param {Room} room */
export const seatsByTable = ({ tables }) =>
  tables.map((state) =>
    make(
      "section",
      { class: "seat-card" },
      make("h3", {}, say("projector-table-number", { table: state.table })),
      make("ol", {}, ...state.seats.map((player) => make("li", { class: state.ghosts.includes(player) ? "name ghost" : "name" }, shownName(player)))),
    ));
