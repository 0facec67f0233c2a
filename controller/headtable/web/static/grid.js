// How many columns make equal boxes of about the ideal shape as large as they can be.

/** @typedef {{ width: number, height: number }} Shape */

/**
 * Returns the columns, the rows and the size of the boxes in pixels per em.
 *
 * @param {number} count
 * @param {number} width
 * @param {number} height
 * @param {Shape} ideal
 * @param {number} [fewest]
 */
export function grid(count, width, height, ideal, fewest = 1) {
  let best = { columns: fewest, rows: Math.ceil(count / fewest), em: 0 };
  for (let columns = fewest; columns <= Math.max(count, fewest); columns += 1) {
    const rows = Math.ceil(count / columns);
    const em = Math.min(width / columns / ideal.width, height / rows / ideal.height);
    if (em > best.em) best = { columns, rows, em };
  }
  return best;
}

/** The size of a rem in pixels. */
export const rem = () => parseFloat(getComputedStyle(document.documentElement).fontSize);
