// Puts one entry of the past right: takes it back, corrects it, or adds what was forgotten after it.

import { make } from "../elements.js";
import { isOneOf, partners, team } from "../format.js";
import { tableOf } from "../room.js";
import { say } from "../sentences.js";
import { HOST } from "./commands.js";
import { choice, line } from "./dialog.js";
import { facesIn, pickedDice, rolled, rollFields } from "./dice-form.js";
import { peopleSeated } from "./seats.js";
import { finalScore, sheetFields } from "./sheet-fields.js";

/** @typedef {headtable.NightState} Night */
/** @typedef {import("../room.js").Room} Room */
/** @typedef {import("./dialog.js").FilledIn} FilledIn */
/** @typedef {Extract<headtable.Fact, { is: typeof CORRECTABLE[number] }>} Correctable */
/**
 * Something that can be added: its fields, and what they amount to.
 *
 * @typedef {{ fields: (room: Room, night: Night, table: number | null) => Element[], play: (said: FilledIn) => headtable.sent.Play }} Forgotten
 */

const CORRECTABLE = /** @type {const} */ (
  ["rolled", "bunco-shown", "bunco-uncalled", "bunco-granted", "called-falsely", "rolled-off", "sheet-told"]
);

/**
 * @param {headtable.Fact} fact
 * @returns {fact is Correctable}
 */
export const canCorrect = (fact) => isOneOf(fact.is, ...CORRECTABLE);

export class Corrections {
  /** @param {import("./revisions.js").Revisions} revisions */
  constructor(revisions) {
    this.revisions = revisions;
  }

  /**
   * @param {number} entry
   * @param {string} what
   */
  undo(entry, what) {
    const question = { title: say("console-undo-title"), what, button: say("console-undo-do") };
    const done = say("console-undoing", { what });
    return this.revisions.ask(question, ({ why }) => ({ is: "undo", entry, by: HOST, why }), done);
  }

  /**
   * Lets an entry count again that was taken back.
   *
   * @param {number} undo the entry that took it back
   * @param {string} what
   */
  bringBack(undo, what) {
    const question = { title: say("console-bring-back-title"), what, button: say("console-bring-back-do") };
    const done = say("console-bringing-back", { what });
    return this.revisions.ask(question, ({ why }) => ({ is: "undo", entry: undo, by: HOST, why }), done);
  }

  /**
   * @param {Room} room
   * @param {Night} night
   * @param {number} entry
   * @param {string} what
   * @param {Correctable} fact
   */
  correct(room, night, entry, what, fact) {
    const more = correctedFields(room, night, fact);
    const question = { title: say("console-correct-title"), what, button: say("console-put-it-right"), more };
    /** @param {FilledIn} said */
    const revisionOf = (said) => {
      const instead = corrected(fact, said);
      return instead && /** @type {const} */ ({ is: "correct", entry, instead, by: HOST, why: said.why });
    };
    return this.revisions.ask(question, revisionOf, say("console-correcting", { what }));
  }

  /**
   * @param {Room} room
   * @param {Night} night
   * @param {number} after
   * @param {string} what
   * @param {headtable.Fact[]} facts
   */
  forgotten(room, night, after, what, facts) {
    const table = facts.map(tableOf).find(Boolean) ?? null;
    const fields = make("div", { class: "fields" });
    const kinds = /** @type {Kind[]} */ (Object.keys(FORGOTTEN));
    const kind = choice("kind", kinds.map((name) => [name, say("console-forgotten", { kind: name })]), "roll");
    const chosen = () => FORGOTTEN[/** @type {Kind} */ (kind.value)];
    const show = () => fields.replaceChildren(...chosen().fields(room, night, table));
    kind.addEventListener("input", show); // before the dialog looks at the fields
    show();
    const more = [line(say("console-it-was"), kind), fields];
    const question = { title: say("console-add-title"), what, button: say("console-add-do"), more };
    /** @param {FilledIn} said */
    const revisionOf = (said) => {
      const play = FORGOTTEN[/** @type {Kind} */ (said.kind)].play(said);
      return play && /** @type {const} */ ({ is: "insert", after, forgotten: play, by: HOST, why: said.why });
    };
    return this.revisions.ask(question, revisionOf, say("console-adding", { what }));
  }
}

/**
 * @param {Room} room
 * @param {Night} night
 * @param {Correctable} fact
 */
function correctedFields(room, night, fact) {
  if (fact.is === "sheet-told") return [sheetFields(fact.seats, night.bunco_word, room.stage.traveler, fact)];
  return fact.is === "rolled-off" ? rollOffFields(room, fact.table) : rollFields(night, "worth" in fact ? fact.worth : "bunco");
}

/**
 * @param {Correctable} fact
 * @param {FilledIn} said
 */
function corrected(fact, said) {
  if (fact.is === "sheet-told") return finalScore(fact.table, fact.seats, said);
  return fact.is === "rolled-off" ? rolledOff(fact.table, said) : rolled(fact.table, said);
}

/**
 * @param {Room} room
 * @param {number} table
 */
function rollOffFields(room, table) {
  const state = room.states.get(table);
  return state ? [pickedDice([partners(team(state, "a")), partners(team(state, "b"))])] : [];
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

/** @typedef {"roll" | "call" | "ring" | "leave" | "swap"} Kind */
/** @type {Record<Kind, Forgotten>} */
const FORGOTTEN = {
  roll: {
    fields: (room, night, table) => [tables(room, table), ...rollFields(night, "miss")],
    play: (said) => rolled(Number(said.table), said),
  },
  call: { fields: (room, _, table) => [tables(room, table)], play: (said) => ({ is: "call", table: Number(said.table) }) },
  ring: { fields: () => [], play: () => ({ is: "ring", by: HOST }) },
  leave: {
    fields: (room) => [line(say("console-field-who"), somebody(room, "player"))],
    play: (said) => ({ is: "leave", player: said.player }),
  },
  swap: {
    fields: (room) => [
      line(say("console-field-who"), somebody(room, "player")),
      line(say("console-field-with-whom"), somebody(room, "other")),
    ],
    play: (said) => ({ is: "swap-seats", one: said.player, other: said.other }),
  },
};

/**
 * @param {Room} room
 * @param {number | null} chosen
 */
function tables(room, chosen) {
  const named = (/** @type {headtable.TableState} */ { table, seats }) => say("console-table-of", { table, players: seats });
  return line(say("console-field-table"), choice("table", room.tables.map((state) => [state.table, named(state)]), chosen ?? ""));
}

/**
 * @param {Room} room
 * @param {string} name
 */
const somebody = (room, name) => choice(name, peopleSeated(room).map((player) => [player, player]), "");
