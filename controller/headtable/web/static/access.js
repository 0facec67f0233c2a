// Whether this phone may speak for its table: who it is, who is the table's pad, and what to do about it.

import { byId, setHidden, setText } from "./make.js";
import { post } from "./say.js";
import { upperFirst } from "./words.js";

const AGAIN_MS = 2_000;
const OUT = {
  "put-out": "The host has put this phone out.",
  renewed: "The host has renewed this table’s code.",
  "another-night": "Another night has begun, with other codes.",
};

export class Access {
  status = null; // as the pages last told it
  asked = false; // whether a press was not counted because another device is the pad

  constructor(table, changed) {
    this.table = table;
    this.changed = changed;
    byId("take").addEventListener("click", () => this.take());
  }

  // The name of this phone, under which the journal and the host know it; null while it is not in for this table.
  get phone() {
    return this.status?.table === this.table ? this.status.phone : null;
  }

  // Asks the pages until they answer; what was known before stands till then.
  async look() {
    for (;;) {
      try {
        const answer = await fetch(`/api/table/${this.table}/phone`, { signal: AbortSignal.timeout(3 * AGAIN_MS) });
        if (!answer.ok) throw new Error(answer.statusText);
        this.status = await answer.json();
        if (!["phone", "buttons"].includes(this.status.pad)) this.asked = false;
        return this.changed();
      } catch {
        await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
      }
    }
  }

  // A press was not counted, as something else is the pad.
  ask() {
    this.asked = true;
    this.look();
  }

  async take() {
    byId("take").disabled = true;
    const answer = await post(`/api/table/${this.table}/take`, {});
    byId("take").disabled = false;
    if (answer.error) setText(byId("access-words"), upperFirst(answer.error));
    else this.look();
  }

  draw(night, rung) {
    const words = this.words(night, rung);
    const over = night?.phase === "over";
    setHidden(byId("access"), !words);
    byId("access").classList.toggle("is-asked", this.asked);
    setText(byId("access-words"), words);
    setHidden(byId("join"), !this.status || over || Boolean(this.phone));
    setHidden(byId("take"), !this.phone || over || shut(rung) || !["phone", "buttons"].includes(this.status.pad));
    setText(byId("this-phone"), this.phone ? `This is phone ${this.phone}.` : "");
  }

  words(night, rung) {
    if (!this.status || night?.phase === "over") return "";
    const { table, pad, pad_name, out } = this.status;
    if (!this.phone && table) return `This phone is in for table ${table}. To speak for table ${this.table}, type its code.`;
    if (!this.phone) return `${OUT[out] ?? ""} To speak for table ${this.table}, scan its QR picture or type its code.`.trim();
    if (shut(rung)) return `The host lets this table go by ${rung === "pad" ? "its button pad" : "paper"}: phones are shut out.`;
    if (pad === "phone") return `${this.asked ? "That was not counted. " : ""}Phone ${pad_name} is the pad of this table.`;
    if (pad === "buttons") return `${this.asked ? "That was not counted. " : ""}The button pad ${pad_name} speaks for this table. If you take over, it counts no more until the host lets it.`;
    return "";
  }
}

export const shut = (rung) => ["pad", "paper"].includes(rung);
