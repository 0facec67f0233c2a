// All that was announced and is otherwise now: the host has it to say to the room.

import { drawChanged } from "../changed.js";
import { byId, setHidden, setText } from "../make.js";

let shown = null;

export function drawAnnounced(room) {
  const { changes: changed } = room.words;
  if (changed === shown) return;
  shown = changed;
  setHidden(byId("announced"), !changed.length);
  setText(byId("announced-words"), changed.length === 1 ? "One thing was announced otherwise" : `${changed.length} things were announced otherwise`);
  drawChanged(changed, Infinity);
}
