// The QR picture of a table's code.

import { make } from "./elements.js";

/**
 * @param {headtable.TablePhones} phones
 * @param {string} alt
 */
export function codePicture({ table, code }, alt) {
  /** @type {headtable.PageAddress} */
  const address = `/host/qr/${table}`;
  return make("img", { src: `${address}?${code}`, alt, class: "qr", loading: "lazy" });
}
