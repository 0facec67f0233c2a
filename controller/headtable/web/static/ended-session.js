// Tells a device that its session has ended, and what it had not sent: a tablet that was dead does not know.

import { setHidden, setText } from "./elements.js";
import { say } from "./sentences.js";

const PLACE = "unsent-at-the-end";

/**
 * Lets the page that asks to sign in tell it.
 *
 * @param {string} unsent what was waiting to be sent, in words
 */
export function leaveNote(unsent) {
  sessionStorage.setItem(PLACE, unsent);
  location.reload();
}

/** @param {HTMLElement} place */
export function showNote(place) {
  const unsent = sessionStorage.getItem(PLACE);
  if (unsent === null) return;
  sessionStorage.removeItem(PLACE);
  setText(place, say("accounts-session-ended", { unsent }));
  setHidden(place, false);
}
