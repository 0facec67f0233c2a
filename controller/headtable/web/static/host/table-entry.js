// Enters what happened at one table: rolls, throws that do not count, calls, ties.

import { pickAgain, pickedIn } from "../dice-picker.js";
import { byId, make } from "../elements.js";
import { partners, team, whoRolls } from "../format.js";
import { say } from "../sentences.js";
import { badThrow, endOfTurn, grant, lastCall, rolls, takeBack, theDice } from "./table-rolls.js";
import { help } from "../word-help.js";
import { award, awardLostSheet, firstRoll, firstRoller, rollOff } from "./table-ties.js";

/** @typedef {headtable.TableState} TableState */
/** @typedef {import("./commands.js").Commands} Commands */
/**
 * The table that the host enters something for.
 *
 * @typedef {{ commands: Commands, revisions: import("./revisions.js").Revisions, night: headtable.NightState, state: TableState }} Entry
 */
/** @typedef {(entry: Entry) => HTMLElement | null} Form */

/** @type {Form[]} */
const ROLLING = [rolls, endOfTurn, grant, theDice, badThrow, takeBack];
/** @type {Record<headtable.TablePhase, Form[]>} */
const FORMS = {
  ready: [firstRoll, firstRoller],
  "first-roll": [firstRoll, firstRoller],
  rolling: ROLLING,
  "last-lap": ROLLING,
  "waits-for-call": [lastCall, grant, takeBack],
  "waits-for-sheet": [awardLostSheet],
  "roll-off": [rollOff, award, grant, takeBack],
  "tie-break": [...ROLLING, award],
  "host-decides": [award, grant, takeBack],
  done: [takeBack, grant],
};
/** What only a host decides. @type {Form[]} */
const BY_HOSTS = [goesBy, grant, award, awardLostSheet];
/** What the table is heard by; what stands before it in the row counts there no more. @type {headtable.Rung[]} */
const RUNGS = ["dice", "pad", "phone", "paper"];

export class TableEntry {
  #shown = "";
  #table = "";

  /**
   * @param {Commands} commands
   * @param {import("./revisions.js").Revisions} revisions
   */
  constructor(commands, revisions) {
    this.commands = commands;
    this.revisions = revisions;
  }

  /**
   * @param {headtable.NightState} night
   * @param {TableState} state
   */
  draw(night, state) {
    const about = JSON.stringify([state, night.phase, night.paused, night.claims]);
    if (about === this.#shown) return; // what happens elsewhere takes no half-entered dice away
    this.#shown = about;
    const place = byId("entry");
    const table = JSON.stringify(state);
    const picked = table === this.#table ? pickedIn(place) : []; // nor does the end of the round for all
    this.#table = table;
    const unfolded = [...place.querySelectorAll("details[open] summary")].map((summary) => summary.textContent);
    place.replaceChildren(...this.#parts({ commands: this.commands, revisions: this.revisions, night, state }));
    for (const fold of place.querySelectorAll("details")) fold.open = unfolded.includes(fold.firstChild?.textContent ?? "");
    pickAgain(place, picked);
    if (night.paused) disable(place);
  }

  /** @param {Entry} entry */
  #parts(entry) {
    const paused = make("p", { class: "why-not" }, say("console-table-paused"));
    const [first, ...forms] = [goesBy, ...FORMS[entry.state.phase]].map((form) => (mayUse(form) ? form(entry) : null));
    return [stands(entry.state), first ?? null, ...(entry.night.paused ? [paused] : []), ...forms].filter((form) => form !== null);
  }
}

/** @param {Form} form */
const mayUse = (form) => document.body.dataset.role === "host" || !BY_HOSTS.includes(form);

/** @param {HTMLElement} place */
function disable(place) {
  /** @type {NodeListOf<HTMLButtonElement | HTMLSelectElement>} */
  const fields = place.querySelectorAll("button:not(.in-a-pause), select");
  for (const field of fields) field.disabled = true;
}

/** @param {TableState} state */
function stands(state) {
  const side = (/** @type {headtable.Team} */ letter) =>
    say("console-team-stands", { team: partners(team(state, letter)), points: state.tally[letter === "a" ? 0 : 1] });
  const turn = state.roller && state.phase !== "ready" ? whoRolls(state) : null;
  return make("p", { class: "stands" }, say("console-table-stands", { table: state.table, one: side("a"), other: side("b"), rolls: turn }));
}

/** @param {Entry} entry */
function goesBy({ commands, state: { table, rung } }) {
  const buttons = RUNGS.map((one) => {
    const words = say("console-rung", { rung: one });
    const change = () => one !== rung && commands.send({ is: "go-by", table, rung: one }, say("console-goes-by-rung", { table, rung: words }));
    return make("button", { type: "button", class: "in-a-pause rung", "aria-pressed": String(one === rung), onclick: change }, words);
  });
  return make("div", { class: "row" }, make("span", {}, say("console-goes-by")), help("goes-by"), ...buttons);
}
