// Times, days and numbers as the reader writes them.

const MINUTE = "2026-11-23 20:45".length;

/** The page's language, with the region of a reader who reads it: American English has another clock than British. */
export function locale(language = document.documentElement.lang) {
  return navigator.languages.find((one) => one.split("-")[0] === language.split("-")[0]) ?? language;
}

/**
 * "8:45 PM" or "20:45".
 *
 * @param {number} at_ms
 */
export const timeOfDay = (at_ms) => new Date(at_ms).toLocaleTimeString(locale(), { hour: "numeric", minute: "2-digit" });

/**
 * The same with seconds.
 *
 * @param {number} at_ms
 */
export const secondOfDay = (at_ms) => new Date(at_ms).toLocaleTimeString(locale(), { hour: "numeric", minute: "2-digit", second: "2-digit" });

/**
 * The time of day for what a time field holds, such as "20:45".
 *
 * @param {string} clock
 */
export const typedTime = (clock) => timeOfDay(new Date(`2000-01-01T${clock}`).getTime());

/**
 * Day and time of a moment in milliseconds since 1970.
 *
 * @param {number} at_ms
 */
export const momentAt = (at_ms) => new Date(at_ms).toLocaleString(locale(), { dateStyle: "medium", timeStyle: "short" });

/**
 * Day and time of "2026-11-23 20:45:10"; the seconds may be missing. What is no moment stays as it is.
 *
 * @param {string} moment
 */
export function momentOf(moment) {
  const found = new Date(moment.slice(0, MINUTE).replace(" ", "T"));
  return Number.isNaN(found.getTime()) ? moment : momentAt(found.getTime());
}

/**
 * "Nov 23, 2026" for "2026-11-23". It is that day in every time zone.
 *
 * @param {string} day
 */
export const dayOf = (day) => new Date(`${day}T12:00`).toLocaleDateString(locale(), { dateStyle: "medium" });
