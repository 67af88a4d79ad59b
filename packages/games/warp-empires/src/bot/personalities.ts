/** Personalities as weights within a level: what a bot values more, and how it plays for the table. */
import type { Personality } from "@starboard/kernel";
import type { TableWeights, Terms, Weights } from "./evaluation-weights.ts";

const TASTES: Readonly<Record<Personality, { readonly terms: Partial<Terms>; readonly table: TableWeights }>> = {
  bold: { terms: { reach: 1.12, threats: 0.94 }, table: { stop: 2.5, share: 0.6, fear: 0.35 } },
  careful: { terms: { threats: 1.1, home: 1.1 }, table: { stop: 2, share: 1.2, fear: 0.35 } },
  merchant: { terms: { income: 1.12 }, table: { stop: 2, share: 1.2, fear: 0.35 } },
  treacherous: { terms: { force: 1.06 }, table: { stop: 2.5, share: 0, fear: 0.35 } },
};

/** Returns the weights as a personality holds them. */
export function tastesOf(personality: Personality, weights: Weights): Weights {
  const { terms, table } = TASTES[personality];
  const scaled = Object.fromEntries(
    Object.entries(weights.terms).map(([name, value]) => [name, value * (terms[name as keyof Terms] ?? 1)]),
  ) as unknown as Terms;
  return { ...weights, terms: scaled, table };
}
