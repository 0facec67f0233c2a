// A guest's own page: where the guest sits now and next, and the guest's score card.

import { AboutNight } from "./about-night.js";
import { byId, setHidden, setText } from "./elements.js";
import { BeforeOpening, isBefore } from "./guest/before-opening.js";
import { PlayerChoice } from "./guest/player-choice.js";
import { drawRules } from "./guest/rules-card.js";
import { ScoreCard } from "./guest/score-card.js";
import { drawLeft, drawWhereabouts } from "./guest/whereabouts.js";
import { drawEvery } from "./pointer.js";
import { followRoom } from "./room-events.js";
import { say } from "./sentences.js";
import { offerHelp } from "./word-help.js";
import { keepWhole } from "./whole-text.js";

/** @typedef {import("./room.js").Room} Room */

class GuestPage {
  /** @type {Room | null} */
  #room = null;
  #choice = new PlayerChoice(() => this.draw());
  #card = new ScoreCard();
  #before = new BeforeOpening();
  #about = new AboutNight();

  /**
   * @param {Room} room
   * @param {Set<import("./room.js").Change>} changed
   */
  hear(room, changed) {
    this.#room = room;
    if (changed.has("snapshot")) {
      this.#card.askAgain();
      drawRules();
      this.#before.ask();
    }
    this.#about.draw(room, changed);
    this.draw();
  }

  draw() {
    const room = this.#room;
    if (!room) return;
    const player = this.#choice.draw(room);
    setText(byId("guest-name"), player ?? say("guest-title"));
    this.#before.draw(room, player);
    setHidden(byId("choose-again"), player === null);
    setHidden(byId("whereabouts"), player === null || isBefore(room));
    setHidden(byId("score-card"), player === null || isBefore(room) || !room.night);
    if (player === null) return;
    drawWhereabouts(room, player);
    this.#card.draw(room, player);
  }

  drawLeft() {
    if (this.#room) drawLeft(this.#room);
  }
}

const page = new GuestPage();
offerHelp();
followRoom((room, changed) => page.hear(room, changed), ["rounds"]);
drawEvery(1000, () => page.drawLeft());
keepWhole();
