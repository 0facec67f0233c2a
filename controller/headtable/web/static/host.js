// The host's console: open the night, start, ring, say who is there, enter what was rolled, and put things right.

import { drawAnnounced } from "./host/announced.js";
import { drawContest } from "./host/contest.js";
import "./host/errands.js";
import { drawFinal } from "./host/final.js";
import { drawHelp } from "./host/help.js";
import { drawOpening } from "./host/opening.js";
import { drawPace } from "./host/pace.js";
import { drawPaper } from "./host/paper.js";
import { drawPast } from "./host/past.js";
import { drawPeople } from "./host/people.js";
import { drawPhones } from "./host/phones.js";
import { drawRound } from "./host/round.js";
import { drawRounds } from "./host/rounds.js";
import { drawOutcome } from "./host/outcome.js";
import { drawVerdict } from "./host/say.js";
import { drawTopics } from "./host/topics.js";
import { listen } from "./listen.js";
import { byId, setText } from "./make.js";
import { setsOf, upperFirst } from "./words.js";

const PHASES = {
  closed: "not open yet", seating: "rolling for tables", ready: "ready", playing: "playing", called: "round called",
  settling: "rolling off", break: "a break", final: "the final", over: "the night is over",
};

function draw(room, changed) {
  setText(byId("where"), where(room.night));
  setText(byId("boxes"), room.link.boxes_lost.map((box) => `The box ${box} is lost.`).join(" "));
  drawTopics(room);
  drawAnnounced(room);
  drawOpening(room);
  drawRound(room);
  drawHelp(room);
  drawOutcome(room);
  drawVerdict(room);
  drawContest(room);
  drawFinal(room);
  drawPaper(room, changed);
  drawPeople(room);
  drawPace(room);
  drawPhones(changed);
  drawRounds(changed);
  drawPast(room, changed);
}

function where(night) {
  if (!night) return "The engine has not been heard yet.";
  if (["final", "over"].includes(night.phase)) return upperFirst(`${PHASES[night.phase]}${night.paused ? ", paused" : ""}`);
  const round = night.round ? `set ${night.set} of ${setsOf(night)}, round ${night.round} of ${night.rounds}, ` : "";
  return upperFirst(`${round}${PHASES[night.phase]}${night.paused ? ", paused" : ""}`);
}

listen(draw, ["rounds", "phones"]);
