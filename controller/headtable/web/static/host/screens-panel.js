// What each screen of the hall shows: what the night asks for, or a scene that the host fixes.

import { byId, make, setText } from "../elements.js";
import { get, post } from "../requests.js";
import { say } from "../sentences.js";

/** @typedef {import("../room.js").Change} Change */

/** @type {"automatic"} */
const AUTOMATIC = "automatic";
/** @type {headtable.Scene[]} */
const SCENES = ["room", "seats", "standings", "prizes", "join", "phones", "clock", "notice", "end-of-set", "roll-off", "going-on", "final", "grand-prize"];

/** @type {headtable.Scene[]} */
const FOR_PHONES = ["join", "phones"];

export class ScreensPanel {
  #shown = "";

  /** @param {import("./tabs.js").Tabs} tabs */
  constructor(tabs) {
    this.tabs = tabs;
    tabs.onOpen("projector", () => this.#look());
  }

  /**
   * @param {import("../room.js").Room} _
   * @param {Set<Change>} changed
   */
  draw(_, changed) {
    if (this.tabs.isOpen("projector") && (changed.has("snapshot") || changed.has("screens"))) this.#look();
  }

  async #look() {
    const { failure, value } = await get("/api/screens", {});
    if (value) await this.#show(value);
    else setText(byId("screens-words"), failure.error);
  }

  /** @param {headtable.AllScreens} all */
  async #show({ screens }) {
    setText(byId("screens-words"), screens.length ? await whyNothing(screens) : say("console-projector-none"));
    showAnother(screens);
    if (this.#shown === JSON.stringify(screens)) return; // a list that is being opened stays where it is
    this.#shown = JSON.stringify(screens);
    byId("screens").replaceChildren(...screens.map((screen) => this.#line(screen)));
  }

  /** @param {headtable.Screen} screen */
  #line({ name, scene, connected }) {
    const options = [AUTOMATIC, ...SCENES].map((one) => make("option", { value: one, selected: one === (scene ?? AUTOMATIC) }, say("console-scene", { scene: one })));
    const choice = make("select", { "data-screen": name }, ...options);
    choice.addEventListener("change", () => this.#fix(name, SCENES.find((one) => one === choice.value) ?? null));
    return make("li", {}, make("label", { class: "line" }, make("span", {}, say("console-projector-screen", { screen: name, connected })), choice));
  }

  /**
   * @param {string} screen
   * @param {headtable.Scene | null} scene
   */
  async #fix(screen, scene) {
    const { failure, value } = await post("/api/host/scene", {}, { screen, scene });
    this.#shown = "";
    if (value) await this.#show(value);
    else setText(byId("screens-words"), failure.error);
  }
}

/**
 * Why a screen that is to show how phones join has nothing to show.
 *
 * @param {readonly headtable.Screen[]} screens
 */
async function whyNothing(screens) {
  if (!screens.some(({ scene }) => scene && FOR_PHONES.includes(scene))) return "";
  const why = (await get("/api/join", {})).value?.why_unreachable;
  return why ? say("pages-unreachable", { why }) : "";
}

/**
 * The address that one more screen opens: each screen has a name of its own.
 *
 * @param {readonly headtable.Screen[]} screens
 */
function showAnother(screens) {
  const taken = screens.map(({ name }) => name);
  const number = screens.map((_, place) => place + 2).find((one) => !taken.includes(`${one}`)) ?? 2;
  const address = screens.length ? `${location.origin}/?screen=${number}` : `${location.origin}/`;
  if (byId("another-screen").href === address) return;
  byId("another-screen").href = address;
  setText(byId("another-screen"), address);
}
