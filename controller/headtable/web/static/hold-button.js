// A button that acts when it is held, so that no elbow rings the bell. A quick tap is answered, too. The keyboard's
// Enter needs no holding.

import { make } from "./elements.js";
import { say } from "./sentences.js";

const HOLD_MS = 600;

/**
 * @param {HTMLButtonElement} button
 * @param {() => void} act
 * @param {() => void} tooShort what a tap does that ends too early
 */
export function onHold(button, act, tooShort) {
  let timer = 0;
  const stop = () => {
    clearTimeout(timer);
    button.classList.remove("is-held");
  };
  button.addEventListener("pointerdown", (event) => {
    if (event.button !== 0 || button.disabled) return;
    button.classList.add("is-held");
    timer = setTimeout(() => {
      stop();
      act();
    }, HOLD_MS);
  });
  for (const end of ["pointerup", "pointerleave"]) {
    button.addEventListener(end, () => {
      if (button.classList.contains("is-held")) tooShort();
    });
  }
  for (const end of ["pointerup", "pointerleave", "pointercancel"]) button.addEventListener(end, stop);
  button.addEventListener("contextmenu", (event) => event.preventDefault());
  button.addEventListener("click", (event) => {
    if (event.detail === 0 && !button.disabled) act();
  });
}

/**
 * A button that removes something for good, and so must be held.
 *
 * @param {string} words
 * @param {() => unknown} act
 * @param {(words: string) => void} tell
 */
export function holdButton(words, act, tell) {
  const button = make("button", { type: "button", class: "danger" }, words, " ", make("small", {}, say("pages-hold")));
  onHold(button, act, () => tell(say("pages-hold-longer")));
  return button;
}
