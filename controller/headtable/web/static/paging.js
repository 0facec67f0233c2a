// Distributes boxes over pages, so that no letter becomes smaller than what the hall can read.

import { make } from "./elements.js";

/**
 * How a kind of boxes stands on a page: row by row, or in lists from the top to the bottom.
 *
 * @typedef {{ order: "rows" | "columns", look: string, narrowest_em: number, most: number }} Kind
 */
/** @typedef {{ look: string, scale: number, columns: number, gap: number, pages: number[][][] }} Plan */
/** @typedef {{ width: number, height: number }} Space */

const LARGER = [2, 1.6, 1.3]; // of the least size of letters
const LEAST = 1;
const SMALLER = [0.85, 0.7, 0.55]; // only where one box alone is higher than the space
export const SO_MANY = 40; // boxes that never fit on one page in larger letters
const LONGEST_WORD = 20; // letters that are not broken
const GAP = 1 / 3; // between rows, in letters
const DENSE_GAP = 1 / 6; // where only the least size of letters is left

/**
 * @template T
 * @param {T[]} list
 * @param {number} size
 */
const chunks = (list, size) => Array.from({ length: Math.ceil(list.length / size) }, (_, at) => list.slice(at * size, (at + 1) * size));

/**
 * Puts boxes below each other as long as there is room for them: [[0, 1], [2]].
 *
 * @param {number[]} heights
 * @param {number} height
 * @param {number} gap
 */
function stacked(heights, height, gap) {
  /** @type {number[][]} */
  const stacks = [];
  let used = Infinity;
  heights.forEach((own, index) => {
    if (used + gap + own > height) stacks.push([]);
    used = stacks.at(-1)?.length ? used + gap + own : own;
    stacks.at(-1)?.push(index);
  });
  return stacks;
}

/**
 * Makes the columns of the last page about equally high.
 *
 * @param {number[]} heights
 * @param {number[][][]} pages
 * @param {number} columns
 * @param {number} height
 */
function balanced(heights, pages, columns, height) {
  const last = pages.at(-1)?.flat() ?? [];
  const own = last.map((index) => heights[index] ?? 0);
  let [least, most] = [Math.max(...own), height];
  while (most - least > 1) {
    const middle = (least + most) / 2;
    if (stacked(own, middle, 0).length <= columns) most = middle;
    else least = middle;
  }
  return [...pages.slice(0, -1), stacked(own, most, 0).map((list) => list.map((at) => last[at] ?? 0))];
}

/**
 * Whether a name would be broken within a word. Only very long words may be.
 *
 * @param {HTMLElement} probe
 */
function breaksWords(probe) {
  probe.classList.add("is-unbroken"); // only here: a height is measured with the breaks that the page will have
  const names = [...probe.querySelectorAll(".name, .player")];
  const breaks = names.some((name) => name.scrollWidth > name.clientWidth + 1 && name.textContent.split(/[\s-]+/).every((word) => word.length <= LONGEST_WORD));
  probe.classList.remove("is-unbroken");
  return breaks;
}

/**
 * The pages of a plan. A page has columns of boxes, or one list of boxes that fill it row by row.
 *
 * @param {number[]} heights
 * @param {Kind["order"]} order
 * @param {number} columns
 * @param {number} height
 * @param {number} gap
 */
function pagesOf(heights, order, columns, height, gap) {
  if (order === "columns") return balanced(heights, chunks(stacked(heights, height, gap), columns), columns, height);
  const rows = chunks(heights.map((_, index) => index), columns);
  const highest = rows.map((row) => Math.max(...row.map((index) => heights[index] ?? 0)));
  return stacked(highest, height, gap).map((page) => [page.flatMap((row) => rows[row] ?? [])]);
}

/** @param {number} scale */
const gapAt = (scale) => (scale > LEAST ? GAP : DENSE_GAP);

/**
 * Letters of the least size stand closer together, so that a page has more of them.
 *
 * @param {HTMLElement} page
 * @param {number} scale
 */
function setScale(page, scale) {
  page.style.setProperty("--scale", String(scale));
  page.style.setProperty("--row-gap", `${gapAt(scale)}em`);
  page.classList.toggle("is-dense", scale <= LEAST);
}

/**
 * The best plan for one size of letters; null where a box is higher than the space.
 *
 * @param {HTMLElement[]} boxes
 * @param {HTMLElement} probe
 * @param {Space} space
 * @param {Kind} kind
 * @param {number} scale
 */
function planFor(boxes, probe, space, { order, look, narrowest_em, most }, scale) {
  setScale(probe, scale);
  const em = parseFloat(getComputedStyle(probe).fontSize);
  /** @type {Plan | null} */
  let best = null;
  for (let columns = 1; columns <= most && (columns === 1 || space.width / columns >= narrowest_em * em); columns += 1) {
    const gap = order === "rows" ? em * gapAt(scale) : 0;
    probe.style.width = `${(space.width - (columns - 1) * em) / columns}px`;
    const heights = boxes.map((box) => box.getBoundingClientRect().height);
    if (Math.max(...heights) > space.height) continue;
    if (order === "columns" && (columns > 1 || scale > LEAST) && breaksWords(probe)) continue;
    const pages = pagesOf(heights, order, columns, space.height, gap);
    if (!best || pages.length < best.pages.length) best = { look, scale, columns, gap, pages };
  }
  return best;
}

/**
 * @param {HTMLElement[]} boxes
 * @param {HTMLElement} probe
 * @param {Space} space
 * @param {Kind} kind
 * @returns {Plan}
 */
function planned(boxes, probe, space, kind) {
  for (const scale of boxes.length > SO_MANY ? [] : LARGER) {
    const plan = planFor(boxes, probe, space, kind, scale);
    if (plan?.pages.length === 1) return plan;
  }
  for (const scale of [LEAST, ...SMALLER]) {
    const plan = planFor(boxes, probe, space, kind, scale);
    if (plan) return plan;
  }
  return { look: kind.look, scale: LEAST, columns: 1, gap: 0, pages: boxes.map((_, index) => [[index]]) };
}

/**
 * Makes the pages for these boxes, in the largest letters that need one page, else in the least.
 *
 * @param {HTMLElement[]} boxes
 * @param {HTMLElement} place
 * @param {Kind} kind
 */
export function paged(boxes, place, kind) {
  const space = { width: place.clientWidth, height: place.clientHeight };
  const probe = make("div", { class: `page probe ${kind.look}` }, ...boxes);
  place.append(probe);
  const plan = planned(boxes, probe, space, kind);
  probe.remove();
  return plan.pages.map((lists) => filledPage(boxes, lists, plan, kind));
}

/**
 * All boxes on one page, which scrolls: for a phone.
 *
 * @param {HTMLElement[]} boxes
 * @param {Kind} kind
 */
export const onePage = (boxes, kind) => [filledPage(boxes, [boxes.map((_, index) => index)], { look: kind.look, scale: LEAST, columns: 1, gap: 0, pages: [] }, kind)];

/**
 * @param {HTMLElement[]} boxes
 * @param {number[][]} lists
 * @param {Plan} plan
 * @param {Kind} kind
 */
function filledPage(boxes, lists, { look, scale, columns, pages }, { order }) {
  const tag = order === "rows" ? "div" : "ol";
  const filled = lists.map((list) => make(tag, { class: look }, ...list.map((index) => boxes[index] ?? "")));
  const element = make("div", { class: `page in-${order}` }, ...filled);
  element.classList.toggle("is-rest", pages.length > 1 && lists === pages.at(-1)); // its boxes are not stretched
  setScale(element, scale);
  element.style.setProperty("--columns", String(columns));
  return element;
}
