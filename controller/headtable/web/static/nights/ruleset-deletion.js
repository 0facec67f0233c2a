// Deletes a ruleset that the house has saved, after a question.

import { byId, setHidden, setText } from "../elements.js";
import { rulesetTitle, upperFirst } from "../format.js";
import { askHost } from "../host/dialog.js";
import { post } from "../requests.js";
import { say } from "../sentences.js";

/** @typedef {readonly headtable.Choosable[]} Rulesets */

export class RulesetDeletion {
  /** @type {Rulesets} */
  #rulesets = [];

  /** @param {() => unknown} deleted */
  constructor(deleted) {
    this.deleted = deleted;
    byId("delete-ruleset").addEventListener("click", () => this.#delete());
    byId("ruleset-choice").addEventListener("change", () => setText(byId("deletion-words"), ""));
    byId("ruleset-choice").addEventListener("change", () => this.draw(this.#rulesets));
  }

  /**
   * Those that come with headtable stay.
   *
   * @param {Rulesets} rulesets
   */
  draw(rulesets) {
    this.#rulesets = rulesets;
    setHidden(byId("delete-ruleset"), !this.#chosen?.is_own);
  }

  get #chosen() {
    return this.#rulesets.find(({ name }) => name === byId("ruleset-choice").value);
  }

  async #delete() {
    const { name = "", title: written = "" } = this.#chosen ?? {};
    const ruleset = rulesetTitle(written);
    const title = say("all-nights-rules-delete-title", { ruleset });
    if (!(await askHost({ title, what: say("all-nights-rules-delete-what"), button: say("all-nights-rules-delete-do") }))) return;
    const { failure } = await post("/api/rulesets/delete", {}, { name });
    setText(byId("deletion-words"), failure ? upperFirst(failure.error) : say("all-nights-rules-deleted", { ruleset }));
    if (!failure) this.deleted();
  }
}
