// The buttons at the projector that switch its sound and its voice on. They say what keeps a switched one silent.

import { ring } from "./bell-and-horn.js";
import { byId, setHidden, setText } from "./elements.js";
import { say } from "./sentences.js";

/** @typedef {"sound" | "voice"} Kind */
/** @typedef {"on" | "off" | "asleep"} State */

/** @type {Kind[]} */
const KINDS = ["sound", "voice"];
const ON = "on";
const NOTE_MS = 10_000;

export class SoundButtons {
  /** @type {AudioContext | null} */
  #audio = null;
  /** @type {Record<Kind, State>} */
  #shown = { sound: "off", voice: "off" };
  #isWoken = false;
  #note = 0; // the timer of the note

  constructor() {
    for (const kind of KINDS) byId(kind).addEventListener("click", () => this.#press(kind));
    addEventListener("pointerup", ({ target }) => {
      if (target instanceof Element && !target.closest("#sounds")) this.#wake();
    });
    if (canSpeak()) speechSynthesis.addEventListener("voiceschanged", () => this.#draw());
    if (wasPressed()) this.#wake();
    this.#draw();
    setHidden(byId("sounds"), false); // a press before now would be lost
  }

  /** Where to sound; null while the sound is off, or while nobody has pressed anything on this page. */
  get audio() {
    return isOn("sound") ? this.#audio : null;
  }

  /**
   * The first press after a reload only wakes what is on. A voice that is not there cannot be switched on.
   *
   * @param {Kind} kind
   */
  #press(kind) {
    const isMissing = kind === "voice" && !hasVoice();
    this.#showNote(isMissing);
    if (isMissing) return;
    if (this.#shown[kind] !== "asleep") localStorage.setItem(kind, isOn(kind) ? "off" : ON);
    this.#wake();
    if (kind === "sound" && this.audio) ring(this.audio); // so that the host hears how loud it is
  }

  /**
   * The note is for the host at the buttons; the hall need not read it for long.
   *
   * @param {boolean} isMissing
   */
  #showNote(isMissing) {
    clearTimeout(this.#note);
    setHidden(byId("no-voice"), !isMissing);
    if (isMissing) this.#note = setTimeout(() => setHidden(byId("no-voice"), true), NOTE_MS);
  }

  #wake() {
    this.#isWoken = true;
    if (isOn("sound")) {
      this.#audio ??= new AudioContext();
      this.#audio.resume().then(() => this.#draw());
    }
    this.#draw();
  }

  #draw() {
    this.#shown = { sound: stateOf("sound", this.#audio?.state === "running"), voice: stateOf("voice", this.#isWoken) };
    setText(byId("sound"), say("projector-sound", { sound: this.#shown.sound }));
    setText(byId("voice"), say("projector-voice", { voice: this.#shown.voice }));
    for (const kind of KINDS) byId(kind).setAttribute("aria-pressed", String(this.#shown[kind] === ON));
  }
}

/** @param {Kind} kind */
export const isOn = (kind) => localStorage.getItem(kind) === ON && (kind === "sound" || hasVoice());

/** A browser may have no speech at all. */
const canSpeak = () => "speechSynthesis" in globalThis;

/** Whether somebody has pressed something on this page. Some browsers remember it over a reload. */
const wasPressed = () => navigator.userActivation?.hasBeenActive ?? false;

/**
 * A browser lets a page sound and speak only after somebody has pressed something on it.
 *
 * @param {Kind} kind
 * @param {boolean} isAwake
 * @returns {State}
 */
const stateOf = (kind, isAwake) => (!isOn(kind) ? "off" : isAwake ? ON : "asleep");

/** Whether this browser has a voice for the language of the page. Some browsers write "en_US". */
const hasVoice = () => canSpeak() && speechSynthesis.getVoices().some(({ lang }) => languageOf(lang) === languageOf(document.documentElement.lang));

/** @param {string} tag */
const languageOf = (tag) => tag.split(/[-_]/)[0]?.toLowerCase();
