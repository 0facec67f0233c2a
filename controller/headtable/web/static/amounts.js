// Amounts of money: hundredths on the way, the currency of the house for people.

import { decimals, say } from "./sentences.js";

/**
 * "$12.50", in the currency of the house.
 *
 * @param {number} cents
 */
export const amountOf = (cents) => say("pages-amount", { amount: cents / 100 });

/** The smallest coin of the currency, which a field for amounts counts in. */
export const coin = decimals ? 1 / 10 ** decimals : 1;

/**
 * Lets a field refuse what nobody can pay, such as half a yen.
 *
 * @param {HTMLInputElement} field
 */
export const countInCoins = (field) => { field.step = String(coin); };

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
  Object.assign(field, { value: cents === null ? "" : (cents / 100).toFixed(decimals) });
  countInCoins(field);
}
