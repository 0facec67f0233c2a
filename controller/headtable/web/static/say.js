// Says something to the engine through the box, numbered, so that saying it again counts once.

const AGAIN_MS = 1_000;
const LONGEST_MS = 12_000;

const LETTERS = "abcdefghijklmnopqrstuvwxyz0123456789";

// A random word; crypto.randomUUID is only there on https, and the hall has none.
export const randomWord = (length) =>
  [...crypto.getRandomValues(new Uint8Array(length))].map((byte) => LETTERS[byte % LETTERS.length]).join("");

// The verdict ({accepted, why, entry}), or {error, again}: again when nobody knows whether it was heard.
export async function post(address, message) {
  try {
    const answer = await fetch(address, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(message),
      signal: AbortSignal.timeout(LONGEST_MS),
    });
    const said = await answer.json();
    return answer.ok ? said : { error: said.error, status: answer.status, again: answer.status >= 500 || answer.status === 429 };
  } catch {
    return { error: "no connection to the box", again: true };
  }
}

// Posts until somebody gives a verdict; trying(error) is told of each failure and says whether to go on.
export async function postUntilHeard(address, message, trying) {
  for (;;) {
    const verdict = await post(address, message());
    if (!verdict.again || !trying(verdict.error)) return verdict;
    await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
  }
}
