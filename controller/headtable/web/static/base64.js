// The content of a file as text, for a request in JSON.

/**
 * @param {Blob} file
 * @returns {Promise<string>}
 */
export const inBase64 = (file) => new Promise((resolve, reject) => {
  const reader = new FileReader();
  reader.addEventListener("load", () => resolve(String(reader.result).split(",")[1] ?? ""));
  reader.addEventListener("error", () => reject(reader.error ?? new Error(file.type)));
  reader.readAsDataURL(file);
});
