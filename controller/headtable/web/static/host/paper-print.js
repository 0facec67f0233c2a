// Prints sheets of the night on the box, and opens them as PDF.

import { byId, make, setText } from "../elements.js";
import { onSubmit } from "../forms.js";
import { upperFirst } from "../format.js";
import { COMMAND_MS, post } from "../requests.js";
import { say } from "../sentences.js";
import { fillChoices } from "../choices.js";

/** @typedef {headtable.SheetsPrinted["sheet"]} SheetKind */
/** @typedef {headtable.SheetsPrinted["paper"]} Paper */

/** @type {readonly SheetKind[]} */
const SHEETS = ["seating", "name-tags", "score-cards", "table-cards", "tally-sheets", "half-filled", "results", "certificates"];
/** @type {readonly Paper[]} */
const PAPERS = ["a4", "letter"];
/** @type {headtable.PageAddress} */
const PDF = "/host/sheets.pdf";

/** Makes the form work. */
export function offerPrinting() {
  fillChoices(byId("print-sheet"), SHEETS.map((sheet) => [sheet, say("console-sheet-name", { sheet })]), "seating");
  fillChoices(byId("print-paper"), PAPERS.map((paper) => [paper, say("console-paper-name", { paper })]), "a4");
  onSubmit(byId("print-form"), () => print(SHEETS[byId("print-sheet").selectedIndex] ?? "seating", PAPERS[byId("print-paper").selectedIndex] ?? "a4"));
}

/**
 * @param {SheetKind} sheet
 * @param {Paper} paper
 */
async function print(sheet, paper) {
  tell(say("console-printing"));
  byId("print-do").disabled = true;
  const { failure, value } = await post("/api/host/print", {}, { sheet, paper }, COMMAND_MS);
  byId("print-do").disabled = false;
  if (failure) tell(failure.error);
  else {
    byId("print-said").replaceChildren(...printed(value));
    byId("print-said").querySelector("a")?.focus();
  }
}

/** @param {headtable.SheetsPrinted} value */
function printed({ sheet, paper, pages, missing }) {
  const words = say("console-printed", { sheet: say("console-sheet-name", { sheet }), pages });
  const link = make("a", { href: `${PDF}?${new URLSearchParams({ sheet, paper })}`, target: "_blank", class: "to-do" }, words);
  return missing.length ? [link, " ", say("console-print-missing", { letters: missing })] : [link];
}

/** @param {string} words */
const tell = (words) => setText(byId("print-said"), upperFirst(words));
