// The final and the traveler: who is not there, who sits where, what the finalists roll, who holds what flies.

import { byId, make, setHidden, setText } from "../make.js";
import { ask, choice, line } from "./ask.js";
import { diceForm, ORDINALS } from "./entry.js";
import { people } from "./people.js";
import { worth } from "../words.js";
import { say } from "./say.js";

const HEAD_TABLE = 1;
const CHAIRS = ["first", "second", "third", "fourth"];
const PLACES = { wins: "most wins", "next-best": "next best", "semi-finalist": "drawn from the others", "wild-card": "wild card" };
let room;
let shown = "";

export function drawFinal(now) {
  room = now;
  const { final_seats: seats, traveler, semi_waits: semi } = room.stage;
  const finalists = semi ? room.stage.qualified : room.stage.finalists;
  const rolls = room.night?.phase === "final" ? room.states.get(HEAD_TABLE)?.roller : null;
  setHidden(byId("final"), room.night?.phase === "over" || !(finalists?.length || traveler));
  const about = JSON.stringify([semi, finalists, seats, traveler, rolls, room.night?.phase, Boolean(room.stage.contest)]);
  if (about === shown || byId("final").hidden) return;
  shown = about;
  setText(byId("final").querySelector("h2"), finalists?.length ? (semi ? "The semi-final" : "The final") : "The traveler");
  setText(byId("final-words"), finalists?.length ? words(finalists, seats ?? [], rolls) : "");
  byId("final-acts").replaceChildren(...acts(finalists ?? [], seats ?? [], rolls, traveler));
}

function words(finalists, seats, rolls) {
  if (rolls) return `${rolls} rolls: all dice alike win.`;
  if (seats.length) return `In their chairs, clockwise: ${seats.join(", ")}.`;
  return finalists.map(({ player, place }) => `${player} (${placed(place)})`).join(", ");
}

const placed = (place) => (place === "buncos" ? `most ${worth("bunco", room.night)}s` : (PLACES[place] ?? place));

function acts(finalists, seats, rolls, traveler) {
  if (rolls) return [roll(rolls), ...held(traveler)];
  const semi = room.stage.semi_waits;
  const settling = semi || room.night.phase === "settling";
  const choosing = settling && !semi && finalists.length && !seats.length && !room.stage.contest;
  return [...(settling ? [absent(finalists)] : []), ...(choosing ? [chairs(finalists)] : []), ...held(traveler)];
}

const act = (label, onclick, classes = "") => make("button", { type: "button", class: classes, onclick }, label);

function roll(player) {
  const labels = ORDINALS.slice(0, room.night.dice).map((ordinal) => `${ordinal} die`);
  const enter = (faces) => say({ is: "throw", table: HEAD_TABLE, faces }, `the final, ${player}: ${faces.join("-")}`);
  const told = (label, worth) => act(label, () => say({ is: "claim", table: HEAD_TABLE, worth }, `the final, ${player}: ${label}`));
  return make("div", {}, make("div", { class: "row" }, told("not alike", "miss"), told("all alike: wins", "bunco")), diceForm(labels, "enter these dice", enter));
}

const absent = (finalists) =>
  make("div", { class: "row" }, make("span", {}, "not in the hall:"), ...finalists.map(({ player }) => act(`${player}…`, () => notThere(player))));

async function notThere(player) {
  const sure = await ask({ title: `${player} is not there?`, what: "Their place is given again.", button: "Give it again" });
  if (sure) say({ is: "not-present", player }, `${player} is not there`);
}

function chairs(finalists) {
  const names = finalists.map(({ player }) => [player, player]);
  const chosen = finalists.map(({ player }) => choice("chair", names, player));
  const seat = () => say({ is: "seat-final", players: chosen.map((one) => one.value) }, "the finalists’ chairs");
  return make("div", { class: "group" }, ...chosen.map((one, place) => line(`${CHAIRS[place]} chair`, one)), act("They sit so", seat, "primary"));
}

function held(traveler) {
  if (!traveler) return [];
  const who = choice("player", people(room).map((player) => [player, player]), traveler.holder ?? "");
  const give = () => say({ is: "give-traveler", player: who.value }, `the traveler: ${who.value} has it`);
  const words = traveler.holder ? `the traveler is with ${traveler.holder}; in truth it is with` : "the traveler is where it starts; in truth it is with";
  return [make("details", {}, make("summary", {}, "the traveler"), make("div", { class: "row" }, line(words, who), act("Say so", give)))];
}
