// Asks the server, and posts to it.

import { pointer } from "./pointer.js";
import { say } from "./sentences.js";

const AGAIN_MS = 1_000;
const LONGEST_MS = 12_000;
/** For what the server does in a process of its own: a Pi plays a long night again in some seconds. */
export const COMMAND_MS = 120_000;
const LETTERS = "abcdefghijklmnopqrstuvwxyz0123456789";

/**
 * Why there is no answer. `again` is true when nobody knows whether the request was heard.
 *
 * @typedef {{ error: string, status: number | null, again: boolean }} Failure
 */
/**
 * @template T
 * @typedef {{ failure: null, value: T } | { failure: Failure, value: null }} Answer
 */

/**
 * A random word. crypto.randomUUID exists only on https, and the hall has none.
 *
 * @param {number} length
 */
export const randomWord = (length) =>
  [...crypto.getRandomValues(new Uint8Array(length))].map((byte) => LETTERS[byte % LETTERS.length]).join("");

/** @param {number} ms */
export const pause = (ms) => new Promise((resolve) => { setTimeout(resolve, ms); });

/**
 * The answer, but not while somebody presses on the page: what it changes there could move a button.
 *
 * @template {keyof headtable.Gets} A
 * @param {A} address
 * @param {headtable.Gets[A]["query"]} query
 * @param {number} [longest_ms]
 * @returns {Promise<Answer<headtable.Gets[A]["answer"]>>}
 */
export async function get(address, query, longest_ms = LONGEST_MS) {
  const answer = await ask(address, query, {}, longest_ms);
  await pointer.released();
  return answer;
}

/**
 * The answer, also while somebody presses: the next order may wait for it.
 *
 * @template {keyof headtable.Posts} A
 * @param {A} address
 * @param {headtable.Posts[A]["query"]} query
 * @param {headtable.Posts[A]["body"]} body
 * @param {number} [longest_ms]
 * @returns {Promise<Answer<headtable.Posts[A]["answer"]>>}
 */
export const post = (address, query, body, longest_ms = LONGEST_MS) =>
  ask(address, query, { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) }, longest_ms);

/**
 * @param {string} address
 * @param {object} query
 * @param {RequestInit} options
 * @param {number} longest_ms
 */
async function ask(address, query, options, longest_ms) {
  try {
    const answer = await fetch(address + inAddress(query), { ...options, signal: AbortSignal.timeout(longest_ms) });
    const said = await answer.json();
    if (answer.ok) return { failure: null, value: said };
    const again = answer.status >= 500 || answer.status === 429;
    return { failure: { error: String(said.error), status: answer.status, again }, value: null };
  } catch {
    return { failure: { error: say("pages-no-connection"), status: null, again: true }, value: null };
  }
}

/** @param {object} query */
function inAddress(query) {
  const given = Object.entries(query).map(([name, value]) => [name, String(value)]);
  return given.length ? `?${new URLSearchParams(given)}` : "";
}

/**
 * Posts until somebody gives a verdict. `failed` hears each failure, and returns whether to go on.
 *
 * @template T
 * @param {() => Promise<Answer<T>>} send
 * @param {(failure: Failure) => boolean} failed
 * @returns {Promise<Answer<T>>}
 */
export async function untilAnswered(send, failed) {
  for (;;) {
    const answer = await send();
    if (!answer.failure?.again || !failed(answer.failure)) return answer;
    await pause(AGAIN_MS);
  }
}

/**
 * The content of a file as text, for a request in JSON.
 *
 * @param {Blob} file
 * @returns {Promise<string>}
 */
export const inBase64 = (file) => new Promise((resolve, reject) => {
  const reader = new FileReader();
  reader.addEventListener("load", () => resolve(String(reader.result).split(",")[1] ?? ""));
  reader.addEventListener("error", () => reject(reader.error ?? new Error(file.type)));
  reader.readAsDataURL(file);
});
