// The form for a house's own ruleset. Each change is proved and shown on the card at once.

import { fillChoices } from "./choices.js";
import { byId, make, setHidden, setText, showWaiting } from "./elements.js";
import { rulesetTitle, upperFirst } from "./format.js";
import { askHost } from "./host/dialog.js";
import { RulesetDeletion } from "./nights/ruleset-deletion.js";
import { settingField } from "./nights/setting-field.js";
import { get, post } from "./requests.js";
import { drawCard } from "./rule-parts.js";
import { say } from "./sentences.js";
import { offerHelp } from "./word-help.js";

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
    byId("save-rules").addEventListener("submit", (event) => {
      event.preventDefault();
      this.#save();
    });
  }

  async begin() {
    const { failure, value } = await get("/api/nights", {});
    if (failure) return setText(byId("rules-trouble"), upperFirst(failure.error));
    fillChoices(byId("ruleset-choice"), value.rulesets.map(({ name, title }) => [name, rulesetTitle(title)]), "");
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
    const all = fields.map((field) => settingField(field, (value) => {
      this.#changes = { ...this.#changes, [field.key]: value };
      this.#draw();
    }));
    putInPlace(byId("settings"), all);
    /** @type {HTMLElement | null} */
    const again = focused ? document.querySelector(`#settings [id="${focused}"]`) : null;
    if (again !== document.activeElement) again?.focus({ preventScroll: true });
  }

  async #save() {
    byId("save-ruleset").disabled = true;
    const name = byId("rules-name").value.trim();
    const replaces = await isOwn(name);
    if (replaces && !(await mayReplace(name))) {
      byId("save-ruleset").disabled = false;
      return;
    }
    const body = { changed: this.#changed, name, title: byId("house-title").value.trim(), replaces };
    const { failure, value } = await post("/api/rulesets/save", {}, body);
    byId("save-ruleset").disabled = false;
    setText(byId("rules-trouble"), failure ? upperFirst(failure.error) : say("all-nights-rules-saved", { name: value.name }));
  }
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
 * Whether the house has a ruleset of this name.
 *
 * @param {string} name
 */
async function isOwn(name) {
  const { value } = await get("/api/nights", {});
  return value?.rulesets.some((one) => one.is_own && one.name === name) ?? false;
}

/** @param {string} name */
async function mayReplace(name) {
  const title = say("all-nights-rules-replace-title", { name });
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
new HouseRules().begin();
