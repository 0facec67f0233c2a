// Puts one entry of the past right: takes it back, says it otherwise, or adds what was forgotten after it.

import { dicePicker } from "../dicepick.js";
import { make } from "../make.js";
import { team, worth } from "../words.js";
import { ask, choice, line } from "./ask.js";
import { claims, ORDINALS } from "./entry.js";
import { people } from "./people.js";
import { confirmed } from "./preview.js";
import { BY } from "./say.js";

const ROLLS = ["rolled", "bunco-shown", "bunco-uncalled", "bunco-granted", "called-falsely"];

export const canCorrect = (fact) => [...ROLLS, "rolled-off"].includes(fact.is);

export async function undo(entry, what) {
  const said = await ask({ title: "Take this back?", what, button: "Take it back", why: "needed" });
  if (said) return confirmed({ is: "undo", entry, by: BY, why: said.why }, `taking back ${what}`);
}

// What was taken back, or put right, is as it was before.
export async function bringBack(entry, what) {
  const said = await ask({ title: "Bring this back?", what, button: "Bring it back", why: "needed" });
  if (said) return confirmed({ is: "undo", entry, by: BY, why: said.why }, `bringing back ${what}`);
}

export async function correct(room, entry, what, fact) {
  const more = fact.is === "rolled-off" ? rollOff(room, fact) : roll(room, fact.worth ?? "bunco");
  const said = await ask({ title: "Put this right", what, button: "Put it right", more, why: "needed" });
  const instead = said && (fact.is === "rolled-off" ? rolledOff(fact.table, said) : rolled(fact.table, said));
  if (instead) return confirmed({ is: "correct", entry, instead, by: BY, why: said.why }, `putting right ${what}`);
}

// --- what was rolled: what it was worth, or the dice -----------------------------------------------

function roll(room, chosen) {
  const worths = claims(room.night).map((one) =>
    make("label", { class: "pick-one" }, make("input", { type: "radio", name: "worth", value: one, required: true, checked: one === chosen }), worth(one, room.night)),
  );
  const labels = ORDINALS.slice(0, room.night.dice).map((ordinal) => `${ordinal} die`);
  return [make("div", { class: "row" }, ...worths), make("details", {}, make("summary", {}, "or the dice themselves"), picked(labels))];
}

// A picker whose dice go with the form once each is chosen.
function picked(labels) {
  const field = make("input", { type: "hidden", name: "faces" });
  return make("div", {}, dicePicker(labels, (faces) => (field.value = faces?.join(",") ?? "")), field);
}

const dice = (said) => said.faces.split(",").map(Number);

function rolled(table, said) {
  if (said.faces) return { is: "throw", table, faces: dice(said) };
  return { is: "claim", table, worth: said.worth };
}

function rollOff(room, fact) {
  const state = room.states.get(fact.table);
  return [picked([team(state, "a").join(" & "), team(state, "b").join(" & ")])];
}

function rolledOff(table, said) {
  if (!said.faces) return null;
  const [a, b] = dice(said);
  return { is: "rolloff", table, a, b };
}

// --- what was forgotten -----------------------------------------------------------------------------

// What can be added, each with its fields and what they amount to.
const FORGOTTEN = {
  roll: { words: "a roll", fields: (room, table) => [line("at table", tables(room, table)), ...roll(room, "miss")], play: (said) => rolled(Number(said.table), said) },
  call: { words: "a call", fields: (room, table) => [line("at table", tables(room, table))], play: (said) => ({ is: "call", table: Number(said.table) }) },
  ring: { words: "the bell", fields: () => [], play: () => ({ is: "ring", by: BY }) },
  leave: { words: "somebody went home", fields: (room) => [line("who", somebody(room, "player"))], play: (said) => ({ is: "leave", player: said.player }) },
  swap: {
    words: "two swapped seats",
    fields: (room) => [line("who", somebody(room, "player")), line("with whom", somebody(room, "other"))],
    play: (said) => ({ is: "swap-seats", one: said.player, other: said.other }),
  },
};

const tables = (room, chosen) => choice("table", room.tables.map((state) => [state.table, `${state.table}: ${state.seats.join(", ")}`]), chosen);
const somebody = (room, name) => choice(name, people(room).map((player) => [player, player]), "");

export async function forgotten(room, after, what, facts) {
  const table = facts.find((fact) => fact.table)?.table;
  const fields = make("div", { class: "fields" });
  const kind = choice("kind", Object.entries(FORGOTTEN).map(([name, { words }]) => [name, words]), "roll");
  const show = () => fields.replaceChildren(...FORGOTTEN[kind.value].fields(room, table));
  kind.addEventListener("change", show);
  show();
  const said = await ask({ title: "What was forgotten after this?", what, button: "Add it", more: [line("it was", kind), fields], why: "needed" });
  if (said) return confirmed({ is: "insert", after, forgotten: FORGOTTEN[said.kind].play(said), by: BY, why: said.why }, `adding what was forgotten after ${what}`);
}
