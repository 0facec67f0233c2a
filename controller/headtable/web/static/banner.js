// The band across the top of the scoreboard: round called, a break, a pause.

import { minutes, until } from "./countdown.js";
import { die, MARKS } from "./die.js";
import { byId, setText } from "./make.js";
import { upperFirst, worth } from "./words.js";

const LISTED = 6; // so many tables are named; the cards show them all
const KINDS = ["called", "break", "paused"];

// It changes only when its words do, so that a screen reader says it once; the countdown stands beside it.
export function drawBanner(room) {
  const kind = kindOf(room.night);
  const { word, why, rest, faces } = WORDS[kind]?.(room) ?? { word: "", why: "", rest: "" };
  for (const one of KINDS) document.body.classList.toggle(`is-${one}`, one === kind);
  setText(byId("called-word"), word);
  setText(byId("called-why"), why);
  setText(byId("called-rest"), rest);
  drawDice(faces ?? []);
}

function kindOf(night) {
  if (night?.paused) return "paused";
  return ["called", "break"].includes(night?.phase) ? night.phase : "";
}

function drawDice(faces) {
  const shown = [...byId("called-dice").children].map((one) => one.dataset.face).join();
  if (shown === faces.join()) return;
  byId("called-dice").replaceChildren(
    ...faces.map((face) => {
      const picture = die(face);
      picture.dataset.face = face;
      return picture;
    }),
  );
}

const WORDS = {
  called: (room) => ({ word: "Round called", why: whyCalled(room.night), rest: rest(room), faces: room.night.bell?.faces }),
  break: (room) => ({ word: "Break", why: upperFirst(room.night.break_for), rest: next(room) }),
  paused: (room) => ({ word: "Paused", why: upperFirst(room.night.paused_why), rest: "Nothing counts until the host lets the night go on." }),
};

// "Ann and Cat reach 21", and whose roll it was: "Ann and Cat reach 21: Ann rolls two".
function whyCalled(night) {
  const { by, worth: rolled, cause } = night.bell ?? {};
  const roll = cause === "score" && rolled ? `: ${by} rolls ${worth(rolled, night)}` : "";
  return upperFirst(night.called) + roll;
}

// Who is not done yet: "Still to roll: Gil and Hal at table 2 · Tied at table 3".
function rest(room) {
  const rolling = room.tables.filter((state) => state.phase === "last-lap");
  const tied = room.tables.filter((state) => ["roll-off", "tie-break", "host-decides"].includes(state.phase));
  const said = [];
  if (rolling.length > 2) said.push(`Still to roll: tables ${numbers(rolling)}`);
  else if (rolling.length) said.push(`Still to roll: ${rolling.map((state) => `${turns(state)} at table ${state.table}`).join(" · ")}`);
  const calls = room.tables.filter((state) => state.phase === "waits-for-call");
  if (calls.length) said.push(`${room.night.bunco_word} to be called at ${calls.length > 1 ? "tables" : "table"} ${numbers(calls)}`);
  if (tied.length) said.push(`Tied at ${tied.length > 1 ? "tables" : "table"} ${numbers(tied)}`);
  return said.join(" · ") || "Every table is done";
}

const turns = (state) => (state.may_roll?.length ? state.may_roll : [state.roller]).join(", ");

function numbers(states) {
  const listed = states.slice(0, LISTED).map((state) => state.table).join(", ");
  return states.length > LISTED ? `${listed} and ${states.length - LISTED} more` : listed;
}

function next({ night, stage, tables, inSemiFinal }) {
  if (tables.some((state) => state.phase === "done")) return stage.qualified.length ? "Then the semi-final" : "";
  if (inSemiFinal) return "Then the semi-final: find your chair";
  return `Then set ${night.set}, round ${night.round}, ${MARKS[night.mark]}: find your chair`;
}

// What runs beside the words: "12:34 · until 20:45". In a pause no clock runs.
export function drawCountdown(room) {
  const runs = room.left_s !== null && !room.night?.paused;
  const inBreak = room.night?.phase === "break";
  setText(byId("called-left"), runs && inBreak ? minutes(room.left_s) : "");
  setText(byId("called-until"), runs && inBreak ? `until ${until(room.endsAt)}` : "");
  byId("time").hidden = !(runs && !inBreak) && !room.night?.time_up;
  setText(byId("time-what"), room.night?.phase === "ready" ? "Starts in" : "Time");
  setText(byId("time-left"), room.night?.time_up ? "is up" : runs ? minutes(room.left_s) : "");
}
