/**
 * Places on the board that facts are about: a Sector (`sector:UL`), a card (`card:FU05`) or the part of the Table that
 * belongs to a side (`side:0`).
 */
import type { FactTW, SectorId } from "@starboard/trekwar";
import { createContext, useContext } from "react";

export const sectorPlace = (sector: SectorId): string => `sector:${sector}`;
export const cardPlace = (card: string): string => `card:${card}`;
export const sidePlace = (side: number): string => `side:${side}`;

/** Returns the place of a fact; null if it is about the whole Battle. */
export function placeOf(f: FactTW): string | null {
  switch (f.is) {
    case "attackChosen":
      return sectorPlace(f.to);
    case "fightBegan":
    case "sectorTaken":
      return sectorPlace(f.sector);
    case "opened":
    case "deployed":
    case "ignored":
      return cardPlace(f.unit);
    case "tookUp":
    case "eventPlayed":
      return cardPlace(f.card);
    case "groundChanged":
    case "searchBarred":
      return cardPlace(f.by);
    case "shuffled":
    case "drew":
    case "drewCards":
    case "exchanged":
    case "exchangedCards":
    case "handShown":
    case "turnBegan":
    case "turnedDown":
    case "willIgnore":
    case "ignoringEnded":
    case "discarded":
    case "searched":
    case "recovered":
    case "recycled":
    case "mayPlayMore":
    case "limitRaised":
    case "announced":
    case "cannotDraw":
    case "surrendered":
    case "hadNoUnit":
    case "tableCleared":
    case "handOpened":
    case "resigned":
    case "deckRanOut":
      return sidePlace(f.side);
    case "handSeen":
    case "peeked":
      return sidePlace(f.of);
    default:
      return null;
  }
}

/** Returns the selector of a place on the board. */
export function elementAt(place: string): string | null {
  const [kind, id = ""] = place.split(":");
  if (kind === "sector") return `[data-sector="${id}"]`;
  if (kind === "card") return `[data-spot="${id}"]`;
  return kind === "side" ? `[data-side="${id}"] > header` : null;
}

/** The place that the page asks the board to show, for the parts of the board; null for none. */
const ShownPlace = createContext<string | null>(null);
export const ShownPlaceProvider = ShownPlace.Provider;
/** Returns the class that marks a part of the board while the page asks to show its place. */
export const useShownClass = (place: string): string => (useContext(ShownPlace) === place ? " shown" : "");
