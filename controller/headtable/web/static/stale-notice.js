// The line on the page that tells when nothing new can come, and how old the shown state is.

import { byId, setHidden, setText } from "./elements.js";
import { secondOfDay } from "./locale.js";
import { pointer } from "./pointer.js";
import { say } from "./sentences.js";

const SILENT_MS = 12_000; // the room sends a heartbeat every 5 s

export class StaleNotice {
  connected = false;
  /** @type {number | null} */
  heardAt = null; // when the page last heard the room
  /** @type {Date | null} */
  freshAt = null; // when the room last heard the engine

  /** @param {import("./room.js").Room} room */
  constructor(room) {
    this.room = room;
  }

  /** Whether the room has been silent for too long. */
  get isSilent() {
    return this.heardAt !== null && Date.now() - this.heardAt > SILENT_MS;
  }

  /** @param {import("./room.js").RoomEvent} kind */
  heard(kind) {
    this.connected = true;
    this.heardAt = Date.now();
    const { broker, engine, age_s } = this.room.link;
    if (broker && engine === "online") this.freshAt = new Date();
    else if ((kind === "snapshot" || kind === "link") && age_s != null) this.freshAt = new Date(this.heardAt - 1000 * age_s);
    this.show();
  }

  lost() {
    this.connected = false;
    this.heardAt = null;
    this.show();
  }

  async show() {
    await pointer.released();
    const text = this.#words();
    setText(byId("stale"), text);
    setHidden(byId("stale"), !text);
    document.body.classList.toggle("is-stale", Boolean(text));
  }

  #words() {
    const { link } = this.room;
    if (this.connected && link.broker && link.engine === "moved") return say("pages-night-moved");
    if (this.connected && link.broker && link.engine === "online") return "";
    if (this.freshAt) return say("pages-stale-since", { time: secondOfDay(this.freshAt.getTime()) });
    return this.connected ? say("pages-stale-engine") : say("pages-stale");
  }
}
