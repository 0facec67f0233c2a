// How long something was silent, as a person says it.

/** @param {number} seconds */
export const minutes = (seconds) => Math.floor(seconds / 60);
