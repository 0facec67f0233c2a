// The host's console: opens the night, starts rounds, rings, and corrects what was entered.

import { byId, setText } from "./elements.js";
import { isOneOf, setsOf, upperFirst } from "./format.js";
import { AnnouncementsPanel } from "./host/announcements-panel.js";
import { Commands } from "./host/commands.js";
import { Corrections } from "./host/corrections.js";
import { FinalPanel } from "./host/final.js";
import { FinishedRounds } from "./host/finished-rounds.js";
import { HelpRequests } from "./host/help-requests.js";
import { HistoryPanel } from "./host/history-panel.js";
import { History } from "./host/history.js";
import { offerMaintenance } from "./host/maintenance.js";
import { NoticePanel } from "./host/notice.js";
import { Opening } from "./host/opening.js";
import { drawOutcome } from "./host/outcome.js";
import { PacePanel } from "./host/pace.js";
import { PeoplePanel } from "./host/people.js";
import { PhonesPanel } from "./host/phones.js";
import { Revisions } from "./host/revisions.js";
import { RollOffs } from "./host/roll-offs.js";
import { RoundControls } from "./host/round-controls.js";
import { Session } from "./host/session.js";
import { SheetsPanel } from "./host/sheets-panel.js";
import { TableEntry } from "./host/table-entry.js";
import { TablePicker } from "./host/table-picker.js";
import { Tabs } from "./host/tabs.js";
import { followRoom } from "./room-events.js";
import { say } from "./sentences.js";

/** @typedef {headtable.NightState | null} Night */
/** @typedef {import("./room.js").Room} Room */
/** @typedef {import("./room.js").Change} Change */

/** Every part of the console, in the order in which they are drawn. */
function panels() {
  const tabs = new Tabs();
  const commands = new Commands();
  const history = new History();
  const revisions = new Revisions(commands, history);
  const finishedRounds = new FinishedRounds(revisions, tabs);
  const phones = new PhonesPanel(tabs);
  /** @type {{ draw: (room: Room, changed: Set<Change>) => void }[]} */
  const all = [
    tabs,
    new AnnouncementsPanel(),
    new Opening(commands),
    new RoundControls(commands),
    new SheetsPanel(commands),
    new HelpRequests(commands),
    { draw: drawOutcome },
    new Session(),
    commands,
    new RollOffs(commands),
    new FinalPanel(commands),
    new TablePicker(new TableEntry(commands)),
    new PeoplePanel(commands),
    new PacePanel(commands),
    new NoticePanel(),
    { draw: (_, changed) => phones.draw(changed) },
    { draw: (_, changed) => finishedRounds.draw(changed) },
    new HistoryPanel(history, new Corrections(revisions)),
  ];
  return all;
}

/** @param {Night} night */
function whereInTheNight(night) {
  if (!night) return say("console-unheard");
  const { set, round, rounds, paused } = night;
  const phase = say("console-phase", { phase: night.phase, paused });
  if (!round || isOneOf(night.phase, "final", "over")) return upperFirst(phase);
  return upperFirst(say("console-where", { set, sets: setsOf(night), round, rounds, phase }));
}

const everyPanel = panels();
offerMaintenance();
followRoom((room, changed) => {
  setText(byId("where"), whereInTheNight(room.night));
  setText(byId("boxes"), room.link.boxes_lost.map((box) => say("console-box-lost", { box })).join(" "));
  for (const panel of everyPanel) panel.draw(room, changed);
}, ["rounds", "phones", "sessions"]);
