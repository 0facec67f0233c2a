// Who is signed in at this browser. A session ends with its account, its password or its key, and also elsewhere.

import { byId, setHidden, setText } from "../elements.js";
import { leaveNote } from "../ended-session.js";
import { LatestAnswer } from "../latest-answer.js";
import { get, post, untilAnswered } from "../requests.js";
import { say } from "../sentences.js";

const ENDED = 401;

export class Session {
  #latest = new LatestAnswer(() => untilAnswered(() => get("/api/host/me", {}), () => true), (answer) => this.#hear(answer));

  /** @param {import("./commands.js").Commands} commands */
  constructor(commands) {
    this.commands = commands;
    byId("sign-out").addEventListener("click", signOut);
  }

  /**
   * Asks with each snapshot, such as after a loss of the connection, and when sessions have ended. Without a session
   * the page asks to sign in, and with another role it shows other parts: the server knows which.
   *
   * @param {import("../room.js").Room} _
   * @param {Set<import("../room.js").Change>} changed
   */
  draw(_, changed) {
    if (changed.has("snapshot") || changed.has("sessions")) this.#latest.look();
  }

  /** @param {import("../requests.js").Answer<headtable.OwnSession>} answer */
  #hear({ failure, value }) {
    if (failure) document.body.classList.add("is-host-unknown"); // then nothing waits for the name
    if (failure?.status === ENDED) leaveNote(this.commands.unsent);
    else if (value && value.role !== document.body.dataset.role) location.reload();
    else if (value) show(value);
  }
}

/** @param {headtable.OwnSession} own */
function show({ name, role, has_accounts }) {
  setText(byId("own-name"), name ? say("accounts-own", { name, role }) : say("accounts-own-by-key"));
  setHidden(byId("no-account"), has_accounts);
  setHidden(byId("sign-out"), false);
}

async function signOut() {
  await post("/api/host/leave", {}, "here");
  location.reload();
}
