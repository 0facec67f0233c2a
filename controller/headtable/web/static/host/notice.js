// The host's notice for the hall: written here, shown on the projector until it is taken down.

import { byId, setHidden, setText } from "../elements.js";
import { onSubmit } from "../forms.js";
import { upperFirst } from "../format.js";
import { post } from "../requests.js";
import { say } from "../sentences.js";

export class NoticePanel {
  constructor() {
    onSubmit(byId("notice-form"), () => this.#write(byId("notice-text").value));
    byId("notice-off").addEventListener("click", () => this.#write(""));
  }

  /** @param {import("../room.js").Room} room */
  draw({ notice }) {
    setText(byId("notice-now"), notice.text ? say("console-notice-shown", { text: notice.text }) : say("console-notice-none"));
    setHidden(byId("notice-off"), !notice.text);
  }

  /** @param {string} text */
  async #write(text) {
    const { failure } = await post("/api/host/notice", {}, { text });
    setText(byId("notice-trouble"), failure ? upperFirst(failure.error) : "");
    if (!failure) byId("notice-form").reset();
  }
}
