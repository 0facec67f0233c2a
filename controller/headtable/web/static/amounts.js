// Amounts of money: cents on the way, dollars for people.

import { say } from "./sentences.js";

/** @param {number} cents */
export const dollars = (cents) => say("pages-amount", { amount: cents / 100 });

/**
 * The cents of a number field; null while it is empty or no amount.
 *
 * @param {HTMLInputElement} field
 */
export const centsIn = (field) => (Number.isFinite(field.valueAsNumber) && field.validity.valid ? Math.round(100 * field.valueAsNumber) : null);

/**
 * A field for an amount, with its value in cents.
 *
 * @param {HTMLInputElement} field
 * @param {number | null} cents
 */
export function setCents(field, cents) {
  Object.assign(field, { value: cents === null ? "" : (cents / 100).toFixed(2) });
}
