// The topics of the console: one is open at a time; what happened stands beside it where there is room.

import { byId, setHidden } from "../make.js";

const buttons = [...byId("topics").querySelectorAll("button")];
const sections = [...document.querySelectorAll("[data-topic]")].filter((element) => element.tagName === "SECTION");
const watchers = [];
let open = "now";

// Before the night is open there is nothing to choose from.
export function drawTopics(room) {
  const closed = (room.night?.phase ?? "closed") === "closed";
  setHidden(byId("topics"), closed);
  if (closed && open !== "now") openTopic("now");
}

export const isOpen = (topic) => open === topic;

// Calls draw() whenever this topic is opened.
export const onOpen = (topic, draw) => watchers.push({ topic, draw });

function openTopic(topic) {
  open = topic;
  for (const button of buttons) button.setAttribute("aria-pressed", String(button.dataset.topic === topic));
  for (const section of sections) section.classList.toggle("is-elsewhere", section.dataset.topic !== topic);
  for (const watcher of watchers) if (watcher.topic === topic) watcher.draw();
}

for (const button of buttons) button.addEventListener("click", () => openTopic(button.dataset.topic));
openTopic(open);
