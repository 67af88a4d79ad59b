/** Sentences for errors in options, modules and maps, and the names of the fairness measures. */
import type { Invalid } from "@starboard/kernel";
import { formatFor, translatable } from "@starboard/kit";
import type { FairnessLine } from "../../map/fairness.ts";

const format = formatFor("en");

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

const between = (least: unknown, most: unknown): string => `It must be between ${say(least)} and ${say(most)}.`;

function field({ problem, least, most }: About): string {
  if (problem === "missing") return "It is missing.";
  if (least !== undefined && most !== undefined) return between(least, most);
  if (least !== undefined) return `It must be at least ${say(least)}.`;
  if (most !== undefined) return `It must be at most ${say(most)}.`;
  return "This value is not valid here.";
}

const TEXTS: Readonly<Record<string, (about: About) => string>> = {
  WE_OPTIONS: () => "These options are not valid.",
  WE_OPTION_UNKNOWN: () => "There is no option with this name.",
  WE_OPTION_VALUE: (a) =>
    Array.isArray(a["values"]) ? `It must be ${format.anyOf(a["values"].map(say))}.` : between(a["min"], a["max"]),
  WE_PLAYERS: (a) => `This module is for ${say(a["min"])} to ${say(a["max"])} players.`,
  WE_OPTION_WITHOUT: () => "For this module and number of players the races were not measured.",
  WE_MODULE_CHANGED: () => "The module has changed since this table was created.",
  WE_FILE_SIZE: () => "The file is too large, nested too deeply, or not plain data.",
  WE_MODULE_SIZE: () => "The file is too large, nested too deeply, or not plain data.",
  WE_MODULE_FORM: () => "This is not a module.",
  WE_MODULE_KEY: (a) => `The key “${say(a["key"])}” is not valid here.`,
  WE_MODULE_FIELD: field,
  WE_MODULE_OP: (a) => `This ${a["of"] === "op" ? "operation" : say(a["of"])} does not exist.`,
  WE_MODULE_TWICE: (a) => `“${say(a["id"])}” is used twice.`,
  WE_MODULE_DEFAULT: () => "The default is not one of the values.",
  WE_MODULE_OPTION: (a) => `There is no option “${say(a["id"])}”.`,
  WE_MODULE_UNUSED: (a) => `The option “${say(a["id"])}” is not used.`,
  WE_MODULE_REF: (a) => `There is no ${KINDS[say(a["kind"])] ?? "entry"} “${say(a["id"])}”.`,
  WE_MODULE_PLACE: (a) => `“${say(a["op"])}” does nothing in ${say(a["place"])}.`,
  WE_MODULE_RANGE: field,
  WE_MODULE_TARGET: (a) => `Its effect needs the target “${say(a["wanted"])}”.`,
  WE_MODULE_ANSWER: (a) => `“${say(a["answer"])}” cannot be a response to this card.`,
  WE_MODULE_CIRCLE: (a) =>
    `Responses to “${say(a["card"])}” lead back to it, or are nested deeper than ${say(a["most"])}.`,
  WE_MODULE_NO_MOVES: () => "No card moves units.",
  WE_MODULE_FACTIONS: (a) => `There must be none, or at least ${say(a["least"])}.`,
  WE_MODULE_LISTED: (a) => `“${say(a["card"])}” is in the deck.`,
  WE_MODULE_PHASES: (a) =>
    `Each of the seven phases must appear once and in order. ${say(a["expected"])} is missing here.`,
  WE_MODULE_PHASE_PLACE: () => "This phase cannot be at this place.",
  WE_MODULE_IDLE: () => "No phase uses it.",
  WE_MODULE_ROW: (a) => `The rows must match the die: ${say(a["least"])} to ${say(a["most"])}.`,
  WE_MODULE_ROWS: (a) => `The result ${say(a["result"])} is in ${a["times"] === 0 ? "no row" : "several rows"}.`,
  WE_MODULE_ENDLESS: () => "Every row rolls again, so the roll would never end.",
  WE_MODULE_SUM: (a) => `It states ${say(a["stated"])}, but the count is ${say(a["counted"])}.`,
  WE_MODULE_PILE: (a) =>
    `The pile needs ${format.count(Number(a["short"]), "more unit", "more units")} for all players.`,
  WE_MODULE_NETWORK: (a) => `Terrains of the network “${say(a["id"])}” have different rules.`,
  WE_MODULE_ROLE: (a) => `“${say(a["id"])}” cannot be entered, or yields no revenue.`,
  WE_MODULE_MAP_SIZE: (a) => `There is no map size for ${say(a["players"])} players.`,
  WE_MODULE_UNKNOWN: (a) => `There is no module “${say(a["id"])}”.`,
  WE_MAP_SIZE: () => "The file is too large, nested too deeply, or not plain data.",
  WE_MAP_KEY: (a) => `The key “${say(a["key"])}” is not valid here.`,
  WE_MAP_FIELD: field,
  WE_MAP_TWICE: (a) => `“${say(a["id"])}” is used twice.`,
  WE_MAP_TERRAIN: (a) => `${say(a["module"])} has no terrain “${say(a["id"])}”.`,
  WE_MAP_OUTLINE: (a) => `The outline of “${say(a["id"])}” encloses no ground.`,
  WE_MAP_REF: (a) => `There is no territory “${say(a["id"])}”.`,
  WE_MAP_BORDER: (a) => `“${say(a["id"])}” borders on itself.`,
  WE_MAP_FEATURE: (a) => `${say(a["module"])} has no feature “${say(a["id"])}”.`,
  WE_MAP_VALUE: (a) => `“${say(a["id"])}” cannot be “${say(a["value"])}”.`,
  WE_MAP_HOMES: (a) =>
    `${say(a["players"])} players need ${say(a["players"])} homes, but ${format.count(Number(a["found"]), "home is", "homes are")} marked.`,
  WE_MAP_HOME: (a) => `“${say(a["id"])}” yields no revenue (${say(a["terrain"])}) and cannot be a home.`,
  WE_MAP_PLAYERS: (a) => `This map is not for ${say(a["players"])} players.`,
  WE_MAP_UNREACHABLE: (a) => `“${say(a["id"])}” cannot be reached from the home “${say(a["from"])}”.`,
  WE_MAP_NO_GENERATOR: (a) => `${say(a["module"])} does not generate maps. Choose a built-in map or a map file.`,
  WE_MAP_NO_ROOM: () => "A map of this size cannot be generated.",
  WE_MAP_UNKNOWN: (a) => `There is no map “${say(a["id"])}”.`,
  WE_MAP_OTHER_MODULE: (a) => `This map belongs to another module, not to ${say(a["module"])}.`,
  WE_MAP_EMPTY: (a) => `Only ${say(a["found"])} of ${say(a["of"])} territories are empty. More than half should be.`,
  WE_MAP_ALONE: (a) => `A single ${say(a["name"])} leads nowhere.`,
};

/** True for a code that an option or a file causes. */
export const isInputError = (code: string): boolean => Object.hasOwn(TEXTS, code);

/** The sentence for an error, with the option and value that cause it if other values do not. */
export const inputErrorText = translatable(
  "warp-empires/text/files.inputErrorText",
  ({ code, about = {} }: Pick<Invalid, "code" | "about">): string => {
    const text = (Object.hasOwn(TEXTS, code) ? TEXTS[code]?.(about) : undefined) ?? `It cannot be loaded (${code}).`;
    const { option, value } = about;
    return option === undefined ? text : `${text} (with ${say(option)} = ${say(value)})`;
  },
);

const MEASURES: { readonly [W in FairnessLine["what"]]: (line: FairnessLine) => string } = {
  rival: ({ limit }) =>
    limit === 0
      ? "Steps to the nearest rival, equal for all"
      : `Steps to the nearest rival, differing by at most ${limit}`,
  rivalLeast: ({ limit }) => `Steps to the nearest rival, at least ${limit}`,
  rivalMost: ({ limit }) => `Steps to the nearest rival, at most ${limit}`,
  within: ({ steps, limit }) => `Valuable territories within ${steps} steps, differing by at most ${limit}`,
  fortSites: ({ limit }) => `Neighbours of home with room for a fortification, at least ${limit}`,
  empty: ({ limit }) => `Empty territories, at least ${limit}`,
  reachable: () => "Reachable territories, of those that can be entered",
};

/** The name of a fairness measure, with its limit. */
export const fairnessText = translatable("warp-empires/text/files.fairnessText", (line: FairnessLine): string =>
  MEASURES[line.what](line),
);
