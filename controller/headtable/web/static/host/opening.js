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

function counted({ players, starred, teams }) {
  const twice = players.find((name, place) => players.indexOf(name) !== place);
  const long = players.find((name) => name.length > 40);
  if (twice) return `“${twice}” is listed twice: add a letter to one of them.`;
  if (long) return `“${long.slice(0, 40)}…” is too long: 40 letters are enough.`;
  if (players.length < CHAIRS) return `${players.length} of at least ${CHAIRS} players`;
  const tables = Math.ceil(players.length / CHAIRS);
  const ghosts = CHAIRS * tables - players.length;
  const marked = [starred.length && many(starred.length, "star"), teams.length && many(teams.length, "team")].filter(Boolean);
  return [`${many(players.length, "player")}: ${many(tables, "table")}${ghosts ? ` with ${many(ghosts, "ghost")}` : ""}`, ...marked].join("; ");
}

// Who plays, who has a star behind the name, and which two on one line are a team.
export function listed(text) {
  const lines = names(text).map((line) => line.split(/\s+\+\s+/).map((name) => ({ name: name.replace(/\s*\*$/, ""), star: name.endsWith("*") })));
  const players = lines.flat();
  return {
    players: players.map(({ name }) => name),
    starred: players.filter(({ star }) => star).map(({ name }) => name),
    teams: lines.filter((line) => line.length === 2).map((line) => line.map(({ name }) => name)),
  };
}

export const tidy = (name) => name.replace(/\s+/g, " ").trim();

function drawListed() {
  const list = listed(byId("players").value);
  setText(byId("counted"), counted(list));
  byId("open-night").disabled = list.players.length < CHAIRS;
}

byId("players").addEventListener("input", drawListed);
drawListed(); // a browser may bring back what was typed before
byId("open").addEventListener("submit", (event) => {
  event.preventDefault();
  const seating = new FormData(event.target).get("seating");
  say({ is: "open", seating, hostess: tidy(byId("hostess").value) || null, ...listed(byId("players").value) }, "opening the night");
});
