/** The seven Sectors and their borders (rules.md, b.2). */
import type { SectorId } from "../acts.ts";

/** A side, which is also its seat number: 0 Federation, 1 Dominion. */
export type Side = 0 | 1;
export const FEDERATION: Side = 0;
export const DOMINION: Side = 1;
export const SIDES: readonly Side[] = [FEDERATION, DOMINION];
export const SIDE_IDS = ["federation", "dominion"] as const;
export type SideId = (typeof SIDE_IDS)[number];
export const enemyOf = (side: Side): Side => (side === FEDERATION ? DOMINION : FEDERATION);

export interface Sector {
  readonly id: SectorId;
  /** Axial coordinates of a pointy-top hexagon. */
  readonly q: number;
  readonly r: number;
  /** The initial owner, or null for the Central Sector (TW-2.2). */
  readonly start: Side | null;
}

/** In the order of the board's table. The index of a Sector is its number. */
export const SECTORS: readonly Sector[] = [
  { id: "C", q: 0, r: 0, start: null },
  { id: "UL", q: 0, r: -1, start: DOMINION },
  { id: "CL", q: -1, r: 0, start: DOMINION },
  { id: "LL", q: -1, r: 1, start: DOMINION },
  { id: "UR", q: 1, r: -1, start: FEDERATION },
  { id: "CR", q: 1, r: 0, start: FEDERATION },
  { id: "LR", q: 0, r: 1, start: FEDERATION },
];
export const CENTRAL = 0;

const numbers = new Map(SECTORS.map((s, n) => [s.id, n]));
/** Returns the number of a Sector, or -1 for an unknown identifier. */
export const sectorNumber = (id: SectorId): number => numbers.get(id) ?? -1;
export const sectorId = (n: number): SectorId => (SECTORS[n] as Sector).id;

const touch = (a: Sector, b: Sector): boolean => {
  const dq = a.q - b.q;
  const dr = a.r - b.r;
  return Math.max(Math.abs(dq), Math.abs(dr), Math.abs(dq + dr)) === 1;
};
/** Neighbours of each Sector by number, ascending. Neighbours are hexagons that share an edge. */
export const NEIGHBOURS: readonly (readonly number[])[] = SECTORS.map((a) =>
  SECTORS.flatMap((b, n) => (touch(a, b) ? [n] : [])),
);
export const adjacent = (a: number, b: number): boolean => (NEIGHBOURS[a] as readonly number[]).includes(b);
