// What the projector does when a round starts or is called: a flash, and a sound or a voice where the host wants them.

import { blow, ring } from "./bell-and-horn.js";
import { byId } from "./elements.js";
import { isOneOf, markName, prizeName } from "./format.js";
import { say } from "./sentences.js";
import { SoundButtons, isOn } from "./sound-buttons.js";

/** @typedef {headtable.NightState} Night */

const AFTER_BELL_S = 0.7;
const FLASH_MS = 3_000;

export class RoundSignals {
  #buttons = new SoundButtons();
  /** @type {string | null} */
  #last = null; // the round and its phase when it was drawn last
  /** @type {Set<string>} */
  #wasOpen = new Set(); // the nights that this page has seen without winners
  #flashing = 0; // the timer
  #winners = ""; // the night, and who had won when it was drawn last

  /** @param {import("./room.js").Room} room */
  draw({ night, stage }) {
    if (!night) return;
    this.#drawRound(night);
    this.#drawWinners(night, winnersIn(night, stage));
  }

  /** @param {Night} night */
  #drawRound(night) {
    const now = `${night.id} ${night.set} ${night.round} ${night.phase}`;
    const isNews = this.#last !== null && this.#last !== now;
    this.#last = now;
    if (!isNews || !isOneOf(night.phase, "playing", "called") || night.paused) return;
    this.#flash();
    if (night.phase === "called") this.#announceCall();
    else this.#announceStart(night);
  }

  #announceCall() {
    const { audio } = this.#buttons;
    if (audio) ring(audio);
    if (audio) blow(audio, AFTER_BELL_S);
    speak(say("projector-spoken-call", { word: byId("called-word").textContent, why: byId("called-why").textContent }));
  }

  /** @param {Night} night */
  #announceStart(night) {
    const { audio } = this.#buttons;
    if (audio) ring(audio);
    speak(say("projector-spoken-start", { mark: markName(night) }));
  }

  /**
   * Says the winners once. After a restart of the server, the night comes before its winners.
   *
   * @param {Night} night
   * @param {string} words who has won; empty while nobody has
   */
  #drawWinners({ id }, words) {
    if (!words) {
      this.#wasOpen.add(id);
      return;
    }
    const now = `${id} ${words}`;
    const isNews = this.#wasOpen.has(id) && this.#winners !== now;
    this.#winners = now;
    if (!isNews) return;
    this.#flash();
    speak(words);
  }

  /** Three times, once a second; steady for a reader who wants no motion (see board.css). */
  #flash() {
    clearTimeout(this.#flashing);
    document.body.classList.remove("is-flashing");
    requestAnimationFrame(() => document.body.classList.add("is-flashing"));
    this.#flashing = setTimeout(() => document.body.classList.remove("is-flashing"), FLASH_MS);
  }
}

/**
 * Who has won the night, in words: the grand prize, or where the rules have no final, each prize.
 *
 * @param {Night} night
 * @param {headtable.StageState} stage
 */
function winnersIn(night, { grand_prize: winner, prizes }) {
  if (winner !== null) return say("projector-spoken-winner", { winner });
  const won = night.phase === "over" ? prizes.filter((prize) => prize.won.length) : [];
  return won.map(({ name, won: each }) => say("projector-spoken-prize", { prize: prizeName(name), players: each.flatMap(({ players }) => players) })).join(" ");
}

/** @param {string} words */
function speak(words) {
  if (!isOn("voice")) return;
  const spoken = new SpeechSynthesisUtterance(words);
  spoken.lang = document.documentElement.lang;
  speechSynthesis.speak(spoken);
}
