/** German errors in options, maps and positions. They come before a match exists, so texts use only the values of the error. */
import { de as sectors } from "./sectors.ts";
import type { Translation } from "@starboard/kit";
import type { inputErrorText as english } from "../en/input-errors.ts";
import { STAR_NAMES } from "../names.ts";
import { anyOf, count } from "./format.ts";
import { OPTIONS } from "./options.ts";

type About = Readonly<Record<string, unknown>>;
type InputErrorText = (about: About) => string;

const text = (value: unknown): string => (typeof value === "string" || typeof value === "number" ? String(value) : "?");
const star = (about: About): string => STAR_NAMES[text(about["star"])] ?? text(about["star"]);
const value = (option: string, about: About, field: string): string =>
  OPTIONS[option]?.value(about[field]) ?? text(about[field]);
const stars = (value: unknown): string => count(Number(value), "Stern", "Sterne");

/** Contradictions between options, by their number in section D. */
const conflicts: { readonly [conflict: number]: InputErrorText } = {
  1: (a) =>
    a["homes"] === undefined
      ? "Bündnisse brauchen zwei oder vier Personen."
      : a["need"] === 0
        ? "Diese Karte hat diesen Aufbau nicht."
        : `Diese Heimatsterne sind für ${text(a["need"])} Mächte, die Partie hat aber ${text(a["powers"])}.`,
  2: () => "Zum Anwerben sind neutrale Schiffe nötig.",
  3: (a) =>
    a["combat"] === "fortunes"
      ? "In Schlachten mit Würfeln darf auch eine schwächere Flotte immer auftauchen."
      : "Diese Option braucht Schlachten mit Würfeln.",
  4: (a) => `Diese Option gehört nicht zu „${value("ad.version", a, "version")}“.`,
  5: () => "Geheime Bündnisse brauchen mindestens drei Mächte.",
  6: (a) =>
    a["inPlay"] === true
      ? `${star(a)} ist ein Heimatstern dieser Partie oder kann einer werden.`
      : `${star(a)} ist keiner der üblichen Heimatsterne.`,
  7: (a) => {
    if (a["twice"] === true) return `${star(a)} ist zweimal genannt.`;
    if (a["symbols"] === true) return `${star(a)} zeigt nicht beide Symbole.`;
    if (a["given"] !== undefined)
      return `Die Zahl der Heimatsterne ist ${text(a["given"])}, die Partie hat aber ${text(a["powers"])} Mächte.`;
    return "Heimatsterne sind aufgezählt, aber „Heimatsterne“ steht nicht auf „Namentlich gewählt“.";
  },
  8: () => "Zu zweit spielt jede Seite beide Mächte in einem Zug.",
  9: (a) =>
    a["distance"] === undefined
      ? "Der Mindestabstand gilt nur für zufällige Heimatsterne."
      : `Diese Karte hat keine ${text(a["powers"])} möglichen Heimatsterne, die mindestens ${text(a["distance"])} Züge auseinanderliegen.`,
};

function wrongValue(a: About): string {
  if (Array.isArray(a["values"])) return `Erlaubt ist: ${anyOf(a["values"].map(String))}.`;
  if (a["min"] !== undefined) {
    const none = a["none"] === undefined ? "" : `, oder ${text(a["none"])} für keine`;
    return `Das muss eine ganze Zahl von ${text(a["min"])} bis ${text(a["max"])} sein${none}.`;
  }
  if (a["max"] !== undefined) return `Die Liste darf höchstens ${text(a["max"])} Einträge haben.`;
  return a["star"] === undefined ? "Das muss eine Liste sein." : "Das muss die Id eines Sterns sein.";
}

const inSector = (a: About): string => `Sektor ${sectors.sector(`${text(a["sector"])}-${text(a["level"])}`)}`;

const inputErrors: { readonly [code: string]: InputErrorText } = {
  AD_E_OPTIONS: (a) => conflicts[Number(a["conflict"])]?.(a) ?? "Diese Optionen widersprechen sich.",
  AD_OPTION_UNKNOWN: () => "Dieses Spiel hat keine solche Option.",
  AD_OPTION_VALUE: wrongValue,
  AD_MAP_FORM: () => "Das ist keine Sternkarte.",
  AD_MAP_FORMAT: () => "Das Format einer Sternkarte muss „starboard.4000ad.stars“ sein.",
  AD_MAP_VERSION: () => "Nur Version 1 des Kartenformats wird unterstützt.",
  AD_MAP_BOARD: () => "Der Spielplan fehlt. Er braucht rows, cols und depths.",
  AD_MAP_SIZE: (a) => `Das muss eine ganze Zahl von ${text(a["min"])} bis ${text(a["max"])} sein.`,
  AD_MAP_TOO_FAR: (a) =>
    `Die längste Reise würde ${text(a["longest"])} Züge dauern, ein Hyperraumpfad hat aber nur ${text(a["most"])} Felder.`,
  AD_MAP_STARS: () => "Die Liste der Sterne fehlt.",
  AD_MAP_STAR_COUNT: (a) => `Die Liste hat ${stars(a["stars"])}, auf den Spielplan passen aber ${text(a["most"])}.`,
  AD_MAP_STAR: () => "Das ist kein gültiger Stern.",
  AD_MAP_ID: () =>
    "Eine Id hat höchstens 40 Kleinbuchstaben, Ziffern und Bindestriche und beginnt mit einem Buchstaben.",
  AD_MAP_NAME: (a) => `Ein Stern braucht einen Namen mit höchstens ${text(a["max"])} Zeichen.`,
  AD_MAP_ROW: (a) => `Die Zeile muss zwischen 0 und ${text(a["max"])} liegen.`,
  AD_MAP_COL: (a) => `Die Spalte muss zwischen 0 und ${text(a["max"])} liegen.`,
  AD_MAP_DEPTH: (a) => `Die Tiefe muss zwischen 0 und ${text(a["max"])} liegen.`,
  AD_MAP_LEVEL: (a) => `Die Ebene muss ${anyOf((Array.isArray(a["values"]) ? a["values"] : []).map(String))} sein.`,
  AD_MAP_SYMBOL: () => "Das muss true oder false sein.",
  AD_MAP_SECTOR: (a) =>
    a["want"] === undefined
      ? "Der Buchstabe des Quadrats fehlt."
      : `Der Buchstabe dieses Quadrats ist ${text(a["want"])}.`,
  AD_MAP_PLOT: (a) =>
    a["from"] === undefined
      ? "Die Lage des Sterns in seinem Quadrat fehlt. Sie braucht x und y."
      : `Das muss im Quadrat des Sterns liegen, von ${text(a["from"])} bis ${Number(a["from"]) + 1}.`,
  AD_MAP_DUPLICATE_ID: (a) => `Stern ${Number(a["first"]) + 1} der Liste hat schon die Id ${text(a["id"])}.`,
  AD_MAP_DUPLICATE_NAME: (a) => `Stern ${Number(a["first"]) + 1} der Liste heißt schon ${text(a["name"])}.`,
  AD_MAP_SECTOR_FULL: (a) => `${inSector(a)} hat mehr als zwei Sterne.`,
  AD_MAP_SECTOR_SHORT: (a) => `${inSector(a)} braucht zwei Sterne, hat aber ${text(a["stars"])}.`,
  AD_MAP_NO_HOMES: (a) =>
    `Heimatsterne brauchen ${stars(a["need"])} mit beiden Symbolen, diese Karte hat aber ${text(a["eligible"])}.`,
  AD_MAP_SETUPS: (a) => `Der Aufbau muss ein Objekt mit höchstens ${text(a["max"])} benannten Einträgen sein.`,
  AD_MAP_SETUP: () => "Ein Aufbau braucht einen einfachen Namen und eine Liste von Heimatsternen.",
  AD_MAP_SETUP_SIZE: (a) => `Ein Aufbau hat ${text(a["min"])} bis ${text(a["max"])} Heimatsterne.`,
  AD_MAP_SETUP_STAR: (a) => `Diese Karte hat keinen Stern ${text(a["star"])}.`,
  AD_MAP_SETUP_TWICE: (a) => `Der Stern ${text(a["star"])} ist zweimal genannt.`,
  AD_MAP_SETUP_SYMBOLS: (a) => `Der Stern ${text(a["star"])} zeigt nicht beide Symbole.`,
  AD_POSITION_FORM: () => "Das ist keine gültige Stellung.",
  AD_POSITION_LAW: () => "Diese Stellung kann in keiner Partie vorkommen.",
  AD_POSITION_POWER: (a) => `In dieser Partie heißt keine Macht ${text(a["power"])}.`,
  AD_POSITION_STAR: (a) => `Diese Karte hat keinen Stern ${text(a["star"])}.`,
  AD_POSITION_STEP: () => "Die Daten dieses Schritts passen nicht zum Schritt.",
  AD_POSITION_WARP: () => "Eine Macht hat zwei Warps, und jeder kann einmal benutzt werden.",
  AD_SUM_STAR: () => "Das muss die Id eines Sterns sein.",
  AD_SUM_POWER: () => "Das muss eine Macht dieser Partie sein.",
  AD_SUM_COUNT: () => "Das muss eine ganze Zahl sein.",
};

export const inputErrorText: Translation<typeof english> = (code, about) =>
  Object.hasOwn(inputErrors, code) ? inputErrors[code]?.(about ?? {}) : undefined;
