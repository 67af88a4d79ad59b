/** Errors in a deck or card file and in table options, with what is expected instead (rules.md, TW-I.2). */
import { formatFor, translatable } from "@starboard/kit";
import type { CardType } from "../../effects/vocabulary.ts";
import { OP_NAMES } from "./effects.ts";
import { SIDE_NAMES } from "./nouns.ts";

type About = { readonly [name: string]: unknown };
type NameOf = (card: string) => string;
type ErrorText = (about: About, nameOf: NameOf) => string;

const format = formatFor("en");

const word = (value: unknown): string => (typeof value === "string" || typeof value === "number" ? `${value}` : "");
const sideName = (side: unknown): string => (side === "federation" ? SIDE_NAMES[0] : SIDE_NAMES[1]);
const between = (a: About): string => `between ${word(a["least"])} and ${word(a["most"])}`;
const opName = (op: unknown): string =>
  typeof op === "string" && Object.hasOwn(OP_NAMES, op) ? OP_NAMES[op as keyof typeof OP_NAMES] : word(op);
const PLURAL: { readonly [T in CardType]: string } = {
  Unit: "Units",
  Maneuver: "Maneuvers",
  Command: "Commands",
  Event: "Events",
};
const typePlural = (type: unknown): string => PLURAL[type as CardType] ?? word(type);

/** Texts by the deck-building rule that is broken. */
const DECK: { readonly [which: string]: ErrorText } = {
  form: () => "A deck must be a list of card identifiers.",
  unknown: (a) => `Card ${word(a["card"])} does not exist.`,
  side: (a, n) => `${n(word(a["card"]))} is not a card of the ${sideName(a["side"])}.`,
  copies: (a, n) =>
    `A deck may hold at most ${format.count(Number(a["most"]), "copy", "copies")} of ${n(word(a["card"]))}.`,
  size: (a) => `A deck has exactly ${word(a["cards"])} cards; this one has ${word(a["n"])}.`,
  units: (a) => `A deck needs at least ${word(a["least"])} Units; this one has ${word(a["n"])}.`,
  bolts: (a) => `A deck may hold at most ${word(a["most"])} bolts; this one has ${word(a["n"])}.`,
};

const TEXTS: { readonly [code: string]: ErrorText } = {
  TW_DECK_INVALID: (a, n) => (DECK[word(a["which"])] ?? (DECK["form"] as ErrorText))(a, n),
  TW_CARD_FORM: (a) =>
    a["problem"] === "list"
      ? "Custom cards must be a list of cards."
      : a["problem"] === "too_many"
        ? `A table takes at most ${word(a["most"])} custom cards.`
        : a["problem"] === "unrecognized_keys"
          ? "The card has an unknown field."
          : "This value is not valid here.",
  TW_CARD_TWICE: (a) => `${word(a["card"])} is already the identifier of an earlier card in this list.`,
  TW_CARD_ID: (a) =>
    a["side"] === undefined
      ? `The second letter of the identifier must be ${word(a["type"]).charAt(0)}, because the card is a ${word(a["type"])}.`
      : `The first letter of the identifier must be ${sideName(a["side"]).charAt(0)}, because the card belongs to the ${sideName(a["side"])}.`,
  TW_CARD_UNIT: () => "A Unit needs a race and a kind. Other cards must not have one.",
  TW_CARD_FORCE: (a) => (a["most"] === 0 ? "An Event has no Force." : `Force must be ${between(a)}.`),
  TW_CARD_STRONGEST: (a) =>
    `The Space Force of a Unit must not exceed ${word(a["most"])}, the Force of Deep Space Nine.`,
  TW_CARD_BOLTS: (a) => `The bolts of a card must be ${between(a)}.`,
  TW_CARD_COPIES: (a) => `The number of copies must be ${between(a)}.`,
  TW_CARD_LIMITED: (a) => `${typePlural(a["type"])} are played with a Unit, so they cannot be a Limited Action.`,
  TW_CARD_EFFECT: (a) =>
    a["op"] === undefined ? "This value is not valid here." : `Effect ${word(a["op"])} does not exist.`,
  TW_CARD_FORBIDS_UNITS: () => "A card must not forbid Units: without one the enemy could only surrender.",
  TW_CARD_CARRIER: (a) => `${typePlural(a["type"])} cannot have the effect “${opName(a["op"])}”.`,
  TW_OPTIONS: () => "Table options must be an object.",
  TW_OPTION_UNKNOWN: () => "TrekWar does not have this option.",
  TW_OPTION_VALUE: () => "This option does not have this value.",
};

/** The sentence for a code of TW-I.2, or undefined for any other code. */
export const inputErrorText = translatable(
  "trekwar/text/input-errors.inputErrorText",
  (code: string, about: About | undefined, nameOf: NameOf): string | undefined =>
    Object.hasOwn(TEXTS, code) ? (TEXTS[code] as ErrorText)(about ?? {}, nameOf) : undefined,
);
