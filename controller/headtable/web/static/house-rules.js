// The form for a house's own ruleset. Each change is proved and shown on the card at once.

import { fillChoices } from "./choices.js";
import { byId, make, setHidden, setText, showWaiting } from "./elements.js";
import { onSubmit } from "./forms.js";
import { rulesetTitle, upperFirst } from "./format.js";
import { askHost } from "./host/dialog.js";
import { RulesetDeletion } from "./nights/ruleset-deletion.js";
import { settingField } from "./nights/setting-field.js";
import { keepFocus } from "./kept-focus.js";
import { get, post } from "./requests.js";
import { drawCard } from "./rule-parts.js";
import { say } from "./sentences.js";
import { offerHelp } from "./word-help.js";
import { keepWhole } from "./whole-text.js";

/** @typedef {headtable.ShownDraft} ShownDraft */
/** @typedef {headtable.sent.Changed["changes"]} Changes */

class HouseRules {
  /** @type {NonNullable<Changes>} */
  #changes = {};
  #latest = 0;
  #deletion = new RulesetDeletion(() => this.begin());

  constructor() {
    byId("ruleset-choice").addEventListener("change", () => this.#startAgain());
    byId("correct-examples").addEventListener("change", () => this.#draw());
    byId("settings").addEventListener("submit", (event) => event.preventDefault());
    onSubmit(byId("save-rules"), () => this.#save());
  }

  async begin() {
    const { failure, value } = await get("/api/nights", {});
    if (failure) return setText(byId("rules-trouble"), upperFirst(failure.error));
    fillChoices(byId("ruleset-choice"), value.rulesets.map(({ name, title }) => [name, rulesetTitle(title)]), tonights(value));
    this.#deletion.draw(value.rulesets);
    return this.#startAgain();
  }

  #startAgain() {
    this.#changes = {};
    byId("correct-examples").checked = false;
    setText(byId("rules-trouble"), "");
    return this.#draw();
  }

  get #changed() {
    return { start_from: byId("ruleset-choice").value, changes: this.#changes, correct_examples: byId("correct-examples").checked };
  }

  /** Asks for the form as it is now; an answer that comes too late is dropped. */
  async #draw() {
    this.#latest += 1;
    const asked = this.#latest;
    byId("save-ruleset").disabled = true;
    const { failure, value } = await post("/api/rulesets/draft", {}, this.#changed);
    if (asked !== this.#latest) return;
    if (failure) setText(byId("rules-trouble"), upperFirst(failure.error));
    else this.#show(value);
  }

  /** @param {ShownDraft} draft */
  #show(draft) {
    showWaiting();
    if (draft.fields.length) this.#drawFields(draft);
    if (draft.fields.length) drawCard(draft.card);
    drawFaults(draft);
    byId("save-ruleset").disabled = draft.faults.length > 0;
  }

  /** @param {ShownDraft} draft */
  #drawFields({ fields }) {
    const focused = document.activeElement?.id;
    const all = underHeadings(fields, (field) => settingField(field, (value) => {
      this.#changes = { ...this.#changes, [field.key]: value };
      this.#draw();
    }));
    putInPlace(byId("settings"), all);
    /** @type {HTMLElement | null} */
    const again = focused ? document.querySelector(`#settings [id="${focused}"]`) : null;
    if (again !== document.activeElement) again?.focus({ preventScroll: true });
  }

  async #save() {
    const title = byId("house-title").value.trim();
    const replaces = await ownOfTitle(title);
    if (replaces !== null && !(await mayReplace(title))) return;
    const { failure } = await post("/api/rulesets/save", {}, { changed: this.#changed, title, replaces });
    setText(byId("rules-trouble"), failure ? upperFirst(failure.error) : say("all-nights-rules-saved", { title }));
  }
}

/**
 * The rules that are chosen for tonight: a host wants to change these.
 *
 * @param {headtable.NightList} list
 */
const tonights = ({ tonight, rulesets }) => rulesets.find(({ title }) => title === tonight?.rules)?.name ?? "";

/**
 * The fields under the headings of the card. A link above leads to each heading.
 *
 * @param {readonly headtable.SettingField[]} fields
 * @param {(field: headtable.SettingField) => HTMLElement} drawn
 */
function underHeadings(fields, drawn) {
  const parts = [...new Set(fields.map(({ part }) => part))];
  byId("setting-parts").replaceChildren(...parts.map((part, place) => make("a", { href: `#part-${place}` }, part)));
  return parts.flatMap((part, place) => [make("h3", { id: `part-${place}` }, part), ...fields.filter((field) => field.part === part).map(drawn)]);
}

/**
 * Draws the settings again. A field in which somebody has begun to type stays, with its text and the focus.
 *
 * @param {HTMLElement} settings
 * @param {HTMLElement[]} drawn
 */
function putInPlace(settings, drawn) {
  const typed = new Map([...settings.querySelectorAll("input")].filter(isHalfTyped).map((input) => [input.id, input.closest(".setting")]));
  const wanted = drawn.map((setting) => typed.get(setting.querySelector("input")?.id ?? "") ?? setting);
  for (const old of [...settings.children]) if (!wanted.includes(old)) old.remove();
  let next = settings.firstElementChild;
  for (const setting of wanted) {
    if (next && setting === next) next = next.nextElementSibling;
    else settings.insertBefore(setting, next);
  }
}

/** @param {HTMLInputElement} input */
const isHalfTyped = (input) => input.type !== "checkbox" && input.value !== input.defaultValue && (input === document.activeElement || !input.checkValidity());

/**
 * The name of the house's ruleset that has this title; null if there is none.
 *
 * @param {string} title
 */
async function ownOfTitle(title) {
  const { value } = await get("/api/nights", {});
  return value?.rulesets.find((one) => one.is_own && one.title.toLowerCase() === title.toLowerCase())?.name ?? null;
}

/** @param {string} ruleset */
async function mayReplace(ruleset) {
  const title = say("all-nights-rules-replace-title", { ruleset });
  return (await askHost({ title, what: say("all-nights-rules-replace-what"), button: say("all-nights-rules-replace-do") })) !== null;
}

/**
 * What does not fit together, or which examples no longer hold. The host may mean the new worth of these.
 *
 * @param {ShownDraft} draft
 */
function drawFaults({ fields, faults }) {
  const examples = faults.filter(({ key }) => key === "example").length;
  const words = say("all-nights-rules-faults", { faults: faults.length - examples, examples });
  setText(byId("faults-words"), fields.length ? words : `${words} ${say("all-nights-rules-no-card")}`);
  byId("fault-lines").replaceChildren(...faults.map((fault) => make("li", {}, upperFirst(fault.words))));
  setHidden(byId("correct-line"), !examples && !byId("correct-examples").checked);
}

offerHelp();
keepFocus();
new HouseRules().begin();
keepWhole();
