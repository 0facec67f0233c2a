// The tables' codes and the phones that are in; the host renews codes and puts phones out.

import { byId, make, setText } from "../make.js";
import { post } from "../say.js";
import { ask } from "./ask.js";
import { isOpen, onOpen } from "./topics.js";

const GOES_BY = { pad: "goes by its button pad: phones are shut out", paper: "goes by paper: phones are shut out" };
let shown = "";

export function drawPhones(changed) {
  if (isOpen("phones") && ["snapshot", "phones", "night"].some((kind) => changed.has(kind))) look();
}

async function look() {
  try {
    const answer = await fetch("/api/phones");
    if (answer.ok) show(await answer.json());
    else setText(byId("phones-words"), (await answer.json()).error);
  } catch {
    setText(byId("phones-words"), "No connection to the box: this list may be old.");
  }
}

function show(all) {
  setText(byId("phones-words"), words(all));
  if (shown === JSON.stringify(all.tables)) return; // a button that is being pressed stays where it is
  shown = JSON.stringify(all.tables);
  const unfolded = new Set([...byId("phone-tables").querySelectorAll("details[open]")].map((fold) => fold.dataset.table));
  byId("phone-tables").replaceChildren(...all.tables.map(tableLine));
  for (const fold of byId("phone-tables").querySelectorAll("details")) fold.open = unfolded.has(fold.dataset.table);
}

function words({ tables, wrong, only_here }) {
  const guessed = wrong ? ` ${wrong} wrong ${wrong === 1 ? "code was" : "codes were"} typed so far.` : "";
  if (only_here) return `Only this machine can open the pages: write host = "0.0.0.0" under [web] to let phones in.${guessed}`;
  return `${tables.length ? "A phone speaks for a table with that table’s code of tonight." : "Each table has a code when the night is open."}${guessed}`;
}

function tableLine({ table, code, link, phones, button_pad, rung }) {
  const picture = make("img", { src: `/host/qr/${table}?${code}`, alt: `QR picture of ${link}`, class: "qr", loading: "lazy" });
  const fold = make("details", { "data-table": `${table}` }, make("summary", {}, "QR picture and link"), picture, make("p", { class: "link" }, link));
  const renew = make("button", { type: "button", onclick: () => renewOne(table, phones.length) }, "Renew…");
  return make(
    "li", {},
    make("div", { class: "row" }, make("b", {}, `Table ${table}`), make("span", { class: "table-code" }, code), renew),
    GOES_BY[rung] && make("p", { class: "why-not" }, `It ${GOES_BY[rung]}.`),
    button_pad && make("p", { class: "why-not" }, rung === "phone" ? `A phone has taken over from ${button_pad}; under Now you let the pad count again.` : `Its button pad is ${button_pad}.`),
    make("ul", {}, ...phones.map((phone) => phoneLine(phone, table))),
    fold,
  );
}

function phoneLine({ id, kind, joined_s, is_pad }, table) {
  const since = new Date(1000 * joined_s).toLocaleTimeString([], { hour: "2-digit", minute: "2-digit" });
  const put = make("button", { type: "button", onclick: () => putOut(id, table) }, "Put out…");
  return make("li", { class: "row" }, make("span", {}, `${kind} ${id}, since ${since}${is_pad ? ", the table’s pad" : ""}`), put);
}

async function putOut(phone, table) {
  const what = `Phone ${phone} speaks for table ${table} no more. The table gets another code, so that it does not come back; other phones stay.`;
  if (await ask({ title: `Put phone ${phone} out?`, what, button: "Put it out" })) order({ is: "put-out", phone });
}

async function renewOne(table, phones) {
  const what = `Whoever is in for table ${table} is out and needs the new code${phones ? `: ${phones} now` : ""}.`;
  if (await ask({ title: `Renew the code of table ${table}?`, what, button: "Renew it" })) order({ is: "renew", table });
}

async function renewAll() {
  const what = "Every phone is out and needs its table’s new code.";
  if (await ask({ title: "Renew all codes?", what, button: "Renew all" })) order({ is: "renew" });
}

async function order(said) {
  const answer = await post("/api/phones", said);
  if (answer.error) setText(byId("phones-words"), answer.error);
  else show(answer);
}

async function leave(where) {
  await post("/api/host/leave", where);
  location.assign("/host");
}

async function leaveEverywhere() {
  const what = "Every browser that is in as the host, this one too, needs the key again.";
  if (await ask({ title: "End every host’s session?", what, button: "End them" })) leave("everywhere");
}

byId("renew-all").addEventListener("click", renewAll);
byId("leave").addEventListener("click", () => leave("here"));
byId("leave-everywhere").addEventListener("click", leaveEverywhere);
onOpen("phones", look);
