// All that was announced and is otherwise now, for the host to tell the room.

import { drawAnnouncements } from "../announcements.js";
import { byId, setHidden, setText } from "../elements.js";
import { say } from "../sentences.js";

export class AnnouncementsPanel {
  /** @type {readonly headtable.ChangeLine[] | null} */
  #shown = null;

  /** @param {import("../room.js").Room} room */
  draw(room) {
    const { changes: changed, more } = room.words;
    if (changed === this.#shown) return;
    this.#shown = changed;
    setHidden(byId("announced"), !changed.length);
    setText(byId("announced-words"), say("console-changed", { count: changed.length + more }));
    drawAnnouncements(changed, more, Infinity);
  }
}
