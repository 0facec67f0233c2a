// The host's console: opens the night, starts rounds, rings, and corrects what was entered.

import { AboutNight } from "./about-night.js";
import { tellOfDownloads } from "./downloads.js";
import { byId, setText } from "./elements.js";
import { AnnouncementsPanel } from "./host/announcements-panel.js";
import { ByHandPanel } from "./host/by-hand-panel.js";
import { Commands } from "./host/commands.js";
import { Corrections } from "./host/corrections.js";
import { FinalPanel } from "./host/final.js";
import { FinishedRounds } from "./host/finished-rounds.js";
import { HelpRequests } from "./host/help-requests.js";
import { HistoryPanel } from "./host/history-panel.js";
import { History } from "./host/history.js";
import { Maintenance } from "./host/maintenance.js";
import { LeftToDo } from "./host/left-to-do.js";
import { NoticePanel } from "./host/notice.js";
import { Opening } from "./host/opening.js";
import { drawOutcome } from "./host/outcome.js";
import { PacePanel } from "./host/pace.js";
import { offerPrinting } from "./host/paper-print.js";
import { PeoplePanel } from "./host/people.js";
import { PhonesPanel } from "./host/phones.js";
import { Revisions } from "./host/revisions.js";
import { PicturePanel } from "./host/picture-panel.js";
import { RollOffs } from "./host/roll-offs.js";
import { RoomGlance, howFar, missingWords } from "./host/room-glance.js";
import { RoundControls } from "./host/round-controls.js";
import { Session } from "./host/session.js";
import { ScreensPanel } from "./host/screens-panel.js";
import { SheetsPanel } from "./host/sheets-panel.js";
import { TableEntry } from "./host/table-entry.js";
import { TablePicker } from "./host/table-picker.js";
import { Tabs } from "./host/tabs.js";
import { keepFocus } from "./kept-focus.js";
import { followRoom } from "./room-events.js";
import { offerHelp } from "./word-help.js";
import { keepWhole } from "./whole-text.js";

/** @typedef {import("./room.js").Room} Room */
/** @typedef {import("./room.js").Change} Change */

/** Every part of the console, in the order in which they are drawn. */
function panels() {
  const tabs = new Tabs();
  const commands = new Commands();
  const history = new History();
  const revisions = new Revisions(commands, history);
  const phones = new PhonesPanel(tabs);
  /** @type {{ draw: (room: Room, changed: Set<Change>) => void }[]} */
  const all = [
    tabs,
    new AnnouncementsPanel(),
    new Opening(commands),
    new RoundControls(commands),
    new SheetsPanel(commands), new ByHandPanel(revisions),
    new HelpRequests(commands),
    { draw: drawOutcome }, new LeftToDo(tabs),
    new Session(commands), commands, new AboutNight(),
    new RollOffs(commands),
    new FinalPanel(commands),
    new TablePicker(new TableEntry(commands, revisions)),
    new RoomGlance(tabs), new PeoplePanel(commands),
    new PacePanel(revisions), new Maintenance(),
    new NoticePanel(),
    new ScreensPanel(tabs), new PicturePanel(),
    { draw: (_, changed) => phones.draw(changed) },
    new FinishedRounds(revisions, tabs),
    new HistoryPanel(history, new Corrections(revisions)),
  ];
  return all;
}

const everyPanel = panels();
offerPrinting();
offerHelp();
keepFocus();
tellOfDownloads();
followRoom((room, changed) => {
  setText(byId("where"), howFar(room));
  setText(byId("boxes"), missingWords(room.link));
  for (const panel of everyPanel) panel.draw(room, changed);
}, ["rounds", "phones", "guests", "projectors", "screens", "sessions", "devices"]);
keepWhole();
