/** What bots have measured about an option that makes the sides of a game even, for those who set up a match. */
import type { MeasuringBots, PresetMeasure } from "./preset-measures.ts";

/** How often each side of a pairing, such as a scenario, won with one value of the option. */
export interface EvenFigures {
  readonly value: string | number | boolean;
  readonly measure: PresetMeasure;
  /** Other matches than those of `measure` found this value nearest to even. Left out where only one value evens. */
  readonly isNearest?: boolean;
}

/** The option and its figures, as a manifest loads them. */
export interface EvenSides {
  readonly option: string;
  /** The bots that played every seat. */
  readonly player: MeasuringBots;
  /** What the columns of the figures are: seats, sides in the order in which they begin, or sides that players choose. */
  readonly columns: "seats" | "order" | "sides";
  /** The name of a side that players choose, by its id. */
  readonly sideName?: (id: string) => string;
  /** Returns the figures of the pairing that the values of a match belong to; empty if it was not measured. */
  readonly figuresOf: (values: Readonly<Record<string, unknown>>) => readonly EvenFigures[];
}
