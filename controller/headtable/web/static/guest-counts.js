// How many guests are expected, here and so on, and how much they have paid.

import { amountOf } from "./amounts.js";
import { say } from "./sentences.js";

/** @param {readonly { status: headtable.DoorGuest["status"], paid: number }[]} guests */
export function guestCounts(guests) {
  /** @param {headtable.DoorGuest["status"]} status */
  const having = (status) => guests.filter((guest) => guest.status === status).length;
  return say("door-counts", {
    expected: having("expected"),
    here: having("here"),
    no_shows: having("no-show"),
    alternates: having("alternate"),
    paid: guests.filter((guest) => guest.paid > 0).length,
    amount: amountOf(guests.reduce((sum, guest) => sum + guest.paid, 0)),
  });
}
