// In which order the door shows its guests: first those who still need something, last those who need nothing more.

/** @typedef {import("./guest-line.js").AtDoor} AtDoor */

/**
 * Whether nothing is left to do for a guest: the line is then a short one.
 *
 * @param {AtDoor} at
 */
export const isSettled = ({ guest, price, mayBeSeated }) =>
  guest.status === "no-show" || (guest.status === "here" && guest.paid >= price && !mayBeSeated);

/**
 * Expected guests come first, then those who still pay or get a chair, then alternates. Equals stay as they are, by name.
 *
 * @param {AtDoor[]} all
 */
export const byNeed = (all) => [...all].sort((one, other) => rank(one) - rank(other));

/** @param {AtDoor} at */
function rank(at) {
  if (at.guest.status === "no-show") return 4;
  if (isSettled(at)) return 3;
  return { expected: 0, here: 1, alternate: 2 }[at.guest.status];
}
