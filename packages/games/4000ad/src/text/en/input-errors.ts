/** Errors in options, maps and positions. They come before a match exists, so texts use only the values of the error. */
import { translatable } from "@starboard/kit";
import { STAR_NAMES } from "../names.ts";
import { anyOf } from "./format.ts";
import { OPTIONS } from "./options.ts";

type About = Readonly<Record<string, unknown>>;
type InputErrorText = (about: About) => string;

const text = (value: unknown): string => (typeof value === "string" || typeof value === "number" ? String(value) : "?");
const star = (about: About): string => STAR_NAMES[text(about["star"])] ?? text(about["star"]);
const value = (option: string, about: About, field: string): string =>
  OPTIONS[option]?.value(about[field]) ?? text(about[field]);

/** Contradictions between options, by their number in section D. */
const conflicts: { readonly [conflict: number]: InputErrorText } = {
  1: (a) =>
    a["homes"] === undefined
      ? "Alliances need two or four players."
      : a["need"] === 0
        ? "This map does not have this set-up."
        : `These home stars are for ${text(a["need"])} powers, but the match has ${text(a["powers"])}.`,
  2: () => "Recruiting needs neutral ships.",
  3: (a) =>
    a["combat"] === "fortunes"
      ? "In battles by dice a weaker fleet may always come out."
      : "This option needs battles by dice.",
  4: (a) => `This option is not part of ${value("ad.version", a, "version")}.`,
  5: () => "Secret alliances need at least three powers.",
  6: (a) =>
    a["inPlay"] === true
      ? `${star(a)} is a home star in play, or may become one.`
      : `${star(a)} is not one of the usual home stars.`,
  7: (a) => {
    if (a["twice"] === true) return `${star(a)} is named twice.`;
    if (a["symbols"] === true) return `${star(a)} does not show both symbols.`;
    if (a["given"] !== undefined)
      return `The number of home stars is ${text(a["given"])}, but the match has ${text(a["powers"])} powers.`;
    return "Home stars are listed, but “Home stars” is not set to “Chosen by name”.";
  },
  8: () => "With two players, each side plays both its powers in one turn.",
  9: (a) =>
    a["distance"] === undefined
      ? "The minimum distance applies only to random home stars."
      : `This map does not have ${text(a["powers"])} possible home stars at least ${text(a["distance"])} turns apart.`,
};

function wrongValue(a: About): string {
  if (Array.isArray(a["values"])) return `This must be one of: ${anyOf(a["values"].map(String))}.`;
  if (a["min"] !== undefined) {
    const none = a["none"] === undefined ? "" : `, or ${text(a["none"])} for none`;
    return `This must be a whole number from ${text(a["min"])} to ${text(a["max"])}${none}.`;
  }
  if (a["max"] !== undefined) return `The list may have at most ${text(a["max"])} entries.`;
  return a["star"] === undefined ? "This must be a list." : "This must be the id of a star.";
}

const inSector = (a: About): string => `Sector ${text(a["sector"])}-${text(a["level"])}`;

const inputErrors: { readonly [code: string]: InputErrorText } = {
  AD_E_OPTIONS: (a) => conflicts[Number(a["conflict"])]?.(a) ?? "These options contradict each other.",
  AD_OPTION_UNKNOWN: () => "This game has no such option.",
  AD_OPTION_VALUE: wrongValue,
  AD_MAP_FORM: () => "This is not a star map.",
  AD_MAP_FORMAT: () => "The format of a star map must be “starboard.4000ad.stars”.",
  AD_MAP_VERSION: () => "Only version 1 of the map format is supported.",
  AD_MAP_BOARD: () => "The board is missing. It needs rows, cols and depths.",
  AD_MAP_SIZE: (a) => `This must be a whole number from ${text(a["min"])} to ${text(a["max"])}.`,
  AD_MAP_TOO_FAR: (a) =>
    `The longest journey would take ${text(a["longest"])} turns, but a path has only ${text(a["most"])} spaces.`,
  AD_MAP_STARS: () => "The list of stars is missing.",
  AD_MAP_STAR_COUNT: (a) => `The list has ${text(a["stars"])} stars, but the board has room for ${text(a["most"])}.`,
  AD_MAP_STAR: () => "This is not a valid star.",
  AD_MAP_ID: () => "An id has at most 40 lower-case letters, digits and hyphens, and begins with a letter.",
  AD_MAP_NAME: (a) => `A star needs a name of at most ${text(a["max"])} characters.`,
  AD_MAP_ROW: (a) => `The row must be from 0 to ${text(a["max"])}.`,
  AD_MAP_COL: (a) => `The column must be from 0 to ${text(a["max"])}.`,
  AD_MAP_DEPTH: (a) => `The depth must be from 0 to ${text(a["max"])}.`,
  AD_MAP_LEVEL: (a) => `The level must be ${anyOf((Array.isArray(a["values"]) ? a["values"] : []).map(String))}.`,
  AD_MAP_SYMBOL: () => "This must be true or false.",
  AD_MAP_SECTOR: (a) =>
    a["want"] === undefined
      ? "The letter of the square is missing."
      : `The letter of this square is ${text(a["want"])}.`,
  AD_MAP_PLOT: (a) =>
    a["from"] === undefined
      ? "The position of the star in its square is missing. It needs x and y."
      : `This must lie inside the star’s own square, from ${text(a["from"])} to ${Number(a["from"]) + 1}.`,
  AD_MAP_DUPLICATE_ID: (a) => `Star ${Number(a["first"]) + 1} of the list already has the id ${text(a["id"])}.`,
  AD_MAP_DUPLICATE_NAME: (a) => `Star ${Number(a["first"]) + 1} of the list already has the name ${text(a["name"])}.`,
  AD_MAP_SECTOR_FULL: (a) => `${inSector(a)} has more than two stars.`,
  AD_MAP_SECTOR_SHORT: (a) => `${inSector(a)} needs two stars but has ${text(a["stars"])}.`,
  AD_MAP_NO_HOMES: (a) =>
    `Home stars need ${text(a["need"])} stars with both symbols, but this map has ${text(a["eligible"])}.`,
  AD_MAP_SETUPS: (a) => `Set-ups must be an object of at most ${text(a["max"])} named entries.`,
  AD_MAP_SETUP: () => "A set-up needs a simple name and a list of home stars.",
  AD_MAP_SETUP_SIZE: (a) => `A set-up has ${text(a["min"])} to ${text(a["max"])} home stars.`,
  AD_MAP_SETUP_STAR: (a) => `This map has no star ${text(a["star"])}.`,
  AD_MAP_SETUP_TWICE: (a) => `The star ${text(a["star"])} is named twice.`,
  AD_MAP_SETUP_SYMBOLS: (a) => `The star ${text(a["star"])} does not show both symbols.`,
  AD_POSITION_FORM: () => "This is not a valid position.",
  AD_POSITION_LAW: () => "This position cannot occur in a game.",
  AD_POSITION_POWER: (a) => `This match has no power named ${text(a["power"])}.`,
  AD_POSITION_STAR: (a) => `This map has no star ${text(a["star"])}.`,
  AD_POSITION_STEP: () => "The data of this step does not match the step.",
  AD_POSITION_WARP: () => "A power has two warps, and each can be used once.",
  AD_SUM_STAR: () => "This must be the id of a star.",
  AD_SUM_POWER: () => "This must be a power of this match.",
  AD_SUM_COUNT: () => "This must be a whole number.",
};

/** Returns the sentence for an input error, or `undefined` for the refusal of an act. */
export const inputErrorText = translatable(
  "4000ad/text/input-errors.inputErrorText",
  (code: string, about: About | undefined): string | undefined =>
    Object.hasOwn(inputErrors, code) ? inputErrors[code]?.(about ?? {}) : undefined,
);
