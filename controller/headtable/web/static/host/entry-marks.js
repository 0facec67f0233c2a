// What has corrected an entry, and whether it counts.

/** @typedef {headtable.FactLine} FactLine */
/** @typedef {headtable.Undone | headtable.Voided | headtable.Corrected} Marking */
/** @typedef {Marking & { detail: string }} Explained with the sentence of why an entry no longer counts */
/**
 * What was done to an entry, and in which entry.
 *
 * @typedef {Explained & { at: number }} Mark
 */

/**
 * @param {headtable.Fact} fact
 * @returns {fact is Marking}
 */
export const isMarking = (fact) => fact.is === "corrected" || fact.is === "undone" || fact.is === "voided";

/**
 * What was done to each entry, newest first. What has been taken back itself does nothing.
 *
 * @param {readonly FactLine[]} lines
 */
export function marks(lines) {
  /** @type {Map<number, Mark[]>} */
  const done = new Map();
  for (const { entry, fact, detail } of [...lines].reverse())
    if (isMarking(fact) && !isStruck(done.get(entry))) done.set(fact.entry, [...(done.get(fact.entry) ?? []), { ...fact, detail, at: entry }]);
  return done;
}

/**
 * Whether an entry counts no more.
 *
 * @param {Mark[]} [done]
 */
export const isStruck = (done = []) => done.some((mark) => mark.is === "undone" || mark.is === "voided");

/**
 * The entry that an undo, an undo of it and so on are about, and whether it counts after the last of them.
 *
 * @param {headtable.Undone} fact
 * @param {readonly FactLine[]} lines
 */
export function undoneAtLast(fact, lines) {
  let [entry, counts] = [fact.entry, false];
  for (;;) {
    const before = lines.find((line) => line.entry === entry)?.fact;
    if (before?.is !== "undone") return { entry, counts };
    [entry, counts] = [before.entry, !counts];
  }
}

/**
 * The newest undo about each entry. An undo of it is about the same entry, which then counts again.
 *
 * @param {readonly FactLine[]} lines
 */
export function newestUndos(lines) {
  /** @type {Map<number, FactLine>} */
  const undos = new Map();
  for (const line of lines) if (line.fact.is === "undone") undos.set(undoneAtLast(line.fact, lines).entry, line);
  return undos;
}
