// Says sentences as a page does. Standard input has {catalogue, cases}; each case is a name with its arguments.

import { readFileSync } from "node:fs";

const [, , module] = process.argv;
const { catalogue, cases } = JSON.parse(readFileSync(0, "utf8"));
globalThis.Node = class {};
globalThis.fetch = async () => ({ ok: true, json: async () => catalogue });
const source = readFileSync(module, "utf8"); // read as a module, although its name says nothing of that to Node
const { say } = await import(`data:text/javascript;base64,${Buffer.from(source).toString("base64")}`);
process.stdout.write(JSON.stringify(cases.map(([name, given]) => say(name, given))));
