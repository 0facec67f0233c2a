// Makes a large photograph small enough for the projector, in the browser: phones take pictures of many megabytes.

const LONGEST_SIDE = 1920; // pixels; the projector has no more
const QUALITIES = [0.85, 0.7, 0.5, 0.3];

/**
 * The file itself if it is small enough, otherwise the same picture as a small JPEG; null if nothing makes it so.
 *
 * @param {File} file
 * @param {number} mostBytes
 * @returns {Promise<Blob | null>}
 */
export async function smallPicture(file, mostBytes) {
  if (file.size <= mostBytes) return file;
  const canvas = await drawnSmall(file);
  if (!canvas) return null;
  for (const quality of QUALITIES) {
    const smaller = await asJpeg(canvas, quality);
    if (smaller && smaller.size <= mostBytes) return smaller;
  }
  return null;
}

/**
 * The picture on a canvas, the right way up; null for a file that is no picture.
 *
 * @param {File} file
 */
async function drawnSmall(file) {
  const whole = await createImageBitmap(file).catch(() => null);
  if (!whole) return null;
  const scale = Math.min(1, LONGEST_SIDE / Math.max(whole.width, whole.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(whole.width * scale));
  canvas.height = Math.max(1, Math.round(whole.height * scale));
  const drawing = canvas.getContext("2d");
  if (drawing) drawing.fillStyle = "white"; // behind a logo without a ground
  drawing?.fillRect(0, 0, canvas.width, canvas.height);
  drawing?.drawImage(whole, 0, 0, canvas.width, canvas.height);
  whole.close();
  return canvas;
}

/**
 * @param {HTMLCanvasElement} canvas
 * @param {number} quality
 * @returns {Promise<Blob | null>}
 */
const asJpeg = (canvas, quality) => new Promise((resolve) => {
  canvas.toBlob(resolve, "image/jpeg", quality);
});
