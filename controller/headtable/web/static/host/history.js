// What happened before the latest, as far back as the host has asked: all of it, or one table's.

import { byId, setHidden } from "../make.js";

const known = new Map(); // every line that this page has seen of this night, by entry and part
const since = new Map(); // by table, and "" for all of them: the entry back to which the host has asked
const ends = new Set(); // the tables, or "", of which there is nothing older
let latest = [];
let isMore = false;

const key = ({ entry, part }) => `${entry}.${part}`;
const said = (line) => JSON.stringify(line?.fact);
const order = (one, other) => one.entry - other.entry || one.part - other.part;

// Takes what the room tells; where it does not follow on what is known here, it begins afresh.
export function learn(room) {
  const first = room.latest[0];
  if (!first || said(known.get(key(first))) !== said(first)) for (const all of [known, since, ends]) all.clear();
  for (const line of room.latest) known.set(key(line), line);
  latest = room.latest;
  isMore = room.older;
}

// All that is known, the oldest first: what an entry was, and what became of it.
export const lines = () => [...known.values()].sort(order);

// The entry from which on they are shown at that table; "" is all of them.
export const shownFrom = (table) => since.get(table) ?? latest[0]?.entry ?? 0;

export function drawOlder(table) {
  setHidden(byId("older"), !isMore || ends.has(table));
}

// Asks for some more; whether there was an answer.
export async function fetchOlder(table) {
  const before = shownFrom(table);
  const answer = await fetch(`/api/told?before=${before}${table && `&table=${table}`}`).catch(() => null);
  if (!answer?.ok || shownFrom(table) !== before) return false;
  const page = await answer.json();
  for (const line of page.lines) known.set(key(line), line);
  since.set(table, page.lines[0]?.entry ?? before);
  if (!page.more) ends.add(table);
  return true;
}
