// The accounts of those who help to run the night: a host makes, changes and removes them.

import { byId, make, setHidden, setText, showWaiting } from "./elements.js";
import { onSubmit } from "./forms.js";
import { upperFirst } from "./format.js";
import { drawHostLog } from "./host-log.js";
import { askHost, button, choice, line } from "./host/dialog.js";
import { keepFocus } from "./kept-focus.js";
import { tellOfFile } from "./list-file.js";
import { momentAt } from "./locale.js";
import { get, post } from "./requests.js";
import { say } from "./sentences.js";
import { keepWhole } from "./whole-text.js";

/** @typedef {headtable.AccountLine} AccountLine */
/** @typedef {headtable.AccountLine["role"]} AccountRole */

const ENDED = 401;
/** @type {[AccountRole, string][]} */
const ROLES = [["host", say("accounts-role-host")], ["scorekeeper", say("accounts-role-scorekeeper")], ["door", say("accounts-role-door")]];

/** @param {number | null} last_s */
const signedIn = (last_s) =>
  last_s === null ? null : momentAt(1000 * last_s);

/** @param {AccountLine} account */
function accountLine({ id, name, role, last_s, sessions }) {
  const roles = choice("role", ROLES, role);
  roles.setAttribute("aria-label", say("accounts-role-of", { name }));
  roles.addEventListener("change", () => order({ is: "change-role", account: id, role: /** @type {AccountRole} */ (roles.value) }));
  return make(
    "li", { class: "group" },
    make("h2", {}, name),
    make("p", {}, say("accounts-last", { time: signedIn(last_s), sessions })),
    make(
      "div", { class: "row" },
      roles,
      button(say("accounts-new-password"), () => changePassword(id, name)),
      button(say("accounts-end"), () => endSessions(id, name)),
      button(say("accounts-remove"), () => remove(id, name), "danger"),
    ),
  );
}

/** @param {headtable.AllAccounts} all */
function draw({ accounts, key_opens: opens, key_sessions: sessions, file_troubles }) {
  setText(byId("key-words"), say("accounts-key-state", { opens, sessions }));
  setHidden(byId("end-key"), !opens || !accounts.length);
  tellOfFile(byId("accounts-file"), file_troubles);
  const isFirst = !accounts.length;
  byId("accounts").replaceChildren(...accounts.map(accountLine));
  setText(byId("make-account-title"), isFirst ? say("accounts-first") : say("accounts-make"));
  setHidden(byId("first-account"), !isFirst);
  setHidden(byId("new-role-line"), isFirst);
  setHidden(byId("leave-everywhere"), isFirst);
  if (isFirst) byId("new-role").value = "host";
  showWaiting();
}

async function look() {
  const { failure, value } = await get("/api/accounts", {});
  if (value) draw(value);
  else hear(failure);
  await drawHostLog();
}

/** @param {headtable.Posts["/api/accounts"]["body"]} wanted */
async function order(wanted) {
  setText(byId("accounts-words"), "");
  const { failure, value } = await post("/api/accounts", {}, wanted);
  if (value) {
    draw(value);
    drawHostLog(); // the next order need not wait for it
  } else {
    await look(); // a role that was not changed shows again as it is
    hear(failure);
  }
  return failure;
}

/**
 * Says what went wrong. Without a session the page asks to sign in.
 *
 * @param {import("./requests.js").Failure} failure
 */
function hear({ status, error }) {
  if (status === ENDED) location.reload();
  else setText(byId("accounts-words"), upperFirst(error));
}

/**
 * @param {string} account
 * @param {string} name
 */
async function changePassword(account, name) {
  /** @param {string} field */
  const typed = (field) => make("input", { name: field, type: "password", required: true, minlength: 8, maxlength: 200, autocomplete: "new-password" });
  const more = [line(say("accounts-password"), typed("password")), line(say("accounts-again"), typed("again"))];
  const what = say("accounts-new-password-what", { name });
  const said = await askHost({ title: say("accounts-new-password-title", { name }), what, button: say("accounts-new-password-do"), more });
  if (!said) return;
  if (said.password !== said.again) setText(byId("accounts-words"), say("accounts-differ"));
  else await order({ is: "change-password", account, password: said.password ?? "" });
}

/**
 * @param {string} account
 * @param {string} name
 */
async function endSessions(account, name) {
  const what = say("accounts-end-what", { name });
  if (await askHost({ title: say("accounts-end-title", { name }), what, button: say("accounts-end-do") })) await order({ is: "end-sessions", account });
}

/**
 * @param {string} account
 * @param {string} name
 */
async function remove(account, name) {
  const what = say("accounts-remove-what", { name });
  if (await askHost({ title: say("accounts-remove-title", { name }), what, button: say("accounts-remove-do") })) await order({ is: "remove-account", account });
}

async function endKey() {
  const asked = { title: say("accounts-key-end-title"), what: say("accounts-key-end-what"), button: say("accounts-key-end-do") };
  if (await askHost(asked)) await order({ is: "end-key" });
}

async function makeAccount() {
  const [name, password] = [byId("new-name").value, byId("new-password").value];
  if (password !== byId("new-again").value) {
    setText(byId("make-trouble"), say("accounts-differ"));
    return;
  }
  const role = /** @type {AccountRole} */ (byId("new-role").value);
  const isFirst = byId("new-role-line").hidden;
  const failure = await order({ is: "make-account", name, role, password });
  setText(byId("make-trouble"), failure ? upperFirst(failure.error) : "");
  if (failure) return;
  byId("make-account").reset();
  if (isFirst) look(); // it is signed in here
  setText(byId("accounts-words"), isFirst ? say("accounts-made-first", { name }) : say("accounts-made", { name }));
}

async function leaveEverywhere() {
  const what = say("accounts-leave-everywhere-what");
  if (!(await askHost({ title: say("accounts-leave-everywhere-title"), what, button: say("accounts-leave-everywhere-do") }))) return;
  await post("/api/host/leave", {}, "everywhere");
  location.reload();
}

byId("end-key").addEventListener("click", endKey);
onSubmit(byId("make-account"), makeAccount);
byId("leave-everywhere").addEventListener("click", leaveEverywhere);
await look();
keepWhole();
keepFocus();
