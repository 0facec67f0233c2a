// How many columns make equal boxes of about the ideal shape as large as they can be.

export function fit(count, width, height, ideal, fewest = 1) {
  let best = { columns: fewest, rows: Math.ceil(count / fewest), em: 0 };
  for (let columns = fewest; columns <= Math.max(count, fewest); columns += 1) {
    const rows = Math.ceil(count / columns);
    const em = Math.min(width / columns / ideal.width, height / rows / ideal.height);
    if (em > best.em) best = { columns, rows, em };
  }
  return best;
}
