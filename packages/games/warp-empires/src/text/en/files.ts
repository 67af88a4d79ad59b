/** What is wrong with a module or a map, in words; and how even a map is. */
import type { Invalid } from "@starboard/kernel";
import type { FairnessLine } from "../../map/fairness.ts";

type About = Readonly<Record<string, unknown>>;
const say = (value: unknown): string =>
  typeof value === "string" || typeof value === "number" || typeof value === "boolean" ? String(value) : "";

const KINDS: Readonly<Record<string, string>> = {
  unit: "unit",
  card: "card",
  terrain: "terrain",
  feature: "feature",
  building: "building",
  tag: "tag of a unit",
  challenge: "challenge",
  parley: "parley",
  roll: "challenge or parley",
  attr: "attribute of a terrain",
  speed: "speed",
  phase: "phase",
  modifier: "battle modifier",
  neutral: "neutral feature",
};

const between = (least: unknown, most: unknown): string => `It must lie between ${say(least)} and ${say(most)}.`;

function field({ problem, least, most }: About): string {
  if (problem === "missing") return "It is missing.";
  if (least !== undefined && most !== undefined) return between(least, most);
  if (least !== undefined) return `It must be at least ${say(least)}.`;
  if (most !== undefined) return `It must be at most ${say(most)}.`;
  return "This value does not belong here.";
}

const TEXTS: Readonly<Record<string, (about: About) => string>> = {
  WE_OPTIONS: () => "These are no options.",
  WE_OPTION_UNKNOWN: () => "No option of this name is known.",
  WE_OPTION_VALUE: (a) =>
    Array.isArray(a["values"]) ? `It must be one of ${a["values"].map(say).join(", ")}.` : between(a["min"], a["max"]),
  WE_PLAYERS: (a) => `This module is for ${say(a["min"])} to ${say(a["max"])} players.`,
  WE_MODULE_CHANGED: () => "The module is no longer the one that this table was set up with.",
  WE_FILE_SIZE: () => "The file is too large, too deep, or no plain data.",
  WE_MODULE_SIZE: () => "The file is too large, too deep, or no plain data.",
  WE_MODULE_FORM: () => "This is no module.",
  WE_MODULE_KEY: (a) => `No key “${say(a["key"])}” is known here.`,
  WE_MODULE_FIELD: field,
  WE_MODULE_OP: (a) => `No such ${a["of"] === "op" ? "operation" : say(a["of"])} is known.`,
  WE_MODULE_TWICE: (a) => `“${say(a["id"])}” is there twice.`,
  WE_MODULE_DEFAULT: () => "The default is none of the values.",
  WE_MODULE_OPTION: (a) => `There is no option “${say(a["id"])}”.`,
  WE_MODULE_UNUSED: (a) => `The option “${say(a["id"])}” is used nowhere.`,
  WE_MODULE_REF: (a) => `There is no ${KINDS[say(a["kind"])] ?? "such thing"} “${say(a["id"])}”.`,
  WE_MODULE_PLACE: (a) => `“${say(a["op"])}” does nothing in ${say(a["place"])}.`,
  WE_MODULE_RANGE: field,
  WE_MODULE_TARGET: (a) => `What it does needs the target “${say(a["wanted"])}”.`,
  WE_MODULE_ANSWER: (a) => `“${say(a["answer"])}” has no way to answer this card.`,
  WE_MODULE_CIRCLE: (a) => `Answers to “${say(a["card"])}” lead back to it, or go deeper than ${say(a["most"])}.`,
  WE_MODULE_NO_MOVES: () => "No card moves anything.",
  WE_MODULE_FACTIONS: (a) => `There must be none, or at least ${say(a["least"])}.`,
  WE_MODULE_LISTED: (a) => `“${say(a["card"])}” is in the deck.`,
  WE_MODULE_PHASES: (a) =>
    `The seven phases must be there once each and in order: ${say(a["expected"])} is missing here.`,
  WE_MODULE_PHASE_PLACE: () => "This phase is not where it says, or may not stand here.",
  WE_MODULE_IDLE: () => "No phase deals with it.",
  WE_MODULE_ROW: (a) => `The die gives ${say(a["least"])} to ${say(a["most"])}.`,
  WE_MODULE_ROWS: (a) => `The result ${say(a["result"])} stands in ${a["times"] === 0 ? "no row" : "several rows"}.`,
  WE_MODULE_ENDLESS: () => "Every row rolls again: it would never end.",
  WE_MODULE_SUM: (a) => `It says ${say(a["stated"])}; counted are ${say(a["counted"])}.`,
  WE_MODULE_PILE: (a) => `The pile has ${say(a["short"])} too few for all players.`,
  WE_MODULE_NETWORK: (a) => `Terrains of the network “${say(a["id"])}” have different rules.`,
  WE_MODULE_ROLE: (a) => `“${say(a["id"])}” cannot be entered, or yields no revenue.`,
  WE_MODULE_MAP_SIZE: (a) => `There is no map size for ${say(a["players"])} players.`,
  WE_MODULE_UNKNOWN: (a) => `There is no module “${say(a["id"])}”.`,
  WE_MAP_SIZE: () => "The file is too large, too deep, or no plain data.",
  WE_MAP_KEY: (a) => `No key “${say(a["key"])}” is known here.`,
  WE_MAP_FIELD: field,
  WE_MAP_TWICE: (a) => `“${say(a["id"])}” is there twice.`,
  WE_MAP_TERRAIN: (a) => `${say(a["module"])} has no terrain “${say(a["id"])}”.`,
  WE_MAP_OUTLINE: (a) => `The outline of “${say(a["id"])}” holds no ground.`,
  WE_MAP_REF: (a) => `There is no territory “${say(a["id"])}”.`,
  WE_MAP_BORDER: (a) => `“${say(a["id"])}” borders on itself.`,
  WE_MAP_FEATURE: (a) => `${say(a["module"])} has no feature “${say(a["id"])}”.`,
  WE_MAP_VALUE: (a) => `“${say(a["id"])}” cannot be “${say(a["value"])}”.`,
  WE_MAP_HOMES: (a) => `${say(a["players"])} players need ${say(a["players"])} homes; ${say(a["found"])} are marked.`,
  WE_MAP_HOME: (a) => `“${say(a["id"])}” yields no revenue (${say(a["terrain"])}): nobody can live there.`,
  WE_MAP_PLAYERS: (a) => `This map is not for ${say(a["players"])} players.`,
  WE_MAP_UNREACHABLE: (a) => `No way leads to “${say(a["id"])}” from the home “${say(a["from"])}”.`,
  WE_MAP_NO_GENERATOR: (a) => `${say(a["module"])} has only hand-made maps.`,
  WE_MAP_NO_ROOM: () => "The numbers of this size leave no room for a board.",
  WE_MAP_UNKNOWN: (a) => `There is no map “${say(a["id"])}”.`,
  WE_MAP_OTHER_MODULE: (a) => `The map was drawn for another module than ${say(a["module"])}.`,
  WE_MAP_EMPTY: (a) => `Only ${say(a["found"])} of ${say(a["of"])} territories are empty; more than half should be.`,
  WE_MAP_ALONE: (a) => `A single ${say(a["name"])} leads nowhere.`,
};

/** Whether a code is one of files or options. */
export const isInputError = (code: string): boolean => Object.hasOwn(TEXTS, code);

/** One sentence for a fault; with the option that brings it about, where only one of its values does. */
export function inputErrorText({ code, about = {} }: Pick<Invalid, "code" | "about">): string {
  const text = (Object.hasOwn(TEXTS, code) ? TEXTS[code]?.(about) : undefined) ?? `It does not load (${code}).`;
  const { option, value } = about;
  return option === undefined ? text : `${text} (with ${say(option)} = ${say(value)})`;
}

const MEASURES: { readonly [W in FairnessLine["what"]]: (line: FairnessLine) => string } = {
  rival: ({ limit }) =>
    limit === 0
      ? "Steps to the nearest rival, the same for all"
      : `Steps to the nearest rival, apart by at most ${limit}`,
  rivalLeast: ({ limit }) => `Steps to the nearest rival, at least ${limit}`,
  rivalMost: ({ limit }) => `Steps to the nearest rival, at most ${limit}`,
  within: ({ steps, limit }) => `Worthwhile ground within ${steps} steps, apart by at most ${limit}`,
  fortSites: ({ limit }) => `Neighbours of home with room for a fortification, at least ${limit}`,
  empty: ({ limit }) => `Empty territories, at least ${limit}`,
  reachable: () => "Territories within reach, of those that can be entered",
};

/** A measure of a map's fairness, with what was wanted. */
export const fairnessText = (line: FairnessLine): string => MEASURES[line.what](line);
