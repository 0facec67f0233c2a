// Makes a scene smaller until it fits below what stands above it, such as a break and a notice.

const SIZES = [1, 0.9, 0.8, 0.7, 0.6, 0.5, 0.4, 0.3, 0.2];

/** @param {HTMLElement} element */
const isSpilt = (element) => element.scrollHeight > element.clientHeight + 1 || element.scrollWidth > element.clientWidth + 1;

/**
 * A phone scrolls instead: there the scene is as high as it needs to be.
 *
 * @param {HTMLElement} place
 */
export function fit(place) {
  const scene = place.querySelector(".fitted");
  if (!(scene instanceof HTMLElement)) return;
  for (const size of SIZES) {
    scene.style.setProperty("zoom", `${size}`);
    if (!isSpilt(scene)) return;
  }
}
