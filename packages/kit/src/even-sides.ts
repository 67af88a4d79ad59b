/** What bots have measured about an option that makes the sides of a game even, for those who set up a match. */
import type { MeasuringBots, PresetMeasure } from "./preset-measures.ts";

/** How often each side of a pairing, such as a scenario, won with one value of the option. */
export interface EvenFigures {
  readonly value: string | number | boolean;
  readonly measure: PresetMeasure;
  /** Other matches than those of `measure` found this value nearest to even. Left out where only one value evens. */
  readonly isNearest?: boolean;
}

/** A pairing that was measured, such as a scenario, or the races of a skirmish. */
export interface EvenPairing {
  /** The bots that played every seat. */
  readonly player: MeasuringBots;
  /** What the columns of the figures are: seats, sides in the order in which they begin, or sides that players choose. */
  readonly columns: "seats" | "order" | "sides";
  /** The name of a side that players choose, by its id. */
  readonly sideName?: (id: string) => string;
  readonly figures: readonly EvenFigures[];
}

/** The option with what was measured about it, as a manifest loads them. */
export interface EvenSides {
  readonly option: string;
  /** Returns the pairing that the values of a match belong to; undefined if it was not measured. */
  readonly pairingOf: (values: Readonly<Record<string, unknown>>) => EvenPairing | undefined;
}
