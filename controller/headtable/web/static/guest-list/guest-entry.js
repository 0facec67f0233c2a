// One guest on the list: the name, and behind it a form with all that is known.

import { amountOf } from "../amounts.js";
import { make } from "../elements.js";
import { onSubmit } from "../forms.js";
import { holdButton } from "../hold-button.js";
import { say } from "../sentences.js";

/** @typedef {headtable.Posts["/api/guests"]["body"]} Order */
/** @typedef {headtable.Guest["status"]} Attendance */

/** @type {readonly Attendance[]} */
const STATUSES = ["expected", "here", "no-show", "alternate"];

/**
 * @param {headtable.Guest} guest
 * @param {(order: Order) => unknown} send
 * @param {(words: string) => void} tell
 */
export function guestEntry(guest, send, tell) {
  const known = [say("door-status", { status: guest.status }), ...(guest.paid ? [say("door-has-paid", { amount: amountOf(guest.paid) })] : []), guest.wish].filter(Boolean);
  const summary = make("summary", {}, make("b", {}, guest.name), make("span", {}, known.join(" · ")));
  const details = make("details", { id: `entry-${guest.id}` }, summary, entryForm(guest, send, tell));
  make("li", {}, details);
  return details;
}

/**
 * @param {headtable.Guest} guest
 * @param {(order: Order) => unknown} send
 * @param {(words: string) => void} tell
 */
function entryForm(guest, send, tell) {
  const name = make("input", { value: guest.name, maxlength: 40, required: true, spellcheck: "false" });
  const email = make("input", { value: guest.email, maxlength: 100, type: "email" });
  const wish = make("input", { value: guest.wish, maxlength: 200 });
  const status = make("select", {}, ...STATUSES.map((one) => make("option", { value: one, selected: one === guest.status }, say("door-status", { status: one }))));
  const remove = holdButton(say("door-guests-remove"), () => send({ is: "remove", guest: guest.id }), tell);
  const form = make(
    "form",
    { autocomplete: "off" },
    labelled(say("door-guests-name"), name),
    labelled(say("door-guests-email"), email),
    labelled(say("door-guests-wish"), wish),
    labelled(say("door-guests-status"), status),
    make("div", { class: "row" }, make("button", { class: "primary" }, say("door-save")), remove),
  );
  onSubmit(form, () => {
    form.parentElement?.removeAttribute("open");
    const chosen = STATUSES[status.selectedIndex] ?? guest.status;
    const changed = chosen === guest.status ? null : chosen; // meanwhile the door may have checked the guest in
    return send({ is: "edit", guest: guest.id, name: name.value, email: email.value, wish: wish.value, status: changed });
  });
  return form;
}

/**
 * @param {string} label
 * @param {Element} field
 */
const labelled = (label, field) => make("label", {}, make("span", {}, label), " ", field);
