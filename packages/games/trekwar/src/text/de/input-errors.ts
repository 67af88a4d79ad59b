/** Errors in a deck or card file and in table options, in German. */
import type { Translation } from "@starboard/kit";
import type { inputErrorText as english } from "../en/input-errors.ts";
import { OP_NAMES } from "./effects.ts";
import { sideIn, TYPE_NAMES, TYPE_PLURALS } from "./nouns.ts";

type About = { readonly [name: string]: unknown };
type NameOf = (card: string) => string;
type ErrorText = (about: About, nameOf: NameOf) => string;

const word = (value: unknown): string => (typeof value === "string" || typeof value === "number" ? `${value}` : "");
const ofSide = (side: unknown): string => sideIn(side === "federation" ? 0 : 1, "genitive");
const between = (a: About): string => `zwischen ${word(a["least"])} und ${word(a["most"])}`;
const opName = (op: unknown): string =>
  typeof op === "string" && Object.hasOwn(OP_NAMES, op) ? OP_NAMES[op as keyof typeof OP_NAMES] : word(op);
const typePlural = (type: unknown): string => TYPE_PLURALS[word(type)] ?? word(type);
/** "eine Einheit", "ein Kommando". */
const aType = (type: unknown): string => `${type === "Unit" ? "eine" : "ein"} ${TYPE_NAMES[word(type)] ?? word(type)}`;

/** Texts by the deck-building rule that is broken. */
const DECK: { readonly [which: string]: ErrorText } = {
  form: () => "Ein Deck muss eine Liste von Kartenkennungen sein.",
  unknown: (a) => `Die Karte ${word(a["card"])} gibt es nicht.`,
  side: (a, n) => `${n(word(a["card"]))} ist keine Karte ${ofSide(a["side"])}.`,
  copies: (a, n) => `Ein Deck darf ${n(word(a["card"]))} höchstens ${word(a["most"])}-mal enthalten.`,
  size: (a) => `Ein Deck hat genau ${word(a["cards"])} Karten; dieses hat ${word(a["n"])}.`,
  units: (a) => `Ein Deck braucht mindestens ${word(a["least"])} Einheiten; dieses hat ${word(a["n"])}.`,
  bolts: (a) => `Ein Deck darf höchstens ${word(a["most"])} Blitze haben; dieses hat ${word(a["n"])}.`,
};

const TEXTS: { readonly [code: string]: ErrorText } = {
  TW_DECK_INVALID: (a, n) => (DECK[word(a["which"])] ?? (DECK["form"] as ErrorText))(a, n),
  TW_CARD_FORM: (a) =>
    a["problem"] === "list"
      ? "Eigene Karten müssen eine Liste von Karten sein."
      : a["problem"] === "too_many"
        ? `Ein Tisch nimmt höchstens ${word(a["most"])} eigene Karten.`
        : a["problem"] === "unrecognized_keys"
          ? "Die Karte hat ein unbekanntes Feld."
          : "Dieser Wert ist hier nicht gültig.",
  TW_CARD_TWICE: (a) => `${word(a["card"])} ist schon die Kennung einer früheren Karte dieser Liste.`,
  TW_CARD_ID: (a) =>
    a["side"] === undefined
      ? `Der zweite Buchstabe der Kennung muss ${word(a["type"]).charAt(0)} sein, denn die Karte ist ${aType(a["type"])}.`
      : `Der erste Buchstabe der Kennung muss ${a["side"] === "federation" ? "F" : "D"} sein, denn es ist eine Karte ${ofSide(a["side"])}.`,
  TW_CARD_UNIT: () => "Eine Einheit braucht ein Volk und eine Art. Andere Karten dürfen beides nicht haben.",
  TW_CARD_FORCE: (a) => (a["most"] === 0 ? "Ein Ereignis hat keine Stärke." : `Die Stärke muss ${between(a)} liegen.`),
  TW_CARD_STRONGEST: (a) =>
    `Die Raumstärke einer Einheit darf höchstens ${word(a["most"])} sein, die Stärke von Deep Space Nine.`,
  TW_CARD_BOLTS: (a) => `Die Zahl der Blitze einer Karte muss ${between(a)} liegen.`,
  TW_CARD_COPIES: (a) => `Die Zahl der Exemplare muss ${between(a)} liegen.`,
  TW_CARD_LIMITED: (a) =>
    `${typePlural(a["type"])} spielst du mit einer Einheit; sie können keine begrenzte Aktion sein.`,
  TW_CARD_EFFECT: (a) =>
    a["op"] === undefined ? "Dieser Wert ist hier nicht gültig." : `Die Wirkung ${word(a["op"])} gibt es nicht.`,
  TW_CARD_FORBIDS_UNITS: () =>
    "Eine Karte darf keine Einheiten verbieten: Ohne Einheit könnte der Gegner nur noch aufgeben.",
  TW_CARD_CARRIER: (a) => `${typePlural(a["type"])} können die Wirkung „${opName(a["op"])}“ nicht haben.`,
  TW_OPTIONS: () => "Tischoptionen müssen ein Objekt sein.",
  TW_OPTION_UNKNOWN: () => "Diese Option gibt es in TrekWar nicht.",
  TW_OPTION_VALUE: () => "Diesen Wert hat die Option nicht.",
};

export const inputErrorText: Translation<typeof english> = (code, about, nameOf) =>
  Object.hasOwn(TEXTS, code) ? (TEXTS[code] as ErrorText)(about ?? {}, nameOf) : undefined;
