/** What bots have measured about an option that makes the sides of a game even, for those who set up a match. */
import type { PresetMeasure } from "./preset-measures.ts";

/** How often each side of a pairing, such as a scenario, won with one value of the option. */
export interface EvenFigures {
  readonly value: string | number | boolean;
  readonly measure: PresetMeasure;
}

/** The option and its figures, as a manifest loads them. */
export interface EvenSides {
  readonly option: string;
  /** The bots that played every seat. */
  readonly player: { readonly level: number; readonly iterations: number };
  /** Returns the figures of the pairing that the values of a match belong to; empty if it was not measured. */
  readonly figuresOf: (values: Readonly<Record<string, unknown>>) => readonly EvenFigures[];
}
