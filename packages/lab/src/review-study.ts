/**
 * Measures how far a review can be trusted: strong play with planted errors is reviewed twice with different seeds.
 * Planted errors should be found, strong play should not be flagged, and the two reviews should agree.
 */
import { actKey, type BotSpec, createBotEngine } from "@starboard/bots";
import { type Assessment, evaluateCandidate, isInferior, type MatchReview, startReview } from "@starboard/bots/review";
import {
  type Act,
  type AnyGame,
  type DrawRecord,
  editionName,
  type Entry,
  Engine,
  isRefusal,
  type MatchRecord,
  play,
  question,
  type Seat,
  seededDraws,
  seededUint32,
  type Shape,
  start,
} from "@starboard/kernel";
import { mixSeed } from "./contest.ts";

export interface ReviewStudy {
  readonly spec: BotSpec<Shape>;
  readonly options: object;
  readonly seed: number;
  /** Iterations per question of the level 5 bots that play. */
  readonly iterations: number;
  /** Most planted errors per match. */
  readonly plants: number;
}

/** The figures of one match, or of several added up. */
export interface ReviewFigures {
  readonly matches: number;
  /** Decisions of the bots that were judged, and how many of them each review flagged. */
  readonly choices: number;
  readonly alarms: number;
  readonly close: number;
  readonly planted: number;
  readonly found: number;
  /** Decisions flagged by one of the two reviews, by both, and flagged by one but called fine by the other. */
  readonly flagged: number;
  readonly repeated: number;
  readonly contradicted: number;
}

export const NO_FIGURES: ReviewFigures = {
  matches: 0,
  choices: 0,
  alarms: 0,
  close: 0,
  planted: 0,
  found: 0,
  flagged: 0,
  repeated: 0,
  contradicted: 0,
};

export const addFigures = (a: ReviewFigures, b: ReviewFigures): ReviewFigures =>
  Object.fromEntries(
    Object.keys(a).map((name) => [name, a[name as keyof ReviewFigures] + b[name as keyof ReviewFigures]]),
  ) as unknown as ReviewFigures;

/** Least loss of a planted error, in values of the search that are not calibrated. */
const PLANTED_LOSS = 0.15;
/** Share of the decisions at which an error is looked for, and random acts that are tried there. */
const PLANT_SHARE = 0.15;
const PLANT_TRIES = 4;
/** Visits with which a planted error is measured, as a multiple of the review's. */
const PLANT_EFFORT = 10;
const MAX_ACTS = 3000;

/** Plays one match, reviews it twice, and returns the figures. */
export function studyReview(study: ReviewStudy): ReviewFigures {
  const { record, planted } = playMatchWithErrors(study);
  const find = (): AnyGame => study.spec.game as unknown as AnyGame;
  const reviews = [1, 2].map((n) => {
    const begun = startReview(record, find, study.spec, { seed: mixSeed(study.seed, n), effort: 1 });
    if (!("ok" in begun)) throw new Error(begun.bad[0]?.code);
    while (begun.ok.steps.next().done !== true);
    return begun.ok.current();
  });
  return figuresOf(reviews[0] as MatchReview, reviews[1] as MatchReview, planted);
}

/** Compares two reviews of the same match. `planted` holds the entries with planted errors. */
export function figuresOf(first: MatchReview, second: MatchReview, planted: ReadonlySet<number>): ReviewFigures {
  const classOf = (review: MatchReview): Map<number, Assessment> =>
    new Map(review.moments.map(({ n, assessment }) => [n, assessment]));
  const again = classOf(second);
  let figures: ReviewFigures = { ...NO_FIGURES, matches: 1 };
  for (const { n, assessment } of first.moments) {
    const other = again.get(n) ?? "fine";
    const flags = [assessment, other].filter(isInferior).length;
    const isPlanted = planted.has(n);
    figures = addFigures(figures, {
      ...NO_FIGURES,
      choices: isPlanted ? 0 : 1,
      alarms: !isPlanted && isInferior(assessment) ? 1 : 0,
      close: !isPlanted && assessment === "close" ? 1 : 0,
      planted: isPlanted ? 1 : 0,
      found: isPlanted && isInferior(assessment) ? 1 : 0,
      flagged: flags > 0 ? 1 : 0,
      repeated: flags === 2 ? 1 : 0,
      contradicted: flags === 1 && [assessment, other].includes("fine") ? 1 : 0,
    });
  }
  return figures;
}

/** Plays a match of strong bots in which some acts are replaced by clearly worse ones. */
function playMatchWithErrors({ spec, options, seed, iterations, plants }: ReviewStudy): {
  record: MatchRecord;
  planted: ReadonlySet<number>;
} {
  const { game } = spec;
  const seats = game.options.seats(options as never);
  const random = seededUint32(mixSeed(seed, 77));
  const draw = seededDraws(mixSeed(seed, 5));
  const engines = Array.from({ length: seats }, () => createBotEngine([spec as never]));
  const begun = start(game, options as never, draw);
  let state = begun.state;
  const entries: object[] = [{ is: "start", n: 0, at: 0, hash: "0", draws: begun.draws }];
  const planted = new Set<number>();
  while (entries.length < MAX_ACTS) {
    const asked = question(game, state as never);
    const by = asked?.waiting[0];
    if (!asked || by === undefined) break;
    const view = game.view(state as never, by);
    const query = { game, options: options as never, view, seat: by, level: 5 as const, clock: () => 0, iterations };
    const decision = engines[by]?.think({ ...query, seed: mixSeed(seed, entries.length) });
    if (!decision) break;
    const { step } = decision;
    let { act } = decision;
    if (planted.size < plants && random() / 2 ** 32 < PLANT_SHARE && step === asked.frame.step) {
      const worse = worseAct(spec, view, by, seats, act, new Engine(game, draw).legal(state as never, by), random);
      if (worse) {
        act = worse;
        planted.add(entries.length);
        engines[by] = createBotEngine([spec as never]);
      }
    }
    const played = play(game, state as never, { by, step, act }, draw);
    if (isRefusal(played)) throw new Error(played.code);
    entries.push({ is: "act", n: entries.length, at: 0, hash: `${entries.length}`, by, step, act, ...drawsOf(played) });
    state = played.state;
  }
  return { record: recordOf(spec, options, seats, entries as Entry[], state), planted };
}

const drawsOf = ({ draws }: { readonly draws: readonly DrawRecord[] }): object => (draws.length > 0 ? { draws } : {});

/** A record without proofs: the review replays it, and nobody verifies it. */
const recordOf = (
  { game }: BotSpec<Shape>,
  options: object,
  seats: number,
  entries: readonly Entry[],
  state: Shape["state"],
): MatchRecord => ({
  format: "starboard.record",
  version: 1,
  game: editionName(game as unknown as AnyGame),
  options,
  seats: Array.from({ length: seats }, (_, i) => ({ name: `Bot ${i + 1}`, kind: "bot" })),
  generator: "",
  commitment: "",
  entropy: [],
  secret: null,
  entries,
  result: (state as { flow: { over: MatchRecord["result"] } }).flow.over,
});

/** A random legal act that is clearly worse than the chosen one at many visits; null if none is found. */
function worseAct(
  spec: BotSpec<Shape>,
  view: Shape["view"],
  seat: Seat,
  seats: number,
  chosen: Act,
  legal: readonly Act[],
  random: () => number,
): Act | null {
  const position = { spec, view: view as object, seat, seats };
  const visits = PLANT_EFFORT * (spec.reviewBudget?.visits ?? 50);
  const valueOf = (act: Act, count: number, seed: number): number =>
    evaluateCandidate(position, { act, continuation: [] }, count, seed).values[seat] as number;
  for (let i = 0; i < PLANT_TRIES; i++) {
    const act = legal[random() % legal.length];
    if (!act || actKey(act) === actKey(chosen)) continue;
    const seed = random() | 0;
    const loss = (count: number): number => valueOf(chosen, count, seed) - valueOf(act, count, seed);
    if (loss(visits / PLANT_EFFORT) >= PLANTED_LOSS && loss(visits) >= PLANTED_LOSS) return act;
  }
  return null;
}
