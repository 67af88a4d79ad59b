/**
 * Finds decisions in which one class of acts is clearly better than every other, as far as the seat can know: for puzzles
 * and suites that rest on a search. Candidates are compared with the same draws, with several seeds and by two judges.
 */
import type { Act, Move, Shape } from "@starboard/kernel";
import { variationsOf } from "../move-choice.ts";
import { iterate, newSearch, run, type Search } from "../search.ts";
import { SEARCH_PARAMS } from "../search-params.ts";
import type { BotSpec } from "../spec.ts";
import { actKey, type Edge } from "../tree.ts";
import { RETRY_MARGIN } from "./assessment.ts";
import { type Interval, intervalOf, meanOf } from "./interval.ts";
import { DEFAULT_BUDGET } from "./judge.ts";
import {
  type Candidate,
  candidateKey,
  type CandidateValue,
  evaluatePaired,
  type ReviewedPosition,
  searchCandidate,
  seedOf,
} from "./paired-evaluation.ts";
import { type ChanceMap, chanceMapOf } from "./win-chance.ts";

/** One evaluation that judges, and its share of the full budget. */
export interface ChoiceJudge {
  readonly spec: BotSpec<Shape>;
  readonly effort: number;
}

/** Acts that lose against the best ones. */
export interface InferiorWay {
  readonly acts: readonly Act[];
  /** What they lose, in points of win chance from 0 to 1. */
  readonly loss: number;
  /** How play goes on after them. */
  readonly line: readonly Move[];
}

export interface ClearChoice {
  /** The best acts, those within the margin of the best included. */
  readonly ways: readonly (readonly Act[])[];
  readonly line: readonly Move[];
  readonly inferior: readonly InferiorWay[];
  /** Between the worst of the best acts and the best of the others, over all seeds and judges. */
  readonly gap: Interval;
  /** Win chance after the best act. */
  readonly chance: number;
  /** The act that the policy thinks likeliest is one of the best. */
  readonly isExpected: boolean;
}

/** Candidates of the first look, and of the comparison. */
const CANDIDATES = 8;
const FINALISTS = 5;
/** Most acts of the best class. */
const MOST_BEST = 3;
/** Times the iterations of a review. */
const EFFORT = 20;
const SEEDS = 3;
const BATCHES = 6;
/** Least gap of the first look, and of the low end of the interval in the comparison. */
const FIRST_GAP = 0.1;
const LEAST_GAP = 0.1;
/** Positions outside this range are decided already. */
const UNDECIDED: readonly [number, number] = [0.1, 0.97];
const FIRST = 0;
const SCREEN = 1;
const COMPARE = 2;
const AGAIN = 3;
const LINE = 4;
const REST = 5;
/** An act that was not compared must lose so much by few visits. */
const REST_GAP = 0.06;

type Rated = Candidate & { readonly prior: number };

/** Splits candidates by their chances into the best ones, within the margin, and the others, best first. */
function split(
  candidates: readonly Rated[],
  chances: readonly number[],
): { best: Rated[]; others: Rated[]; gap: number } {
  const ranked = candidates
    .map((candidate, i) => ({ candidate, chance: chances[i] as number }))
    .toSorted((a, b) => b.chance - a.chance);
  const most = ranked[0]?.chance ?? 0;
  const best = ranked.filter(({ chance }) => chance >= most - RETRY_MARGIN);
  const others = ranked.slice(best.length);
  const gap = (best.at(-1)?.chance ?? 0) - (others[0]?.chance ?? 0);
  return { best: best.map(({ candidate }) => candidate), others: others.map(({ candidate }) => candidate), gap };
}

const visited = (search: Search<Shape>): readonly Edge<Shape>[] =>
  search.root.edges.filter(({ visits }) => visits > 0).toSorted((a, b) => b.visits - a.visits);

/** Returns null unless one class of acts stays clearly better with every seed and judge. `judges` is not empty. */
export function findClearChoice(
  position: ReviewedPosition,
  judges: readonly ChoiceJudge[],
  seed: number,
): ClearChoice | null {
  const { spec, view, seat, seats } = position;
  const budget = spec.reviewBudget ?? DEFAULT_BUDGET;
  const search = newSearch(spec, view as never, seat, seats, seedOf(seed, FIRST), SEARCH_PARAMS);
  if (!search || search.forced) return null;
  run(search, { iterations: budget.search });
  const edges = visited(search);
  const likeliest = search.root.edges.toSorted((a, b) => b.prior - a.prior)[0];
  const chosen = [...new Set([...edges.slice(0, CANDIDATES - 1), ...(likeliest ? [likeliest] : [])])];
  const candidates: Rated[] = chosen.map(({ act, continuation, prior }) => ({ act, continuation, prior }));
  if (new Set(candidates.map(({ act }) => actKey(act))).size < 3) return null;
  const toChances = chanceMapOf(spec, view, seat, seats);
  const first = evaluatePaired(position, candidates, budget.screenVisits, { first: 0, count: 2 }, seedOf(seed, SCREEN));
  const screened = split(candidates, means(first, seat, toChances));
  if (screened.gap < FIRST_GAP || screened.others.length < 2) return null;
  if (screened.best.length > MOST_BEST) return null;
  const favourite = candidates.reduce((a, b) => (b.prior > a.prior ? b : a));
  const finalists = [...new Set([...screened.best.slice(0, 2), ...screened.others.slice(0, FINALISTS - 3), favourite])];
  const judged = judgeFinalists(position, judges, finalists, budget.search, seed);
  if (!judged) return null;
  if (!isFoundByAll(position, budget.search, candidates, judged.best, seed)) return null;
  const lineOf = (candidate: Candidate): readonly Move[] => expectedLine(position, candidate, budget.visits, seed);
  const acts = ({ act, continuation }: Candidate): readonly Act[] => [act, ...continuation];
  const leader = judged.best[0] as Rated;
  return {
    ways: judged.best.map(acts),
    line: lineOf(leader),
    inferior: judged.others.map(({ candidate, loss }) => ({ acts: acts(candidate), loss, line: lineOf(candidate) })),
    gap: judged.gap,
    chance: judged.chance,
    isExpected: judged.best.some((one) => candidateKey(one) === candidateKey(favourite)),
  };
}

/**
 * Whether an act that the first look left out could be one of the best: every act that the policy names is compared with the
 * best one, by fewer visits.
 *
 * @param isKnown true for the acts that were compared
 */
export function hasOtherBest(
  position: ReviewedPosition,
  best: Candidate,
  isKnown: (acts: readonly Act[]) => boolean,
  seed: number,
): boolean {
  const { spec, view, seat, seats } = position;
  const { search: iterations, screenVisits } = spec.reviewBudget ?? DEFAULT_BUDGET;
  const search = newSearch(spec, view as never, seat, seats, seedOf(seed, FIRST), SEARCH_PARAMS);
  if (!search) return true;
  run(search, { iterations });
  const unknown = search.root.edges.filter(({ act, continuation }) => !isKnown([act, ...continuation]));
  const toChances = chanceMapOf(spec, view, seat, seats);
  const values = evaluatePaired(position, [best, ...unknown], screenVisits, { first: 0, count: 3 }, seedOf(seed, REST));
  const [most = 0, ...others] = means(values, seat, toChances);
  return others.some((chance) => chance > most - REST_GAP);
}

interface Judged {
  readonly best: readonly Rated[];
  readonly others: readonly { readonly candidate: Rated; readonly loss: number }[];
  readonly gap: Interval;
  readonly chance: number;
}

/** Compares the finalists; null as soon as one seed or judge does not see the gap. */
function judgeFinalists(
  position: ReviewedPosition,
  judges: readonly ChoiceJudge[],
  finalists: readonly Rated[],
  iterations: number,
  seed: number,
): Judged | null {
  const { view, seat, seats } = position;
  let best: readonly Rated[] | null = null;
  const gaps: number[][] = [];
  const chances: number[][] = finalists.map(() => []);
  for (let s = 0; s < SEEDS; s++)
    for (const [j, { spec, effort }] of judges.entries()) {
      const visits = Math.max(6, Math.round((EFFORT * effort * iterations) / (BATCHES * finalists.length)));
      const values = evaluatePaired(
        { ...position, spec },
        finalists,
        visits,
        { first: 0, count: BATCHES },
        seedOf(seed, COMPARE, s, j),
      );
      const toChances = chanceMapOf(spec, view, seat, seats);
      const found = split(finalists, means(values, seat, toChances));
      if (found.gap < LEAST_GAP || found.others.length === 0) return null;
      best ??= found.best;
      if (found.best.length !== best.length || found.best.some((one) => !best?.includes(one))) return null;
      const batches = values.map((list) => list.map((one) => chanceIn(one, seat, toChances)));
      const indices = (list: readonly Rated[]): number[] => list.map((one) => finalists.indexOf(one));
      gaps.push(batchGaps(batches, indices(found.best), indices(found.others)));
      for (const [i, list] of batches.entries()) chances[i]?.push(...list);
    }
  if (!best) return null;
  const gap = intervalOf(gaps.flat());
  if (gap.low < LEAST_GAP) return null;
  const mean = (one: Rated): number => meanOf(chances[finalists.indexOf(one)] ?? []);
  const ranked = best.toSorted((a, b) => mean(b) - mean(a));
  const chance = mean(ranked[0] as Rated);
  if (chance < UNDECIDED[0] || chance > UNDECIDED[1]) return null;
  const others = finalists
    .filter((one) => !ranked.includes(one))
    .map((candidate) => ({ candidate, loss: chance - mean(candidate) }))
    .toSorted((a, b) => a.loss - b.loss);
  return { best: ranked, others, gap, chance };
}

/** In each batch, the worst of the best acts against the best of the others. */
function batchGaps(batches: readonly number[][], best: readonly number[], others: readonly number[]): number[] {
  const most = (list: readonly number[]): number => meanOf(list);
  const rival = others.reduce((a, b) => (most(batches[b] ?? []) > most(batches[a] ?? []) ? b : a));
  const weakest = best.reduce((a, b) => (most(batches[b] ?? []) < most(batches[a] ?? []) ? b : a));
  return (batches[weakest] ?? []).map((chance, i) => chance - (batches[rival]?.[i] ?? 0));
}

/** A long ordinary search must not prefer an act that was not compared. */
function isFoundByAll(
  { spec, view, seat, seats }: ReviewedPosition,
  iterations: number,
  candidates: readonly Rated[],
  best: readonly Rated[],
  seed: number,
): boolean {
  const search = newSearch(spec, view as never, seat, seats, seedOf(seed, AGAIN), SEARCH_PARAMS);
  if (!search) return false;
  run(search, { iterations: EFFORT * iterations });
  const [top] = visited(search);
  if (!top) return false;
  const key = candidateKey(top);
  return candidates.some((one) => candidateKey(one) === key) && best.some((one) => actKey(one.act) === actKey(top.act));
}

function expectedLine(position: ReviewedPosition, candidate: Candidate, visits: number, seed: number): readonly Move[] {
  const search = searchCandidate(position, candidate, seedOf(seed, LINE));
  if (!search) return [];
  for (let k = 0; k < visits; k++) iterate(search);
  const edge = search.root.edges[0];
  if (!edge) return [];
  search.reseed(0);
  return variationsOf(search, edge)[0]?.moves ?? [];
}

const chanceIn = ({ values, isProven }: CandidateValue, seat: number, toChances: ChanceMap): number =>
  toChances(values, isProven)[seat] as number;
const means = (values: readonly CandidateValue[][], seat: number, toChances: ChanceMap): number[] =>
  values.map((batches) => meanOf(batches.map((one) => chanceIn(one, seat, toChances))));
