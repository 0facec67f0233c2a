// A die's face as a picture.

import { say } from "./sentences.js";

const SVG = "http://www.w3.org/2000/svg";
/** @type {Record<number, [number, number][]>} */
const PIPS = {
  1: [[50, 50]],
  2: [[27, 27], [73, 73]],
  3: [[25, 25], [50, 50], [75, 75]],
  4: [[27, 27], [73, 27], [27, 73], [73, 73]],
  5: [[26, 26], [74, 26], [50, 50], [26, 74], [74, 74]],
  6: [[29, 24], [29, 50], [29, 76], [71, 24], [71, 50], [71, 76]],
};

/**
 * @param {"svg" | "rect" | "circle"} name
 * @param {Record<string, string | number>} attributes
 */
function shape(name, attributes) {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  return element;
}

/**
 * @param {number} face
 * @param {string} [label]
 */
export function die(face, label = say("pages-die", { face })) {
  const picture = shape("svg", { viewBox: "0 0 100 100", class: "die", role: "img", "aria-label": label });
  picture.append(shape("rect", { x: 3, y: 3, width: 94, height: 94, rx: 20, class: "die-body" }));
  for (const [x, y] of PIPS[face] ?? []) picture.append(shape("circle", { cx: x, cy: y, r: 10, class: "pip" }));
  return picture;
}
