/** Texts of written matches: what stands around the sentences of the game. Published golden transcripts have these words. */
import { translatable } from "./language.ts";

export const en = translatable("kit/transcript", {
  seats: (names: readonly string[]): string => `Seats: ${names.join(", ")}`,
  continued: (edition: number): string => `Continued by edition ${edition}.`,
  /** Before a sentence that only some seats received. */
  onlyTo: (names: readonly string[]): string => `(to ${names.join(", ")})`,
  result: (winners: readonly string[], scores: readonly number[]): string =>
    `${winners.length > 0 ? `Won by ${winners.join(", ")}` : "No winner"}; scores ${scores.join(", ")}.`,
  notOver: "Not over.",
});
