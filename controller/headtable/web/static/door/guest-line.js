// One guest at the door: what is known, and what one tap does.

import { amountOf, centsIn, setCents } from "../amounts.js";
import { make } from "../elements.js";
import { onSubmit } from "../forms.js";
import { say } from "../sentences.js";

/** @typedef {import("./door-taps.js").DoorTaps} DoorTaps */
/** @typedef {import("../host/seats.js").Seated} Seated */
/**
 * A guest, what one pays, the chair of the guest, whether the guest can be given one, and whether one line is enough.
 *
 * @typedef {{ guest: headtable.DoorGuest, price: number, chair: Seated | null, mayBeSeated: boolean, isShort: boolean }} AtDoor
 */

/**
 * @param {AtDoor} at
 * @param {DoorTaps} taps
 */
export function guestLine(at, taps) {
  return at.isShort ? shortLine(at, taps) : card(at, taps);
}

/**
 * @param {AtDoor} at
 * @param {DoorTaps} taps
 */
const card = (at, taps) =>
  make(
    "li",
    { id: `guest-${at.guest.id}`, class: `is-${at.guest.status}` },
    make("p", { class: "name" }, at.guest.name),
    make("p", { class: "about" }, known(at).join(" · ")),
    make("div", { class: "row" }, ...buttons(at, taps)),
    make("details", {}, make("summary", {}, say("door-other-amount", { price: at.price })), amountForm(at.guest, taps)),
  );

/**
 * One line for a guest who needs nothing more; unfolded, it has what a mistake needs.
 *
 * @param {AtDoor} at
 * @param {DoorTaps} taps
 */
function shortLine(at, taps) {
  const summary = make("summary", {}, make("b", { class: "name" }, at.guest.name), make("span", { class: "about" }, known(at).join(" · ")));
  const more = make("div", { class: "row" }, ...buttons(at, taps));
  return make("li", { id: `guest-${at.guest.id}`, class: `is-${at.guest.status} is-settled` }, make("details", {}, summary, more, amountForm(at.guest, taps)));
}

/** @param {AtDoor} at */
const known = ({ guest, chair }) => [
  say("door-status", { status: guest.status }),
  ...(chair ? [say("door-sits", { table: chair.table, chair: chair.seat })] : []),
  ...(guest.paid ? [say("door-has-paid", { amount: amountOf(guest.paid) })] : []),
  ...(guest.wish ? [guest.wish] : []),
];

/**
 * @param {AtDoor} at
 * @param {DoorTaps} taps
 */
function buttons({ guest, price, mayBeSeated }, taps) {
  return [
    mayBeSeated && make("button", { type: "button", class: "primary", onclick: () => taps.seat(guest) }, say("door-seat")),
    guest.status !== "here" && make("button", { type: "button", class: mayBeSeated ? "" : "primary", onclick: () => taps.setStatus(guest, "here") }, say("door-check-in")),
    guest.status === "expected" && make("button", { type: "button", onclick: () => taps.setStatus(guest, "no-show") }, say("door-no-show")),
    price > guest.paid && make("button", { type: "button", onclick: () => taps.setPaid(guest, price) }, say("door-pays", { amount: amountOf(price) })),
  ];
}

/**
 * @param {headtable.DoorGuest} guest
 * @param {DoorTaps} taps
 */
function amountForm(guest, taps) {
  const field = make("input", { type: "number", min: 0, max: 100000, step: 0.01, inputmode: "decimal", required: true, "aria-label": say("door-amount", { name: guest.name }) });
  setCents(field, guest.paid || null);
  const form = make("form", { class: "row", autocomplete: "off" }, field, make("button", {}, say("door-save")));
  onSubmit(form, () => {
    const cents = centsIn(field);
    return cents === null ? null : taps.setPaid(guest, cents);
  });
  return form;
}
