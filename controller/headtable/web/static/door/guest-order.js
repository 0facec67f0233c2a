// In which order the door shows its guests: first those who still need something, last those who need nothing more.

/** @typedef {import("./guest-line.js").AtDoor} AtDoor */

/**
 * Whether nothing is left to do for a guest: the line is then a short one.
 *
 * @param {AtDoor} at
 */
const isSettled = ({ guest, price, mayBeSeated }) =>
  guest.status === "no-show" || (guest.status === "here" && guest.paid >= price && !mayBeSeated);

const IDLE_MS = 30_000;

/** Keeps the order while somebody uses the page and searches for the same: no card moves or shrinks under a finger. */
export class StillOrder {
  #typed = "";
  #usedAt = -Infinity;
  /** @type {Map<number, { place: number, isShort: boolean }>} */
  #kept = new Map();

  constructor() {
    for (const kind of ["pointerdown", "keydown"]) addEventListener(kind, () => { this.#usedAt = performance.now(); });
  }

  /**
   * @param {AtDoor[]} all
   * @param {string} typed what is searched for
   */
  of(all, typed) {
    if (typed !== this.#typed || performance.now() - this.#usedAt > IDLE_MS) this.#kept.clear();
    this.#typed = typed;
    const sorted = byNeed(all).map((at) => ({ at, ...this.#keptOf(at) }));
    return sorted.sort((one, other) => one.place - other.place).map(({ at, isShort }) => ({ ...at, isShort: isShort && isSettled(at) }));
  }

  /** @param {AtDoor} at */
  #keptOf(at) {
    const kept = this.#kept.get(at.guest.id) ?? { place: this.#kept.size, isShort: isSettled(at) };
    this.#kept.set(at.guest.id, kept);
    return kept;
  }
}

/**
 * Expected guests come first, then those who still pay or get a chair, then alternates. Equals stay as they are, by name.
 *
 * @param {AtDoor[]} all
 */
const byNeed = (all) => [...all].sort((one, other) => rank(one) - rank(other));

/** @param {AtDoor} at */
function rank(at) {
  if (at.guest.status === "no-show") return 4;
  if (isSettled(at)) return 3;
  return { expected: 0, here: 1, alternate: 2 }[at.guest.status];
}
