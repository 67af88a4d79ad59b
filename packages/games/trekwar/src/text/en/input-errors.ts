/** What is wrong with a file of one's own or with table options (rules.md, TW-I.2): what it must be instead. */
import type { CardType } from "../../effects/vocabulary.ts";
import { OP_NAMES } from "./effects.ts";
import { SIDE_NAMES } from "./nouns.ts";

type About = { readonly [name: string]: unknown };
type NameOf = (card: string) => string;
type Say = (about: About, nameOf: NameOf) => string;

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
const plural = (type: unknown): string => PLURAL[type as CardType] ?? word(type);

/** By the building rule a deck breaks. */
const DECK: { readonly [which: string]: Say } = {
  form: () => "A deck is a list of card identifiers.",
  unknown: (a) => `There is no card ${word(a["card"])}.`,
  side: (a, n) => `${n(word(a["card"]))} is not a card of the ${sideName(a["side"])}.`,
  copies: (a, n) => `${n(word(a["card"]))} may be in a deck ${a["most"] === 1 ? "once" : "twice"}, not more often.`,
  size: (a) => `A deck has exactly ${word(a["cards"])} cards; this one has ${word(a["n"])}.`,
  units: (a) => `A deck needs at least ${word(a["least"])} Units; this one has ${word(a["n"])}.`,
  bolts: (a) => `A deck may hold ${word(a["most"])} bolts; this one holds ${word(a["n"])}.`,
};

const SAY: { readonly [code: string]: Say } = {
  TW_DECK_INVALID: (a, n) => (DECK[word(a["which"])] ?? (DECK["form"] as Say))(a, n),
  TW_CARD_FORM: (a) =>
    a["problem"] === "list"
      ? "Own cards are a list of cards."
      : a["problem"] === "too_many"
        ? `A table takes at most ${word(a["most"])} own cards.`
        : a["problem"] === "unrecognized_keys"
          ? "The card has a field that cards do not have."
          : "This does not fit here.",
  TW_CARD_TWICE: (a) => `${word(a["card"])} is the identifier of an earlier card of this list.`,
  TW_CARD_ID: (a) =>
    a["side"] === undefined
      ? `The second letter of the identifier of a ${word(a["type"])} is ${word(a["type"]).charAt(0)}.`
      : `The first letter of the identifier tells the side; this is not the ${sideName(a["side"])}'s.`,
  TW_CARD_UNIT: () => "Units have a race and a kind, other cards have none.",
  TW_CARD_FORCE: (a) => (a["most"] === 0 ? "An Event has no Force." : `Force lies ${between(a)}.`),
  TW_CARD_STRONGEST: (a) => `No Unit is stronger in Space than Deep Space Nine with ${word(a["most"])}.`,
  TW_CARD_BOLTS: (a) => `A card is worth ${between(a)} bolts.`,
  TW_CARD_COPIES: (a) => `The copies a deck may hold lie ${between(a)}.`,
  TW_CARD_LIMITED: (a) => `${plural(a["type"])} go with a Unit, so Limited Action would make them unplayable.`,
  TW_CARD_EFFECT: (a) => (a["op"] === undefined ? "This does not fit here." : `There is no effect ${word(a["op"])}.`),
  TW_CARD_FORBIDS_UNITS: () => "Units may not be forbidden: without one the enemy could only surrender.",
  TW_CARD_CARRIER: (a) => `${plural(a["type"])} may not carry the effect ${opName(a["op"])}.`,
  TW_OPTIONS: () => "Table options are an object.",
  TW_OPTION_UNKNOWN: () => "TrekWar has no such option.",
  TW_OPTION_VALUE: () => "This option has no such value.",
};

/** One sentence for a code of TW-I.2, or undefined for any other code. */
export const inputErrorText = (code: string, about: About | undefined, nameOf: NameOf): string | undefined =>
  Object.hasOwn(SAY, code) ? (SAY[code] as Say)(about ?? {}, nameOf) : undefined;
