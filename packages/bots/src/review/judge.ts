/**
 * Judges one decision from what its seat knew: the act that was played against the best others, on the same
 * determinizations with the same draws. No file below this one handles the actual state of a match.
 */
import { type Act, deepEqual, type Seat, type Shape } from "@starboard/kernel";
import { variationsOf } from "../move-choice.ts";
import { iterate, newSearch, run, type Search } from "../search.ts";
import { SEARCH_PARAMS } from "../search-params.ts";
import type { BotSpec, ReviewBudget } from "../spec.ts";
import type { Edge } from "../tree.ts";
import { assess, isInferior, needsMoreRounds, SCREEN_LOSS, THRESHOLDS } from "./assessment.ts";
import { type Interval, intervalOf, meanOf } from "./interval.ts";
import {
  type Candidate,
  candidateKey,
  type CandidateValue,
  evaluatePaired,
  type ReviewedPosition,
  searchCandidate,
  seedOf,
} from "./paired-evaluation.ts";
import type { ReviewedAct, ReviewMoment } from "./review-format.ts";
import { type ChanceMap, chanceMapOf } from "./win-chance.ts";

/** For games that name no budget of their own. */
export const DEFAULT_BUDGET: ReviewBudget = {
  search: 150,
  candidates: 4,
  screenVisits: 25,
  visits: 50,
  batches: 6,
  openVisits: 25,
  redraws: 8,
};

/** A decision as its seat saw it. */
export interface JudgedDecision {
  readonly n: number;
  readonly by: Seat;
  readonly step: string;
  readonly rule: string;
  readonly view: object;
  readonly act: Act;
  /** Its unit by `BotSpec.unit`; `null` for a question of its own, `undefined` if the game names no units. */
  readonly unit?: string | null | undefined;
  readonly following: readonly {
    readonly n: number;
    readonly step: string;
    readonly act: Act;
    readonly unit?: string | null | undefined;
  }[];
}

/** The rules of one review. */
export interface JudgeSettings {
  readonly spec: BotSpec<Shape>;
  readonly seats: number;
  readonly budget: ReviewBudget;
  readonly seed: number;
}

/** A candidate with its policy prior. */
interface RatedCandidate extends Candidate {
  readonly prior: number;
}

/** The first comparison of a decision. */
export interface ScreenedDecision {
  readonly decision: JudgedDecision;
  readonly chosen: RatedCandidate;
  /** The other candidates, best first. */
  readonly others: readonly RatedCandidate[];
  /** Further entries of the record that belong to the chosen act. */
  readonly entries: readonly number[];
  /** Mean loss of the chosen act against the best other one; below 0 if it was better. */
  readonly loss: number;
  /** The judgement so far. It is final if `isOpen` is false. */
  readonly moment: ReviewMoment;
  /** A second comparison could change the judgement. */
  readonly isOpen: boolean;
}

const SCREEN_BATCHES = 2;
/** Seeds of the two comparisons and of the lines: independent, so that the best of the first is not flattered. */
const SEARCH = 0;
const SCREEN = 1;
const CONFIRM = 2;
const LINE = 3;
/** Prior below which an act is unlikely. */
const UNLIKELY = 0.1;
/** Least gain over the likeliest act for a brave one. */
const BRAVE_GAIN = 0.03;

/**
 * Compares the chosen act with the best others of a short search.
 *
 * @param tried set if the act was not played: the acts after it, or `null` for the continuation that suits it best
 * @returns `null` if the search sees only one act worth comparing
 */
export function screen(
  settings: JudgeSettings,
  decision: JudgedDecision,
  tried?: readonly Act[] | null,
): ScreenedDecision | null {
  const { spec, seats, budget, seed } = settings;
  const { by, view, n } = decision;
  const search = newSearch(spec, view as never, by, seats, seedOf(seed, n, SEARCH), SEARCH_PARAMS);
  if (!search || search.forced) return null;
  run(search, { iterations: budget.search });
  const { chosen, entries } = tried === undefined ? chosenUnit(search, decision) : triedUnit(search, decision, tried);
  const others = alternatives(search, chosen, budget.candidates);
  if (others.length === 0) return null;
  const position: ReviewedPosition = { spec, view, seat: by, seats };
  const toChances = chanceMapOf(spec, view, by, seats);
  const values = evaluatePaired(
    position,
    [chosen, ...others],
    budget.screenVisits,
    { first: 0, count: SCREEN_BATCHES },
    seedOf(seed, n, SCREEN),
  );
  const chances = values.map((batches) => chanceOf(batches, by, toChances));
  const own = chances[0] as number;
  const ranked = others
    .map((candidate, i) => ({ candidate, chance: chances[i + 1] as number, batches: values[i + 1] }))
    .toSorted((a, b) => b.chance - a.chance);
  const best = ranked[0] as (typeof ranked)[number];
  const loss = best.chance - own;
  const isBest = loss <= 0;
  const favourite = ranked.reduce((a, b) => (b.candidate.prior > a.candidate.prior ? b : a));
  const isUnlikely = chosen.prior < UNLIKELY && favourite.candidate.prior > chosen.prior;
  const moment: ReviewMoment = {
    n,
    entries,
    by,
    step: decision.step,
    rule: decision.rule,
    assessment: loss < SCREEN_LOSS ? "fine" : "close",
    loss: [Math.max(0, loss), Math.min(0, loss), Math.max(THRESHOLDS.inaccuracy, loss)],
    chosen: reviewedAct(chosen, own),
    best: isBest ? reviewedAct(chosen, own) : reviewedAct(best.candidate, best.chance),
    effects: new Array<number>(seats).fill(0),
    parts: [],
    isProven: false,
    isOnly: false,
    isBrave: false,
    stage: 1,
  };
  // An act far better than all others, and one better than what the policy expects, are worth a second look too.
  const mayBePraised = -loss >= THRESHOLDS.mistake || (isUnlikely && own - favourite.chance >= THRESHOLDS.inaccuracy);
  return {
    decision,
    chosen,
    others: ranked.map(({ candidate }) => candidate),
    entries,
    loss,
    moment,
    isOpen: loss >= SCREEN_LOSS || mayBePraised,
  };
}

/** Compares the chosen act with the best two others again, with fresh draws and many batches. */
export function confirm(settings: JudgeSettings, screened: ScreenedDecision): ReviewMoment {
  const { spec, seats, budget, seed } = settings;
  const { decision, chosen, others, moment } = screened;
  const { by, view, n } = decision;
  const position: ReviewedPosition = { spec, view, seat: by, seats };
  const toChances = chanceMapOf(spec, view, by, seats);
  const favourite = others.reduce((a, b) => (b.prior > a.prior ? b : a));
  const finalists = [...new Set([...others.slice(0, 2), favourite])];
  const values: CandidateValue[][] = [chosen, ...finalists].map(() => []);
  let best = 1;
  let loss: Interval = { mean: 0, low: -1, high: 1 };
  const lossAgainst = (i: number): Interval =>
    intervalOf(differences(values[i] as CandidateValue[], values[0] as CandidateValue[], by, toChances));
  for (let round = 0; round === 0 || needsMoreRounds(loss, round, budget.flagRounds); round++) {
    const more = evaluatePaired(
      position,
      [chosen, ...finalists],
      budget.visits,
      { first: round * budget.batches, count: budget.batches },
      seedOf(seed, n, CONFIRM),
    );
    for (const [i, batches] of more.entries()) values[i]?.push(...batches);
    best = bestOf(values, by, toChances);
    loss = lossAgainst(best);
  }
  const own = values[0] as CandidateValue[];
  const isProven = [own, values[best] as CandidateValue[]].every((batches) => batches.every((one) => one.isProven));
  const assessment = loss.mean <= 0 ? "fine" : assess(loss);
  const isFine = assessment === "fine";
  const gains = finalists.map((_, i) => lossAgainst(i + 1));
  const gainOnFavourite = gains[finalists.indexOf(favourite)] as Interval;
  const better = loss.mean > 0 ? (finalists[best - 1] as RatedCandidate) : chosen;
  const betterValues = loss.mean > 0 ? (values[best] as CandidateValue[]) : own;
  return {
    ...moment,
    assessment,
    loss: [Math.max(0, loss.mean), loss.low, loss.high],
    chosen: { ...reviewedAct(chosen, chanceOf(own, by, toChances)), ...lineOf(position, settings, chosen, n) },
    best: {
      ...reviewedAct(better, chanceOf(betterValues, by, toChances)),
      ...lineOf(position, settings, better, n),
    },
    effects: isInferior(assessment) ? effectsOf(own, betterValues, seats, toChances) : moment.effects,
    isProven,
    isOnly: isFine && gains.every(({ high }) => high <= -THRESHOLDS.mistake),
    isBrave:
      isFine &&
      chosen.prior < UNLIKELY &&
      favourite.prior > chosen.prior &&
      gainOnFavourite.mean <= -BRAVE_GAIN &&
      gainOnFavourite.high < 0,
    stage: 2,
  };
}

/** The act that was played with the following acts that belong to it, so that a unit is compared with units. */
function chosenUnit(search: Search<Shape>, decision: JudgedDecision): { chosen: RatedCandidate; entries: number[] } {
  const { act, following, unit } = decision;
  const edges = edgesOf(search);
  const isPlayed = (edge: Edge<Shape>): boolean =>
    deepEqual(edge.act, act) && edge.continuation.every((next, i) => deepEqual(next, following[i]?.act));
  const played = edges.filter(isPlayed).toSorted((a, b) => b.continuation.length - a.continuation.length)[0];
  const sameAct = edges.filter((edge) => deepEqual(edge.act, act));
  const other = following.findIndex((next) => next.unit !== unit || unit === null);
  const length =
    unit === undefined
      ? (played?.continuation.length ?? usualLength(edges, sameAct, decision))
      : other < 0
        ? following.length
        : other;
  const rest = following.slice(0, length);
  const prior = played?.prior ?? sameAct.reduce((sum, edge) => sum + edge.prior, 0);
  return { chosen: { act, continuation: rest.map((one) => one.act), prior }, entries: rest.map(({ n }) => n) };
}

/**
 * How many acts the policy joins to an act like this one, in a game that names no units. An act that the policy leaves out
 * is joined like the others, so that a unit is not compared with a single act.
 */
function usualLength(
  edges: readonly Edge<Shape>[],
  sameAct: readonly Edge<Shape>[],
  { act, step, following }: JudgedDecision,
): number {
  const sameKind = edges.filter((edge) => edge.act.do === act.do);
  const alike = sameAct.length > 0 ? sameAct : sameKind.length > 0 ? sameKind : edges;
  const lengths = alike.map(({ continuation }) => continuation.length);
  const longest = Math.max(0, ...lengths);
  // Units of several lengths end where the same question comes again, such as that for the next group.
  const again = lengths.every((one) => one === longest) ? -1 : following.findIndex((next) => next.step === step);
  return Math.min(again < 0 ? following.length : again, following.length, longest);
}

/** An act that was not played with the acts after it; without these, with the most visited continuation of it. */
function triedUnit(
  search: Search<Shape>,
  { act }: JudgedDecision,
  tried: readonly Act[] | null,
): { chosen: RatedCandidate; entries: number[] } {
  const [edge] = edgesOf(search)
    .filter((one) => deepEqual(one.act, act) && (tried === null || deepEqual(one.continuation, tried)))
    .toSorted((a, b) => b.visits - a.visits);
  const continuation = tried ?? edge?.continuation ?? [];
  return { chosen: { act: edge?.act ?? act, continuation, prior: edge?.prior ?? 0 }, entries: [] };
}

const edgesOf = (search: Search<Shape>): readonly Edge<Shape>[] => search.root.edges;

/** The most visited other acts; of equally visited ones those with the higher value. The likeliest one is among them. */
function alternatives(search: Search<Shape>, chosen: Candidate, count: number): RatedCandidate[] {
  const key = candidateKey(chosen);
  const others = edgesOf(search).filter((edge) => edge.visits > 0 && candidateKey(edge) !== key);
  const value = ({ total, visits }: Edge<Shape>): number => total / visits;
  const ranked = others.toSorted((a, b) => b.visits - a.visits || value(b) - value(a));
  const kept = ranked.slice(0, count);
  const [likeliest] = others.toSorted((a, b) => b.prior - a.prior);
  if (likeliest && !kept.includes(likeliest)) kept.push(likeliest);
  return kept.map(({ act, continuation, prior }) => ({ act, continuation, prior }));
}

const reviewedAct = ({ act, continuation, prior }: RatedCandidate, chance: number): ReviewedAct => ({
  acts: [act, ...continuation],
  chance,
  prior,
  line: [],
  terms: [],
});

const chanceIn = ({ values, isProven }: CandidateValue, seat: number, chances: ChanceMap): number =>
  chances(values, isProven)[seat] as number;

const chanceOf = (batches: readonly CandidateValue[], seat: number, chances: ChanceMap): number =>
  meanOf(batches.map((batch) => chanceIn(batch, seat, chances)));

/** What the first candidate has over the second in each batch, in win chance of a seat. */
const differences = (
  first: readonly CandidateValue[],
  second: readonly CandidateValue[],
  seat: number,
  chances: ChanceMap,
): number[] =>
  first.map((batch, i) => chanceIn(batch, seat, chances) - chanceIn(second[i] as CandidateValue, seat, chances));

/** The index of the best candidate after the first one. */
function bestOf(values: readonly CandidateValue[][], seat: number, chances: ChanceMap): number {
  let best = 1;
  for (let i = 2; i < values.length; i++)
    if (
      chanceOf(values[i] as CandidateValue[], seat, chances) > chanceOf(values[best] as CandidateValue[], seat, chances)
    )
      best = i;
  return best;
}

const effectsOf = (
  own: readonly CandidateValue[],
  best: readonly CandidateValue[],
  seats: number,
  chances: ChanceMap,
): number[] => Array.from({ length: seats }, (_, seat) => meanOf(differences(own, best, seat, chances)));

/** The expected line after a candidate with the evaluation at its end; the same determinization for every candidate. */
function lineOf(
  position: ReviewedPosition,
  { budget, seed }: JudgeSettings,
  candidate: Candidate,
  n: number,
): Pick<ReviewedAct, "line" | "terms"> {
  const search = searchCandidate(position, candidate, seedOf(seed, n, LINE));
  if (!search) return { line: [], terms: [] };
  for (let k = 0; k < budget.visits; k++) iterate(search);
  const edge = edgesOf(search)[0];
  if (!edge) return { line: [], terms: [] };
  search.reseed(0);
  const [variation] = variationsOf(search, edge);
  return { line: variation?.moves ?? [], terms: variation?.terms ?? [] };
}
