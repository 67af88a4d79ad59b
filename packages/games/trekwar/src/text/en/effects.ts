/** Card texts: one sentence per operation, so that every card with an effect has a text. */
import { formatFor, translatable } from "@starboard/kit";
import type { CardEntry, CardSymbol } from "../../data/cards.ts";
import type { CardType, Effect, EffectOf, Filter, Op } from "../../effects/vocabulary.ts";
import { capital, groundName } from "./nouns.ts";

/** Returns the name of a card by its identifier. */
type NameOf = (card: string) => string;
type Text<O extends Op> = (e: EffectOf<O>, nameOf: NameOf) => string;

const format = formatFor("en");

/** "+2 Space, +1 Surface"; `sign` is "+" or "−". */
const forceText = (space: number, surface: number, sign: string): string =>
  space === surface
    ? `${sign}${space} in both Battlegrounds`
    : [space > 0 ? `${sign}${space} Space` : "", surface > 0 ? `${sign}${surface} Surface` : ""]
        .filter((part) => part !== "")
        .join(", ");

const cardsText = (n: number): string => format.count(n, "card", "cards");

const TYPE_NAMES: { readonly [T in CardType]: string } = {
  Unit: "Unit",
  Maneuver: "Maneuver",
  Command: "Command",
  Event: "Event",
};

/** "Klingon or Romulan Unit", "Cardassian ship", "the Federation Defiant Class". */
export const filterText = translatable(
  "trekwar/text/effects.filterText",
  (filter: Filter, nameOf: NameOf, plural = false): string => {
    const many = plural ? "s" : "";
    const race = filter.race ? `${format.anyOf(filter.race)} ` : "";
    const nouns = filter.kind?.map((kind) => (kind === "troops" ? kind : kind + many));
    const noun = nouns ? format.anyOf(nouns) : filter.type ? TYPE_NAMES[filter.type] + many : `Unit${many}`;
    const parts: string[] = [];
    if (filter.race || filter.kind || filter.type) parts.push(`${race}${noun}`);
    if (filter.card) parts.push(format.anyOf(filter.card.map((id) => `the ${nameOf(id)}`)));
    if (filter.any) parts.push(...filter.any.map((f) => filterText(f, nameOf, plural)));
    return parts.length === 0 ? `card${many}` : format.anyOf(parts);
  },
);

/** "is Klingon or Romulan", "is a ship". */
function conditionText(filter: Filter, nameOf: NameOf): string {
  const onlyRace = filter.race && !filter.kind && !filter.card && !filter.any;
  return onlyRace ? `is ${format.anyOf(filter.race ?? [])}` : `is a ${filterText(filter, nameOf)}`;
}

/** "1 Cardassian ship", "up to 2 Jem'Hadar Units". */
const upTo = (count: number, filter: Filter, nameOf: NameOf): string =>
  count === 1 ? `1 ${filterText(filter, nameOf)}` : `up to ${count} ${filterText(filter, nameOf, true)}`;

const TEXTS: { readonly [O in Op]: Text<O> } = {
  boost: (e, n) => `${forceText(e.space, e.surface, "+")} while your Unit ${conditionText(e.if, n)}.`,
  weaken: (e) => `The enemy’s Force is reduced: ${forceText(e.space, e.surface, "−")}.`,
  forbid: (e) => `The enemy may not play ${format.anyOf(e.types.map((t) => `${TYPE_NAMES[t]}s`))}.`,
  cardLimit: (e) => `The enemy may play only ${cardsText(e.perTurn)} per Turn.`,
  noDraw: () => "The enemy may not draw cards from the Deck Pile.",
  ignoreManeuver: () => "The enemy’s Maneuver is ignored.",
  matchAny(e) {
    const attack = e.min > 0 ? `any enemy Attack of Force ${e.min} or more` : "any enemy Attack";
    if (e.battleground === "any") return `Matches ${attack}, whatever its own Force.`;
    return e.battleground === "surface"
      ? `On the Surface your Unit matches ${attack}.`
      : `In Space your Unit matches ${attack}.`;
  },
  requiresUnit: (e, n) => `May only support a ${filterText(e.filter, n)}.`,
  ignoreUnits(e) {
    const next = e.next === 1 ? "the next enemy Unit" : `the next ${e.next} enemy Units`;
    if (e.next === 0) return "the current enemy Unit is ignored for this Fight.";
    const units = e.current ? `the current enemy Unit and ${next}` : next;
    return `${units} of this Fight ${e.current || e.next > 1 ? "are" : "is"} ignored.`;
  },
  discardRandom: (e) => `the enemy discards ${format.count(e.count, "random card", "random cards")} from the Hand.`,
  discardChosen: (e) => `look at the enemy Hand and discard ${cardsText(e.count)} from it.`,
  discardCommand: (e) => `discard ${format.count(e.count, "enemy Command", "enemy Commands")} of your choice.`,
  peekHand: () => "look at the enemy Hand.",
  search: (e, n) =>
    `take ${upTo(e.count, e.filter, n)} from your Deck Pile into your Hand, show ${e.count === 1 ? "it" : "them"}, then shuffle.`,
  recover: (e, n) => `take ${upTo(e.count, e.filter, n)} from your Discard Pile into your Hand.`,
  recycle: (e, n) => `shuffle ${upTo(e.count, e.filter, n)} from your Discard Pile into your Deck Pile.`,
  changeBattleground(e) {
    const to = e.to === "other" ? "the other Battleground" : groundName(e.to);
    return `the Battleground changes to ${to} for the rest of the Fight${e.from === "any" ? "" : ` (only in ${e.from === "space" ? "a Space" : "a Surface"} Fight)`}.`;
  },
  extraPlay: (e) =>
    `this Turn you may play ${e.count === 1 ? "" : "up to "}${format.count(e.count, `extra ${e.type}`, `extra ${e.type}s`)}.`,
  handLimit: (e) => `you may draw cards until you hold ${e.limit}.`,
};

/** Operations whose sentence begins with "When played:", except on Events. */
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

/** The sentence for one effect of a card. */
export const effectText = translatable(
  "trekwar/text/effects.effectText",
  (e: Effect, type: CardType, nameOf: NameOf): string => {
    const text = (TEXTS[e.op] as Text<Op>)(e, nameOf);
    if (!ON_PLAY.has(e.op)) return text;
    return type === "Event" ? capital(text) : `When played: ${text}`;
  },
);

/** The text of a card, as it is printed on its face. */
export const cardText = translatable("trekwar/text/effects.cardText", (card: CardEntry, nameOf: NameOf): string =>
  card.effects.map((e) => effectText(e, card.type, nameOf)).join(" "),
);

/** Help lines for the symbols on a card. */
export const SYMBOLS: { readonly [S in CardSymbol]: { readonly name: string; readonly help: string } } = translatable(
  "trekwar/text/effects.SYMBOLS",
  {
    takeUp: {
      name: "Take Up",
      help: "In your Initial Stage you may take this card from the Table back into your Hand. The enemy must not show the same symbol.",
    },
    limitedAction: {
      name: "Limited Action",
      help: "This card is played alone: you may not play another card in the same Stage.",
    },
  },
);

/** Short names of the operations, for icons and the card editor. */
export const OP_NAMES: { readonly [O in Op]: string } = translatable("trekwar/text/effects.OP_NAMES", {
  boost: "Boost",
  weaken: "Weaken",
  forbid: "Forbid",
  cardLimit: "Card limit",
  noDraw: "Forbid drawing",
  ignoreManeuver: "Ignore the Maneuver",
  matchAny: "Match any Attack",
  requiresUnit: "Require a Unit",
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
});
