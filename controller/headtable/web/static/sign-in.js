// Signs a person in, and then shows the page that asked for it.

import { byId, setText } from "./elements.js";
import { upperFirst } from "./format.js";
import { post } from "./requests.js";

byId("sign-in").addEventListener("submit", async (event) => {
  event.preventDefault();
  setText(byId("sign-in-trouble"), "");
  const typed = { name: byId("sign-in-name").value, password: byId("sign-in-password").value };
  const { failure } = await post("/api/host/sign-in", {}, typed);
  if (failure) setText(byId("sign-in-trouble"), upperFirst(failure.error));
  else location.reload();
});
byId("sign-in-do").disabled = false; // before, the browser itself would send the form
