// Shows in the dialog what a change of the past would do. It is always the preview of what the form holds.

import { byId, make, setText } from "../elements.js";
import { upperFirst } from "../format.js";
import { pointer } from "../pointer.js";
import { pause, post } from "../requests.js";
import { say } from "../sentences.js";
import { filledIn } from "./dialog.js";
import { Choices, doesNothing, effects, lossToConfirm, mayChoose, mustBeTicked, withChoice } from "./would-change.js";

/** @typedef {headtable.sent.Previewable} Revision */
/** @typedef {import("./dialog.js").FilledIn} FilledIn */

const AGAIN_MS = 1_000;

export class LivePreview {
  element = make("div", { class: "preview", role: "status" });
  #choices = new Choices();
  #plain = ""; // the change without what the host chooses below it, as JSON
  #wanted = ""; // the change that the form holds, as JSON; empty while something is missing
  #shown = ""; // the change that the preview on the page is of
  #isKnown = false; // whether the engine has answered about what is shown
  #obstacle = ""; // why the change that is shown cannot be made; empty if it can
  #isAsking = false;
  #isOpen = true;

  /**
   * @param {import("./would-change.js").NameOf} nameOf
   * @param {(said: FilledIn) => Revision | null} revisionOf
   */
  constructor(nameOf, revisionOf) {
    this.nameOf = nameOf;
    this.revisionOf = revisionOf;
  }

  /** Follows the dialog until it is closed. */
  follow() {
    const dialog = byId("reason");
    const look = () => this.#look();
    dialog.addEventListener("input", look);
    dialog.addEventListener("close", () => {
      dialog.removeEventListener("input", look);
      this.#isOpen = false;
      byId("reason-do").disabled = false;
      setText(byId("reason-missing"), "");
    }, { once: true });
    this.#look();
  }

  #look() {
    this.#wanted = this.#read();
    if (this.#wanted) this.#ask();
    else this.#show("", "", []);
    this.#allow();
  }

  /** The change that the form holds. The reason is left out, because it changes nothing else. */
  #read() {
    const missing = [...byId("reason-more").querySelectorAll(":invalid")].some((field) => !this.element.contains(field) && !field.contains(this.element));
    const said = filledIn(byId("reason"));
    const revision = missing ? null : this.revisionOf({ ...said, why: "" });
    const plain = revision ? JSON.stringify(revision) : "";
    const isOther = plain !== this.#plain;
    this.#plain = plain;
    if (isOther) this.#choices.forget();
    return revision ? JSON.stringify(withChoice(revision, isOther ? {} : said)) : "";
  }

  /** One request at a time, until the answer is about what the form holds. */
  async #ask() {
    if (this.#isAsking) return;
    this.#isAsking = true;
    this.element.setAttribute("aria-busy", "true");
    while (this.#isOpen && this.#wanted && (this.#shown !== this.#wanted || !this.#isKnown)) await this.#askOnce(this.#wanted);
    this.element.setAttribute("aria-busy", "false");
    this.#isAsking = false;
  }

  /** @param {string} wanted */
  async #askOnce(wanted) {
    const { failure, value } = await post("/api/preview", {}, JSON.parse(wanted));
    await pointer.released();
    if (wanted !== this.#wanted || !this.#isOpen) return;
    this.#isKnown = !failure?.again;
    if (value) this.#showResult(wanted, value.result);
    else if (!failure.again) this.#show(wanted, say("changes-impossible"), [refused(failure.error)]);
    else {
      const isCutOff = failure.status === null; // then nothing can be changed either
      const unseen = [refused(say("changes-unknown", { error: failure.error })), mustBeTicked(say("changes-all-the-same"))];
      if (isCutOff) this.#show(wanted, say("changes-impossible"), [refused(say("changes-cut-off"))]);
      else if (this.#shown !== wanted || this.#obstacle) this.#show(wanted, "", unseen);
      await pause(AGAIN_MS);
    }
  }

  /**
   * @param {string} wanted
   * @param {headtable.PreviewAnswer["result"]} result
   */
  #showResult(wanted, result) {
    const isShown = result.is === "preview-shown";
    if (isShown) this.#choices.learn(result);
    const parts = isShown ? effects(result, this.nameOf) : [refused(result.words)];
    const revision = JSON.parse(wanted);
    const fields = mayChoose(revision) ? this.#choices.fields({ again_from: revision.again_from, turns: revision.turns }, this.nameOf) : [];
    this.#show(wanted, obstacleTo(result), [...parts, ...fields, ...(isShown ? lossToConfirm(result) : [])]);
  }

  /**
   * @param {string} wanted
   * @param {string} obstacle
   * @param {Element[]} parts
   */
  #show(wanted, obstacle, parts) {
    const hadFocus = this.element.contains(document.activeElement);
    this.#shown = wanted;
    this.#obstacle = obstacle;
    this.element.replaceChildren(...parts);
    /** @type {HTMLElement | null} */
    const chosen = this.element.querySelector("input:checked");
    if (hadFocus) chosen?.focus();
    this.#allow();
  }

  /** The button works only for what is shown, and once the host has ticked what must be ticked. Beside it stands what is missing. */
  #allow() {
    const missing = this.#missing();
    byId("reason-do").disabled = missing !== "";
    setText(byId("reason-missing"), missing);
  }

  #missing() {
    if (!this.#wanted) return say("changes-incomplete");
    if (this.#shown !== this.#wanted) return say("changes-looking");
    return this.#obstacle || (this.element.querySelector("input:invalid") ? say("changes-not-ticked") : "");
  }
}

/**
 * Why the button does not work, beside it: the whole reason stands above, maybe out of sight.
 *
 * @param {headtable.PreviewAnswer["result"]} result
 */
function obstacleTo(result) {
  if (result.is !== "preview-shown") return say("changes-impossible");
  return doesNothing(result) ? say("changes-without-effect") : "";
}

/** @param {string} words */
const refused = (words) => make("p", { class: "refused" }, upperFirst(words));
