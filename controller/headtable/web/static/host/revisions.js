// Shows what putting the past right would change before it is done; what was played stands unless the host says otherwise.

import { make } from "../make.js";
import { post } from "../say.js";
import { upperFirst } from "../words.js";
import { ask } from "./ask.js";
import { lines } from "./older.js";
import { named } from "./retold.js";
import { say } from "./say.js";

const MOST = 8; // lines of a kind that are not folded away

// Says a revision, once the host has confirmed what it changes; the engine's verdict.
export async function confirmed(revision, words) {
  for (;;) {
    const preview = await post("/api/preview", { ...revision, why: revision.why ?? "" });
    if (preview.error) return (await allTheSame(preview.error, words)) ? say(revision, words) : undefined;
    if (preview.refused || isEmpty(preview)) return say(revision, words);
    const said = await ask({ title: "What this changes", what: words, button: "Confirm", more: shown(preview, revision) });
    if (!said) return undefined;
    if (!said.then || said.then === chosenIn(revision)) return say(revision, words);
    revision = { ...revision, ...JSON.parse(said.then) }; // the host sees what that changes, too
  }
}

const allTheSame = (error, words) =>
  ask({ title: "What this changes is not known", what: `${upperFirst(error)}. You can still do it: ${words}.`, button: "Do it all the same" });

const isEmpty = ({ contradictions, changes, voided }) => !contradictions.length && !changes.length && !voided.length;

function shown({ contradictions, changes, voided, more }, revision) {
  return [
    listed("Does not fit what was played", contradictions.map(({ words }) => words)),
    listed("What changes", changes.map(({ words }) => words)),
    listed("Will no longer count", voided.map((entry) => named(entry, lines()))),
    more ? make("p", {}, `and ${more} more`) : "",
    choices(contradictions, revision),
  ].filter(Boolean);
}

function listed(title, words) {
  if (!words.length) return null;
  const items = words.map((text) => make("li", {}, upperFirst(text)));
  const rest = items.splice(MOST);
  const folded = rest.length ? make("details", {}, make("summary", {}, `and ${rest.length} more`), make("ul", {}, ...rest)) : null;
  return make("div", { class: "would-change" }, make("h3", {}, title), make("ul", {}, ...items), folded);
}

// A revision that names neither lets what was played stand.
const chosenIn = ({ again_from = null, turns = "stand" }) => JSON.stringify({ again_from, turns });

// Let what was played stand, let it be played again from one of these entries, or let the dice follow the rules.
function choices(contradictions, revision) {
  const { again_from, turns } = revision;
  const entries = new Set([again_from, ...contradictions.map(({ entry }) => entry)].filter(Boolean));
  const follows = turns === "follow" || contradictions.some(({ kind }) => kind === "other-turns");
  if (!entries.size && !follows) return null;
  const choice = (value, words) => {
    const text = JSON.stringify(value);
    return make("label", { class: "pick-one" }, make("input", { type: "radio", name: "then", value: text, checked: text === chosenIn(revision), required: true }), words);
  };
  return make(
    "fieldset", { class: "then" },
    make("legend", {}, "What was played since"),
    choice({ again_from: null, turns: "stand" }, "let it stand"),
    follows ? choice({ again_from: null, turns: "follow" }, "let the dice go round by the rules there") : null,
    ...[...entries].map((entry) => choice({ again_from: entry, turns: "stand" }, `play it again from ${named(entry, lines())} on`)),
  );
}
