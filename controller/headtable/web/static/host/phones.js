// The tables' codes and the phones that are in. The host renews codes and removes phones.

import { codePicture } from "../code-picture.js";
import { byId, make, setText } from "../elements.js";
import { LatestAnswer } from "../latest-answer.js";
import { tellOfFile } from "../list-file.js";
import { timeOfDay } from "../locale.js";
import { get, post } from "../requests.js";
import { say } from "../sentences.js";
import { askHost, button } from "./dialog.js";

/** @typedef {headtable.TablePhones} TablePhones */
/** @typedef {import("../room.js").Change} Change */

/** @type {Partial<Record<headtable.Rung, string>>} */
const GOES_BY = { pad: say("console-phones-by-pad"), paper: say("console-phones-by-paper") };

export class PhonesPanel {
  #shown = "";
  #latest = new LatestAnswer(() => get("/api/phones", {}), (answer) => this.#hear(answer));

  /** @param {import("./tabs.js").Tabs} tabs */
  constructor(tabs) {
    this.tabs = tabs;
    tabs.onOpen("phones", () => this.#latest.look());
    byId("renew-all").addEventListener("click", () => this.#renewAll());
  }

  /** @param {Set<Change>} changed */
  draw(changed) {
    /** @type {Change[]} */
    const kinds = ["snapshot", "phones", "night"];
    if (this.tabs.isOpen("phones") && kinds.some((kind) => changed.has(kind))) this.#latest.look();
  }

  /** @param {import("../latest-answer.js").Answer<headtable.AllPhones>} answer */
  #hear({ failure, value }) {
    if (value) this.#show(value);
    else setText(byId("phones-words"), failure.status === null ? say("console-phones-old") : failure.error);
  }

  /** @param {headtable.AllPhones} all */
  #show(all) {
    setText(byId("phones-words"), inWords(all));
    tellOfFile(byId("phones-file"), all.file_troubles);
    if (this.#shown === JSON.stringify(all.tables)) return; // a button that is being pressed stays where it is
    this.#shown = JSON.stringify(all.tables);
    const list = byId("phone-tables");
    const unfolded = new Set([...list.querySelectorAll("details")].filter((fold) => fold.open).map((fold) => fold.dataset.table));
    list.replaceChildren(...all.tables.map((one) => this.#tableLine(one)));
    for (const fold of list.querySelectorAll("details")) fold.open = unfolded.has(fold.dataset.table);
  }

  /** @param {TablePhones} one */
  #tableLine(one) {
    const { table, code, link, by_name, phones, button_pad, rung } = one;
    const picture = codePicture(one, say("console-phones-picture-of", { link }));
    const named = by_name && make("p", { class: "link" }, say("console-phones-by-name", { address: by_name }));
    const fold = make("details", { "data-table": `${table}` }, make("summary", {}, say("console-phones-picture")), picture, make("p", { class: "link" }, link), named);
    const renew = button(say("console-renew"), () => this.#renewOne(table, phones.length));
    const pad = rung === "phone" ? say("console-phones-took-over", { pad: button_pad ?? "" }) : say("console-phones-pad", { pad: button_pad ?? "" });
    return make(
      "li", {},
      make("div", { class: "row" }, make("b", {}, say("console-phones-table", { table })), make("span", { class: "table-code" }, code), renew),
      GOES_BY[rung] && make("p", { class: "why-not" }, GOES_BY[rung]),
      button_pad && make("p", { class: "why-not" }, pad),
      make("ul", {}, ...phones.map((phone) => this.#phoneLine(phone, table))),
      fold,
    );
  }

  /**
   * @param {headtable.AdmittedPhone} phone
   * @param {number} table
   */
  #phoneLine({ id, kind, joined_s, is_pad }, table) {
    const since = timeOfDay(1000 * joined_s);
    const words = say("console-phones-one", { kind, phone: id, time: since, is_pad });
    return make("li", { class: "row" }, make("span", {}, words), button(say("console-remove-phone"), () => this.#remove(id, table)));
  }

  /**
   * @param {string} phone
   * @param {number} table
   */
  async #remove(phone, table) {
    const what = say("console-remove-phone-what", { phone, table });
    if (await askHost({ title: say("console-remove-phone-title", { phone }), what, button: say("console-remove-phone-do") })) this.#order({ is: "remove-phone", phone });
  }

  /**
   * @param {number} table
   * @param {number} phones
   */
  async #renewOne(table, phones) {
    const what = say("console-renew-what", { table, phones });
    if (await askHost({ title: say("console-renew-title", { table }), what, button: say("console-renew-do") })) this.#order({ is: "renew", table });
  }

  async #renewAll() {
    const what = say("console-renew-all-what");
    if (await askHost({ title: say("console-renew-all-title"), what, button: say("console-renew-all-do") })) this.#order({ is: "renew" });
  }

  /** @param {headtable.Posts["/api/phones"]["body"]} order */
  async #order(order) {
    const { failure, value } = await post("/api/phones", {}, order);
    if (failure) setText(byId("phones-words"), failure.error);
    else this.#show(value);
  }
}

/** @param {headtable.AllPhones} all */
function inWords({ tables, wrong, why_unreachable }) {
  const about = tables.length ? say("console-phones-about") : say("console-phones-no-night");
  const first = why_unreachable ? say("pages-unreachable", { why: why_unreachable }) : about;
  return wrong ? `${first} ${say("console-phones-wrong", { wrong })}` : first;
}
