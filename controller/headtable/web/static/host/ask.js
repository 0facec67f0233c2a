// Asks the host why, before the past is put right.

import { byId, setText } from "../make.js";

// {why, worth} when the host says do it, null when it is left; more are choices between the question and the reason.
export function askWhy(title, what, button, more = []) {
  const dialog = byId("reason");
  setText(byId("reason-title"), title);
  setText(byId("reason-what"), what);
  setText(byId("reason-do"), button);
  byId("reason-more").replaceChildren(...more);
  byId("why").value = "";
  dialog.returnValue = "";
  dialog.showModal();
  byId("why").focus();
  return new Promise((resolve) =>
    dialog.addEventListener(
      "close",
      () => {
        const worth = dialog.querySelector("input[name=worth]:checked")?.value;
        resolve(dialog.returnValue === "do" ? { why: byId("why").value.trim(), worth } : null);
      },
      { once: true },
    ),
  );
}
