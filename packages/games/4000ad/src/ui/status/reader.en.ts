/** Texts of the board in words, beside those of its stars and fleets. */
import { translatable } from "@starboard/kit";

export const en = translatable("4000ad/ui/status/reader", {
  threat: (when: string, ships: string, from: string, outcome: string): string =>
    `${when}: ${ships}${from === "" ? "" : ` (${from})`}. ${outcome === "" ? "" : `The star ${outcome}. `}`.trim(),
  chance: (odds: string): string => `can be lost, ${odds}`,
  ships: (star: string, square: string, ships: string): string => `${star}, ${square}: ${ships}`,
  fleet: (ships: string, from: string, count: number): string => `${ships} in hyperspace from ${from}, count ${count}`,
});
