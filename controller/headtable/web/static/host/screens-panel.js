// What each screen of the hall shows: what the night asks for, or a scene that the host fixes.

import { byId, make, setText } from "../elements.js";
import { LatestAnswer } from "../latest-answer.js";
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
  #latest = new LatestAnswer(() => get("/api/screens", {}), (answer) => this.#hear(answer));

  /** @param {import("./tabs.js").Tabs} tabs */
  constructor(tabs) {
    this.tabs = tabs;
    tabs.onOpen("projector", () => this.#latest.look());
  }

  /**
   * @param {import("../room.js").Room} _
   * @param {Set<Change>} changed
   */
  draw(_, changed) {
    if (this.tabs.isOpen("projector") && (changed.has("snapshot") || changed.has("screens"))) this.#latest.look();
  }

  /** @param {import("../requests.js").Answer<headtable.AllScreens>} answer */
  async #hear({ failure, value }) {
    if (value) this.#show(value);
    const shown = this.#shown;
    const words = value ? await whyNothing(value.screens) : failure.error;
    if (shown === this.#shown) setText(byId("screens-words"), words); // else they belong to an older list
  }

  /** @param {headtable.AllScreens} all */
  #show({ screens }) {
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
    const answer = await post("/api/host/scene", {}, { screen, scene });
    this.#shown = "";
    this.#hear(answer);
    this.#latest.overtake();
  }
}

/**
 * Why there is no screen, or one that is to show how phones join has nothing to show.
 *
 * @param {readonly headtable.Screen[]} screens
 */
async function whyNothing(screens) {
  if (!screens.length) return say("console-projector-none");
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
