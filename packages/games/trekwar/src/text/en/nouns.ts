/** English names of sides, Sectors and Battlegrounds, and the grammar of sentences about a side. */
import { formatFor, translatable } from "@starboard/kit";
import type { CardId, Ground, SectorId } from "../../acts.ts";
import type { Side } from "../../data/board.ts";
import type { Names } from "../names.ts";

export const SIDE_NAMES = translatable("trekwar/text/nouns.SIDE_NAMES", ["Federation", "Dominion"] as const);
export const sideName = (side: Side): string => `the ${SIDE_NAMES[side]}`;

export const SECTOR_NAMES: { readonly [id: SectorId]: string } = translatable("trekwar/text/nouns.SECTOR_NAMES", {
  C: "Central",
  UL: "Upper Left",
  CL: "Central Left",
  LL: "Lower Left",
  UR: "Upper Right",
  CR: "Central Right",
  LR: "Lower Right",
});
export const sectorName = (id: SectorId): string => SECTOR_NAMES[id] ?? id;

export const GROUND_NAMES: { readonly [G in Ground]: string } = translatable("trekwar/text/nouns.GROUND_NAMES", {
  space: "Space",
  surface: "Surface",
});
export const groundName = (ground: string): string => GROUND_NAMES[ground as Ground] ?? ground;

/** "in Space", "on the Surface". */
export const inGround = (ground: string): string =>
  ground === "surface" ? "on the Surface" : `in ${groundName(ground)}`;

/** "1 card", "3 cards". */
export const cardCount = (n: number): string => formatFor("en").count(n, "card", "cards");

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** "You play" or "The Federation plays". The third person adds an s unless it is given. */
export const sideDoes = (names: Names, side: Side, verb: string, third = `${verb}s`): string =>
  names.you(side) ? `You ${verb}` : `${capital(sideName(side))} ${third}`;
/** "your" or "the Federation’s". */
export const possessiveOf = (names: Names, side: Side): string => (names.you(side) ? "your" : `${sideName(side)}’s`);
/** "you" or "the Federation". */
export const objectOf = (names: Names, side: Side): string => (names.you(side) ? "you" : sideName(side));
/** "Cardassian Space Station with Weyoun". */
export const deployedText = (unit: CardId, support: readonly CardId[], names: Names): string =>
  support.length === 0 ? names.card(unit) : `${names.card(unit)} with ${names.cards(support)}`;
