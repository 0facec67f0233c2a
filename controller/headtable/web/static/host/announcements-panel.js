// All that was announced and is otherwise now, for the host to tell the room.

import { drawAnnouncements } from "../announcements.js";
import { byId, setHidden, setText } from "../elements.js";
import { say } from "../sentences.js";

export class AnnouncementsPanel {
  /** @type {readonly headtable.ChangeLine[] | null} */
  #shown = null;

  /** @param {import("../room.js").Room} room */
  draw(room) {
    const { changes, changes_left_out: changesLeftOut } = room.words;
    if (changes === this.#shown) return;
    this.#shown = changes;
    setHidden(byId("announced"), !changes.length);
    setText(byId("announced-words"), say("console-changed", { count: changes.length + changesLeftOut }));
    drawAnnouncements(changes, changesLeftOut, Infinity);
  }
}
