// The buttons of an entry in what happened: what the host may do about it.

import { make } from "../elements.js";
import { isOneOf } from "../format.js";
import { say } from "../sentences.js";
import { canCorrect } from "./corrections.js";
import { isStruck, undoneAtLast } from "./entry-marks.js";

/** @typedef {import("../room.js").Room} Room */
/** @typedef {import("./entry-marks.js").Mark} Mark */

export class EntryActs {
  /**
   * @param {import("./history.js").History} history
   * @param {import("./corrections.js").Corrections} corrections
   * @param {(verdict: headtable.Verdict | null) => void} acted
   */
  constructor(history, corrections, acted) {
    this.history = history;
    this.corrections = corrections;
    this.acted = acted;
  }

  /**
   * An entry that corrected the past can only be taken back: what follows is told of the entries themselves.
   *
   * @param {Room} room
   * @param {number} entry
   * @param {headtable.Fact[]} facts
   * @param {Mark[]} done
   */
  of(room, entry, facts, done) {
    const undo = done.find((mark) => mark.is === "undone");
    if (isStruck(done)) return undo ? [this.#bringBack(undo.at, entry)] : [];
    const takeBack = this.#act(say("pages-undo"), say("console-undo-entry"), () => this.corrections.undo(entry, this.history.nameOf(entry)));
    const isRevision = facts.some((fact) => isOneOf(fact.is, "corrected", "inserted", "overruled"));
    if (!room.night || isRevision) return [takeBack];
    return [this.#correct(room, room.night, entry, facts), takeBack, this.#addAfter(room, room.night, entry, facts)];
  }

  /**
   * An undo is an entry of its own only where the one that it is about is not shown.
   *
   * @param {number} undo
   * @param {headtable.Undone} fact
   * @param {readonly headtable.FactLine[]} lines that are drawn
   */
  ofUndo(undo, fact, lines) {
    const { entry, counts } = undoneAtLast(fact, lines);
    return counts ? [] : [this.#bringBack(undo, entry)];
  }

  /**
   * @param {number} undo
   * @param {number} entry
   */
  #bringBack(undo, entry) {
    return this.#act(say("console-bring-back"), say("console-bring-back-entry"), () => this.corrections.bringBack(undo, this.history.nameOf(entry)));
  }

  /**
   * @param {Room} room
   * @param {headtable.NightState} night
   * @param {number} entry
   * @param {headtable.Fact[]} facts
   */
  #correct(room, night, entry, facts) {
    const first = facts.find(canCorrect);
    if (!first) return null;
    const correct = () => this.corrections.correct(room, night, entry, this.history.nameOf(entry), first);
    return this.#act(say("console-correct"), say("console-correct-entry"), correct);
  }

  /**
   * @param {Room} room
   * @param {headtable.NightState} night
   * @param {number} entry
   * @param {headtable.Fact[]} facts
   */
  #addAfter(room, night, entry, facts) {
    const add = () => this.corrections.forgotten(room, night, entry, this.history.nameOf(entry), facts);
    return this.#act(say("console-add-after"), say("console-add-after-entry"), add);
  }

  /**
   * @param {string} label
   * @param {string} title
   * @param {() => Promise<headtable.Verdict | null>} act
   */
  #act(label, title, act) {
    return make("button", { type: "button", title, onclick: async () => this.acted(await act()) }, label);
  }
}
