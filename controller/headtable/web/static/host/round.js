// Starts the round and ends it.

import { MARKS } from "../die.js";
import { onHold } from "../hold.js";
import { byId, setHidden, setText } from "../make.js";
import { BY, say } from "./say.js";

export function drawRound(room) {
  const phase = room.night?.phase ?? "closed";
  setHidden(byId("round"), !["ready", "break", "playing", "called"].includes(phase));
  setHidden(byId("start"), !["ready", "break"].includes(phase));
  setHidden(byId("ring"), phase !== "playing");
  setText(byId("round-words"), words(room, phase));
}

function words(room, phase) {
  if (phase === "ready") return `Round ${room.night.round}: ${MARKS[room.night.mark]}`;
  if (phase === "break") return `Break, ${room.night.break_for}: to start the round ends it`;
  if (phase === "playing") return "The round is on";
  const open = room.tables.filter((state) => state.phase !== "done").map((state) => state.table);
  return open.length ? `Called; not done yet: ${open.join(", ")}` : "Called";
}

byId("start").addEventListener("click", () => say({ is: "start" }, "starting the round"));
onHold(byId("ring"), () => say({ is: "ring", by: BY }, "ringing the bell"));
