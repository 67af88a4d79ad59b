/** Names of ships, sides and hexes for German sentences. Ships and the research base are feminine. */
import { colOf, rowOf, type TextContext } from "@starboard/kit";
import type { Ship } from "../../acts.ts";
import { classOf, isBase } from "../../match-setup.ts";
import type { StateAx, ViewAx } from "../../state.ts";
import { type Names as EnglishNames, namesOf as englishNames, sentence } from "../names.ts";

/** The names in one match, as one viewer reads them. */
export interface Names extends EnglishNames {
  /** "deine Leviathan", "die Leviathan von Ann": nominative and accusative. */
  owned(ship: Ship): string;
  /** "deiner Leviathan", "der Leviathan von Ann". */
  ofOwned(ship: Ship): string;
  readonly board: StateAx;
}

export function namesOf(context: TextContext<ViewAx>): Names {
  const names = englishNames(context);
  const { board } = names;
  const known = (s: Ship): boolean => s >= 0 && s < board.kind.length;
  const mine = (side: number): boolean => context.viewerSeat === (side as number);
  const seatOf = (side: number): string => context.seat(side as Parameters<typeof context.seat>[0]);
  const ship = (s: Ship): string => {
    if (!known(s)) return "unbekanntes Schiff";
    return isBase(board, s) ? "Forschungsbasis" : names.ship(s);
  };
  const owned = (s: Ship, article: string): string => {
    if (!known(s)) return article === "die" ? "ein unbekanntes Schiff" : "einem unbekannten Schiff";
    if (isBase(board, s)) return `${article} Forschungsbasis`;
    const owner = board.side[s] as number;
    return mine(owner)
      ? `${article === "die" ? "deine" : "deiner"} ${ship(s)}`
      : `${article} ${ship(s)} von ${seatOf(owner)}`;
  };
  return {
    ...names,
    ship,
    owned: (s) => owned(s, "die"),
    ofOwned: (s) => owned(s, "der"),
    side: (n) => (mine(n) ? "du" : seatOf(n)),
    does: (n, you, third) => (mine(n) ? `du ${you}` : `${seatOf(n)} ${third}`),
    hex: (q, r) => `Spalte ${colOf(q)}, Reihe ${rowOf(q, r)}`,
  };
}

/** The hull of a ship's class. */
export const wholeHull = (board: StateAx, s: Ship): number => classOf(board, s).hull;

/** Directions, after "nach". */
export const FACINGS = ["Norden", "Nordosten", "Südosten", "Süden", "Südwesten", "Nordwesten"];
const EDGES: Readonly<Record<string, string>> = {
  north: "Nordrand",
  south: "Südrand",
  west: "Westrand",
  east: "Ostrand",
};
/** "Nordrand"; for an unknown edge, its id. */
export const edgeName = (edge: unknown): string => EDGES[String(edge)] ?? String(edge);
export const BANKS: Readonly<Record<string, string>> = { primary: "Primärbatterie", secondary: "Sekundärbatterie" };
export const bankName = (bank: unknown): string => BANKS[String(bank)] ?? String(bank);
/** The ratings that an interdiction lowers. */
export const SPLIT: Readonly<Record<string, string>> = { S: "Geschwindigkeit", R: "Rückwärts", M: "Manöver" };

export { sentence };
