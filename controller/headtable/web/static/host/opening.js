// Opens the night: who plays, and how they are seated.

import { byId, setHidden, setText } from "../make.js";
import { say } from "./say.js";

const CHAIRS = 4;

export function drawOpening(room) {
  setHidden(byId("opening"), (room.night?.phase ?? "closed") !== "closed");
}

// The names in a text: one a line, whatever list they were copied from; on a single line, between commas.
export function names(text) {
  const lines = text.split("\n").filter((line) => line.trim());
  const parts = lines.length === 1 ? lines[0].split(/[,;]/) : lines;
  return parts.map((part) => part.replace(/^\s*(?:\d+[.):]|[-–•*])\s+/, "").replace(/\s+/g, " ").trim()).filter(Boolean);
}

const many = (count, word) => `${count} ${word}${count === 1 ? "" : "s"}`;

function counted(players) {
  const twice = players.find((name, place) => players.indexOf(name) !== place);
  const long = players.find((name) => name.length > 40);
  if (twice) return `“${twice}” is listed twice: add a letter to one of them.`;
  if (long) return `“${long.slice(0, 40)}…” is too long: 40 letters are enough.`;
  if (players.length < CHAIRS) return players.length ? `${players.length} of at least ${CHAIRS} players` : "";
  const tables = Math.ceil(players.length / CHAIRS);
  const ghosts = CHAIRS * tables - players.length;
  return `${many(players.length, "player")}: ${many(tables, "table")}${ghosts ? ` with ${many(ghosts, "ghost")}` : ""}`;
}

const listed = () => names(byId("players").value);

byId("players").addEventListener("input", () => setText(byId("counted"), counted(listed())));
byId("open").addEventListener("submit", (event) => {
  event.preventDefault();
  const seating = new FormData(event.target).get("seating");
  say({ is: "open", players: listed(), seating }, "opening the night");
});
