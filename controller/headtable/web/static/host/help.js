// Which tables have asked for help, until the host has been there.

import { byId, make, setHidden } from "../make.js";
import { say } from "./say.js";

let shown = "";

export function drawHelp(room) {
  const asking = room.tables.filter((state) => state.help).map((state) => state.table);
  setHidden(byId("help"), !asking.length);
  if (shown === asking.join()) return;
  shown = asking.join();
  byId("help-lines").replaceChildren(...asking.map(line));
}

function line(table) {
  const came = () => say({ is: "help-came", table }, `help for table ${table}`);
  return make("li", {}, `Table ${table} asks for help `, make("button", { type: "button", onclick: came }, "I was there"));
}
