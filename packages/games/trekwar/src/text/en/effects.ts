/** Card texts, one sentence for each operation; cards are never described by hand. */
import type { CardEntry, CardSymbol } from "../../data/cards.ts";
import type { CardType, Effect, EffectOf, Filter, Op } from "../../effects/vocabulary.ts";
import { listed } from "../names.ts";
import { groundName, numberWord } from "./nouns.ts";

/** How a card calls another by identifier. */
type NameOf = (card: string) => string;
type Text<O extends Op> = (e: EffectOf<O>, nameOf: NameOf) => string;

const both = (space: number, surface: number, sign: string): string =>
  space === surface
    ? `${sign}${space} in both Battlegrounds`
    : [space > 0 ? `${sign}${space} Space` : "", surface > 0 ? `${sign}${surface} Surface` : ""]
        .filter((part) => part !== "")
        .join(", ");

const TYPE_NAMES: { readonly [T in CardType]: string } = {
  Unit: "Unit",
  Maneuver: "Maneuver",
  Command: "Command",
  Event: "Event",
};

/** "Klingon or Romulan Unit", "Cardassian ship", "the Federation Defiant Class". */
export function filterText(filter: Filter, nameOf: NameOf, plural = false): string {
  const many = plural ? "s" : "";
  const race = filter.race ? `${listed(filter.race, "or")} ` : "";
  const nouns = filter.kind?.map((kind) => (kind === "troops" ? kind : kind + many));
  const noun = nouns ? listed(nouns, "or") : filter.type ? TYPE_NAMES[filter.type] + many : `Unit${many}`;
  const parts: string[] = [];
  if (filter.race || filter.kind || filter.type) parts.push(`${race}${noun}`);
  if (filter.card) parts.push(`the ${listed(filter.card.map(nameOf), "or the ")}`);
  if (filter.any) parts.push(...filter.any.map((f) => filterText(f, nameOf, plural)));
  return parts.length === 0 ? `card${many}` : listed(parts, "or");
}

/** "is Klingon or Romulan", "is a ship". */
function conditionText(filter: Filter, nameOf: NameOf): string {
  const onlyRace = filter.race && !filter.kind && !filter.card && !filter.any;
  return onlyRace ? `is ${listed(filter.race, "or")}` : `is a ${filterText(filter, nameOf)}`;
}

/** "one Cardassian ship", "up to two Jem'Hadar Units". */
const some = (count: number, filter: Filter, nameOf: NameOf): string =>
  count === 1 ? `one ${filterText(filter, nameOf)}` : `up to ${numberWord(count)} ${filterText(filter, nameOf, true)}`;

const TEXTS: { readonly [O in Op]: Text<O> } = {
  boost: (e, n) => `${both(e.space, e.surface, "+")} while your Unit ${conditionText(e.if, n)}.`,
  weaken: (e) => `The enemy's Force is lower: ${both(e.space, e.surface, "−")}.`,
  forbid: (e) =>
    `The enemy may not play ${listed(
      e.types.map((t) => `${TYPE_NAMES[t]}s`),
      "or",
    )}.`,
  cardLimit: (e) => `The enemy may play only ${numberWord(e.perTurn)} card${e.perTurn === 1 ? "" : "s"} per Turn.`,
  noDraw: () => "The enemy may not take up cards from the Deck Pile.",
  ignoreManeuver: () => "The enemy's Maneuver is ignored.",
  matchAny(e) {
    const attack = e.min > 0 ? `any enemy Attack of Force ${e.min} or more` : "any enemy Attack";
    if (e.battleground === "any") return `Matches ${attack}, whatever its own Force.`;
    return e.battleground === "surface"
      ? `On the Surface your Unit matches ${attack}.`
      : `In Space your Unit matches ${attack}.`;
  },
  requiresUnit: (e, n) => `May only support a ${filterText(e.filter, n)}.`,
  ignoreUnits(e) {
    const next = e.next === 1 ? "the next enemy Unit" : `the next ${numberWord(e.next)} enemy Units`;
    if (e.next === 0) return "the current enemy Unit is ignored for this Fight.";
    const units = e.current ? `the current enemy Unit and ${next}` : next;
    return `${units} of this Fight ${e.current || e.next > 1 ? "are" : "is"} ignored.`;
  },
  discardRandom: (e) =>
    `the enemy discards ${numberWord(e.count)} random card${e.count === 1 ? "" : "s"} from the Hand.`,
  discardChosen: (e) =>
    `look at the enemy Hand and discard ${numberWord(e.count)} card${e.count === 1 ? "" : "s"} from it.`,
  discardCommand: (e) => `discard ${numberWord(e.count)} enemy Command${e.count === 1 ? "" : "s"} of your choice.`,
  peekHand: () => "look at the enemy Hand.",
  search: (e, n) =>
    `take ${some(e.count, e.filter, n)} from your Deck Pile into your Hand, show ${e.count === 1 ? "it" : "them"}, shuffle.`,
  recover: (e, n) => `take ${some(e.count, e.filter, n)} from your Discard Pile into your Hand.`,
  recycle: (e, n) => `shuffle ${some(e.count, e.filter, n)} from your Discard Pile into your Deck Pile.`,
  changeBattleground(e) {
    const to = e.to === "other" ? "the other one" : groundName(e.to);
    return `the Battleground becomes ${to} for the rest of the Fight${e.from === "any" ? "" : ` (only in ${e.from === "space" ? "a Space" : "a Surface"} Fight)`}.`;
  },
  extraPlay: (e) =>
    `this Turn you may play up to ${numberWord(e.count)} ${e.type}${e.count === 1 ? "" : "s"} more than the rules allow.`,
  handLimit: (e) =>
    `you may take up cards until you hold ${e.limit === 7 ? "seven" : e.limit === 8 ? "eight" : e.limit}.`,
};

/** Operations whose sentence begins with "When played:" on cards that stay on the Table. */
const ON_PLAY: ReadonlySet<Op> = new Set<Op>([
  "ignoreUnits",
  "discardRandom",
  "discardChosen",
  "discardCommand",
  "peekHand",
  "search",
  "recover",
  "recycle",
  "changeBattleground",
  "extraPlay",
  "handLimit",
]);

/** One effect of a card in words. */
export function effectText(e: Effect, type: CardType, nameOf: NameOf): string {
  const text = (TEXTS[e.op] as Text<Op>)(e, nameOf);
  if (!ON_PLAY.has(e.op)) return text;
  return type === "Event" ? text.charAt(0).toUpperCase() + text.slice(1) : `When played: ${text}`;
}

/** The text of a card, as it is printed on its face. */
export const cardText = (card: CardEntry, nameOf: NameOf): string =>
  card.effects.map((e) => effectText(e, card.type, nameOf)).join(" ");

/** Help lines for the symbols on a card. */
export const SYMBOLS: { readonly [S in CardSymbol]: { readonly name: string; readonly help: string } } = {
  takeUp: {
    name: "Take Up",
    help: "In your Initial Stage you may take this card from the Table back into your Hand, unless the enemy shows the same symbol.",
  },
  limitedAction: { name: "Limited Action", help: "This card is played alone: no other card in the same Stage." },
};

/** A short name for each operation, for icons and the card editor. */
export const OP_NAMES: { readonly [O in Op]: string } = {
  boost: "Boost",
  weaken: "Weaken",
  forbid: "Forbid",
  cardLimit: "Card limit",
  noDraw: "No drawing",
  ignoreManeuver: "Ignore the Maneuver",
  matchAny: "Match any Attack",
  requiresUnit: "Needs a Unit",
  ignoreUnits: "Ignore Units",
  discardRandom: "Random discard",
  discardChosen: "Chosen discard",
  discardCommand: "Discard a Command",
  peekHand: "Look at the Hand",
  search: "Search the Deck Pile",
  recover: "Recover discards",
  recycle: "Recycle discards",
  changeBattleground: "Change the Battleground",
  extraPlay: "Play more",
  handLimit: "Draw more",
};
