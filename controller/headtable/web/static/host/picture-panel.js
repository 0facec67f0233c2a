// The picture for the projector: the host uploads it here, or removes it.

import { byId, setHidden, setText } from "../elements.js";
import { onSubmit } from "../forms.js";
import { upperFirst } from "../format.js";
import { inBase64, post } from "../requests.js";
import { say } from "../sentences.js";
import { drawSmall, smallPicture } from "./small-picture.js";

const MOST_KB = 50;
const PREVIEW_SIDE = 240; // pixels

export class PicturePanel {
  #previewed = ""; // the version that this browser has sent

  constructor() {
    setText(byId("picture-about"), say("console-picture-about", { most_kb: MOST_KB }));
    onSubmit(byId("picture-form"), () => this.#upload());
    byId("picture-file").addEventListener("change", () => setText(byId("picture-trouble"), ""));
    byId("picture-off").addEventListener("click", () => this.#send(null));
  }

  /** @param {import("../room.js").Room} room */
  draw({ projectors }) {
    setText(byId("picture-now"), projectors.picture ? say("console-picture-shown") : say("console-picture-none"));
    byId("picture-see").search = projectors.picture;
    setHidden(byId("picture-see"), !projectors.picture);
    setHidden(byId("picture-off"), !projectors.picture);
    setHidden(byId("picture-preview"), !projectors.picture || projectors.picture !== this.#previewed);
  }

  async #upload() {
    const file = byId("picture-file").files?.[0];
    if (!file) return;
    setText(byId("picture-trouble"), file.size > MOST_KB * 1000 ? say("console-picture-reducing") : say("console-picture-sending"));
    const small = await smallPicture(file, MOST_KB * 1000);
    if (small) await this.#send(small);
    else setText(byId("picture-trouble"), say("console-picture-too-large", { kb: Math.ceil(file.size / 1000), most_kb: MOST_KB }));
  }

  /** @param {Blob | null} picture none removes the one that there is */
  async #send(picture) {
    const { failure, value } = await post("/api/host/picture", {}, { base64: picture ? await inBase64(picture) : "" });
    setText(byId("picture-trouble"), failure ? upperFirst(failure.error) : "");
    if (failure) return;
    byId("picture-form").reset();
    if (picture) await this.#preview(picture, value.version);
  }

  /**
   * Shows what was sent, from this browser: the page need not load it.
   *
   * @param {Blob} picture
   * @param {string} version
   */
  async #preview(picture, version) {
    const whole = await createImageBitmap(picture).catch(() => null);
    if (!whole) return;
    drawSmall(byId("picture-preview"), whole, PREVIEW_SIDE);
    whole.close();
    this.#previewed = version;
    setHidden(byId("picture-preview"), byId("picture-see").search !== `?${version}`);
  }
}
