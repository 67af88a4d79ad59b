/** The personalities: weights within a level, and how a bot deals. No personality knows more or thinks longer. */
import type { Personality } from "@starboard/kernel";
import type { Terms, Weights } from "../evaluation-weights.ts";

/** How a bot deals with other players. Chances are shares of 1. */
export interface Manner {
  /** Gain in winning chance that a deal must bring. */
  readonly margin: number;
  /** Belief at the beginning that a partner keeps a deal, 0 to 1. */
  readonly trust: number;
  /** Gain in winning chance, by an attack that it could make at once, for which it ends an alliance. */
  readonly temptation: number;
  /** Share of a grudge that is left after a round. */
  readonly grudge: number;
}

/** How a personality differs in its judgement of positions. */
interface Taste {
  /** Factors of the coefficients of the evaluation. */
  readonly terms: Partial<Terms>;
  readonly coalition: number;
  /** Whether it ends an alliance before it attacks the partner; otherwise it attacks without a word. */
  readonly loyal: boolean;
}

const MANNERS: Readonly<Record<Personality, Manner & Taste>> = {
  bold: {
    margin: 0.006,
    trust: 0.7,
    temptation: 0.03,
    grudge: 0.9,
    terms: { plans: 1.05 },
    coalition: 0.5,
    loyal: true,
  },
  careful: {
    margin: 0.012,
    trust: 0.55,
    temptation: 0.04,
    grudge: 0.85,
    terms: { plans: 0.92, danger: 1.08 },
    coalition: 0.5,
    loyal: true,
  },
  merchant: {
    margin: 0.006,
    trust: 0.65,
    temptation: 0.04,
    grudge: 0.75,
    terms: { production: 1.12 },
    coalition: 0.5,
    loyal: true,
  },
  treacherous: {
    margin: 0.006,
    trust: 0.5,
    temptation: 0.02,
    grudge: 0.7,
    terms: { largestFleet: 1.15 },
    coalition: 0.5,
    loyal: false,
  },
};

/** How a bot without a personality answers what it is asked, and when it ends an alliance. It proposes nothing itself. */
export const PLAIN_MANNER: Manner = { margin: 0.008, trust: 0.6, temptation: 0.035, grudge: 0.85 };

export const mannerOf = (personality: Personality): Manner => MANNERS[personality];

/** Returns the weights as a personality holds them. All of them rely on no promise when they guard their home stars. */
export function tastesOf(personality: Personality, weights: Weights): Weights {
  const { terms, coalition, loyal } = MANNERS[personality];
  const scaled = Object.fromEntries(
    Object.entries(weights.terms).map(([name, value]) => [name, value * (terms[name as keyof Terms] ?? 1)]),
  ) as unknown as Terms;
  return { ...weights, terms: scaled, coalition, loyal, wary: true };
}
