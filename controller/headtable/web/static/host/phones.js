// The tables' codes and the phones that are in. The host renews codes and puts phones out.

import { byId, make, setText } from "../elements.js";
import { get, post } from "../requests.js";
import { askHost, button } from "./dialog.js";

/** @typedef {headtable.TablePhones} TablePhones */
/** @typedef {import("../room.js").Change} Change */

/** @type {Partial<Record<headtable.Rung, string>>} */
const GOES_BY = { pad: "goes by its button pad: phones are shut out", paper: "goes by paper: phones are shut out" };

export class PhonesPanel {
  #shown = "";

  /** @param {import("./tabs.js").Tabs} tabs */
  constructor(tabs) {
    this.tabs = tabs;
    tabs.onOpen("phones", () => this.#look());
    byId("renew-all").addEventListener("click", () => this.#renewAll());
    byId("leave").addEventListener("click", () => leave("here"));
    byId("leave-everywhere").addEventListener("click", leaveEverywhere);
  }

  /** @param {Set<Change>} changed */
  draw(changed) {
    /** @type {Change[]} */
    const kinds = ["snapshot", "phones", "night"];
    if (this.tabs.isOpen("phones") && kinds.some((kind) => changed.has(kind))) this.#look();
  }

  async #look() {
    const { failure, value } = await get("/api/phones", {});
    if (value) this.#show(value);
    else setText(byId("phones-words"), failure.status === null ? "No connection to the box: this list may be old." : failure.error);
  }

  /** @param {headtable.AllPhones} all */
  #show(all) {
    setText(byId("phones-words"), inWords(all));
    if (this.#shown === JSON.stringify(all.tables)) return; // a button that is being pressed stays where it is
    this.#shown = JSON.stringify(all.tables);
    const list = byId("phone-tables");
    const unfolded = new Set([...list.querySelectorAll("details")].filter((fold) => fold.open).map((fold) => fold.dataset.table));
    list.replaceChildren(...all.tables.map((one) => this.#tableLine(one)));
    for (const fold of list.querySelectorAll("details")) fold.open = unfolded.has(fold.dataset.table);
  }

  /** @param {TablePhones} one */
  #tableLine({ table, code, link, phones, button_pad, rung }) {
    /** @type {headtable.PageAddress} */
    const address = `/host/qr/${table}`;
    const picture = make("img", { src: `${address}?${code}`, alt: `QR picture of ${link}`, class: "qr", loading: "lazy" });
    const fold = make("details", { "data-table": `${table}` }, make("summary", {}, "QR picture and link"), picture, make("p", { class: "link" }, link));
    const renew = button("Renew…", () => this.#renewOne(table, phones.length));
    const pad = rung === "phone" ? `A phone has taken over from ${button_pad}; under Now you let the pad count again.` : `Its button pad is ${button_pad}.`;
    return make(
      "li", {},
      make("div", { class: "row" }, make("b", {}, `Table ${table}`), make("span", { class: "table-code" }, code), renew),
      GOES_BY[rung] && make("p", { class: "why-not" }, `It ${GOES_BY[rung]}.`),
      button_pad && make("p", { class: "why-not" }, pad),
      make("ul", {}, ...phones.map((phone) => this.#phoneLine(phone, table))),
      fold,
    );
  }

  /**
   * @param {headtable.PhoneIn} phone
   * @param {number} table
   */
  #phoneLine({ id, kind, joined_s, is_pad }, table) {
    const since = new Date(1000 * joined_s).toLocaleTimeString([], { hour: "2-digit", minute: "2-digit" });
    const words = `${kind} ${id}, since ${since}${is_pad ? ", the table’s pad" : ""}`;
    return make("li", { class: "row" }, make("span", {}, words), button("Put out…", () => this.#putOut(id, table)));
  }

  /**
   * @param {string} phone
   * @param {number} table
   */
  async #putOut(phone, table) {
    const what = `Phone ${phone} speaks for table ${table} no more. The table gets another code, so that it does not come back; other phones stay.`;
    if (await askHost({ title: `Put phone ${phone} out?`, what, button: "Put it out" })) this.#order({ is: "put-out", phone });
  }

  /**
   * @param {number} table
   * @param {number} phones
   */
  async #renewOne(table, phones) {
    const what = `Whoever is in for table ${table} is out and needs the new code${phones ? `: ${phones} now` : ""}.`;
    if (await askHost({ title: `Renew the code of table ${table}?`, what, button: "Renew it" })) this.#order({ is: "renew", table });
  }

  async #renewAll() {
    const what = "Every phone is out and needs its table’s new code.";
    if (await askHost({ title: "Renew all codes?", what, button: "Renew all" })) this.#order({ is: "renew" });
  }

  /** @param {headtable.Posts["/api/phones"]["body"]} order */
  async #order(order) {
    const { failure, value } = await post("/api/phones", {}, order);
    if (failure) setText(byId("phones-words"), failure.error);
    else this.#show(value);
  }
}

/** @param {headtable.AllPhones} all */
function inWords({ tables, wrong, only_here }) {
  const guessed = wrong ? ` ${wrong} wrong ${wrong === 1 ? "code was" : "codes were"} typed so far.` : "";
  if (only_here) return `Only this machine can open the pages: write host = "0.0.0.0" under [web] to let phones in.${guessed}`;
  return `${tables.length ? "A phone speaks for a table with that table’s code of tonight." : "Each table has a code when the night is open."}${guessed}`;
}

/** @param {headtable.Posts["/api/host/leave"]["body"]} where */
async function leave(where) {
  /** @type {headtable.PageAddress} */
  const address = "/host";
  await post("/api/host/leave", {}, where);
  location.assign(address);
}

async function leaveEverywhere() {
  const what = "Every browser that is in as the host, this one too, needs the key again.";
  if (await askHost({ title: "End every host’s session?", what, button: "End them" })) leave("everywhere");
}
