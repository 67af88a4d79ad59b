/** German sentences for errors in options, modules and maps, and the names of the fairness measures. */
import { formatFor, type Translation } from "@starboard/kit";
import type { FairnessLine } from "../../map/fairness.ts";
import type { fairnessText as englishFairness, inputErrorText as englishError } from "../en/files.ts";

const format = formatFor("de");

type About = Readonly<Record<string, unknown>>;
const say = (value: unknown): string =>
  typeof value === "string" || typeof value === "number" || typeof value === "boolean" ? String(value) : "";

/** After "Es gibt". */
const NO_KIND: Readonly<Record<string, string>> = {
  unit: "keine Einheit",
  card: "keine Karte",
  terrain: "kein Gelände",
  feature: "kein Merkmal",
  building: "kein Gebäude",
  tag: "kein Stichwort einer Einheit",
  challenge: "keine Gefahr",
  parley: "keine Verhandlung",
  roll: "keine Gefahr oder Verhandlung",
  attr: "keine Eigenschaft eines Geländes",
  speed: "keine Geschwindigkeit",
  phase: "keine Phase",
  modifier: "keinen Bonus in Schlachten",
  neutral: "kein neutrales Merkmal",
};

const between = (least: unknown, most: unknown): string =>
  `Der Wert muss zwischen ${say(least)} und ${say(most)} liegen.`;

function field({ problem, least, most }: About): string {
  if (problem === "missing") return "Der Wert fehlt.";
  if (least !== undefined && most !== undefined) return between(least, most);
  if (least !== undefined) return `Der Wert muss mindestens ${say(least)} sein.`;
  if (most !== undefined) return `Der Wert darf höchstens ${say(most)} sein.`;
  return "Dieser Wert ist hier ungültig.";
}

const TOO_LARGE = "Die Datei ist zu groß, zu tief verschachtelt oder enthält keine einfachen Daten.";

const TEXTS: Readonly<Record<string, (about: About) => string>> = {
  WE_OPTIONS: () => "Diese Optionen sind ungültig.",
  WE_OPTION_UNKNOWN: () => "Es gibt keine Option mit diesem Namen.",
  WE_OPTION_VALUE: (a) =>
    Array.isArray(a["values"]) ? `Erlaubt ist ${format.anyOf(a["values"].map(say))}.` : between(a["min"], a["max"]),
  WE_PLAYERS: (a) => `Dieses Modul ist für ${say(a["min"])} bis ${say(a["max"])} Personen.`,
  WE_OPTION_WITHOUT: () => "Für dieses Modul und diese Personenzahl wurden die Völker nicht gemessen.",
  WE_MODULE_CHANGED: () => "Das Modul hat sich geändert, seit es diesen Tisch gibt.",
  WE_FILE_SIZE: () => TOO_LARGE,
  WE_MODULE_SIZE: () => TOO_LARGE,
  WE_MODULE_FORM: () => "Das ist kein Modul.",
  WE_MODULE_KEY: (a) => `Der Schlüssel „${say(a["key"])}“ ist hier ungültig.`,
  WE_MODULE_FIELD: field,
  WE_MODULE_OP: (a) => (a["of"] === "op" ? "Diesen Befehl gibt es nicht." : `Das gibt es nicht: ${say(a["of"])}.`),
  WE_MODULE_TWICE: (a) => `„${say(a["id"])}“ kommt zweimal vor.`,
  WE_MODULE_DEFAULT: () => "Der Standard ist keiner der Werte.",
  WE_MODULE_OPTION: (a) => `Es gibt keine Option „${say(a["id"])}“.`,
  WE_MODULE_UNUSED: (a) => `Die Option „${say(a["id"])}“ wird nicht benutzt.`,
  WE_MODULE_REF: (a) => `Es gibt ${NO_KIND[say(a["kind"])] ?? "keinen Eintrag"} „${say(a["id"])}“.`,
  WE_MODULE_PLACE: (a) => `„${say(a["op"])}“ bewirkt in ${say(a["place"])} nichts.`,
  WE_MODULE_RANGE: field,
  WE_MODULE_TARGET: (a) => `Die Wirkung braucht das Ziel „${say(a["wanted"])}“.`,
  WE_MODULE_ANSWER: (a) => `„${say(a["answer"])}“ kann keine Antwort auf diese Karte sein.`,
  WE_MODULE_CIRCLE: (a) =>
    `Antworten auf „${say(a["card"])}“ führen zu ihr zurück oder sind tiefer als ${say(a["most"])} verschachtelt.`,
  WE_MODULE_NO_MOVES: () => "Keine Karte bewegt Einheiten.",
  WE_MODULE_FACTIONS: (a) => `Es muss keine oder mindestens ${say(a["least"])} geben.`,
  WE_MODULE_LISTED: (a) => `„${say(a["card"])}“ ist im Deck.`,
  WE_MODULE_PHASES: (a) =>
    `Jede der sieben Phasen muss genau einmal und in der richtigen Reihenfolge vorkommen. Hier fehlt ${say(a["expected"])}.`,
  WE_MODULE_PHASE_PLACE: () => "Diese Phase kann hier nicht stehen.",
  WE_MODULE_IDLE: () => "Keine Phase benutzt das.",
  WE_MODULE_ROW: (a) => `Die Zeilen müssen zum Würfel passen: ${say(a["least"])} bis ${say(a["most"])}.`,
  WE_MODULE_ROWS: (a) =>
    `Das Ergebnis ${say(a["result"])} steht in ${a["times"] === 0 ? "keiner Zeile" : "mehreren Zeilen"}.`,
  WE_MODULE_ENDLESS: () => "In jeder Zeile wird noch einmal gewürfelt: Der Wurf würde nie enden.",
  WE_MODULE_SUM: (a) => `Angegeben ist ${say(a["stated"])}, gezählt sind ${say(a["counts"])}.`,
  WE_MODULE_PILE: (a) =>
    `Damit es für alle reicht, braucht der Stapel ${format.count(Number(a["short"]), "weitere Einheit", "weitere Einheiten")}.`,
  WE_MODULE_NETWORK: (a) => `Die Gelände des Netzes „${say(a["id"])}“ haben verschiedene Regeln.`,
  WE_MODULE_ROLE: (a) => `„${say(a["id"])}“ kann nicht betreten werden oder bringt keine Einnahmen.`,
  WE_MODULE_MAP_SIZE: (a) => `Für ${say(a["players"])} Personen gibt es keine Kartengröße.`,
  WE_MODULE_UNKNOWN: (a) => `Es gibt kein Modul „${say(a["id"])}“.`,
  WE_MAP_SIZE: () => TOO_LARGE,
  WE_MAP_KEY: (a) => `Der Schlüssel „${say(a["key"])}“ ist hier ungültig.`,
  WE_MAP_FIELD: field,
  WE_MAP_TWICE: (a) => `„${say(a["id"])}“ kommt zweimal vor.`,
  WE_MAP_TERRAIN: (a) => `${say(a["module"])} kennt kein Gelände „${say(a["id"])}“.`,
  WE_MAP_OUTLINE: (a) => `Der Umriss von „${say(a["id"])}“ umschließt keine Fläche.`,
  WE_MAP_REF: (a) => `Es gibt kein Gebiet „${say(a["id"])}“.`,
  WE_MAP_BORDER: (a) => `„${say(a["id"])}“ grenzt an sich selbst.`,
  WE_MAP_FEATURE: (a) => `${say(a["module"])} kennt kein Merkmal „${say(a["id"])}“.`,
  WE_MAP_VALUE: (a) => `„${say(a["id"])}“ kann nicht „${say(a["value"])}“ sein.`,
  WE_MAP_HOMES: (a) =>
    `${say(a["players"])} Personen brauchen ${say(a["players"])} Heimatgebiete, markiert ${a["found"] === 1 ? "ist" : "sind"} ${say(a["found"])}.`,
  WE_MAP_HOME: (a) => `„${say(a["id"])}“ bringt keine Einnahmen (${say(a["terrain"])}) und kann keine Heimat sein.`,
  WE_MAP_PLAYERS: (a) => `Diese Karte ist nicht für ${say(a["players"])} Personen.`,
  WE_MAP_UNREACHABLE: (a) => `„${say(a["id"])}“ ist von der Heimat „${say(a["from"])}“ aus nicht erreichbar.`,
  WE_MAP_NO_GENERATOR: (a) =>
    `${say(a["module"])} erzeugt keine Karten. Wähle eine eingebaute Karte oder eine Kartendatei.`,
  WE_MAP_NO_ROOM: () => "Eine Karte dieser Größe lässt sich nicht erzeugen.",
  WE_MAP_UNKNOWN: (a) => `Es gibt keine Karte „${say(a["id"])}“.`,
  WE_MAP_OTHER_MODULE: (a) => `Diese Karte gehört zu einem anderen Modul, nicht zu ${say(a["module"])}.`,
  WE_MAP_EMPTY: (a) =>
    `Nur ${say(a["found"])} von ${say(a["of"])} Gebieten sind leer. Es sollte mehr als die Hälfte sein.`,
  WE_MAP_ALONE: (a) => `Ein einzelnes Feld dieser Art führt nirgendwohin: ${say(a["name"])}.`,
};

/** The sentence for an error, with the option and value that cause it if other values do not. */
export const inputErrorText: Translation<typeof englishError> = ({ code, about = {} }) => {
  const text =
    (Object.hasOwn(TEXTS, code) ? TEXTS[code]?.(about) : undefined) ?? `Das lässt sich nicht laden (${code}).`;
  const { option, value } = about;
  return option === undefined ? text : `${text} (bei ${say(option)} = ${say(value)})`;
};

const MEASURES: { readonly [W in FairnessLine["what"]]: (line: FairnessLine) => string } = {
  rival: ({ limit }) =>
    limit === 0
      ? "Schritte zum nächsten Rivalen, für alle gleich"
      : `Schritte zum nächsten Rivalen, Unterschied höchstens ${limit}`,
  rivalLeast: ({ limit }) => `Schritte zum nächsten Rivalen, mindestens ${limit}`,
  rivalMost: ({ limit }) => `Schritte zum nächsten Rivalen, höchstens ${limit}`,
  within: ({ steps, limit }) =>
    `Wertvolle Gebiete im Umkreis von ${format.count(steps ?? 0, "Schritt", "Schritten")}, Unterschied höchstens ${limit}`,
  fortSites: ({ limit }) => `Nachbarn der Heimat mit Platz für eine Befestigung, mindestens ${limit}`,
  empty: ({ limit }) => `Leere Gebiete, mindestens ${limit}`,
  reachable: () => "Erreichbare Gebiete von denen, die betreten werden können",
};

/** The name of a fairness measure, with its limit. */
export const fairnessText: Translation<typeof englishFairness> = (line) => MEASURES[line.what](line);
