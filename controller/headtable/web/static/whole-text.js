// Keeps a text whole that is too long for its field, and says so. A browser by itself cuts it silently.

import { say } from "./sentences.js";

/** Every field with a `maxlength` keeps what is typed or pasted. The form is not sent while the text is too long. */
export function keepWhole() {
  document.addEventListener("focusin", ({ target }) => { if (isField(target)) uncut(target); });
  document.addEventListener("input", ({ target }) => { if (isField(target)) check(target); });
}

/**
 * @param {EventTarget | null} target
 * @returns {target is HTMLInputElement}
 */
const isField = (target) => target instanceof HTMLInputElement;

/** @param {HTMLInputElement} field */
function uncut(field) {
  if (field.maxLength < 0) return;
  field.dataset["most"] = `${field.maxLength}`;
  field.removeAttribute("maxlength");
}

/** @param {HTMLInputElement} field */
function check(field) {
  const { most } = field.dataset;
  if (most === undefined) return;
  const typed = [...field.value].length;
  field.setCustomValidity(typed > Number(most) ? say("pages-too-long", { typed, most: Number(most) }) : "");
  if (typed > Number(most)) field.reportValidity();
}
