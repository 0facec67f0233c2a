// The guest list before the night: names are pasted, typed or loaded from a file, and corrected one by one.

import { centsIn, setCents } from "./amounts.js";
import { tellOfDownloads } from "./downloads.js";
import { byId, setHidden, setText, showWaiting } from "./elements.js";
import { onSubmit } from "./forms.js";
import { guestCounts } from "./guest-counts.js";
import { guestEntry } from "./guest-list/guest-entry.js";
import { GuestImport } from "./guest-list/guest-import.js";
import { WhoCame } from "./guest-list/who-came.js";
import { onHold } from "./hold-button.js";
import { keepFocus } from "./kept-focus.js";
import { LatestAnswer } from "./latest-answer.js";
import { tellOfFile } from "./list-file.js";
import { get, post } from "./requests.js";
import { followRoom } from "./room-events.js";
import { say } from "./sentences.js";
import { keepWhole } from "./whole-text.js";

/** @param {string} words */
const tell = (words) => setText(byId("guests-said"), words);

class GuestListPage {
  #latest = new LatestAnswer(() => get("/api/guests", {}), (answer) => this.#hear(answer));
  #shown = "";

  constructor() {
    new GuestImport(tell);
    onSubmit(byId("price-form"), () => this.#order({ is: "price", cents: centsIn(byId("price")) }, say("door-guests-price-saved")));
    new WhoCame();
    onHold(byId("expect-again"), () => this.#order({ is: "again" }), () => tell(say("pages-hold-longer")));
    onHold(byId("empty-list"), () => this.#order({ is: "empty" }), () => tell(say("pages-hold-longer")));
  }

  ask() {
    this.#latest.look();
  }

  /** @param {import("./latest-answer.js").Answer<headtable.AllGuests>} answer */
  #hear({ failure, value }) {
    if (failure) tell(failure.error);
    else this.#draw(value);
  }

  /**
   * @param {headtable.Posts["/api/guests"]["body"]} order
   * @param {string} done what to say once it is done
   */
  async #order(order, done = "") {
    const { failure, value } = await post("/api/guests", {}, order);
    tell(failure ? failure.error : done);
    if (!value) return;
    this.#latest.overtake();
    this.#draw(value);
  }

  /**
   * Draws the entries that have changed; one that somebody fills in stays as it is.
   *
   * @param {headtable.AllGuests} all
   */
  #draw({ guests, price, wrong, earlier }) {
    tellOfFile(byId("list-wrong"), wrong);
    setHidden(byId("list-earlier"), !earlier);
    setText(byId("door-counts"), guestCounts(guests));
    if (document.activeElement !== byId("price")) setCents(byId("price"), price);
    showWaiting();
    const about = JSON.stringify(guests);
    if (about === this.#shown) return;
    this.#shown = about;
    const open = new Set([...byId("guest-entries").querySelectorAll("details[open]")].map(({ id }) => id));
    const entries = guests.map((guest) => guestEntry(guest, (order) => this.#order(order), tell));
    const kept = entries.map((entry) => (open.has(entry.id) && byId("guest-entries").querySelector(`#${entry.id}`)?.parentElement) || entry.parentElement);
    byId("guest-entries").replaceChildren(...kept.filter((entry) => entry !== null));
  }
}

tellOfDownloads();
const page = new GuestListPage();
keepFocus();
followRoom((_, changed) => {
  if (changed.has("guests") || changed.has("snapshot")) page.ask();
}, ["guests"]);
keepWhole();
