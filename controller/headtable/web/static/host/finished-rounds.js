// The rounds of tonight that are finished, table by table; the host may give one to the other team.

import { byId, make, setHidden, setText } from "../make.js";
import { ask, fill } from "./ask.js";
import { confirmed } from "./preview.js";
import { BY } from "./say.js";
import { isOpen, onOpen } from "./topics.js";

const HOW = { points: "by points", mark: "by the first on the mark", "roll-off": "by a roll-off", host: "by the host’s word", draw: "by lot", played: "as it was played" };
let results = [];
let asked = 0;

// Asks for them only while somebody looks, and only when there is news.
export function drawRounds(changed) {
  if (isOpen("rounds") && (changed.has("rounds") || changed.has("snapshot"))) fetchRounds();
}

async function fetchRounds() {
  const mine = ++asked;
  const answer = await fetch("/api/rounds").catch(() => null);
  if (!answer?.ok || mine !== asked) return;
  results = (await answer.json()).flatMap(({ table, results }) => results.map((result) => ({ ...result, table })));
  drawWhich();
}

const order = (one, other) => one.set - other.set || one.round - other.round || one.table - other.table;
const named = ({ set, round }) => `${set}.${round}`;

function drawWhich() {
  results.sort(order);
  const rounds = [...new Map(results.map((result) => [named(result), `set ${result.set}, round ${result.round}`]))].reverse();
  const stays = rounds.some(([name]) => name === byId("which-round").value) ? byId("which-round").value : rounds[0]?.[0];
  fill(byId("which-round"), rounds, stays);
  drawResults();
}

function drawResults() {
  const wanted = byId("whose-round").value.trim().toLowerCase();
  const shown = results.filter((result) => named(result) === byId("which-round").value && fits(result, wanted));
  setHidden(byId("which"), !results.length);
  setHidden(byId("no-rounds"), shown.length > 0);
  setText(byId("no-rounds"), results.length ? "No table fits that." : "No table has finished a round yet.");
  byId("results").replaceChildren(...shown.map(resultLine));
}

const fits = (result, wanted) =>
  !wanted || `${result.table}` === wanted || [...result.winners, ...result.losers].some((player) => player.toLowerCase().includes(wanted));

function resultLine(result) {
  const [a, b] = result.tally;
  const points = result.team === "a" ? [a, b] : [b, a];
  return make(
    "li", {},
    make("span", { class: "entry-number" }, `${result.table}`),
    make(
      "div", { class: "words" },
      make("p", {}, make("b", {}, result.winners.join(" & ")), ` won against ${result.losers.join(" & ")}, ${points.join(" to ")}`),
      make("p", {}, HOW[result.how]),
    ),
    make("div", { class: "acts" }, make("button", { type: "button", onclick: () => overrule(result) }, "the others won…")),
  );
}

async function overrule({ set, round, table, team, winners, losers }) {
  const said = await ask({
    title: `Give this round to ${losers.join(" & ")}?`,
    what: `Set ${set}, round ${round}, table ${table}: ${winners.join(" & ")} have won. Wins and losses are reckoned again; nobody moves in a round that has begun.`,
    button: "Give it to them",
    why: "needed",
  });
  const other = team === "a" ? "b" : "a";
  if (said) confirmed({ is: "overrule", set, round, table, team: other, by: BY, why: said.why }, `set ${set}, round ${round}, table ${table}: to ${losers.join(" & ")}`);
}

byId("which-round").addEventListener("change", drawResults);
byId("whose-round").addEventListener("input", drawResults);
onOpen("rounds", fetchRounds);
