// One table of a round that was played by hand: who played together, points, Buncos, and who won a tie.

import { make, setHidden, setText } from "../elements.js";
import { partners, upperFirst } from "../format.js";
import { say, shownName } from "../sentences.js";
import { line } from "./dialog.js";

/** @typedef {headtable.TableState} TableState */
/** @typedef {headtable.sent.RoundByHand["sheets"][number]} HandSheet */
/** @typedef {headtable.Team} Team */
/**
 * The fields of one table, and what they are about.
 *
 * @typedef {{ about: string, element: HTMLElement, cells: Record<"a" | "b" | "buncos" | "winner", HTMLElement>, sheet: () => HandSheet }} HandFields
 */

/** @type {readonly headtable.TablePhase[]} */
const TIED = ["roll-off", "tie-break", "host-decides"];
const MOST_BUNCOS = 99;

/**
 * @param {TableState} state
 * @param {string} bunco the ruleset's word
 * @param {string} about
 * @param {boolean} mayPart whether people may still have sat otherwise at this table
 * @returns {HandFields}
 */
export function handFields(state, bunco, about, mayPart) {
  const { table, seats } = state;
  const chosen = partnerChoice(seats);
  const points = { a: pointsField("a", state), b: pointsField("b", state) };
  const buncos = seats.map((player) => countField(say("console-by-hand-buncos-of", { bunco, player })));
  const winner = make("select", { name: "winner" });
  const winnerLine = line(say("console-by-hand-tie"), winner);
  const a = make("span"), b = make("span");
  const draw = () => {
    const [first, second] = pairs(seats, chosen.value);
    setText(a, partners(first));
    setText(b, partners(second));
    winner.replaceChildren(make("option", { value: "" }), make("option", { value: "a" }, partners(first)), make("option", { value: "b" }, partners(second)));
  };
  const isLevel = () => points.a.value !== "" && points.a.value === points.b.value;
  draw();
  setHidden(winnerLine, !isLevel());
  chosen.addEventListener("change", draw);
  for (const field of Object.values(points)) field.addEventListener("input", () => setHidden(winnerLine, !isLevel()));
  const element = make("fieldset", { class: "hand-table" }, make("legend", {}, upperFirst(say("console-one-table", { table }))),
    mayPart && line(say("console-by-hand-partners"), chosen),
    make("div", { class: "hand-points" }, make("label", {}, a, points.a), make("label", {}, b, points.b), winnerLine), whoRolled(seats, bunco, buncos));
  /** @returns {HandSheet} */
  const sheet = () => ({
    table, partner: chosen.value, points: [number(points.a), number(points.b)], buncos: rolled(seats, buncos),
    winner: isLevel() && winner.value ? /** @type {Team} */ (winner.value) : null,
  });
  return { about, element, cells: { ...points, buncos: buncos[0] ?? element, winner }, sheet };
}

/**
 * The two teams, if this one played with the first seat.
 *
 * @param {TableState["seats"]} seats
 * @param {string} partner
 */
function pairs([first, ...others], partner) {
  return [[first, partner], others.filter((player) => player !== partner)];
}

/**
 * @param {TableState["seats"]} seats
 * @param {string} bunco
 * @param {HTMLInputElement[]} fields one for each seat
 */
function whoRolled(seats, bunco, fields) {
  const words = say("console-sheet-who", { bunco });
  const labels = seats.map((player, chair) => make("label", {}, make("span", {}, shownName(player)), " ", fields[chair]));
  return make("div", { class: "hand-buncos", role: "group", "aria-label": words }, make("span", {}, words), ...labels);
}

/** @param {TableState["seats"]} seats */
function partnerChoice(seats) {
  const [, second, third, fourth] = seats;
  const options = [third, second, fourth].map((partner) => {
    const [one = [], other = []] = pairs(seats, partner);
    return make("option", { value: partner }, say("console-by-hand-against", { one: partners(one), other: partners(other) }));
  });
  return make("select", { name: "partner" }, ...options);
}

/**
 * @param {Team} name
 * @param {TableState} state
 */
function pointsField(name, { phase, tally }) {
  const known = TIED.includes(phase) ? tally[name === "a" ? 0 : 1] : null;
  return make("input", { name, type: "number", inputmode: "numeric", min: 0, max: 9999, value: known });
}

/** @param {string} label */
const countField = (label) => make("input", { type: "number", inputmode: "numeric", min: 0, max: MOST_BUNCOS, placeholder: "0", "aria-label": label });

/** @param {HTMLInputElement} field */
const number = (field) => (field.value !== "" && field.checkValidity() ? Number(field.value) : null);

/**
 * @param {TableState["seats"]} seats
 * @param {HTMLInputElement[]} fields
 */
function rolled(seats, fields) {
  const counts = seats.map((player, chair) => ({ is: /** @type {const} */ ("player-buncos"), player, buncos: Number(fields[chair]?.value ?? 0) }));
  return counts.filter(({ buncos }) => buncos > 0);
}
