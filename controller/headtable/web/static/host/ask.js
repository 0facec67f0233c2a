// Asks the host once more, before something that cannot simply be pressed again the other way.

import { byId, make, setHidden, setText } from "../make.js";
import { upperFirst } from "../words.js";

// What was filled in, by name, when the host says do it; null when it is left. The question: its title, what will
// happen, the words of the button, more to fill in, and whether a reason is "needed", "welcome" or "none".
export function ask({ title, what, button, more = [], why = "none" }) {
  const dialog = byId("reason");
  setText(byId("reason-title"), title);
  setText(byId("reason-what"), upperFirst(what));
  setText(byId("reason-do"), button);
  setText(byId("why-asked"), why === "needed" ? "Why?" : "Why? (if you like)");
  byId("reason-more").replaceChildren(...more);
  setHidden(byId("why-line"), why === "none");
  Object.assign(byId("why"), { value: "", required: why === "needed", disabled: why === "none" });
  dialog.returnValue = "";
  dialog.showModal();
  (dialog.querySelector("#reason-more input, #reason-more select, #why:enabled") ?? byId("reason-do")).focus();
  return answered(dialog);
}

function answered(dialog) {
  return new Promise((resolve) =>
    dialog.addEventListener("close", () => resolve(dialog.returnValue === "do" ? filledIn(dialog) : null), { once: true }),
  );
}

function filledIn(dialog) {
  const fields = new FormData(dialog.querySelector("form"));
  return Object.fromEntries([...fields].map(([name, value]) => [name, value.trim()]));
}

// One line of a form; what it is for stands above it.
export const line = (label, field) => make("label", { class: "line" }, make("span", {}, label), field);

// A choice among [value, words] pairs.
export function choice(name, choices, chosen) {
  return fill(make("select", { name, required: true }), choices, chosen);
}

export function fill(select, choices, chosen) {
  select.replaceChildren(...choices.map(([value, words]) => make("option", { value }, `${words}`)));
  select.value = `${chosen}`;
  if (select.selectedIndex < 0) select.selectedIndex = 0;
  return select;
}
