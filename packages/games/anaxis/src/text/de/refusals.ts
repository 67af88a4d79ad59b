/** German sentences for refusals, with their numbers. */
import { BAD_FORM, NOT_OFFERED, type Refusal } from "@starboard/kernel";
import { formatFor } from "@starboard/kit";
import type { ReasonCode } from "../../reasons.ts";
import { bankName, edgeName, type Names, sentence } from "./names.ts";

const { count, list, number } = formatFor("de");

type About = Readonly<Record<string, unknown>>;
type Template = (about: About, names: Names) => string;

const num = (value: unknown): number => (typeof value === "number" ? value : 0);
const word = (value: unknown): string => (typeof value === "string" || typeof value === "number" ? String(value) : "");
/** "1 Feld", "3 Felder". */
const hexes = (value: unknown): string => count(num(value), "Feld", "Felder");
const points = (value: unknown): string => number(num(value));
const edges = (value: unknown): string =>
  list((Array.isArray(value) ? value : [value]).map((edge) => edgeName(word(edge))));
const BONUS: Readonly<Record<string, string>> = { engineering: "Technik", piloting: "Steuerung" };
const bonus = (value: unknown): string => BONUS[word(value)] ?? "Dieser Bonus";
const ARCS: Readonly<Record<string, string>> = {
  narrow: "engen Feuerwinkels",
  forward: "vorderen Feuerwinkels",
  "180": "Feuerwinkels von 180°",
  extended: "erweiterten Feuerwinkels",
  "360": "Feuerwinkels von 360°",
};
const ABILITIES: Readonly<Record<string, string>> = {
  scan: "Scan",
  interdiction: "Hemmfeld",
  pulse: "Energiepuls",
  jamming: "Sensorstörung",
  shield: "adaptiver Schild",
  stealth: "Tarnung",
};

const templates: Readonly<Record<ReasonCode, Template>> = {
  AX_NOT_YOUR_DECISION: () => "Das entscheidet die andere Seite.",
  AX_WRONG_PHASE: () => "Diese Aktion geht in diesem Schritt nicht.",
  AX_UNKNOWN_SHIP: () => "Dieses Schiff ist nicht auf der Karte.",
  AX_NOT_CALLED: (a, n) =>
    a["number"] === undefined
      ? "Die Zahl dieses Schiffs ist jetzt nicht aufgerufen."
      : `${n.ship(num(a["ship"]))} hat Initiative ${word(a["number"])}; aufgerufen ist ${word(a["called"])}.`,
  AX_ALREADY_ACTED: (a, n) => `${n.ship(num(a["ship"]))} war in dieser Phase schon an der Reihe.`,
  AX_MANEUVER_TOO_LOW: (a) => `Der Manöverwert ist ${word(a["maneuver"])}. Ausweichen und Verfolgen brauchen 3.`,
  AX_MINIMUM_UNREACHABLE: (a) =>
    `Das Schiff kommt nur ${word(a["reach"])} vorwärts, müsste aber ${word(a["minimum"])} schaffen.`,
  AX_MINIMUM_NOT_MET: (a) =>
    `Das Schiff ist ${word(a["made"])} vorwärts geflogen und muss auf ${word(a["minimum"])} kommen.`,
  AX_BAD_QUARRY: () => "Verfolgen kannst du nur ein gegnerisches Schiff auf der Karte.",
  AX_NO_SPEED: (a) => `Keine Geschwindigkeit übrig: ${word(a["made"])} von ${word(a["rating"])} verbraucht.`,
  AX_NO_REVERSE: (a) => `Rückwärts geht es nicht weiter: ${word(a["made"])} von ${word(a["rating"])} verbraucht.`,
  AX_MIXED_DIRECTION: () => "Ein Schiff kann nicht in einer Runde vorwärts und rückwärts fliegen.",
  AX_REVERSE_WHILE_MANEUVERING: () => "Wer ausweicht oder verfolgt, kann nicht rückwärts fliegen.",
  AX_NO_ROTATION: (a) => `Keine Drehung übrig: ${word(a["made"])} von ${word(a["allowed"])} verbraucht.`,
  AX_EDGE_CLOSED: (a) => `Über den ${edgeName(word(a["edge"]))} können Schiffe nicht hinaus.`,
  AX_BANK_MISSING: (a) => `Dieses Schiff hat keine ${bankName(word(a["bank"]))}.`,
  AX_BANK_FIRED: (a) => `Die ${bankName(word(a["bank"]))} kann in dieser Runde nicht mehr feuern.`,
  AX_NOT_ENEMY: () => "Das ist kein gegnerisches Schiff.",
  AX_OUT_OF_ARC: (a) => `Das Ziel liegt außerhalb des ${ARCS[word(a["arc"])] ?? "Feuerwinkels"}.`,
  AX_OWN_HEX_NARROW: () => "Zum engen Feuerwinkel gehört das eigene Feld nicht.",
  AX_NO_ABILITY: (a) => `Diese Fähigkeit hat das Schiff nicht: ${ABILITIES[word(a["ability"])] ?? word(a["ability"])}.`,
  AX_ABILITY_USED: () => "In dieser Runde schon eingesetzt.",
  AX_SCAN_RANGE: (a) =>
    `Das gescannte Schiff ist ${hexes(a["distance"])} entfernt; die Datenverbindung reicht ${word(a["reach"])} weit.`,
  AX_UPLINK_RANGE: (a) =>
    `Das empfangende Schiff ist ${hexes(a["distance"])} entfernt; die Datenverbindung reicht ${word(a["reach"])} weit.`,
  AX_UPLINK_SELF: () => "Die Datenverbindung braucht ein anderes eigenes Schiff.",
  AX_INTERDICT_RANGE: (a) =>
    `Das Ziel ist ${hexes(a["distance"])} entfernt; das Hemmfeld reicht von 1 bis ${word(a["reach"])}.`,
  AX_JAM_RANGE: (a) =>
    `Dieses Feld ist ${hexes(a["distance"])} entfernt; die Sensorstörung reicht ${word(a["reach"])} weit.`,
  AX_JAM_OFF_MAP: () => "Dieses Feld liegt nicht auf der Karte.",
  AX_SHIELD_NOT_FRIENDLY: () => "Der Schild schützt nur eigene Schiffe.",
  AX_STEALTH_MODE: () => "Die Optionen dieser Partie erlauben nur volle und teilweise Tarnung.",
  AX_CP_EMPTY: (a) => `Das kostet ${count(num(a["cost"]), "Kinopunkt", "Kinopunkte")}; du hast ${word(a["pool"])}.`,
  AX_CP_REPEAT: (a) => `${bonus(a["bonus"])} ist für dieses Schiff in dieser Runde schon benutzt.`,
  AX_CP_MOMENT: (a) => `${bonus(a["bonus"])} lässt sich jetzt nicht kaufen.`,
  AX_CP_GUNNERY_PRIMARY: () => "Kanoniere helfen nur Sekundärbatterien.",
  AX_CP_WEAPONS_MIXED: () => "Ein Schiff kann pro Runde nur eine Art von Waffensysteme-Bonus nutzen.",
  AX_CP_TRADE_LIMIT: (a) =>
    `Es ist nichts mehr zu tauschen: Feuerkraft ${word(a["firepower"])}, Durchschlag ${word(a["penetration"])}.`,
  AX_CP_PULSE: () => "Auf einen Puls wirkt dieser Bonus nicht.",
  AX_FLEET_OVER_LIMIT: (a) =>
    `Die Flotte würde ${count(num(a["cost"]), "Punkt", "Punkte")} kosten; das Limit ist ${word(a["limit"])}.`,
  AX_FLEET_EMPTY: () => "Eine Flotte braucht mindestens ein Schiff.",
  AX_FLEET_RACE: () => "Alle Schiffe einer Flotte müssen zu einem Volk gehören, das dieser Seite erlaubt ist.",
  AX_FLEET_CP_CAP: (a) => `Hier sind höchstens ${count(num(a["cap"]), "Kinopunkt", "Kinopunkte")} erlaubt.`,
  AX_DEPLOY_ZONE: (a) =>
    a["within"] !== undefined && a["edges"] !== undefined
      ? `Außerhalb der Aufstellungszone: höchstens ${hexes(a["within"])} vom Rand (${edges(a["edges"])}).`
      : a["goal"] !== undefined
        ? `Außerhalb der Aufstellungszone: ${word(a["min"])} bis ${hexes(a["max"])} vom ${edgeName(word(a["goal"]))} und höchstens ${word(a["centre"])} von der Mitte.`
        : "Außerhalb der Aufstellungszone.",
  AX_DEPLOY_TOO_CLOSE: (a) =>
    a["hidden"] === true
      ? `Ein verborgenes gegnerisches Schiff könnte ${hexes(a["nearest"])} entfernt sein; nötig sind mindestens ${word(a["need"])}.`
      : `Das nächste gegnerische Schiff ist ${hexes(a["nearest"])} entfernt; nötig sind mindestens ${word(a["need"])}.`,
  AX_DEPLOY_INCOMPLETE: (a) =>
    a["missing"] === undefined
      ? "Nimm dieses Schiff auf, bevor du es neu aufstellst."
      : `Noch ${count(num(a["missing"]), "Schiff ist", "Schiffe sind")} aufzustellen.`,
  AX_EDGE_CHOICE: () => "Dieser Rand ist das Ziel der anderen Seite.",
  AX_CARRIER: () => "Wähle eines deiner Schiffe für den Botschafter.",
  AX_GAME_OVER: () => "Die Partie ist vorbei.",
  AX_BEHIND: (a) =>
    `Deine Schiffe sind ${points(a["own"])} Punkte wert, die gegnerischen ${points(a["other"])}; nur die Gegenseite kann ein Unentschieden fordern.`,
  AX_NO_STALEMATE: (a) =>
    `Ein Unentschieden kannst du nach ${word(a["need"])} ruhigen Runden fordern; bisher: ${word(a["quiet"])}.`,
};

/** Sentences for the codes of the kernel. */
const KERNEL: Readonly<Record<string, string>> = {
  [BAD_FORM]: "Diese Aktion ist hier nicht gültig.",
  [NOT_OFFERED]: "Diese Aktion steht jetzt nicht zur Wahl.",
  KERNEL_UNDO_SEALED: "Das kannst du nicht zurücknehmen: Es wurde gewürfelt oder etwas aufgedeckt.",
  KERNEL_UNDO_ANSWERED: "Das kannst du nicht zurücknehmen: Die andere Seite hat seitdem gehandelt.",
  KERNEL_UNDO_NOTHING: "Es gibt nichts zurückzunehmen.",
};

/** Returns a refusal as a sentence; for an unknown code, the code. */
export function refusalText(refusal: Refusal, names: Names): string {
  const read = (templates as Readonly<Record<string, Template>>)[refusal.code];
  return read ? sentence(read(refusal.about ?? {}, names)) : (KERNEL[refusal.code] ?? refusal.code);
}
