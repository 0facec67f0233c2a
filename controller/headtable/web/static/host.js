// The host's console: open the night, start, ring, enter a roll, and put things right.

import { drawOpening } from "./host/opening.js";
import { drawPaper } from "./host/paper.js";
import { drawPast } from "./host/past.js";
import { drawRound } from "./host/round.js";
import { listen } from "./listen.js";
import { byId, setText } from "./make.js";
import { upperFirst } from "./words.js";

const PHASES = { closed: "not open yet", ready: "ready", playing: "playing", called: "round called", break: "a break", over: "the night is over" };

function draw(room, changed) {
  setText(byId("where"), where(room.night));
  setText(byId("boxes"), room.link.boxes_lost.map((box) => `The box ${box} is lost.`).join(" "));
  drawOpening(room);
  drawRound(room);
  drawPaper(room, changed);
  drawPast(room, changed);
}

function where(night) {
  if (!night) return "The engine has not been heard yet.";
  const round = night.round ? `set ${night.set} of ${night.sets}, round ${night.round} of ${night.rounds}, ` : "";
  return upperFirst(`${round}${PHASES[night.phase]}`);
}

listen(draw);
