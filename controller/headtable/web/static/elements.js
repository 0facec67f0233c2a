// Creates and finds elements. Text is only ever text, so a player may be called <b>Ann.

/** @typedef {Node | string | false | null | undefined} Child */
/** @typedef {string | number | boolean | null | undefined} AttributeValue */
/** @typedef {Record<string, AttributeValue | (() => unknown)>} Attributes */

/**
 * Makes an element. An attribute such as `onclick` takes a function; false and null leave an attribute out.
 *
 * @template {keyof HTMLElementTagNameMap} T
 * @param {T} tag
 * @param {Attributes} [attributes]
 * @param {...Child} children
 */
export function make(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === "function") element.addEventListener(name.slice(2), value);
    else if (value === true) element.setAttribute(name, "");
    else if (value !== false && value != null) element.setAttribute(name, String(value));
  }
  element.append(...children.filter((child) => child != null && child !== false));
  return element;
}

/**
 * Finds an element of the page. It throws for an id that this page does not have.
 *
 * @template {keyof headtable.Elements} I
 * @param {I} id
 */
export function byId(id) {
  const element = document.getElementById(id);
  if (!element) throw new Error(`this page has no element #${id}`);
  return /** @type {headtable.Elements[I]} */ (element);
}

/**
 * Finds the elements that have a data attribute, each with its value.
 *
 * @template {keyof headtable.Data} N
 * @param {N} name
 */
export function withData(name) {
  const found = /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll(`[data-${name}]`));
  return [...found].map((element) => ({ element, value: /** @type {headtable.Data[N]} */ (element.dataset[name]) }));
}

/** Shows the forms that nobody may fill in before the page knows what they are about. */
export function showWaiting() {
  for (const { element } of withData("waits")) setHidden(element, false);
}

/**
 * Changes a text only when it differs, so that a live region speaks once.
 *
 * @param {Element} element
 * @param {string} text
 */
export function setText(element, text) {
  if (element.textContent !== text) element.textContent = text;
}

/**
 * @param {HTMLElement} element
 * @param {boolean} hidden
 */
export function setHidden(element, hidden) {
  if (element.hidden !== hidden) element.hidden = hidden;
}
