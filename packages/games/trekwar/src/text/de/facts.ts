/** One sentence per fact, in German. */
import { formatFor } from "@starboard/kit";
import type { FactTW } from "../../facts.ts";
import type { Names } from "../names.ts";
import {
  capital,
  cardCount,
  deployedText,
  extraCards,
  fromSector,
  groundName,
  inGround,
  ownedHand,
  ownedPile,
  SIDE_NAMES,
  sectorWhom,
  sideDoes,
  sideIn,
} from "./nouns.ts";

type Kind = FactTW["is"];
type FactText<K extends Kind> = (f: Extract<FactTW, { is: K }>, n: Names) => string;

const format = formatFor("de");

const TEXTS: { readonly [K in Kind]: FactText<K> } = {
  battleBegan(f, n) {
    const how = {
      random: "durch das Los",
      chosen: "so wollen es die Optionen",
      previousWinner: "nach dem Sieg in der letzten Schlacht",
    }[f.how];
    return `Die Schlacht beginnt. ${sideDoes(n, f.opener, "eröffnest", "eröffnet")} das erste Gefecht – ${how}.`;
  },
  shuffled: (f, n) => `${capital(ownedPile(n, f.side, "Nachziehstapel"))} mit ${cardCount(f.cards)} ist gemischt.`,
  attackChosen: (f, n) => `${sideDoes(n, f.side, "greifst", "greift")} ${fromSector(f.from)} ${sectorWhom(f.to)} an.`,
  fightBegan(f, n) {
    const who = n.you(f.attacker) ? "du" : sideIn(f.attacker, "nominative");
    const does =
      f.fight === 1 ? (n.you(f.attacker) ? "eröffnest" : "eröffnet") : n.you(f.attacker) ? "greifst an" : "greift an";
    return `Gefecht ${f.fight} um ${sectorWhom(f.sector)}: ${capital(who)} ${does}.`;
  },
  drew: (f, n) => `${sideDoes(n, f.side, "ziehst", "zieht")} ${cardCount(f.count)}. Im Nachziehstapel: noch ${f.left}.`,
  drewCards: (f, n) => `Gezogen: ${n.cards(f.cards)}.`,
  exchanged: (f, n) =>
    `${sideDoes(n, f.side, "tauschst", "tauscht")} ${f.count === 0 ? "keine Karten" : cardCount(f.count)}.`,
  exchangedCards: (f, n) => `Getauscht: ${n.cards(f.dropped)}. Gezogen: ${n.cards(f.taken)}.`,
  handShown: (f, n) =>
    f.cards.length === 0
      ? `${sideDoes(n, f.side, "zeigst", "zeigt")} eine leere Hand.`
      : `${sideDoes(n, f.side, "zeigst", "zeigt")} eine Hand ohne Einheit: ${n.cards(f.cards)}.`,
  opened: (f, n) => `${sideDoes(n, f.side, "eröffnest", "eröffnet")} mit ${n.card(f.unit)} ${inGround(f.ground)}.`,
  turnBegan: (f, n) => `Zug ${f.turn}: ${turnOwner(n, f.side)}.`,
  turnedDown: (f, n) => `${n.cards(f.cards)} ${format.plural(f.cards.length, "wird", "werden")} umgedreht.`,
  tookUp: (f, n) => `${sideDoes(n, f.side, "nimmst", "nimmt")} ${n.card(f.card)} vom Tisch wieder auf.`,
  eventPlayed: (f, n) =>
    `${sideDoes(n, f.side, "spielst", "spielt")} das Ereignis ${n.card(f.card)}${f.target === null ? "" : ` auf ${n.card(f.target)}`}.`,
  deployed(f, n) {
    const played = `${sideDoes(n, f.side, "setzt", "setzt")} ${deployedText(f.unit, f.support, n)} ein`;
    const sums = `${f.force} ${groundName(f.ground)} gegen ${f.attack}`;
    return f.matchedBy === null
      ? `${played}: ${sums}.`
      : `${played}: ${sums}, gleichgezogen durch ${n.card(f.matchedBy)}.`;
  },
  ignored: (f, n) => `${n.card(f.unit)} wird ignoriert (${n.card(f.by)}).`,
  willIgnore(f, n) {
    const units =
      f.count === 1
        ? `${n.you(f.side) ? "Deine nächste Einheit" : `Die nächste Einheit ${sideIn(f.side, "genitive")}`} wird`
        : `${n.you(f.side) ? `Deine nächsten ${f.count} Einheiten` : `Die nächsten ${f.count} Einheiten ${sideIn(f.side, "genitive")}`} werden`;
    return `${units} ignoriert (${n.card(f.by)}).`;
  },
  ignoringEnded(f, n) {
    const freed =
      f.units.length > 0 ? `${n.cards(f.units)} ${format.plural(f.units.length, "zählt", "zählen")} wieder` : "";
    const next =
      f.pending === 0
        ? ""
        : `${n.you(f.side) ? "deine nächsten Einheiten" : `die nächsten Einheiten ${sideIn(f.side, "genitive")}`} zählen`;
    return `${capital(format.list([freed, next].filter((part) => part !== "")))}.`;
  },
  groundChanged: (f, n) => `Der Schauplatz wechselt: jetzt ${groundName(f.ground)} (${n.card(f.by)}).`,
  discarded(f, n) {
    if (f.cards.length === 0) return `${n.card(f.by)} hat keine Wirkung: Es gibt keine Karte zum Ablegen.`;
    return `${sideDoes(n, f.side, "verlierst", "verliert")} ${f.random ? "durch Zufall " : ""}${n.cards(f.cards)} (${n.card(f.by)}).`;
  },
  handSeen: (f, n) =>
    `${sideDoes(n, f.side, "siehst", "sieht")} ${ownedHand(n, f.of)} mit ${cardCount(f.count)} an (${n.card(f.by)}).`,
  peeked: (f, n) =>
    f.cards.length === 0 ? "Die Hand ist leer." : `${capital(ownedHand(n, f.of))}: ${n.cards(f.cards)}.`,
  searched: (f, n) =>
    `${sideDoes(n, f.side, "nimmst", "nimmt")} ${f.cards.length === 0 ? "keine Karte" : n.cards(f.cards)} aus dem Nachziehstapel (${n.card(f.by)}).`,
  searchBarred: (f, n) =>
    `${n.card(f.by)} hat keine Wirkung: ${n.card(f.bar)} verbietet es, Karten aus dem Nachziehstapel zu nehmen.`,
  recovered: (f, n) =>
    `${sideDoes(n, f.side, "nimmst", "nimmt")} ${f.cards.length === 0 ? "keine Karte" : n.cards(f.cards)} aus dem Ablagestapel (${n.card(f.by)}).`,
  recycled: (f, n) =>
    f.cards.length === 0
      ? `${sideDoes(n, f.side, "mischst", "mischt")} keine Karte zurück (${n.card(f.by)}).`
      : `${sideDoes(n, f.side, "mischst", "mischt")} ${n.cards(f.cards)} aus dem Ablagestapel in den Nachziehstapel (${n.card(f.by)}).`,
  mayPlayMore: (f, n) =>
    `${sideDoes(n, f.side, "darfst", "darf")} in diesem Zug ${extraCards(f.count, f.type)} spielen (${n.card(f.by)}).`,
  limitRaised: (f, n) =>
    `${sideDoes(n, f.side, "darfst", "darf")} bis zu einer Hand von ${f.limit} Karten ziehen (${n.card(f.by)}).`,
  announced: (f, n) => `${sideDoes(n, f.side, "sagst", "sagt")} ${f.force} ${groundName(f.ground)} an.`,
  cannotDraw(f, n) {
    const none = `${sideDoes(n, f.side, "ziehst", "zieht")} keine Karten`;
    if (f.by !== null) return `${none}: ${n.card(f.by)} verbietet es.`;
    return f.why === "empty" ? `${none}: Der Nachziehstapel ist leer.` : `${none}: Die Hand ist voll.`;
  },
  surrendered: (f, n) => `${sideDoes(n, f.side, "gibst", "gibt")} das Gefecht auf.`,
  hadNoUnit: (f, n) => `${sideDoes(n, f.side, "hast", "hat")} keine Einheit zum Eröffnen.`,
  fightEnded: (f, n) => `${sideDoes(n, f.winner, "gewinnst", "gewinnt")} Gefecht ${f.fight}.`,
  tableCleared: (f, n) =>
    `Vom Tisch auf ${n.you(f.side) ? "deinen Ablagestapel" : `den Ablagestapel ${sideIn(f.side, "genitive")}`}: ${n.cards(f.cards)}.`,
  sectorTaken(f, n) {
    const from = f.from === null ? "" : n.you(f.from) ? "dir " : `${sideIn(f.from, "dative")} `;
    return from === ""
      ? `${sideDoes(n, f.side, "nimmst", "nimmt")} ${sectorWhom(f.sector)} ein.`
      : `${sideDoes(n, f.side, "nimmst", "nimmt")} ${from}${sectorWhom(f.sector)} ab.`;
  },
  handOpened: (f, n) =>
    f.cards.length === 0
      ? `${capital(ownedHand(n, f.side))} ist leer.`
      : `${capital(ownedHand(n, f.side))}: ${n.cards(f.cards)}.`,
  resigned: (f, n) => `${sideDoes(n, f.side, "gibst", "gibt")} die Schlacht auf.`,
  deckRanOut: (f, n) => `${capital(ownedPile(n, f.side, "Nachziehstapel"))} ist leer.`,
  battleEnded(f, n) {
    const score = `${f.sectors[0]} zu ${f.sectors[1]} Sektoren`;
    if (f.winner === null) return `Die Schlacht endet unentschieden mit ${score}.`;
    const loser = f.winner === 0 ? 1 : 0;
    const how = {
      allSectors: "alle 7 Sektoren",
      emptyDeck: `ein Nachziehstapel ist leer, ${score}`,
      fightLimit: `nach 60 Gefechten ${score}`,
      resigned: n.you(loser) ? "du hast aufgegeben" : `${sideIn(loser, "nominative")} hat aufgegeben`,
    }[f.how];
    return `${sideDoes(n, f.winner, "gewinnst", "gewinnt")} die Schlacht (${how}).`;
  },
};

/** "du (Föderation)" or "die Föderation". */
const turnOwner = (n: Names, side: 0 | 1): string =>
  n.you(side) ? `du (${SIDE_NAMES[side]})` : sideIn(side, "nominative");

/** The sentence for a fact. */
export const factText = (fact: FactTW, n: Names): string => (TEXTS[fact.is] as FactText<Kind>)(fact, n);
