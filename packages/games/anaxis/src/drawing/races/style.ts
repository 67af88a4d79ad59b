/** What the drawings of all races share: the values that vary from class to class, and rows of turrets. */
import type { ArcId } from "../../data/ship.ts";
import { type Kit, lerp } from "../outline.ts";

/** The values of a class that its drawing depends on. */
export interface Build {
  /** Size from 0, a gunboat, to 7, a dreadnaught. */
  readonly size: number;
  /** The size on a scale from 0 to 1. */
  readonly mass: number;
  /** Firepower of the primary bank and its arc. */
  readonly guns: number;
  readonly arc: ArcId;
  /** Firepower of the secondary bank. */
  readonly turrets: number;
  /** Returns a number between −a and a that depends on the name of the class only. */
  vary(a: number): number;
}
/** Adds the parts of one ship to a kit. */
export type Style = (p: Build, k: Kit) => void;

/** Draws turrets in a row on each flank: one per two dice of the secondary bank, at most three. */
export function turrets(p: Build, k: Kit, x: number, y0: number, y1: number, r: number): void {
  const n = Math.min(3, Math.ceil(p.turrets / 2));
  for (let i = 0; i < n; i++)
    k.turret(x, n > 1 ? lerp(y0, y1, i / (n - 1)) : (y0 + y1) / 2, r * lerp(0.85, 1.1, p.mass), 70);
}
