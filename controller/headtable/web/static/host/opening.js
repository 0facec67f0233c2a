// Opens the night: who plays, and how they are seated.

import { byId, setHidden, setText } from "../make.js";
import { say } from "./say.js";

export function drawOpening(room) {
  setHidden(byId("opening"), (room.night?.phase ?? "closed") !== "closed");
}

const listed = () => byId("players").value.split("\n").map((line) => line.trim().replace(/\s+/g, " ")).filter(Boolean);

const counted = (ghosts) => (ghosts ? ` and ${ghosts} ${ghosts === 1 ? "ghost" : "ghosts"}` : "");

function countPlayers() {
  const names = listed();
  const twice = names.find((name, place) => names.indexOf(name) !== place);
  const tables = Math.ceil(names.length / 4);
  const ghosts = 4 * tables - names.length;
  if (twice) setText(byId("counted"), `“${twice}” is listed twice: add a letter to one of them.`);
  else if (names.length < 4) setText(byId("counted"), names.length ? `${names.length} of at least 4 players` : "");
  else setText(byId("counted"), `${names.length} players${counted(ghosts)} at ${tables} ${tables === 1 ? "table" : "tables"}`);
}

byId("players").addEventListener("input", countPlayers);
byId("open").addEventListener("submit", (event) => {
  event.preventDefault();
  const seating = new FormData(event.target).get("seating");
  say({ is: "open", players: listed(), seating }, "opening the night");
});
