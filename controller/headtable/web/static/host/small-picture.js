// Makes a large picture small enough for every page that shows it: phones take photographs of many megabytes.

const SIDES = [1280, 960, 640, 480, 320]; // pixels of the longer one; a projector shows it on a part of the screen
const LOGO_SIDES = SIDES.slice(0, 3);
const QUALITIES = [0.85, 0.6];

/** @typedef {{ side: number, kind: "image/png" | "image/jpeg", quality?: number }} Form */

/** @type {Form[]} */
const LOGOS = LOGO_SIDES.map((side) => ({ side, kind: "image/png" }));
/** @type {Form[]} */
const PHOTOGRAPHS = SIDES.flatMap((side) => QUALITIES.map((quality) => ({ side, kind: "image/jpeg", quality })));

/**
 * The file itself if it is small enough, otherwise the same picture with fewer pixels; null if nothing makes it so.
 * A logo stays a PNG if it can, and so keeps its transparent ground.
 *
 * @param {File} file
 * @param {number} mostBytes
 * @returns {Promise<Blob | null>}
 */
export async function smallPicture(file, mostBytes) {
  if (file.size <= mostBytes) return file;
  const whole = await createImageBitmap(file).catch(() => null);
  if (!whole) return null;
  const forms = file.type === "image/png" ? [...LOGOS, ...PHOTOGRAPHS] : PHOTOGRAPHS;
  const smaller = await firstThatFits(whole, forms, mostBytes);
  whole.close();
  return smaller;
}

/**
 * @param {ImageBitmap} whole
 * @param {Form[]} forms
 * @param {number} mostBytes
 */
async function firstThatFits(whole, forms, mostBytes) {
  for (const form of forms) {
    const smaller = await inForm(whole, form);
    if (smaller && smaller.size <= mostBytes) return smaller;
  }
  return null;
}

/**
 * The picture with at most so many pixels, the right way up.
 *
 * @param {ImageBitmap} whole
 * @param {Form} form
 * @returns {Promise<Blob | null>}
 */
function inForm(whole, { side, kind, quality }) {
  const canvas = document.createElement("canvas");
  drawSmall(canvas, whole, side, kind === "image/jpeg" ? "white" : "none");
  return new Promise((resolve) => {
    canvas.toBlob(resolve, kind, quality);
  });
}

/**
 * Draws the whole picture, with its longer side of at most so many pixels. A logo may need a ground behind it.
 *
 * @param {HTMLCanvasElement} canvas
 * @param {ImageBitmap} whole
 * @param {number} side
 * @param {"white" | "none"} ground
 */
export function drawSmall(canvas, whole, side, ground = "none") {
  const scale = Math.min(1, side / Math.max(whole.width, whole.height));
  canvas.width = Math.max(1, Math.round(whole.width * scale));
  canvas.height = Math.max(1, Math.round(whole.height * scale));
  const drawing = canvas.getContext("2d");
  if (!drawing) return;
  drawing.fillStyle = "white";
  if (ground === "white") drawing.fillRect(0, 0, canvas.width, canvas.height);
  drawing.drawImage(whole, 0, 0, canvas.width, canvas.height);
}
