// Makes the account of the first host of a new headtable, and then shows the console.

import { byId, setText } from "./elements.js";
import { onSubmit } from "./forms.js";
import { upperFirst } from "./format.js";
import { post } from "./requests.js";
import { say } from "./sentences.js";
import { keepWhole } from "./whole-text.js";

onSubmit(byId("first-host"), async () => {
  const typed = { name: byId("first-name").value, password: byId("first-password").value };
  if (typed.password !== byId("first-again").value) {
    setText(byId("first-trouble"), say("accounts-differ"));
    return;
  }
  setText(byId("first-trouble"), "");
  byId("first-do").disabled = true;
  const { failure } = await post("/api/first-host", {}, typed);
  if (!failure) {
    location.reload();
    return;
  }
  byId("first-do").disabled = false;
  setText(byId("first-trouble"), upperFirst(failure.error));
});

byId("first-do").disabled = false; // before, the browser itself would send the form
keepWhole();
