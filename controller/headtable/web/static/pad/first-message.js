// The room for messages may be too small for all of them: whenever one comes or goes, the first one is in sight again.

/** @param {HTMLElement} news */
export function keepFirstInSight(news) {
  const watcher = new MutationObserver((records) => {
    if (records.some(isNews)) news.scrollTop = 0;
  });
  watcher.observe(news, { subtree: true, attributes: true, attributeOldValue: true, attributeFilter: ["hidden", "class"] });
}

/**
 * Presses that wait show their latest line themselves, and while they do only a message that is seen counts.
 *
 * @param {MutationRecord} record
 */
function isNews({ target, attributeName, oldValue }) {
  if (!(target instanceof Element) || target.closest("#presses")) return false;
  if (target.getAttribute(attributeName ?? "") === oldValue) return false; // it was only drawn again
  return target.checkVisibility() || !document.querySelector("#presses:not([hidden])");
}
