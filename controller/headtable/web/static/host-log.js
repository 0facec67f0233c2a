// What hosts and their helpers have done with the pages, the latest first.

import { byId, make, setText } from "./elements.js";
import { tellOfFile } from "./list-file.js";
import { momentAt } from "./locale.js";
import { get } from "./requests.js";
import { say } from "./sentences.js";

/** @param {headtable.HostAct} done */
function actLine({ at_s, name, act, detail }) {
  const isSignal = act.startsWith("signal-"); // its sentence says which
  return make("li", {}, say("accounts-log-line", {
    time: momentAt(1000 * at_s), name: name || say("accounts-log-key"), act,
    signal: detail === "bell" ? "bell" : "horn", detail: isSignal ? "" : detail,
  }));
}

export async function drawHostLog() {
  const { failure, value } = await get("/api/accounts/log", {});
  if (!value) {
    setText(byId("log-words"), failure.error);
    return;
  }
  tellOfFile(byId("log-file"), value.file_troubles);
  setText(byId("log-words"), value.acts.length ? "" : say("accounts-log-none"));
  byId("log").replaceChildren(...value.acts.map((done) => actLine(done)));
}
