// Signs a person in, and then shows the page that asked for it.

import { byId, setText } from "./elements.js";
import { onSubmit } from "./forms.js";
import { showNote } from "./ended-session.js";
import { upperFirst } from "./format.js";
import { post } from "./requests.js";
import { say } from "./sentences.js";
import { keepWhole } from "./whole-text.js";

showNote(byId("session-ended"));

onSubmit(byId("sign-in"), async () => {
  setText(byId("sign-in-trouble"), "");
  const typed = { name: byId("sign-in-name").value, password: byId("sign-in-password").value };
  showButton("signing-in");
  const { failure } = await post("/api/host/sign-in", {}, typed);
  if (!failure) {
    location.reload();
    return;
  }
  showButton("idle");
  setText(byId("sign-in-trouble"), upperFirst(failure.error));
});

/**
 * A Pi needs a second or two for a password.
 *
 * @param {"signing-in" | "idle"} state
 */
function showButton(state) {
  byId("sign-in-do").disabled = state === "signing-in";
  setText(byId("sign-in-do"), state === "signing-in" ? say("accounts-signing-in") : say("accounts-sign-in-do"));
}

byId("sign-in-do").disabled = false; // before, the browser itself would send the form
keepWhole();
