/** One sentence per fact. */
import { formatFor } from "@starboard/kit";
import type { FactTW } from "../../facts.ts";
import type { Names } from "../names.ts";
import {
  capital,
  cardCount,
  deployedText,
  groundName,
  inGround,
  objectOf,
  possessiveOf,
  SIDE_NAMES,
  sectorName,
  sideDoes,
  sideName,
} from "./nouns.ts";

type Kind = FactTW["is"];
type FactText<K extends Kind> = (f: Extract<FactTW, { is: K }>, n: Names) => string;

const format = formatFor("en");

const TEXTS: { readonly [K in Kind]: FactText<K> } = {
  battleBegan(f, n) {
    const how = {
      random: "chosen at random",
      chosen: "as set in the options",
      previousWinner: "as winner of the last Battle",
    }[f.how];
    return `The Battle begins. ${sideDoes(n, f.opener, "open")} the first Fight, ${how}.`;
  },
  shuffled: (f, n) => `${capital(possessiveOf(n, f.side))} Deck Pile of ${cardCount(f.cards)} is shuffled.`,
  attackChosen: (f, n) => `${sideDoes(n, f.side, "attack")} ${sectorName(f.to)} from ${sectorName(f.from)}.`,
  fightBegan: (f, n) =>
    `Fight ${f.fight} for ${sectorName(f.sector)}: ${sideDoes(n, f.attacker, f.fight === 1 ? "open" : "attack").replace(/^[TY]/, (first) => first.toLowerCase())}.`,
  drew: (f, n) => `${sideDoes(n, f.side, "draw")} ${cardCount(f.count)}. ${f.left} left in the Deck Pile.`,
  drewCards: (f, n) => `Drawn: ${n.cards(f.cards)}.`,
  exchanged: (f, n) =>
    f.count === 0
      ? `${sideDoes(n, f.side, "exchange")} no cards.`
      : `${sideDoes(n, f.side, "exchange")} ${cardCount(f.count)}.`,
  exchangedCards: (f, n) => `Exchanged: ${n.cards(f.dropped)}. Drawn: ${n.cards(f.taken)}.`,
  handShown: (f, n) =>
    f.cards.length === 0
      ? `${sideDoes(n, f.side, "show")} an empty Hand.`
      : `${sideDoes(n, f.side, "show")} a Hand without a Unit: ${n.cards(f.cards)}.`,
  opened: (f, n) => `${sideDoes(n, f.side, "open")} with ${n.card(f.unit)} ${inGround(f.ground)}.`,
  turnBegan: (f, n) => `Turn ${f.turn}: ${turnOwner(n, f.side)}.`,
  turnedDown: (f, n) => `${n.cards(f.cards)} ${format.plural(f.cards.length, "is", "are")} turned face down.`,
  tookUp: (f, n) => `${sideDoes(n, f.side, "take")} ${n.card(f.card)} back from the Table.`,
  eventPlayed: (f, n) =>
    f.target === null
      ? `${sideDoes(n, f.side, "play")} the Event ${n.card(f.card)}.`
      : `${sideDoes(n, f.side, "play")} the Event ${n.card(f.card)} on ${n.card(f.target)}.`,
  deployed(f, n) {
    const played = `${sideDoes(n, f.side, "deploy")} ${deployedText(f.unit, f.support, n)}`;
    const ground = groundName(f.ground);
    if (f.matchedBy === null) return `${played}: ${f.force} ${ground} against ${f.attack}.`;
    return `${played}: ${f.force} ${ground} against ${f.attack}, matched by ${n.card(f.matchedBy)}.`;
  },
  ignored: (f, n) => `${n.card(f.unit)} is ignored (${n.card(f.by)}).`,
  willIgnore: (f, n) =>
    `${capital(possessiveOf(n, f.side))} next ${format.plural(f.count, "Unit", `${f.count} Units`)} will be ignored (${n.card(f.by)}).`,
  ignoringEnded(f, n) {
    const freed =
      f.units.length > 0 ? `${n.cards(f.units)} ${format.plural(f.units.length, "counts", "count")} again` : "";
    const next = f.pending > 0 ? `${possessiveOf(n, f.side)} next Units will count` : "";
    return `${capital(format.list([freed, next].filter((part) => part !== "")))}.`;
  },
  groundChanged: (f, n) => `The Battleground changes to ${groundName(f.ground)} (${n.card(f.by)}).`,
  discarded(f, n) {
    if (f.cards.length === 0) return `${n.card(f.by)} has no effect: there is no card to discard.`;
    return `${sideDoes(n, f.side, "lose")} ${n.cards(f.cards)}${f.random ? ", chosen at random" : ""} (${n.card(f.by)}).`;
  },
  handSeen: (f, n) =>
    `${sideDoes(n, f.side, "look")} at ${possessiveOf(n, f.of)} Hand of ${cardCount(f.count)} (${n.card(f.by)}).`,
  peeked: (f, n) =>
    f.cards.length === 0 ? "The Hand is empty." : `In ${possessiveOf(n, f.of)} Hand: ${n.cards(f.cards)}.`,
  searched: (f, n) =>
    f.cards.length === 0
      ? `${sideDoes(n, f.side, "take")} no card from the Deck Pile (${n.card(f.by)}).`
      : `${sideDoes(n, f.side, "take")} ${n.cards(f.cards)} from the Deck Pile (${n.card(f.by)}).`,
  searchBarred: (f, n) => `${n.card(f.by)} has no effect: ${n.card(f.bar)} forbids taking cards from the Deck Pile.`,
  recovered: (f, n) =>
    f.cards.length === 0
      ? `${sideDoes(n, f.side, "take")} no card from the Discard Pile (${n.card(f.by)}).`
      : `${sideDoes(n, f.side, "take")} ${n.cards(f.cards)} from the Discard Pile (${n.card(f.by)}).`,
  recycled: (f, n) =>
    f.cards.length === 0
      ? `${sideDoes(n, f.side, "recycle")} no card (${n.card(f.by)}).`
      : `${sideDoes(n, f.side, "shuffle")} ${n.cards(f.cards)} from the Discard Pile into the Deck Pile (${n.card(f.by)}).`,
  mayPlayMore: (f, n) =>
    `${sideDoes(n, f.side, "may", "may")} play ${format.count(f.count, `extra ${f.type}`, `extra ${f.type}s`)} this Turn (${n.card(f.by)}).`,
  limitRaised: (f, n) => `${sideDoes(n, f.side, "may", "may")} draw cards to a Hand of ${f.limit} (${n.card(f.by)}).`,
  announced: (f, n) => `${sideDoes(n, f.side, "announce")} ${f.force} ${groundName(f.ground)}.`,
  cannotDraw(f, n) {
    if (f.by !== null) return `${sideDoes(n, f.side, "draw")} no cards: ${n.card(f.by)} forbids it.`;
    return f.why === "empty"
      ? `${sideDoes(n, f.side, "draw")} no cards: the Deck Pile is empty.`
      : `${sideDoes(n, f.side, "draw")} no cards: the Hand is full.`;
  },
  surrendered: (f, n) => `${sideDoes(n, f.side, "surrender")}.`,
  hadNoUnit: (f, n) => `${sideDoes(n, f.side, "have", "has")} no Unit to open with.`,
  fightEnded: (f, n) => `${sideDoes(n, f.winner, "win")} Fight ${f.fight}.`,
  tableCleared: (f, n) => `Discarded from ${possessiveOf(n, f.side)} part of the Table: ${n.cards(f.cards)}.`,
  sectorTaken: (f, n) =>
    `${sideDoes(n, f.side, "take")} ${sectorName(f.sector)}${f.from === null ? "" : ` from ${objectOf(n, f.from)}`}.`,
  handOpened: (f, n) =>
    f.cards.length === 0
      ? `${capital(possessiveOf(n, f.side))} Hand is empty.`
      : `${capital(possessiveOf(n, f.side))} Hand: ${n.cards(f.cards)}.`,
  resigned: (f, n) => `${sideDoes(n, f.side, "resign")} the Battle.`,
  deckRanOut: (f, n) => `${capital(possessiveOf(n, f.side))} Deck Pile is empty.`,
  battleEnded(f, n) {
    const score = `${f.sectors[0]} Sectors to ${f.sectors[1]}`;
    if (f.winner === null) return `The Battle ends in a draw, ${score}.`;
    const how = {
      allSectors: "all 7 Sectors are taken",
      emptyDeck: `a Deck Pile is empty, ${score}`,
      fightLimit: `60 Fights have been fought, ${score}`,
      resigned: `${objectOf(n, f.winner === 0 ? 1 : 0)} ${n.you(f.winner === 0 ? 1 : 0) ? "have" : "has"} resigned`,
    }[f.how];
    return `${sideDoes(n, f.winner, "win")} the Battle: ${how}.`;
  },
};

/** "you (Federation)" or "the Federation". */
const turnOwner = (n: Names, side: 0 | 1): string => (n.you(side) ? `you (${SIDE_NAMES[side]})` : sideName(side));

/** The sentence for a fact. */
export const factText = (fact: FactTW, n: Names): string => (TEXTS[fact.is] as FactText<Kind>)(fact, n);
