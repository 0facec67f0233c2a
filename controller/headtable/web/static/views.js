// What fills the middle of the scoreboard, scene by scene.

import { make } from "./elements.js";
import { finalTable } from "./final-table.js";
import { isOneOf } from "./format.js";
import { clockScene, endOfSetScene, grandPrizeScene, joinScene, noticeScene } from "./large-scenes.js";
import { longRange } from "./name-range.js";
import { SO_MANY } from "./paging.js";
import { drawsLine, prizeList } from "./prizes.js";
import { seatsByName, seatsByTable } from "./seat-cards.js";
import { say } from "./sentences.js";
import { goingOn, rollOff } from "./stage.js";
import { finalStandings, legend } from "./standings.js";
import { tableCard } from "./table-card.js";

/** @typedef {import("./paging.js").Kind} Kind */
/** @typedef {import("./room.js").Room} Room */
/** @typedef {import("./scenes.js").Scene} Scene */
/**
 * Boxes for pages of their own, or pages that are ready.
 *
 * @typedef {{ boxes: HTMLElement[], kind: Kind }} Boxes
 */
/** @typedef {{ before: (HTMLElement | "")[], groups: Boxes[] }} View */
/**
 * What the screen has asked for: how guests join, and the codes of the tables.
 *
 * @typedef {{ join: headtable.HowToJoin | null, codes: import("./table-codes.js").TableCodes }} Asked
 */

/** @type {Record<"cards" | "seatCards" | "codeCards" | "seats" | "lines" | "prizes" | "whole", Kind>} */
export const KINDS = {
  cards: { order: "rows", look: "cards", narrowest_em: 11, most: 4 },
  seatCards: { order: "rows", look: "seat-cards", narrowest_em: 10, most: 5 },
  codeCards: { order: "rows", look: "code-cards", narrowest_em: 5.8, most: 5 },
  seats: { order: "columns", look: "seats", narrowest_em: 9, most: 5 },
  lines: { order: "columns", look: "final", narrowest_em: 12, most: 4 },
  prizes: { order: "rows", look: "prizes", narrowest_em: 14, most: 3 },
  whole: { order: "rows", look: "whole", narrowest_em: 1, most: 1 },
};

/** @param {HTMLElement[]} elements */
const only = (elements) => ({ before: [make("div", { class: "fitted" }, ...elements)], groups: [] });

/** @param {string} words */
const title = (words) => make("h2", { class: "stage-title" }, words);

/** @type {headtable.TablePhase} */
const SHEET = "waits-for-sheet";
const MOST_TABLES_SHOWN = 12; // in a larger hall, only tables that still play are shown after the bell

/**
 * The tables of a round. Once a round is called in a large hall, only those that still play, and then only the numbers of
 * those whose sheets are awaited.
 *
 * @param {Room} room
 */
function cards(room) {
  const { night, tables } = room;
  const isLargeAndCalled = night?.phase === "called" && tables.length > MOST_TABLES_SHOWN;
  const playing = isLargeAndCalled ? tables.filter(({ phase }) => !isOneOf(phase, "done", SHEET)) : tables;
  const awaited = isLargeAndCalled ? tables.filter(({ phase }) => phase === SHEET).map(({ table }) => table) : [];
  if (!playing.length && awaited.length) return only([sentence(say("projector-sheets-awaited", { count: awaited.length, tables: awaited }))]);
  return { before: [], groups: [{ boxes: (playing.length ? playing : tables).map((state) => tableCard(state, room)), kind: KINDS.cards }] };
}

/** @param {string} words */
const sentence = (words) => make("p", { class: "waiting near" }, words);

/** @param {Room} room */
const waiting = (room) => only([sentence(room.night?.phase === "seating" ? say("projector-seating") : say("pages-unheard"))]);

/** @param {Room} room */
const isOver = ({ night }) => night?.phase === "over";

/**
 * Where everybody sits, while there are chairs. In a large hall only by name: the tables would make a turn twice as long.
 *
 * @param {Room} room
 * @returns {View}
 */
function seats(room) {
  const boxes = room.night?.sets_over && room.night.phase !== "final" ? [] : seatsByName(room);
  const range = boxes.length > SO_MANY && make("span", { class: "page-range" }, longRange());
  const heading = make("h2", { class: "stage-title" }, say("projector-who-sits-where"), range, boxes.length > 0 && make("small", {}, say("projector-seat-legend")));
  if (!boxes.length) return only([heading, sentence(isOver(room) ? say("projector-over") : say("door-seats-nobody"))]);
  const byTable = room.tables.length > MOST_TABLES_SHOWN ? [] : seatsByTable(room);
  return { before: [heading, drawsLine(room)], groups: [{ boxes, kind: KINDS.seats }, { boxes: byTable, kind: KINDS.seatCards }] };
}

/**
 * @param {Room} room
 * @returns {View}
 */
function standings(room) {
  const heading = title(say("projector-standings", { counts: room.board.counts }));
  if (!room.board.standings.some(({ wins, losses }) => wins || losses)) return only([heading, sentence(say("projector-no-rounds"))]);
  return { before: [heading, legend(room)], groups: [{ boxes: finalStandings(room), kind: KINDS.lines }] };
}

/**
 * The prizes: with the standings once the night is over, before that also those to come. The code of the draws stands
 * there only beside a draw.
 *
 * @param {Room} room
 * @returns {View}
 */
function prizes(room) {
  const group = { boxes: prizeList(room), kind: KINDS.prizes };
  const drawn = room.stage.drawn.length ? drawsLine(room) : "";
  if (isOver(room)) return { before: [drawn, legend(room)], groups: [group, { boxes: finalStandings(room), kind: KINDS.lines }] };
  const words = group.boxes.length ? "" : sentence(say("projector-no-prizes"));
  return { before: [title(say("projector-prizes")), drawn, words], groups: [group] };
}

/** @type {Scene[]} */
const WITHOUT_NIGHT = ["join", "phones", "clock", "notice"];

/** @type {Record<Scene, (room: Room, asked: Asked) => View>} */
const VIEWS = {
  room: (room) => (room.tables.length ? cards(room) : waiting(room)),
  seats,
  standings,
  prizes,
  join: (room, { join }) => only(joinScene(room, join)),
  phones: (_, { codes }) => ({
    before: [title(say("projector-phones")), make("p", { class: "near waiting" }, codes.words)],
    groups: [{ boxes: codes.cards(), kind: KINDS.codeCards }],
  }),
  clock: (room) => only(clockScene(room)),
  notice: (room) => only(noticeScene(room)),
  "grand-prize": (room) => only(grandPrizeScene(room)),
  "end-of-set": (room) => only(endOfSetScene(room)),
  "roll-off": (room) => (room.stage.contest ? rollOff(room, room.stage.contest) : only([title(say("projector-roll-off")), sentence(say("projector-no-roll-off"))])),
  final: (room) => (room.final ? only(finalTable(room, room.final)) : only([title(say("projector-final")), sentence(say("projector-no-final", { over: isOver(room) }))])),
  "going-on": goingOn,
};

/** @type {Partial<Record<Scene, string>>} */
const HEADINGS = { final: say("projector-final"), "roll-off": say("projector-roll-off"), "going-on": say("projector-going-on") };

/**
 * What stands where the mark is else.
 *
 * @param {Scene} scene
 * @param {Room} room
 */
export const headingOf = (scene, room) => (scene === "prizes" && isOver(room) ? say("projector-over") : HEADINGS[scene]);

/**
 * What fills the middle. A scene says nothing about a night of which the page does not know.
 *
 * @param {Scene} scene
 * @param {Room} room
 * @param {Asked} asked
 */
export const viewOf = (scene, room, asked) => (room.night || WITHOUT_NIGHT.includes(scene) ? VIEWS[scene](room, asked) : waiting(room));
