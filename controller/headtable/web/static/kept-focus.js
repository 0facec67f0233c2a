// Keeps the keyboard's place when the element that has the focus is taken off the page, hidden or disabled for a while.

/**
 * The focus goes to the nearest part of the page around the lost element that is still shown. An element that was only
 * disabled gets it back. Without this, a keyboard and a screen reader would begin again at the top of the page.
 */
export function keepFocus() {
  /** @type {Element[]} */
  let parts = [];
  /** @type {Element[]} */
  let behind = []; // a dialog that closes leaves the keyboard with the part from which it was opened
  document.addEventListener("focusin", ({ target }) => {
    const isInDialog = target instanceof Element && target.closest("dialog") !== null;
    if (!isInDialog) behind = partsAround(target);
    parts = isInDialog ? [...partsAround(target), ...behind] : behind;
  });
  document.addEventListener("pointerdown", () => { parts = []; }); // whoever taps beside a field leaves it
  const look = () => {
    const part = document.activeElement === document.body && document.hasFocus() && parts.flatMap((one) => [one, ...one.children]).find(isShown);
    if (part instanceof HTMLElement) focusOn(part);
  };
  new MutationObserver(() => {
    look();
    requestAnimationFrame(() => setTimeout(look)); // what is only hidden or disabled loses the focus in the next frame
  }).observe(document.body, { childList: true, subtree: true, attributeFilter: ["hidden", "disabled", "open"] });
}

/**
 * The element and all that it is in, the innermost first.
 *
 * @param {EventTarget | null} element
 */
function partsAround(element) {
  const parts = [];
  for (let one = element; one instanceof Element && one !== document.body; one = one.parentElement) parts.push(one);
  return parts;
}

/**
 * An element with `display: contents` is not shown itself, but its children are.
 *
 * @param {Element} element
 */
const isShown = (element) => element.isConnected && element.getClientRects().length > 0;

/** @param {HTMLElement} part */
export function focusOn(part) {
  if (part.tabIndex < 0) part.tabIndex = -1;
  part.focus({ preventScroll: true });
}
