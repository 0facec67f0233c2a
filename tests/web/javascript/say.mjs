// Says sentences as a page does. Standard input has {catalogue, cases}; each case is a name with its arguments.

import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";

const [, , module] = process.argv;
const { catalogue, cases } = JSON.parse(readFileSync(0, "utf8"));
globalThis.Node = class {};
globalThis.fetch = async () => ({ ok: true, json: async () => catalogue });
Object.defineProperty(globalThis, "navigator", { value: { languages: [catalogue.language] } });
const folder = mkdtempSync(join(tmpdir(), "headtable-say-")); // in which Node knows that they are modules
try {
  cpSync(dirname(module), folder, { recursive: true });
  writeFileSync(join(folder, "package.json"), '{"type": "module"}');
  const { say } = await import(join(folder, basename(module)));
  process.stdout.write(JSON.stringify(cases.map(([name, given]) => say(name, given))));
} finally {
  rmSync(folder, { recursive: true });
}
