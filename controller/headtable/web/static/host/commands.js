// Sends the host's inputs to the engine, one at a time, and shows the verdict.

import { keepClearOf } from "../clear-view.js";
import { byId, make, setHidden, setText } from "../elements.js";
import { leaveNote } from "../ended-session.js";
import { upperFirst } from "../format.js";
import { post, randomWord, untilAnswered } from "../requests.js";
import { say } from "../sentences.js";

export const HOST = "host"; // in an input that names who said it
const READ_MS = { "is-taken": 4_000, "is-refused": 10_000, "is-waiting": Infinity };
const SIGNED_OUT = 401;
const DONE_MS = 15_000; // what is done stays no longer, even if nothing else happens
const OFFERED_MS = 60_000; // a verdict that offers something stays as long

export class Commands {
  #boot = randomWord(8);
  #seq = 0;
  #isSending = false;
  #givenUp = false;
  #unsent = "";
  #latest = 0; // the newest entry that the page knows of
  #about = 0; // the entry that the verdict is about
  #shownAt = 0;
  /** @type {keyof typeof READ_MS} */
  #shown = "is-taken";
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #leaving;
  /** @type {(() => unknown) | null} */
  #offered = null;

  constructor() {
    byId("forget").addEventListener("click", () => { this.#givenUp = true; });
    byId("take-back").addEventListener("click", () => {
      setHidden(byId("take-back"), true); // one tap is one take-back
      this.#offered?.();
    });
  }

  /**
   * Sends an input until somebody gives a verdict, and returns the verdict; null where there is none. Each input has
   * a number of its own, so that a second roll that is like the first is never taken for it.
   *
   * @param {headtable.sent.Input} input
   * @param {string} words
   */
  async send(input, words) {
    if (this.#isSending) {
      this.#show("is-waiting", say("console-busy", { words }));
      return null;
    }
    this.#isSending = true;
    this.#unsent = words;
    this.#givenUp = false;
    this.#seq += 1;
    this.#show("is-waiting", say("pages-sending", { words }));
    const number = { boot: this.#boot, seq: this.#seq };
    const answer = await untilAnswered(() => post("/api/host", number, input), ({ error }) => this.#failed(error, words));
    this.#isSending = false;
    setHidden(byId("forget"), true);
    this.#hear(answer, words);
    return answer.value;
  }

  /** The words of what is still being sent. */
  get unsent() {
    return this.#unsent;
  }

  /**
   * @param {string} error
   * @param {string} words
   */
  #failed(error, words) {
    this.#show("is-waiting", say("pages-trying-again", { words, error }));
    setHidden(byId("forget"), false);
    return !this.#givenUp;
  }

  /**
   * @param {import("../requests.js").Answer<headtable.Verdict>} answer
   * @param {string} words
   */
  #hear({ failure, value }, words) {
    this.#about = Math.max(this.#latest, value?.entry ?? 0);
    this.#shownAt = Date.now();
    if (failure?.status === SIGNED_OUT) {
      leaveNote(words);
      return;
    }
    this.#unsent = "";
    if (failure) this.#show("is-refused", this.#givenUp ? say("console-given-up", { words }) : say("pages-refused", { words, why: failure.error }));
    else if (value.accepted) this.#show("is-taken", say("console-done", { words }));
    else this.#show("is-refused", say("console-refused", { words, why: value.why }));
  }

  /**
   * Shows words about something that was not sent.
   *
   * @param {string} words
   */
  tell(words) {
    if (this.#isSending) return;
    this.#about = this.#latest;
    this.#shownAt = Date.now();
    this.#show("is-refused", words);
  }

  /**
   * Shows what was done before the verdict, so that a later one hides none.
   *
   * @param {string[]} done
   */
  confirm(done) {
    if (this.#isSending || !done.length) return;
    const last = byId("verdict-words").textContent ?? "";
    const words = this.#shown === "is-taken" ? done : [...done, last];
    this.#show(this.#shown, words.map(upperFirst).join(" · "));
  }

  /**
   * Folds lines away beside the verdict on the page, until there is another verdict.
   *
   * @param {string[]} lines
   */
  detail(lines) {
    if (this.#isSending) return;
    const each = byId("verdict-each");
    each.querySelector("ul")?.replaceChildren(...lines.map((line) => make("li", {}, upperFirst(line))));
    setHidden(each, false);
  }

  /**
   * Offers one tap beside the verdict on the page, until there is another verdict.
   *
   * @param {string} words
   * @param {() => unknown} act
   */
  offer(words, act) {
    if (this.#isSending) return;
    this.#offered = act;
    setText(byId("take-back"), words);
    setHidden(byId("take-back"), false);
  }

  /**
   * Hides the verdict when something else has happened, but never before it could be read.
   *
   * @param {import("../room.js").Room} room
   */
  draw(room) {
    this.#latest = room.latest.at(-1)?.entry ?? 0;
    const read = Date.now() - this.#shownAt > (byId("take-back").hidden ? READ_MS[this.#shown] : OFFERED_MS);
    if (!this.#isSending && read && this.#latest !== this.#about && !byId("verdict-each").open) setHidden(byId("verdict"), true);
  }

  /**
   * @param {keyof typeof READ_MS} kind
   * @param {string} text
   */
  #show(kind, text) {
    this.#shown = kind;
    setHidden(byId("take-back"), true);
    setHidden(byId("verdict-each"), true);
    byId("verdict-each").open = false;
    byId("verdict").className = kind;
    setText(byId("verdict-words"), upperFirst(text));
    setHidden(byId("verdict"), false);
    keepClearOf(byId("verdict"), document.activeElement);
    clearTimeout(this.#leaving);
    if (kind === "is-taken") this.#leaving = setTimeout(() => setHidden(byId("verdict"), byId("take-back").hidden && !byId("verdict-each").open), DONE_MS);
  }
}
