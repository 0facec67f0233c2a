// The guest's score card: the standing, the partners so far, and each finished round.

import { byId, make, setHidden, setText } from "../elements.js";
import { buncoWord } from "../format.js";
import { get, pause } from "../requests.js";
import { roundName } from "../round-name.js";
import { say, shownName } from "../sentences.js";
import { chairOf } from "./news.js";

/** @typedef {import("../room.js").Room} Room */
/** @typedef {headtable.PlayedRound} Round */

const AGAIN_MS = 2_000;

export class ScoreCard {
  /** @type {string | null} */
  #player = null; // whose rounds are known or asked for
  /** @type {readonly Round[] | null} */
  #rounds = null; // until the server has answered
  #upTo = 0; // the changes that the answer knows
  #asked = 0;
  #isAsking = false;

  /** Asks for the rounds with the next drawing: the page may have missed some. */
  askAgain() {
    this.#upTo = -1;
  }

  /**
   * @param {Room} room
   * @param {string} player
   */
  draw(room, player) {
    if (player !== this.#player) this.#rounds = null;
    if (this.#isOutdated(room, player)) this.#ask(room, player);
    drawScore(room, player);
    drawOfOthers(this.#isAsking ? 0 : roundsOfOthers(room, player, this.#rounds ?? []));
    this.#drawRounds(room);
  }

  /**
   * Whether a table of the guest has news. Other tables finish rounds, too, and not every phone asks each time.
   *
   * @param {Room} room
   * @param {string} player
   */
  #isOutdated(room, player) {
    const tables = [...(this.#rounds ?? []).map((round) => round.table), chairOf(room, player)?.state.table];
    const latest = Math.max(0, ...tables.map((table) => room.finished.get(table ?? 0) ?? 0));
    return player !== this.#player || latest > this.#upTo;
  }

  /**
   * Asks until the server answers, unless there is a newer question.
   *
   * @param {Room} room
   * @param {string} player
   */
  async #ask(room, player) {
    this.#player = player;
    this.#upTo = Math.max(0, ...room.finished.values());
    this.#asked += 1;
    this.#isAsking = true;
    const mine = this.#asked;
    let { value } = await get("/api/card", { player });
    while (!value && mine === this.#asked) {
      await pause(AGAIN_MS);
      ({ value } = await get("/api/card", { player }));
    }
    if (mine !== this.#asked) return;
    this.#rounds = value?.rounds ?? null;
    this.#isAsking = false;
    this.draw(room, player);
  }

  /** @param {Room} room */
  #drawRounds(room) {
    const rounds = this.#rounds ?? [];
    const partners = partnersIn(rounds);
    setHidden(byId("none-played"), !this.#rounds || rounds.length > 0);
    setHidden(byId("partners"), !partners.length);
    setText(byId("partners"), say("guest-partners", { partners }));
    byId("played").replaceChildren(...rounds.map((one) => roundLine(room, one)).reverse());
  }
}

/**
 * The rounds on the card that somebody else has played: whoever takes a card or a ghost's chair over has those, too.
 * A round that other tables still play is on no card yet.
 *
 * @param {Room} room
 * @param {string} player
 * @param {readonly Round[]} rounds
 */
function roundsOfOthers({ board, night }, player, rounds) {
  const standing = board.counts === "night" && board.standings.find((one) => one.player === player);
  const isOn = night?.phase === "playing" || night?.phase === "called";
  const marked = rounds.filter(({ set, round }) => !isOn || set !== night.set || round !== night.round);
  return standing ? standing.wins + standing.losses - marked.length : 0;
}

/** @param {number} rounds */
function drawOfOthers(rounds) {
  setHidden(byId("of-others"), rounds <= 0);
  setText(byId("of-others"), say("guest-card-of-others", { rounds }));
}

/**
 * @param {Room} room
 * @param {string} player
 */
function drawScore({ board, night }, player) {
  const standing = board.standings.find((one) => one.player === player);
  const only = board.counts === "semi-final";
  setHidden(byId("card-counts"), !only);
  setText(byId("card-counts"), standing ? say("guest-card-semi-final") : say("guest-card-left-out"));
  byId("score").replaceChildren(...(standing ? numbers(standing, board.standings, night) : []));
}

/**
 * The numbers of a card. Before anybody has won or lost a round, all of them share the first place, so none is shown.
 *
 * @param {headtable.Standing} standing
 * @param {readonly headtable.Standing[]} all
 * @param {headtable.NightState | null} night
 */
function numbers({ wins, losses, buncos, minis, place }, all, night) {
  const players = all.length;
  const hasPlaces = all.some((one) => one.wins || one.losses);
  return [
    ...(hasPlaces ? [number(say("guest-place"), say("guest-place-of", { place, players }))] : []),
    number(say("guest-wins"), wins),
    number(say("guest-losses"), losses),
    number(buncoWord(night), buncos),
    ...(night?.minis ? [number(say("guest-minis"), minis ?? 0)] : []),
  ];
}

/**
 * @param {string} what
 * @param {string | number} value
 */
const number = (what, value) => make("div", {}, make("dt", {}, what), make("dd", {}, `${value}`));

/**
 * Each partner once, with the number of rounds where it is more than one.
 *
 * @param {readonly Round[]} rounds
 */
function partnersIn(rounds) {
  /** @type {Map<string, number>} */
  const often = new Map();
  for (const { partner } of rounds) often.set(partner, (often.get(partner) ?? 0) + 1);
  return [...often].map(([partner, times]) => (times > 1 ? say("guest-partner-often", { partner, times }) : shownName(partner)));
}

/**
 * @param {Room} room
 * @param {Round} round
 */
function roundLine(room, { set, round, table, won, points: [own, others], how, partner, opponents }) {
  return make(
    "li",
    { class: won ? "won" : "lost" },
    make("p", { class: "which" }, say("guest-round", { which: roundName(room, { set, round }), table })),
    make("p", { class: "result" }, say("guest-round-ended", { won, own, others, how })),
    make("p", { class: "people" }, say("guest-round-people", { partner, opponents })),
  );
}
