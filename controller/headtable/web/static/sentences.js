// The sentences of the catalogue, in the language of the server. They are fetched once, before any other module runs.

import { locale } from "./locale.js";

/** @typedef {headtable.Argument | headtable.FunctionCall | headtable.Choice | headtable.Reference} Placeable */
/** @typedef {string | number | Placeable} Part */
/** @typedef {readonly Part[]} Parts */
/** @typedef {Node | string | number | boolean | null | undefined | readonly headtable.Text[]} Value */
/** @typedef {{ readonly [name: string]: Value }} Given */
/** @typedef {keyof headtable.SentenceArguments} SentenceName */

/** @type {keyof headtable.Gets} */
const ADDRESS = "/api/sentences";
const AGAIN_MS = 1_000;

/** @returns {Promise<headtable.Sentences>} */
async function fetched() {
  for (;;) {
    const answer = await fetch(ADDRESS).catch(() => null);
    if (answer?.ok) return answer.json();
    await new Promise((resolve) => { setTimeout(resolve, AGAIN_MS); });
  }
}

const { language, currency, bunco, players, sentences } = await fetched();
const GHOST = /^Ghost(?: (?<number>[0-9]+))?$/u;
const ownDecimals = new Intl.NumberFormat(language, { style: "currency", currency }).resolvedOptions().maximumFractionDigits ?? 2;
/** The decimals of an amount: no amount of headtable has more than two. */
export const decimals = Math.min(ownDecimals, 2);
/** @type {Intl.NumberFormatOptions} */
const money = { style: "currency", currency, useGrouping: true, minimumFractionDigits: decimals, maximumFractionDigits: decimals };
const plurals = new Intl.PluralRules(language);

/**
 * The sentence of that name: say("pages-die", { face: 3 }) is "a die showing 3".
 *
 * @template {SentenceName} N
 * @param {N} name
 * @param {headtable.GivenTo<N>} given
 */
export const say = (name, ...given) => told(name, given[0] ?? {}).join("");

/**
 * The sentence in pieces, for a line in which elements stand for some of the arguments.
 *
 * @template {SentenceName} N
 * @param {N} name
 * @param {headtable.GivenTo<N, headtable.Texts | Node>} given
 * @returns {(string | Node)[]}
 */
export const sayWith = (name, ...given) => told(name, given[0] ?? {});

/**
 * A player's name as it is shown: "Ghost 2" is "Geist 2" in German. No guest may have a ghost's name.
 *
 * @param {string} name
 */
export function shownName(name) {
  const ghost = GHOST.exec(name);
  return ghost ? told("pages-ghost", { number: ghost.groups?.number }).join("") : name;
}

/**
 * @param {string} name
 * @param {Given} given
 */
function told(name, given) {
  const parts = sentences[name];
  if (!parts) throw new Error(`no sentence is called ${name}`);
  return inPieces(parts, given);
}

/**
 * @param {Parts} parts
 * @param {Given} given
 * @returns {(string | Node)[]}
 */
const inPieces = (parts, given) => parts.flatMap((part) => pieces(part, given));

/**
 * @param {Part} part
 * @param {Given} given
 */
function pieces(part, given) {
  if (typeof part !== "object") return [String(part)];
  if (part.is === "reference") return told(part.name, given);
  if (part.is === "choice") return inPieces(chosen(part, given), given);
  const value = valueOf(part, given);
  return [value instanceof Node ? value : shown(value)];
}

/**
 * @param {string | number | headtable.Argument | headtable.FunctionCall} part
 * @param {Given} given
 * @returns {Value}
 */
function valueOf(part, given) {
  if (typeof part !== "object") return part;
  if (part.is === "call") return called(part, given);
  const value = given[part.name];
  if (part.name === "bunco") return value ?? bunco;
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (!players.includes(part.name)) return value ?? null;
  return Array.isArray(value) ? value.map(shownPlayer) : typeof value === "string" ? shownName(value) : (value ?? null);
}

/** @param {headtable.Text} value */
const shownPlayer = (value) => (typeof value === "string" ? shownName(value) : value);

/**
 * A value as text: a list has the language's separator, a number has no thousands separator.
 *
 * @param {Value} value
 * @param {Intl.NumberFormatOptions} [options]
 */
function shown(value, options = {}) {
  if (typeof value === "number") return new Intl.NumberFormat(locale(language), { useGrouping: false, ...options }).format(value);
  return Array.isArray(value) ? value.join(told("list-separator", {}).join("")) : String(value ?? "none");
}

/**
 * @param {headtable.FunctionCall} call
 * @param {Given} given
 */
function called({ function: name, values, options }, given) {
  const [value, more] = values.map((one) => valueOf(one, given));
  const list = Array.isArray(value) ? value.map(String) : [shown(value)];
  switch (name) {
    case "GIVEN":
      return value === undefined || value === null || value === "" || (Array.isArray(value) && !value.length) ? "no" : "yes";
    case "WORD":
      return told(`${shown(value)}-${shown(more)}`, given).join("");
    case "COUNT":
      return told(`count-${shown(value)}`, { ...given, n: more }).join("");
    case "AND":
      return list.length < 2 ? list.join("") : told("list-and", { before: list.slice(0, -1), last: list.at(-1) }).join("");
    case "NUMBER":
      return shown(value, options);
    case "MONEY":
      return shown(value, money);
    case "WHOLE_MONEY":
      return shown(value, { ...money, minimumFractionDigits: 0, maximumFractionDigits: 0 });
    case "JOINED":
      return list.join(shown(more));
    case "SPACED":
      return list.join(" ");
    default:
      throw new Error(`no function is called ${name}`);
  }
}

/**
 * The variant for a value: by the number or the word itself, else by the number's plural, else the last resort.
 *
 * @param {headtable.Choice} choice
 * @param {Given} given
 */
function chosen({ of, variants, otherwise }, given) {
  const value = valueOf(of, given) ?? "none";
  const plural = typeof value === "number" ? plurals.select(value) : value;
  const fitting = variants.find(({ key }) => key === value || key === plural) ?? variants[otherwise];
  return fitting?.parts ?? [];
}
