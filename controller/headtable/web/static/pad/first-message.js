// The room for messages may be too small for all of them: whenever one comes or goes, the first one is in sight again.

/** @param {HTMLElement} news */
export function keepFirstInSight(news) {
  const watcher = new MutationObserver(() => {
    news.scrollTop = 0;
  });
  watcher.observe(news, { subtree: true, attributes: true, attributeFilter: ["hidden", "class"] });
}
