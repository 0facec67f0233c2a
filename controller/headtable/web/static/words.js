// The players' words for what a message says.

export const worth = (worth, night) =>
  ({ miss: "nothing", one: "one", two: "two", three: "three", mini: "mini", wipe: "wipe-out", bunco: night?.bunco_word ?? "bunco" })[worth] ?? "";

export const team = (state, side) => (side === "a" ? [state.seats[0], state.seats[2]] : [state.seats[1], state.seats[3]]);

export const isAway = (walk) => walk.from_table !== walk.table || walk.from_seat !== walk.seat;

// Where one player goes between rounds: "→ table 2 chair 3", "→ chair 4", "stays".
export function way(walk) {
  if (walk.table !== walk.from_table) return `→ table ${walk.table} chair ${walk.seat}`;
  return walk.seat === walk.from_seat ? `stays, chair ${walk.seat}` : `→ chair ${walk.seat}`;
}

// A night that ends within a set has fewer whole ones than the number of that set.
export const setsOf = (night) => Math.max(night.set, night.sets);

export const upperFirst = (text) => text.charAt(0).toUpperCase() + text.slice(1);
