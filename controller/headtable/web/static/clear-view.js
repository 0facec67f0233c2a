// A bar at the lower edge of the window hides nothing that was just pressed.

/**
 * Scrolls what was pressed out from under the bar. Nothing else moves, so that a second tap meets the same button.
 *
 * @param {HTMLElement} bar
 * @param {Element | null} pressed
 */
export function keepClearOf(bar, pressed) {
  if (!pressed || pressed === document.body || bar.contains(pressed)) return;
  const { top, bottom } = pressed.getBoundingClientRect();
  const covered = bottom - bar.getBoundingClientRect().top;
  if (covered > 0 && top > 0 && top < innerHeight) scrollBy(0, Math.min(covered, top));
}
