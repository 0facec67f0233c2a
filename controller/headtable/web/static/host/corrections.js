// Puts one entry of the past right: takes it back, corrects it, or adds what was forgotten after it.

import { dicePicker } from "../dice-picker.js";
import { make } from "../elements.js";
import { isOneOf, team, worthName } from "../format.js";
import { tableOf } from "../room.js";
import { HOST } from "./commands.js";
import { askHost, choice, line, row } from "./dialog.js";
import { claims, dieLabels } from "./dice-form.js";
import { peopleSeated } from "./seats.js";

/** @typedef {headtable.NightState} Night */
/** @typedef {import("../room.js").Room} Room */
/** @typedef {import("./dialog.js").FilledIn} FilledIn */
/** @typedef {Extract<headtable.Fact, { is: "rolled" | "bunco-shown" | "bunco-uncalled" | "bunco-granted" | "called-falsely" | "rolled-off" }>} Correctable */
/**
 * Something that can be added: its words, its fields, and what they amount to.
 *
 * @typedef {{ words: string, fields: (room: Room, night: Night, table: number | null) => Element[], play: (said: FilledIn) => headtable.sent.Play }} Forgotten
 */

/**
 * @param {headtable.Fact} fact
 * @returns {fact is Correctable}
 */
export const canCorrect = (fact) =>
  isOneOf(fact.is, "rolled", "bunco-shown", "bunco-uncalled", "bunco-granted", "called-falsely", "rolled-off");

export class Corrections {
  /** @param {import("./revisions.js").Revisions} revisions */
  constructor(revisions) {
    this.revisions = revisions;
  }

  /**
   * @param {number} entry
   * @param {string} what
   */
  async undo(entry, what) {
    const said = await askHost({ title: "Take this back?", what, button: "Take it back", why: "needed" });
    return said && this.revisions.confirm({ is: "undo", entry, by: HOST, why: said.why }, `taking back ${what}`);
  }

  /**
   * Makes what was taken back or corrected as it was before.
   *
   * @param {number} entry
   * @param {string} what
   */
  async bringBack(entry, what) {
    const said = await askHost({ title: "Bring this back?", what, button: "Bring it back", why: "needed" });
    return said && this.revisions.confirm({ is: "undo", entry, by: HOST, why: said.why }, `bringing back ${what}`);
  }

  /**
   * @param {Room} room
   * @param {Night} night
   * @param {number} entry
   * @param {string} what
   * @param {Correctable} fact
   */
  async correct(room, night, entry, what, fact) {
    const more = fact.is === "rolled-off" ? rollOffFields(room, fact.table) : rollFields(night, "worth" in fact ? fact.worth : "bunco");
    const said = await askHost({ title: "Put this right", what, button: "Put it right", more, why: "needed" });
    const instead = said && (fact.is === "rolled-off" ? rolledOff(fact.table, said) : rolled(fact.table, said));
    return instead && this.revisions.confirm({ is: "correct", entry, instead, by: HOST, why: said.why }, `putting right ${what}`);
  }

  /**
   * @param {Room} room
   * @param {Night} night
   * @param {number} after
   * @param {string} what
   * @param {headtable.Fact[]} facts
   */
  async forgotten(room, night, after, what, facts) {
    const table = facts.map(tableOf).find(Boolean) ?? null;
    const fields = make("div", { class: "fields" });
    const kind = choice("kind", Object.entries(FORGOTTEN).map(([name, { words }]) => [name, words]), "roll");
    const show = () => fields.replaceChildren(...(FORGOTTEN[kind.value]?.fields(room, night, table) ?? []));
    kind.addEventListener("change", show);
    show();
    const said = await askHost({ title: "What was forgotten after this?", what, button: "Add it", more: [line("it was", kind), fields], why: "needed" });
    const play = said && FORGOTTEN[said.kind]?.play(said);
    return play ? this.revisions.confirm({ is: "insert", after, forgotten: play, by: HOST, why: said.why }, `adding what was forgotten after ${what}`) : null;
  }
}

// --- what was rolled: what it was worth, or the dice -----------------------------------------------

/**
 * @param {Night} night
 * @param {headtable.Worth} chosen
 */
function rollFields(night, chosen) {
  const worths = claims(night).map((one) =>
    make("label", { class: "pick-one" }, make("input", { type: "radio", name: "worth", value: one, required: true, checked: one === chosen }), worthName(one, night)),
  );
  return [row(...worths), make("details", {}, make("summary", {}, "or the dice themselves"), pickedDice(dieLabels(night)))];
}

/**
 * A picker whose dice go with the form once each is chosen.
 *
 * @param {string[]} labels
 */
function pickedDice(labels) {
  const field = make("input", { type: "hidden", name: "faces" });
  return make("div", {}, dicePicker(labels, (faces) => { field.value = faces?.join(",") ?? ""; }), field);
}

/** @param {FilledIn} said */
const facesIn = (said) => said.faces.split(",").map(Number);

/**
 * @param {number} table
 * @param {FilledIn} said
 * @returns {headtable.sent.Throw | headtable.sent.Claim}
 */
function rolled(table, said) {
  if (said.faces) return { is: "throw", table, faces: facesIn(said) };
  return { is: "claim", table, worth: /** @type {headtable.Worth} */ (said.worth) };
}

/**
 * @param {Room} room
 * @param {number} table
 */
function rollOffFields(room, table) {
  const state = room.states.get(table);
  return state ? [pickedDice([team(state, "a").join(" & "), team(state, "b").join(" & ")])] : [];
}

/**
 * @param {number} table
 * @param {FilledIn} said
 * @returns {headtable.sent.RollOff | null}
 */
function rolledOff(table, said) {
  if (!said.faces) return null;
  const [a = 0, b = 0] = facesIn(said);
  return { is: "rolloff", table, a, b };
}

// --- what was forgotten -----------------------------------------------------------------------------

/** @type {Record<string, Forgotten>} */
const FORGOTTEN = {
  roll: { words: "a roll", fields: (room, night, table) => [line("at table", tables(room, table)), ...rollFields(night, "miss")], play: (said) => rolled(Number(said.table), said) },
  call: { words: "a call", fields: (room, _, table) => [line("at table", tables(room, table))], play: (said) => ({ is: "call", table: Number(said.table) }) },
  ring: { words: "the bell", fields: () => [], play: () => ({ is: "ring", by: HOST }) },
  leave: { words: "somebody went home", fields: (room) => [line("who", somebody(room, "player"))], play: (said) => ({ is: "leave", player: said.player }) },
  swap: {
    words: "two swapped seats",
    fields: (room) => [line("who", somebody(room, "player")), line("with whom", somebody(room, "other"))],
    play: (said) => ({ is: "swap-seats", one: said.player, other: said.other }),
  },
};

/**
 * @param {Room} room
 * @param {number | null} chosen
 */
const tables = (room, chosen) => choice("table", room.tables.map((state) => [state.table, `${state.table}: ${state.seats.join(", ")}`]), chosen ?? "");

/**
 * @param {Room} room
 * @param {string} name
 */
const somebody = (room, name) => choice(name, peopleSeated(room).map((player) => [player, player]), "");
