/**
 * Compares acts on the same determinizations with the same draws (common random numbers), so that the luck of a sample
 * is the same for all of them.
 */
import { type Act, seededUint32, type Seat, type Shape } from "@starboard/kernel";
import { iterate, newSearch, type Search } from "../search.ts";
import { SEARCH_PARAMS } from "../search-params.ts";
import { type BotSpec, botSpecFor } from "../spec.ts";
import { edgeKey } from "../tree.ts";

/** An act with the acts that follow it as one unit. */
export interface Candidate {
  readonly act: Act;
  readonly continuation: readonly Act[];
}
export const candidateKey = ({ act, continuation }: Candidate): string => edgeKey(act, continuation);

/** What is needed to search from a seat's view. */
export interface ReviewedPosition {
  readonly spec: BotSpec<Shape>;
  readonly view: object;
  readonly seat: Seat;
  readonly seats: number;
}

/** The value of one candidate in one batch. */
export interface CandidateValue {
  /** The mean value for every seat, not yet calibrated. */
  readonly values: readonly number[];
  /** The result of the candidate is proven, not estimated. */
  readonly isProven: boolean;
}

/** Mixes numbers into one seed. */
export function seedOf(...parts: readonly number[]): number {
  let seed = 0x2545f491;
  for (const part of parts) seed = seededUint32(seed ^ Math.imul(part + 1, 0x9e3779b1))() | 0;
  return seed;
}

/**
 * Returns a search in which the seat plays one candidate at the root. The nth iteration begins with the same
 * determinization and draws for every candidate of the same seed.
 *
 * @returns `null` if the seat is not asked
 */
export function searchCandidate(
  { spec, view, seat, seats }: ReviewedPosition,
  { act, continuation }: Candidate,
  seed: number,
): Search<Shape> | null {
  const prior = { acts: [act], priors: [1], continuations: [continuation], complete: false };
  return newSearch(spec, view as never, seat, seats, seed, SEARCH_PARAMS, prior);
}

/**
 * Returns the mean values of a candidate over `visits` iterations. The first ones are not counted: the tree is shallow
 * then, and more so where all iterations share one state.
 */
export function evaluateCandidate(
  position: ReviewedPosition,
  candidate: Candidate,
  visits: number,
  seed: number,
): CandidateValue {
  const search = searchCandidate(position, candidate, seed);
  if (!search) return { values: new Array<number>(position.seats).fill(1 / position.seats), isProven: false };
  const { root } = search;
  const skipped = Math.floor(visits / (root.deterministic ? 3 : 5));
  let early: readonly number[] = root.sums.map(() => 0);
  let earlyVisits = 0;
  for (let k = 0; k < visits; k++) {
    if (root.deterministic) search.reseed(k);
    iterate(search);
    if (k + 1 !== skipped) continue;
    early = [...root.sums];
    earlyVisits = root.visits;
  }
  const proven = root.edges[0]?.child?.proven;
  if (proven) return { values: [...proven], isProven: true };
  const count = root.visits - earlyVisits;
  return { values: root.sums.map((sum, i) => (sum - (early[i] ?? 0)) / count), isProven: false };
}

/** Evaluates candidates in batches. Each batch has its own draws and its own variant of the game's evaluation. */
export function evaluatePaired(
  position: ReviewedPosition,
  candidates: readonly Candidate[],
  visits: number,
  batches: { readonly first: number; readonly count: number },
  seed: number,
): CandidateValue[][] {
  return candidates.map((candidate) =>
    Array.from({ length: batches.count }, (_, i) => {
      const batch = batches.first + i;
      return evaluateCandidate(variantOf(position, seed, batch), candidate, visits, seedOf(seed, batch));
    }),
  );
}

/** The position with the evaluation of one batch. Games without variants use the same evaluation in all batches. */
function variantOf(position: ReviewedPosition, seed: number, batch: number): ReviewedPosition {
  const { spec } = position;
  if (!spec.variant) return position;
  return { ...position, spec: botSpecFor(spec.variant(seedOf(seed, batch, VARIANT)), spec.game) };
}
const VARIANT = 7;
