// A countdown as people read it.

/** @param {number} left_s */
export function minutes(left_s) {
  const hours = Math.floor(left_s / 3600);
  const parts = [Math.floor(left_s / 60) % 60, left_s % 60].map((part) => String(part).padStart(2, "0"));
  return hours ? `${hours}:${parts.join(":")}` : parts.join(":").replace(/^0/, "");
}
