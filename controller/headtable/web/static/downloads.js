// Saves the files that links offer. The page says that a file is being made, or why it cannot be had.

import { make, setText } from "./elements.js";
import { upperFirst } from "./format.js";
import { pointer } from "./pointer.js";
import { say } from "./sentences.js";

const LONGEST_MS = 200_000; // the server gives up sooner

export function tellOfDownloads() {
  document.addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest("a[download]") : null;
    if (!(link instanceof HTMLAnchorElement)) return;
    event.preventDefault();
    if (link.ariaBusy !== "true") save(link);
  });
}

/** @param {HTMLAnchorElement} link */
async function save(link) {
  const note = noteBeside(link);
  link.ariaBusy = "true";
  setText(note, say("pages-file-comes"));
  const why = await fetched(link.href);
  await pointer.released();
  setText(note, why);
  link.ariaBusy = "false";
}

/** @param {HTMLAnchorElement} link */
function noteBeside(link) {
  const place = link.parentElement ?? document.body;
  const note = place.querySelector(":scope > .file-note") ?? make("span", { class: "file-note why", role: "status" });
  place.append(note);
  return /** @type {HTMLElement} */ (note);
}

/**
 * Saves a file; why it cannot be had, or nothing.
 *
 * @param {string} address
 */
async function fetched(address) {
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(LONGEST_MS) });
    if (!answer.ok) return upperFirst(String((await answer.json()).error));
    give(await answer.blob(), nameIn(answer.headers.get("Content-Disposition") ?? ""));
    return "";
  } catch {
    return upperFirst(say("pages-no-connection"));
  }
}

/** @param {string} disposition */
function nameIn(disposition) {
  const [, encoded] = /filename\*=utf-8''([^;]+)/i.exec(disposition) ?? [];
  const [, plain] = /filename="([^"]+)"/.exec(disposition) ?? [];
  return encoded ? decodeURIComponent(encoded) : plain ?? "";
}

/**
 * @param {Blob} content
 * @param {string} name
 */
function give(content, name) {
  const href = URL.createObjectURL(content);
  make("a", { href, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(href), LONGEST_MS);
}
