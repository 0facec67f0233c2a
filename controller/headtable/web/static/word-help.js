// Explains a word: a "?" beside it opens what it means. HTML has such a button where it has {{ help WORDS }}.

import { make } from "./elements.js";
import { upperFirst } from "./format.js";
import { say } from "./sentences.js";

/** @typedef {headtable.SentenceArguments["glossary-meaning"]["word"]} GlossaryWord */

/**
 * A button that explains these words.
 *
 * @param {...GlossaryWord} words
 */
export const help = (...words) => asking(words, "?");

/**
 * The same for words that stand in the text below. It names them, because nobody sees which it means.
 *
 * @param {readonly string[]} found
 */
export function helpInText(found) {
  const words = /** @type {readonly GlossaryWord[]} */ (found);
  return words.length > 0 && asking(words, "?", " ", named(words));
}

/** Opens an explanation wherever a button of this page asks for one. */
export function offerHelp() {
  document.addEventListener("click", ({ target }) => {
    const asked = target instanceof Element ? target.closest("button")?.dataset.help : undefined;
    if (asked) explain(/** @type {GlossaryWord[]} */ (asked.split(" ")));
  });
  for (const button of document.querySelectorAll("button.word-help")) button.removeAttribute("disabled"); // pressed before now, it would do nothing
}

/** @param {readonly GlossaryWord[]} words */
const named = (words) => words.map((word) => say("glossary-word", { word })).join(", ");

/**
 * @param {readonly GlossaryWord[]} words
 * @param {...string} shown
 */
function asking(words, ...shown) {
  const label = [say("glossary-ask"), named(words)].join(" ");
  return make("button", { type: "button", class: "word-help in-a-pause", "data-help": words.join(" "), "aria-label": label }, ...shown);
}

/** @param {readonly GlossaryWord[]} words */
function explain(words) {
  const told = words.flatMap((word) => [
    make("dt", {}, upperFirst(say("glossary-word", { word }))),
    make("dd", {}, say("glossary-meaning", { word })),
  ]);
  const close = make("form", { method: "dialog" }, make("button", { class: "primary" }, say("glossary-close")));
  const dialog = make("dialog", { class: "word-meanings", "aria-label": say("glossary-title") }, make("dl", {}, ...told), close);
  dialog.addEventListener("click", ({ target }) => { if (target === dialog) dialog.close(); }); // beside the box
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}
