// A countdown as people read it, and something to do each second while one runs.

export function minutes(left_s) {
  const hours = Math.floor(left_s / 3600);
  const parts = [Math.floor(left_s / 60) % 60, left_s % 60].map((part) => String(part).padStart(2, "0"));
  return hours ? `${hours}:${parts.join(":")}` : parts.join(":").replace(/^0/, "");
}

// The time of day at which it will be over: "20:45".
export const until = (endsAt) => new Date(endsAt).toTimeString().slice(0, 5);

export const everySecond = (tick) => setInterval(tick, 1000);
