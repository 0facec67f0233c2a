// Cuts what is scrolled at whole lines: no letter is cut through its middle.

/**
 * Keeps the edges of a box that scrolls between the lines of its text.
 *
 * @param {HTMLElement} box its mask ends at `--cut-above` and `--cut-below`
 */
export function cutAtWholeLines(box) {
  const cut = () => {
    const { above, below } = cutLines(box);
    box.style.setProperty("--cut-above", `${above}px`);
    box.style.setProperty("--cut-below", `${below}px`);
  };
  box.addEventListener("scroll", cut, { passive: true });
  new ResizeObserver(cut).observe(box);
  new MutationObserver(cut).observe(box, { subtree: true, childList: true, characterData: true, attributeFilter: ["hidden", "class"] });
}

/**
 * How much of the box to hide above and below, because it is a part of a line.
 *
 * @param {HTMLElement} box
 */
function cutLines(box) {
  const edges = box.getBoundingClientRect();
  const hidden = { above: 0, below: 0 };
  for (const { top, bottom } of linesIn(box)) {
    if (top < edges.top && bottom > edges.top) hidden.above = Math.max(hidden.above, bottom - edges.top);
    if (top < edges.bottom && bottom > edges.bottom) hidden.below = Math.max(hidden.below, edges.bottom - top);
  }
  return hidden;
}

/** @param {HTMLElement} box */
function* linesIn(box) {
  const texts = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (texts.nextNode()) {
    range.selectNodeContents(texts.currentNode);
    yield* range.getClientRects();
  }
}
