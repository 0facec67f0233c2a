// One guest on the list: the name, and behind it a form with all that is known.

import { amountOf } from "../amounts.js";
import { make } from "../elements.js";
import { say } from "../sentences.js";

/** @typedef {headtable.Posts["/api/guests"]["body"]} Order */
/** @typedef {headtable.Guest["status"]} Attendance */

/** @type {readonly Attendance[]} */
const STATUSES = ["expected", "here", "no-show", "alternate"];

/**
 * @param {headtable.Guest} guest
 * @param {(order: Order) => unknown} send
 */
export function guestEntry(guest, send) {
  const known = [say("door-status", { status: guest.status }), ...(guest.paid ? [say("door-has-paid", { amount: amountOf(guest.paid) })] : []), guest.wish].filter(Boolean);
  const summary = make("summary", {}, make("b", {}, guest.name), make("span", {}, known.join(" · ")));
  const details = make("details", { id: `entry-${guest.id}` }, summary, entryForm(guest, send));
  make("li", {}, details);
  return details;
}

/**
 * @param {headtable.Guest} guest
 * @param {(order: Order) => unknown} send
 */
function entryForm(guest, send) {
  const name = make("input", { value: guest.name, maxlength: 40, required: true, spellcheck: "false" });
  const email = make("input", { value: guest.email, maxlength: 100, type: "email" });
  const wish = make("input", { value: guest.wish, maxlength: 200 });
  const status = make("select", {}, ...STATUSES.map((one) => make("option", { value: one, selected: one === guest.status }, say("door-status", { status: one }))));
  const remove = make("button", { type: "button", class: "danger", onclick: () => send({ is: "remove", guest: guest.id }) }, say("door-guests-remove"));
  const form = make(
    "form",
    { autocomplete: "off" },
    labelled(say("door-guests-name"), name),
    labelled(say("door-guests-email"), email),
    labelled(say("door-guests-wish"), wish),
    labelled(say("door-guests-status"), status),
    make("div", { class: "row" }, make("button", { class: "primary" }, say("door-save")), remove),
  );
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    form.parentElement?.removeAttribute("open");
    const chosen = STATUSES[status.selectedIndex] ?? guest.status;
    const changed = chosen === guest.status ? null : chosen; // meanwhile the door may have checked the guest in
    send({ is: "edit", guest: guest.id, name: name.value, email: email.value, wish: wish.value, status: changed });
  });
  return form;
}

/**
 * @param {string} label
 * @param {Element} field
 */
const labelled = (label, field) => make("label", {}, make("span", {}, label), " ", field);
