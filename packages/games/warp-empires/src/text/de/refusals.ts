/** A German sentence for each refusal, with its numbers. */
import type { Refusal } from "@starboard/kernel";
import type { ReasonCode } from "../../reasons.ts";
import { isInputError } from "../en/files.ts";
import { sentence } from "../names.ts";
import { inputErrorText } from "./files.ts";
import type { GermanNames } from "./names.ts";

type About = Readonly<Record<string, string | number | undefined>>;
type RefusalText = string | ((a: About, n: GermanNames) => string);

/** "in Faro", "dort". */
const inPlace = (a: About, n: GermanNames, key = "at"): string =>
  a[key] === undefined ? "dort" : `in ${n.at(String(a[key]))}`;
const place = (a: About, n: GermanNames, key = "at"): string =>
  a[key] === undefined ? "dieses Gebiet" : n.at(String(a[key]));
const unit = (a: About, n: GermanNames): string =>
  a["unit"] === undefined ? "diese Einheit" : n.unit(String(a["unit"]));

const SENTENCES: { readonly [C in ReasonCode]: RefusalText } = {
  WE_NOT_YOUR_DECISION: "Das entscheidet jemand anderes.",
  WE_WRONG_PHASE: "Diese Aktion ist in dieser Phase nicht möglich.",
  WE_GAME_OVER: "Die Partie ist zu Ende.",
  WE_CARD_NOT_HELD: (a, n) => `${n.card(String(a["card"]))} ist nicht auf deiner Hand.`,
  WE_CARD_NOT_NOW: (a, n) => `${n.card(String(a["card"]))} kannst du jetzt nicht spielen.`,
  WE_SPECIAL_AS: (a, n) =>
    `${n.card(String(a["card"]))} kannst du hier nicht als ${n.card(String(a["as"]))} einsetzen.`,
  WE_TARGET: "Dieser Sitz, dieser Stapel oder dieses Gebiet ist kein erlaubtes Ziel.",
  WE_NOT_YOUR_UNITS: (a, n) =>
    a["unit"] === undefined
      ? "Dort hast du keine Einheiten."
      : `Dort hast du keine Einheit dieser Art: ${n.unit(String(a["unit"]))}.`,
  WE_ONE_ORIGIN: "Eine Gruppe kommt aus einem einzigen Gebiet.",
  WE_ALREADY_MOVED: (a, n) =>
    `Dort hat sich jede Einheit dieser Art schon bewegt oder ist aufgenommen: ${n.unit(String(a["unit"]))}.`,
  WE_CANNOT_MOVE: (a, n) =>
    a["unit"] === undefined
      ? "Die Gruppe ist schon unterwegs."
      : `${n.unit(String(a["unit"]))} kann sich nicht bewegen.`,
  WE_LEADER_ALONE: "Ein Anführer braucht eine andere Einheit, die ihn mitnimmt.",
  WE_NO_GROUP: "Keine deiner Gruppen kann sich so bewegen.",
  WE_NOT_ADJACENT: (a, n) => `${place(a, n, "to")} grenzt nicht an das Gebiet der Gruppe.`,
  WE_VISITED: (a, n) => `Der Weg führt schon durch ${place(a, n, "to")}.`,
  WE_TOO_FAR: (a) => `Der Weg ist länger als die Geschwindigkeit der Gruppe: ${String(a["n"])}.`,
  WE_NO_ENTRY: "Dieses Gebiet kann nicht betreten werden.",
  WE_MUST_STOP: (a, n) => `Die Gruppe muss ${inPlace(a, n)} anhalten.`,
  WE_FIRST_GROUP: "Die Karte bewegt mindestens eine Gruppe.",
  WE_MUST_FACE: (a, n) => `Zuerst musst du dich der Gefahr ${inPlace(a, n)} stellen.`,
  WE_BATTLE_LEFT: (a, n) => `${sentence(inPlace(a, n))} steht noch eine Schlacht aus.`,
  WE_NO_BATTLE: "Dort gibt es keine Schlacht.",
  WE_NO_CONQUEST: "Deine Fraktion erobert dort nicht.",
  WE_NO_ASSAULT: "Dort kannst du jetzt kein neutrales Volk angreifen.",
  WE_ASSAULTED: "Du hast dieses Volk in diesem Zug schon angegriffen, oder es hat sich ergeben.",
  WE_NOT_A_CASUALTY: (a, n) => `${unit(a, n)} kann hier nicht gewählt werden.`,
  WE_STRONGEST_FIRST: "Die stärkste Einheit geht zuerst verloren.",
  WE_NOT_KEPT: (a, n) => `${unit(a, n)} ist nicht unter den Verlusten.`,
  WE_NO_RETREAT: (a, n) =>
    a["to"] === undefined
      ? "Dorthin kannst du dich nicht zurückziehen."
      : `Nach ${place(a, n, "to")} kannst du dich nicht zurückziehen.`,
  WE_POINTS: (a) => `Nicht genug Punkte: ${String(a["cost"])} nötig, ${String(a["have"])} vorhanden.`,
  WE_NOT_DRAWN: (a, n) => `${unit(a, n)} steht nicht zum Kauf.`,
  WE_NO_START: "Dort kannst du keine Einheiten aufstellen.",
  WE_FORT_SITE: "Dort kann keine Befestigung liegen.",
  WE_BUILD_SITE: (a, n) => `${n.building(String(a["building"]))} kannst du dort nicht bauen.`,
  WE_BUILT: "Dieses Gebäude steht dort schon.",
  WE_FACTION_TAKEN: (a, n) => `Diese Fraktion ist vergeben an ${n.whom(Number(a["seat"]))}.`,
  WE_NO_FACTION: "Diese Fraktion gibt es nicht.",
  WE_TOP_ALREADY: (a, n) => `${unit(a, n)} liegt schon oben.`,
  WE_RESTACK_LATER: "Umordnen kannst du nur in deinem eigenen Zug, solange du entscheidest.",
  WE_OUT: "Du bist aus der Partie ausgeschieden.",
  WE_ORDER_STANDS: "Dieser Dauerbefehl gilt schon.",
  WE_ORDER_WINDOW: "Ein Dauerbefehl kann keine Gruppe bewegen.",
};
const KERNEL: Readonly<Record<string, string>> = {
  KERNEL_ACT_FORM: "Diese Aktion ist hier ungültig.",
  KERNEL_NOT_OFFERED: "Das ist hier nicht möglich.",
};

/** Why an act or an input is refused. */
export function refused(refusal: Refusal, n: GermanNames): string {
  // Errors in options and files are shown where they are chosen, through the same function.
  if (isInputError(refusal.code)) return inputErrorText(refusal);
  const say: RefusalText | undefined =
    (SENTENCES as Readonly<Record<string, RefusalText>>)[refusal.code] ?? KERNEL[refusal.code];
  if (say === undefined) return "Das ist hier nicht möglich.";
  return sentence(typeof say === "string" ? say : say((refusal.about ?? {}) as About, n));
}
