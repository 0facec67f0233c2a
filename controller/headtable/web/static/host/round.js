// What the whole room does next: a round starts or ends, a break ends, a pause is over.

import { MARKS } from "../die.js";
import { onHold } from "../hold.js";
import { byId, setHidden, setText } from "../make.js";
import { breakActs, breakWords, resume } from "./pace.js";
import { BY, say } from "./say.js";

const SHOWN = ["ready", "playing", "called", "break", "over"];
const LISTED = 8; // so many tables are named
const OVER = "The night is over. “New night…”, under Pace, puts it away in a file of its own and begins another one.";
let breakShown = "";

export function drawRound(room) {
  const phase = room.night?.phase ?? "closed";
  const paused = Boolean(room.night?.paused);
  setHidden(byId("round"), !paused && !SHOWN.includes(phase));
  setHidden(byId("start"), paused || !["ready", "break"].includes(phase) || room.night.sets_over);
  setHidden(byId("ring"), paused || phase !== "playing");
  setHidden(byId("go-on"), !paused);
  setText(byId("round-words"), room.night ? words(room, phase) : "");
  drawBreak(room.night, phase === "break" && !paused);
}

function words(room, phase) {
  const { night } = room;
  if (night.paused) return `Paused${night.paused_why ? `: ${night.paused_why}` : ""}`;
  if (phase === "over") return OVER;
  if (phase === "break") return breakWords(night);
  if (phase === "ready") return `Round ${night.round}: ${MARKS[night.mark]}`;
  if (phase === "playing") return night.time_up ? "The round is on, and its time is up" : "The round is on";
  const open = room.tables.filter((state) => state.phase !== "done").map((state) => state.table);
  if (open.length > LISTED) return `Called; ${open.length} tables are not done yet`;
  return open.length ? `Called; not done yet: ${open.join(", ")}` : "Called";
}

function drawBreak(night, on) {
  const about = on ? `${night.break_minutes}` : "";
  if (about !== breakShown) byId("break-acts").replaceChildren(...(on ? [breakActs(night)] : []));
  breakShown = about;
}

byId("start").addEventListener("click", () => say({ is: "start" }, "starting the round"));
byId("go-on").addEventListener("click", resume);
onHold(byId("ring"), () => say({ is: "ring", by: BY }, "ringing the bell"));
