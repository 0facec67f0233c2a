// What the projector does when a round starts or is called: a flash, and a sound or a voice where the host wants them.

import { blow, ring } from "./bell-and-horn.js";
import { byId, setText } from "./elements.js";
import { isOneOf, markName } from "./format.js";
import { say } from "./sentences.js";

/** @typedef {headtable.NightState} Night */
/** @typedef {"sound" | "voice"} Kind */

const AFTER_BELL_S = 0.7;
const ON = "on";

export class RoundSignals {
  /** @type {AudioContext | null} */
  #audio = null; // a browser lets a page sound only after somebody has pressed something on it
  /** @type {string | null} */
  #last = null; // the round and its phase when it was drawn last

  constructor() {
    for (const kind of /** @type {Kind[]} */ (["sound", "voice"])) byId(kind).addEventListener("click", () => this.#toggle(kind));
    addEventListener("pointerdown", () => this.#wake());
    document.body.addEventListener("animationend", () => document.body.classList.remove("is-flashing"));
    this.#drawButtons();
  }

  /** @param {import("./room.js").Room} room */
  draw({ night }) {
    if (!night) return;
    const now = `${night.id} ${night.set} ${night.round} ${night.phase}`;
    const isNews = this.#last !== null && this.#last !== now;
    this.#last = now;
    if (!isNews || !isOneOf(night.phase, "playing", "called") || night.paused) return;
    document.body.classList.add("is-flashing");
    this.#sound(night.phase === "called");
    this.#speak(night);
  }

  /** @param {boolean} isCall */
  #sound(isCall) {
    if (!isOn("sound") || !this.#audio) return;
    ring(this.#audio);
    if (isCall) blow(this.#audio, AFTER_BELL_S);
  }

  /** @param {Night} night */
  #speak(night) {
    if (!isOn("voice")) return;
    const { textContent: word } = byId("called-word");
    const { textContent: why } = byId("called-why");
    const words = night.phase === "called" ? say("projector-spoken-call", { word, why }) : say("projector-spoken-start", { mark: markName(night) });
    const spoken = new SpeechSynthesisUtterance(words);
    spoken.lang = document.documentElement.lang;
    speechSynthesis.speak(spoken);
  }

  /** @param {Kind} kind */
  #toggle(kind) {
    localStorage.setItem(kind, isOn(kind) ? "off" : ON);
    this.#wake();
    if (kind === "sound" && isOn("sound") && this.#audio) ring(this.#audio); // so that the host hears how loud it is
    this.#drawButtons();
  }

  #wake() {
    if (!isOn("sound")) return;
    this.#audio ??= new AudioContext();
    this.#audio.resume().then(() => this.#drawButtons());
  }

  #drawButtons() {
    const sound = !isOn("sound") ? "off" : this.#audio?.state === "running" ? ON : "asleep";
    setText(byId("sound"), say("projector-sound", { sound }));
    setText(byId("voice"), say("projector-voice", { voice: isOn("voice") ? ON : "off" }));
    byId("sound").setAttribute("aria-pressed", String(sound === ON));
    byId("voice").setAttribute("aria-pressed", String(isOn("voice")));
  }
}

/** @param {Kind} kind */
const isOn = (kind) => localStorage.getItem(kind) === ON;
