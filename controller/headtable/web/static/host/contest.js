// People who roll against each other, for a table, a place or a prize: what they threw, or the host's word.

import { byId, make, setHidden, setText } from "../make.js";
import { ask } from "./ask.js";
import { say } from "./say.js";

let contest = null;
let called = ""; // what they roll for, in words
let shown = "";

export function drawContest(room) {
  contest = room.stage.contest;
  called = room.words.roll_off;
  setHidden(byId("contest"), !contest);
  const about = JSON.stringify([called, contest]);
  if (about === shown) return; // what is half entered stays
  shown = about;
  if (contest) drawAll();
}

function drawAll() {
  setText(byId("contest-what"), `Roll-off: ${called}`);
  setText(byId("contest-words"), words());
  setHidden(byId("contest-rolls"), !contest.to_roll.length);
  if (!contest.to_roll.length) byId("contest").querySelector("details").open = true;
  byId("contest-fields").replaceChildren(...contest.to_roll.map(field));
  setText(byId("contest-places"), contest.places === 1 ? "Who gets it" : `Which ${contest.places} get it`);
  byId("contest-choice").replaceChildren(...contest.players.map(option));
}

const dice = (count) => (count === 1 ? "one die" : `${count} dice`);
const thrown = (rolls) => rolls.map((roll) => `${roll.player} ${roll.faces.join("-")}`).join(", ");

function words() {
  const rule = `Each throws ${dice(contest.dice)}; the ${contest.wins} ${contest.places === 1 ? "gets it" : `${contest.places} get it`}.`;
  const before = contest.before.length ? `Level before: ${thrown(contest.before)}.` : "";
  const rolls = contest.rolls.length ? `Thrown so far: ${thrown(contest.rolls)}.` : "";
  const sure = contest.sure.length ? `Sure of it: ${contest.sure.join(", ")}.` : "";
  const gone = contest.gone?.length ? `${contest.gone.join(", ")} went home. ` : "";
  return [contest.to_roll.length ? rule : `${gone}Nobody rolls for this: you decide.`, before, rolls, sure].filter(Boolean).join(" ");
}

// What somebody threw is typed, as 5 or 462: fifty people are entered from the keys alone.
function field(player) {
  const { dice: many } = contest;
  const attributes = { name: player, inputmode: "numeric", pattern: `[1-6]{${many}}`, maxlength: many, size: many + 1, title: `what ${dice(many)} showed, such as ${"462".slice(0, many)}` };
  const value = byId("contest-rolls").elements.namedItem(player)?.value ?? "";
  return make("label", { class: "person-roll" }, make("span", {}, player), make("input", { ...attributes, value }));
}

function enter(event) {
  event.preventDefault();
  const filled = [...new FormData(event.target)].filter(([, faces]) => faces);
  if (!filled.length) return;
  const rolls = filled.map(([player, faces]) => ({ is: "person-roll", player, faces: [...faces].map(Number) }));
  say({ is: "roll-for", rolls }, filled.length === 1 ? `${filled[0][0]} threw ${filled[0][1]}` : `what ${filled.length} people threw`);
}

// --- the host's word -------------------------------------------------------------------------------

const option = (player) =>
  make("label", { class: "pick-one" }, make("input", { type: contest.places === 1 ? "radio" : "checkbox", name: "player", value: player }), player);

async function decide(event) {
  event.preventDefault();
  const { what } = contest;
  const place = called;
  const players = new FormData(event.target).getAll("player");
  if (!players.length) return;
  const sure = await ask({ title: `Decide ${place}?`, what: `By your word it goes to ${players.join(", ")}; nobody rolls for it any more.`, button: "Decide it" });
  if (sure) say({ is: "give", what, players }, `${place}: to ${players.join(", ")}`);
}

byId("contest-rolls").addEventListener("submit", enter);
byId("contest-word").addEventListener("submit", decide);
