/** German names of sides, Sectors and Battlegrounds, and the grammar of sentences about a side. */
import { formatFor, type Translation } from "@starboard/kit";
import type { CardId, Ground, SectorId } from "../../acts.ts";
import type { Side } from "../../data/board.ts";
import type {
  GROUND_NAMES as EnglishGrounds,
  SECTOR_NAMES as EnglishSectors,
  SIDE_NAMES as EnglishSides,
} from "../en/nouns.ts";
import type { Names } from "../names.ts";

export const SIDE_NAMES: Translation<typeof EnglishSides> = ["Föderation", "Dominion"];

type Case = "nominative" | "accusative" | "dative" | "genitive";

/** The sides with their article: "die Föderation", "dem Dominion". */
const SIDES: { readonly [S in Side]: { readonly [C in Case]: string } } = {
  0: {
    nominative: "die Föderation",
    accusative: "die Föderation",
    dative: "der Föderation",
    genitive: "der Föderation",
  },
  1: { nominative: "das Dominion", accusative: "das Dominion", dative: "dem Dominion", genitive: "des Dominions" },
};
export const sideIn = (side: Side, which: Case): string => SIDES[side][which];

export const SECTOR_NAMES: Translation<typeof EnglishSectors> = {
  C: "Mitte",
  UL: "Oben links",
  CL: "Mitte links",
  LL: "Unten links",
  UR: "Oben rechts",
  CR: "Mitte rechts",
  LR: "Unten rechts",
};
export const sectorName = (id: SectorId): string => SECTOR_NAMES[id] ?? id;
const place = (id: SectorId): string => sectorName(id).toLowerCase();

/** "der Sektor oben links", "der mittlere Sektor". */
export const sectorAs = (id: SectorId): string => (id === "C" ? "der mittlere Sektor" : `der Sektor ${place(id)}`);
/** "den Sektor oben links", "den mittleren Sektor". */
export const sectorWhom = (id: SectorId): string => (id === "C" ? "den mittleren Sektor" : `den Sektor ${place(id)}`);
/** "von oben links aus", "von der Mitte aus". */
export const fromSector = (id: SectorId): string => (id === "C" ? "von der Mitte aus" : `von ${place(id)} aus`);

export const GROUND_NAMES: Translation<typeof EnglishGrounds> = { space: "Raum", surface: "Oberfläche" };
export const groundName = (ground: string): string => GROUND_NAMES[ground as Ground] ?? ground;

/** "im Raum", "auf der Oberfläche". */
export const inGround = (ground: string): string => (ground === "surface" ? "auf der Oberfläche" : "im Raum");

/** "1 Karte", "3 Karten". */
export const cardCount = (n: number): string => formatFor("de").count(n, "Karte", "Karten");

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** "Du spielst" or "Die Föderation spielt". */
export const sideDoes = (names: Names, side: Side, you: string, third: string): string =>
  names.you(side) ? `Du ${you}` : `${capital(sideIn(side, "nominative"))} ${third}`;
/** "dein Nachziehstapel" or "der Nachziehstapel der Föderation"; the noun is masculine. */
export const ownedPile = (names: Names, side: Side, noun: string): string =>
  names.you(side) ? `dein ${noun}` : `der ${noun} ${sideIn(side, "genitive")}`;
/** "deine Hand" or "die Hand der Föderation". */
export const ownedHand = (names: Names, side: Side): string =>
  names.you(side) ? "deine Hand" : `die Hand ${sideIn(side, "genitive")}`;
/** "Cardassian Space Station mit Weyoun". */
export const deployedText = (unit: CardId, support: readonly CardId[], names: Names): string =>
  support.length === 0 ? names.card(unit) : `${names.card(unit)} mit ${names.cards(support)}`;

/** The types of cards in the plural. */
export const TYPE_PLURALS: { readonly [type: string]: string } = {
  Unit: "Einheiten",
  Maneuver: "Manöver",
  Command: "Kommandos",
  Event: "Ereignisse",
};
export const TYPE_NAMES: { readonly [type: string]: string } = {
  Unit: "Einheit",
  Maneuver: "Manöver",
  Command: "Kommando",
  Event: "Ereignis",
};
/** "1 zusätzliches Manöver", "2 zusätzliche Kommandos". */
export const extraCards = (n: number, type: string): string =>
  n === 1
    ? `1 ${type === "Unit" ? "zusätzliche" : "zusätzliches"} ${TYPE_NAMES[type] ?? type}`
    : `${n} zusätzliche ${TYPE_PLURALS[type] ?? type}`;
/** "der Föderation", "des Dominions", from the name of a side. */
export const sideGenitive = (side: string): string => sideIn(side === SIDE_NAMES[0] ? 0 : 1, "genitive");
