/** What is wrong with options, maps and positions from outside. Spoken before there is a table, so only of what they name. */
import { listed, STAR_NAMES } from "../names.ts";
import { OPTIONS } from "./options.ts";

type About = Readonly<Record<string, unknown>>;
type Fault = (about: About) => string;

const text = (value: unknown): string => (typeof value === "string" || typeof value === "number" ? String(value) : "?");
const star = (about: About): string => STAR_NAMES[text(about["star"])] ?? text(about["star"]);
const value = (option: string, about: About, field: string): string =>
  OPTIONS[option]?.value(about[field]) ?? text(about[field]);

/** Contradictions by their number in section D. */
const conflicts: { readonly [conflict: number]: Fault } = {
  1: (a) =>
    a["homes"] === undefined
      ? "Alliances need two or four players."
      : a["need"] === 0
        ? "This map has no such set-up."
        : `These home stars are for ${text(a["need"])} powers, and ${text(a["powers"])} play.`,
  2: () => "There are no neutral ships to win over at this table.",
  3: (a) =>
    a["combat"] === "fortunes"
      ? "With battles by dice a weaker fleet may always come out."
      : "This belongs to battles by dice, which this table does not use.",
  4: (a) => `This does not belong to ${value("ad.version", a, "version")}.`,
  5: () => "Secret alliances need at least three powers.",
  6: (a) =>
    a["inPlay"] === true
      ? `${star(a)} is a home star in play, or may become one.`
      : `${star(a)} is not one of the usual home stars.`,
  7: (a) => {
    if (a["twice"] === true) return `${star(a)} is named twice.`;
    if (a["symbols"] === true) return `${star(a)} does not show both symbols.`;
    if (a["given"] !== undefined) return `There are ${text(a["given"])} home stars for ${text(a["powers"])} powers.`;
    return "Home stars are named, but not asked for.";
  },
  8: () => "With two players a side plays both its powers in one turn.",
  9: (a) =>
    a["distance"] === undefined
      ? "A least distance is asked for, but home stars are not tossed for."
      : `This board has no ${text(a["powers"])} home stars at least ${text(a["distance"])} apart.`,
};

function wrongValue(a: About): string {
  if (Array.isArray(a["values"])) return `This must be one of: ${listed(a["values"].map(String), "or")}.`;
  if (a["min"] !== undefined) {
    const none = a["none"] === undefined ? "" : `, or ${text(a["none"])} for none`;
    return `This must be a whole number from ${text(a["min"])} to ${text(a["max"])}${none}.`;
  }
  if (a["max"] !== undefined) return `At most ${text(a["max"])} may be listed.`;
  return a["star"] === undefined ? "This must be a list." : "This must be the name of a star.";
}

const inSector = (a: About): string => `Sector ${text(a["sector"])}-${text(a["level"])}`;

const faults: { readonly [code: string]: Fault } = {
  AD_E_OPTIONS: (a) => conflicts[Number(a["conflict"])]?.(a) ?? "These options contradict each other.",
  AD_OPTION_UNKNOWN: () => "This game has no such option.",
  AD_OPTION_VALUE: wrongValue,
  AD_MAP_FORM: () => "This is not a star map.",
  AD_MAP_FORMAT: () => 'The format of a star map is "starboard.4000ad.stars".',
  AD_MAP_VERSION: () => "Only version 1 of the map format is known.",
  AD_MAP_BOARD: () => "The board is missing: rows, cols and depths.",
  AD_MAP_SIZE: (a) => `This must be a whole number from ${text(a["min"])} to ${text(a["max"])}.`,
  AD_MAP_TOO_FAR: (a) =>
    `The longest journey would take ${text(a["longest"])} turns, and a path has ${text(a["most"])} spaces.`,
  AD_MAP_STARS: () => "The list of stars is missing.",
  AD_MAP_STAR_COUNT: (a) => `The list has ${text(a["stars"])} stars, the board room for ${text(a["most"])}.`,
  AD_MAP_STAR: () => "This is not a star.",
  AD_MAP_ID: () =>
    "An id is made of small letters, digits and hyphens, begins with a letter, and has at most 40 of them.",
  AD_MAP_NAME: (a) => `A star needs a name of at most ${text(a["max"])} letters.`,
  AD_MAP_ROW: (a) => `Rows count from 0 to ${text(a["max"])}.`,
  AD_MAP_COL: (a) => `Columns count from 0 to ${text(a["max"])}.`,
  AD_MAP_DEPTH: (a) => `Depths count from 0 to ${text(a["max"])}.`,
  AD_MAP_LEVEL: (a) =>
    `The level must be ${listed((Array.isArray(a["values"]) ? a["values"] : []).map(String), "or")}.`,
  AD_MAP_SYMBOL: () => "Say true or false.",
  AD_MAP_SECTOR: (a) =>
    a["want"] === undefined
      ? "The letter of the square is missing."
      : `The letter of this square is ${text(a["want"])}.`,
  AD_MAP_PLOT: (a) =>
    a["from"] === undefined
      ? "The place of the star in its square is missing: x and y."
      : `This must lie inside the star's own square, from ${text(a["from"])} to ${Number(a["from"]) + 1}.`,
  AD_MAP_DUPLICATE_ID: (a) => `Star ${Number(a["first"]) + 1} of the list has the id ${text(a["id"])} already.`,
  AD_MAP_DUPLICATE_NAME: (a) => `Star ${Number(a["first"]) + 1} of the list is called ${text(a["name"])} already.`,
  AD_MAP_SECTOR_FULL: (a) => `${inSector(a)} has more than two stars.`,
  AD_MAP_SECTOR_SHORT: (a) => `${inSector(a)} needs two stars and has ${text(a["stars"])}.`,
  AD_MAP_NO_HOMES: (a) =>
    `Home stars need ${text(a["need"])} stars with both symbols, and this map has ${text(a["eligible"])}.`,
  AD_MAP_SETUPS: (a) => `The set-ups are a list by name, at most ${text(a["max"])}.`,
  AD_MAP_SETUP: () => "A set-up needs a simple name and a list of home stars.",
  AD_MAP_SETUP_SIZE: (a) => `A set-up has ${text(a["min"])} to ${text(a["max"])} home stars.`,
  AD_MAP_SETUP_STAR: (a) => `There is no star ${text(a["star"])} on this map.`,
  AD_MAP_SETUP_TWICE: (a) => `The star ${text(a["star"])} is named twice.`,
  AD_MAP_SETUP_SYMBOLS: (a) => `The star ${text(a["star"])} does not show both symbols.`,
  AD_POSITION_FORM: () => "This is not the form of a position.",
  AD_POSITION_LAW: () => "No game can come to this position.",
  AD_POSITION_POWER: (a) => `No power of this table is called ${text(a["power"])}.`,
  AD_POSITION_STAR: (a) => `There is no star ${text(a["star"])} on this map.`,
  AD_POSITION_STEP: () => "The memory of this step does not fit it.",
  AD_POSITION_WARP: () => "A power has two warps, each used once.",
  AD_SUM_STAR: () => "This must be the id of a star.",
  AD_SUM_POWER: () => "This must be a power of the table.",
  AD_SUM_COUNT: () => "This must be a whole number.",
};

/** The sentence for something wrong with an input; `undefined` for the refusal of an act. */
export const inputErrorText = (code: string, about: About | undefined): string | undefined =>
  Object.hasOwn(faults, code) ? faults[code]?.(about ?? {}) : undefined;
