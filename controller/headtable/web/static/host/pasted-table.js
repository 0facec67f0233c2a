// A table that is pasted where only names belong: the server reads it, its names stay, and the page tells what was left out.

import { upperFirst } from "../format.js";
import { post } from "../requests.js";
import { say } from "../sentences.js";

const TYPED = /^(insertText|insertLineBreak|insertReplacementText|insertComposition|delete|history)/;

/**
 * @param {HTMLTextAreaElement} field
 * @param {(words: string) => void} tell
 */
export function readPastedTables(field, tell) {
  field.addEventListener("input", (event) => {
    if (!(event instanceof InputEvent && TYPED.test(event.inputType))) namesOfTable(field, tell);
  });
  field.addEventListener("change", () => namesOfTable(field, tell)); // when somebody has typed it, and goes on
}

/**
 * @param {HTMLTextAreaElement} field
 * @param {(words: string) => void} tell
 */
async function namesOfTable(field, tell) {
  const pasted = field.value;
  if (!pasted.trim()) return;
  const { failure, value } = await post("/api/names/read", {}, { pasted });
  if (field.value !== pasted) return; // the host has gone on
  if (failure) tell(upperFirst(failure.error));
  if (!value?.names) return;
  field.value = value.names.join("\n");
  field.dispatchEvent(new InputEvent("input", { inputType: "insertReplacementText" }));
  tell(value.left_out.length ? say("console-table-columns", { columns: value.left_out }) : say("console-table-names"));
}
