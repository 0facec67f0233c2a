// The picture for the projector: the host uploads it here, or removes it.

import { inBase64 } from "../base64.js";
import { byId, setHidden, setText } from "../elements.js";
import { onSubmit } from "../forms.js";
import { upperFirst } from "../format.js";
import { post } from "../requests.js";
import { say } from "../sentences.js";
import { smallPicture } from "./small-picture.js";

const MOST_KB = 50;

export class PicturePanel {
  constructor() {
    setText(byId("picture-about"), say("console-picture-about", { most_kb: MOST_KB }));
    onSubmit(byId("picture-form"), () => this.#upload());
    byId("picture-off").addEventListener("click", () => this.#send(""));
  }

  /** @param {import("../room.js").Room} room */
  draw({ projectors }) {
    setText(byId("picture-now"), projectors.picture ? say("console-picture-shown") : say("console-picture-none"));
    setHidden(byId("picture-off"), !projectors.picture);
  }

  async #upload() {
    const file = byId("picture-file").files?.[0];
    if (!file) return;
    const small = await smallPicture(file, MOST_KB * 1000);
    if (small) this.#send(await inBase64(small));
    else setText(byId("picture-trouble"), say("console-picture-too-large", { kb: Math.ceil(file.size / 1000), most_kb: MOST_KB }));
  }

  /** @param {string} base64 */
  async #send(base64) {
    const { failure } = await post("/api/host/picture", {}, { base64 });
    setText(byId("picture-trouble"), failure ? upperFirst(failure.error) : "");
    if (!failure) byId("picture-form").reset();
  }
}
