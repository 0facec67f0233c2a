// A list of names before a night is opened with it: what is said about it, and which names a pasted table has.

import { upperFirst } from "../format.js";
import { post } from "../requests.js";
import { say } from "../sentences.js";
import { playersIn, tableLine, tidy } from "./names.js";

const CHAIRS = 4;
const TYPED = /^(insertText|insertLineBreak|insertReplacementText|insertComposition|delete|history)/;
export const LONGEST_NAME = 40;

/** @typedef {import("./names.js").Listed} Listed */

/**
 * Why a night cannot open with this text; null if it can.
 *
 * @param {string} text
 */
export function problemOf(text) {
  const { players } = playersIn(text);
  const cells = tableLine(text);
  const twice = players.find((name, place) => players.indexOf(name) !== place);
  const address = players.find((name) => /\S@\S/.test(name));
  const long = players.find((name) => [...name].length > LONGEST_NAME);
  if (cells !== null) return say("console-listed-cells", { start: tidy(cells).slice(0, LONGEST_NAME) });
  if (address !== undefined) return say("console-name-address", { player: address });
  if (twice) return say("console-listed-twice", { player: twice });
  if (long) return say("console-name-too-long", { start: [...long].slice(0, LONGEST_NAME).join(""), longest: LONGEST_NAME });
  return players.length < CHAIRS ? say("console-too-few", { players: players.length, fewest: CHAIRS }) : null;
}

/** @param {Listed} listed */
export function counted({ players, starred, teams }) {
  const tables = Math.ceil(players.length / CHAIRS);
  const ghosts = CHAIRS * tables - players.length;
  return say("console-listed", { players: players.length, tables, ghosts, stars: starred.length, teams: teams.length });
}

/**
 * @param {HTMLTextAreaElement} field
 * @param {(words: string) => void} tell
 */
export function readPastedTables(field, tell) {
  field.addEventListener("input", (event) => {
    if (!(event instanceof InputEvent && TYPED.test(event.inputType))) namesOfTable(field, tell);
  });
  field.addEventListener("change", () => namesOfTable(field, tell)); // when somebody has typed it, and goes on
}

/**
 * @param {HTMLTextAreaElement} field
 * @param {(words: string) => void} tell
 */
async function namesOfTable(field, tell) {
  const pasted = field.value;
  if (!pasted.trim()) return;
  const { failure, value } = await post("/api/names/read", {}, { pasted });
  if (field.value !== pasted) return; // the host has gone on
  if (failure) tell(upperFirst(failure.error));
  if (!value?.names) return;
  field.value = value.names.join("\n");
  field.dispatchEvent(new InputEvent("input", { inputType: "insertReplacementText" }));
  tell(value.left_out.length ? say("console-table-columns", { columns: value.left_out }) : say("console-table-names"));
}
