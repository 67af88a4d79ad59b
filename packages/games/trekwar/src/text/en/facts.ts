/** What happens, in one sentence each. */
import type { FactTW } from "../../facts.ts";
import type { Names } from "../names.ts";
import { listed } from "../names.ts";
import {
  capital,
  cardCount,
  deployedText,
  does,
  groundName,
  SIDE_NAMES,
  sectorName,
  sideName,
  where,
  whom,
  whose,
} from "./nouns.ts";

type Kind = FactTW["is"];
type Tell<K extends Kind> = (f: Extract<FactTW, { is: K }>, n: Names) => string;

const fold = (n: number, one: string, more: string): string => (n === 1 ? one : more);

const TELL: { readonly [K in Kind]: Tell<K> } = {
  battleBegan(f, n) {
    const how = { random: "by lot", chosen: "as agreed", previousWinner: "as winner of the last Battle" }[f.how];
    return `The Battle begins. ${does(n, f.opener, "open")} the first Fight, ${how}.`;
  },
  shuffled: (f, n) => `${capital(whose(n, f.side))} Deck Pile of ${cardCount(f.cards)} is shuffled.`,
  attackChosen: (f, n) => `${does(n, f.side, "attack")} ${sectorName(f.to)} from ${sectorName(f.from)}.`,
  fightBegan: (f, n) =>
    `Fight ${f.fight} for ${sectorName(f.sector)}: ${does(n, f.attacker, f.fight === 1 ? "open" : "attack").replace(/^[TY]/, (first) => first.toLowerCase())}.`,
  drew: (f, n) => `${does(n, f.side, "take")} up ${cardCount(f.count)}; ${f.left} left in the Deck Pile.`,
  drewCards: (f, n) => `Taken up: ${n.cards(f.cards)}.`,
  exchanged: (f, n) =>
    f.count === 0 ? `${does(n, f.side, "exchange")} nothing.` : `${does(n, f.side, "exchange")} ${cardCount(f.count)}.`,
  exchangedCards: (f, n) => `Dropped: ${n.cards(f.dropped)}. Taken up: ${n.cards(f.taken)}.`,
  handShown: (f, n) =>
    f.cards.length === 0
      ? `${does(n, f.side, "show")} an empty Hand.`
      : `${does(n, f.side, "show")} a Hand without a Unit: ${n.cards(f.cards)}.`,
  opened: (f, n) => `${does(n, f.side, "open")} with ${n.card(f.unit)} ${where(f.ground)}.`,
  turnBegan: (f, n) => `Turn ${f.turn}: ${names(n, f.side)}.`,
  turnedDown: (f, n) => `${n.cards(f.cards)} ${fold(f.cards.length, "is", "are")} turned face down.`,
  tookUp: (f, n) => `${does(n, f.side, "take")} ${n.card(f.card)} back from the Table.`,
  eventPlayed: (f, n) =>
    f.target === null
      ? `${does(n, f.side, "play")} the Event ${n.card(f.card)}.`
      : `${does(n, f.side, "play")} the Event ${n.card(f.card)} on ${n.card(f.target)}.`,
  deployed(f, n) {
    const played = `${does(n, f.side, "deploy")} ${deployedText(f.unit, f.support, n)}`;
    const ground = groundName(f.ground);
    if (f.matchedBy === null) return `${played}: ${f.force} ${ground} against ${f.attack}.`;
    return `${played}: ${f.force} ${ground} against ${f.attack}, matched by ${n.card(f.matchedBy)}.`;
  },
  ignored: (f, n) => `${n.card(f.unit)} is ignored (${n.card(f.by)}).`,
  willIgnore: (f, n) =>
    `The next ${fold(f.count, "Unit", `${f.count} Units`)} of ${whom(n, f.side)} will be ignored (${n.card(f.by)}).`,
  ignoringEnded(f, n) {
    const freed = f.units.length > 0 ? `${n.cards(f.units)} ${fold(f.units.length, "counts", "count")} again` : "";
    const next = f.pending > 0 ? `the next Units of ${whom(n, f.side)} will count` : "";
    return `${capital(listed([freed, next].filter((part) => part !== "")))}.`;
  },
  groundChanged: (f, n) => `The Battleground is ${groundName(f.ground)} from now on (${n.card(f.by)}).`,
  discarded(f, n) {
    if (f.cards.length === 0) return `${n.card(f.by)} finds nothing to discard.`;
    return `${does(n, f.side, "lose")} ${n.cards(f.cards)}${f.random ? ", drawn at random" : ""} (${n.card(f.by)}).`;
  },
  handSeen: (f, n) =>
    `${does(n, f.side, "look")} at ${whose(n, f.of)} Hand of ${cardCount(f.count)} (${n.card(f.by)}).`,
  peeked: (f, n) => (f.cards.length === 0 ? "The Hand is empty." : `In ${whose(n, f.of)} Hand: ${n.cards(f.cards)}.`),
  searched: (f, n) =>
    f.cards.length === 0
      ? `${does(n, f.side, "take")} nothing from the Deck Pile (${n.card(f.by)}).`
      : `${does(n, f.side, "take")} ${n.cards(f.cards)} from the Deck Pile (${n.card(f.by)}).`,
  searchBarred: (f, n) => `${n.card(f.by)} finds nothing: ${n.card(f.bar)} forbids taking cards from the Deck Pile.`,
  recovered: (f, n) =>
    f.cards.length === 0
      ? `${does(n, f.side, "take")} nothing from the Discard Pile (${n.card(f.by)}).`
      : `${does(n, f.side, "take")} ${n.cards(f.cards)} from the Discard Pile (${n.card(f.by)}).`,
  recycled: (f, n) =>
    f.cards.length === 0
      ? `${does(n, f.side, "recycle")} nothing (${n.card(f.by)}).`
      : `${does(n, f.side, "drop")} ${n.cards(f.cards)} from the Discard Pile into the Deck Pile (${n.card(f.by)}).`,
  mayPlayMore: (f, n) =>
    `${does(n, f.side, "may", "may")} play ${f.count} more ${fold(f.count, f.type, `${f.type}s`)} this Turn (${n.card(f.by)}).`,
  limitRaised: (f, n) => `${does(n, f.side, "may", "may")} take up cards until holding ${f.limit} (${n.card(f.by)}).`,
  announced: (f, n) => `${does(n, f.side, "announce")} ${f.force} ${groundName(f.ground)}.`,
  cannotDraw(f, n) {
    if (f.by !== null) return `${does(n, f.side, "take")} up nothing: ${n.card(f.by)} forbids it.`;
    return f.why === "empty"
      ? `${does(n, f.side, "take")} up nothing: the Deck Pile is empty.`
      : `${does(n, f.side, "take")} up nothing: the Hand is full.`;
  },
  surrendered: (f, n) => `${does(n, f.side, "surrender")}.`,
  hadNoUnit: (f, n) => `${does(n, f.side, "hold")} no Unit to open with.`,
  fightEnded: (f, n) => `${does(n, f.winner, "win")} Fight ${f.fight}.`,
  tableCleared: (f, n) => `Discarded from ${whose(n, f.side)} Table: ${n.cards(f.cards)}.`,
  sectorTaken: (f, n) =>
    `${does(n, f.side, "take")} ${sectorName(f.sector)}${f.from === null ? "" : ` from ${whom(n, f.from)}`}.`,
  handOpened: (f, n) =>
    f.cards.length === 0
      ? `${capital(whose(n, f.side))} Hand is empty.`
      : `${capital(whose(n, f.side))} Hand: ${n.cards(f.cards)}.`,
  resigned: (f, n) => `${does(n, f.side, "resign")} the Battle.`,
  deckRanOut: (f, n) => `${capital(whose(n, f.side))} Deck Pile is empty.`,
  battleEnded(f, n) {
    const score = `${f.sectors[0]} Sectors to ${f.sectors[1]}`;
    if (f.winner === null) return `The Battle ends in a draw, ${score}.`;
    const how = {
      allSectors: "all seven Sectors are taken",
      emptyDeck: `a Deck Pile has run out, and it stands ${score}`,
      fightLimit: `sixty Fights have been fought, and it stands ${score}`,
      resigned: `${whom(n, f.winner === 0 ? 1 : 0)} ${n.you(f.winner === 0 ? 1 : 0) ? "have" : "has"} resigned`,
    }[f.how];
    return `${does(n, f.winner, "win")} the Battle: ${how}.`;
  },
};

const names = (n: Names, side: 0 | 1): string => (n.you(side) ? `yours (${SIDE_NAMES[side]})` : sideName(side));

export const tell = (fact: FactTW, n: Names): string => (TELL[fact.is] as Tell<Kind>)(fact, n);
