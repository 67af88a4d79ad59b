/**
 * Fits the log-odds of a policy prior to what long searches visit: the prior learns to look first where a search that has
 * time ends up looking (expert iteration, Anthony, Tian and Barber 2017).
 */
import {
  type ActOdds,
  actKey,
  type BotSpec,
  createBotEngine,
  edgeKey,
  levelSettings,
  newSearch,
  type NowMs,
  type PriorTuning,
  run,
  SEARCH_PARAMS,
  type WriteActFeatures,
} from "@starboard/bots";
import { Engine, seededDraws, type Seat, type Shape } from "@starboard/kernel";
import { mixSeed } from "../contest.ts";
import { chances, type Choice, fitLogit } from "./logit.ts";

type Options = Readonly<Record<string, unknown>>;
export interface PriorPlan {
  readonly game: string;
  /** Options of all matches, or of several tables at which they are played in turn. */
  readonly options: Options | readonly Options[];
  /** Iterations of the searches that play, and of those that are learned from. */
  readonly iterations: number;
  readonly search: number;
  /** Every so-manieth question is searched long. */
  readonly every: number;
  readonly seed: number;
  readonly maxActs: number;
}

/** A question with the features of its acts, their priors, and the shares of the visits of a long search. */
export interface SampledQuestion {
  readonly match: number;
  readonly step: string;
  readonly features: readonly (readonly number[])[];
  readonly priors: readonly number[];
  readonly visits: readonly number[];
}

const noClock: NowMs = () => {
  throw new Error("self-play must not read the clock");
};
/** Digits kept of every number. */
const rounded = (x: number): number => Number(x.toFixed(4));

function optionsOf({ options }: PriorPlan, match: number): Options {
  const tables = [options].flat();
  return tables[match % tables.length] ?? {};
}

/** Plays match number `match` of a plan between equal bots and returns its questions; the same for the same plan. */
export function sampleQuestions<G extends Shape>(spec: BotSpec<G>, plan: PriorPlan, match: number): SampledQuestion[] {
  const { game } = spec;
  const parsed = game.options.parse(optionsOf(plan, match));
  if (!("ok" in parsed)) throw new Error(`the options are not valid: ${JSON.stringify(parsed.bad)}`);
  const options: G["options"] = parsed.ok;
  const seats = game.options.seats(options);
  const seed = mixSeed(plan.seed, match);
  const engine = new Engine<G>(game, seededDraws(seed));
  const bots = createBotEngine([spec as unknown as BotSpec<never>]);
  const t = game.setup(options);
  engine.advance(t);
  const questions: SampledQuestion[] = [];
  for (let acts = 0; engine.asking !== undefined && acts < plan.maxActs; acts++) {
    const by = engine.asking;
    const view = game.view(t, by);
    if (mixSeed(seed, 1, acts) % plan.every === 0) {
      const question = questionOf(spec, plan, view, by, seats, mixSeed(seed, 2, acts));
      if (question) questions.push({ match, ...question });
    }
    const decision = bots.think<G>({
      game,
      options,
      view,
      seat: by,
      level: 5,
      settings: levelSettings(5, spec.levelChoices),
      seed: mixSeed(seed, 3, acts),
      clock: noClock,
      iterations: plan.iterations,
    });
    if (!decision) throw new Error(`seat ${by} had no answer`);
    if (Object.hasOwn(game.asides, decision.step)) {
      engine.aside(t, by, decision.step, decision.act);
      continue;
    }
    const key = actKey(decision.act);
    const act = engine.moves.find((move) => actKey(move) === key);
    if (!act) throw new Error(`seat ${by} answered with an act it may not do: ${key}`);
    engine.act(t, by, act);
  }
  return questions;
}

/** Searches a question; `null` if the prior of its step is not fitted or there is nothing to choose. */
function questionOf<G extends Shape>(
  spec: BotSpec<G>,
  plan: PriorPlan,
  view: G["view"],
  by: Seat,
  seats: number,
  seed: number,
): Omit<SampledQuestion, "match"> | null {
  const tuning = spec.tuning as NonNullable<typeof spec.tuning>;
  const search = newSearch(spec, view, by, seats, seed, SEARCH_PARAMS);
  if (!search || search.forced) return null;
  const { step } = search.root;
  const t = search.root.state ?? search.sampleState?.();
  const prior = tuning.prior as PriorTuning<G>;
  const newWriter = (): WriteActFeatures | null =>
    t ? prior.writer(t, step, by, search.rootMoves, tuning.inUse.weights) : null;
  if (!newWriter()) return null;
  run(search, { iterations: plan.search });
  // A writer may read tables that the search has filled anew.
  const write = newWriter() as WriteActFeatures;
  const edges = search.root.edges.filter(({ child }) => !child?.proven);
  const total = edges.reduce((sum, { visits }) => sum + visits, 0);
  if (edges.length < 2 || total < plan.search / 2) return null;
  // The acts of a step are those that its prior was written for, one object each.
  const known = new Map(search.rootMoves.map((act) => [actKey(act), act]));
  const features = edges.map(({ act, continuation }) => {
    const row = new Float64Array(prior.features.length);
    write(known.get(edgeKey(act)) ?? act, row, continuation);
    return Array.from(row, rounded);
  });
  return {
    step,
    features,
    priors: edges.map(({ prior: p }) => rounded(p)),
    visits: edges.map(({ visits }) => rounded(visits / total)),
  };
}

/** Cross-entropies of the visits of unseen matches, in nats: of even chances, of the prior as it was, and of the fit. */
export interface PriorReport {
  readonly step: string;
  readonly questions: number;
  readonly even: number;
  readonly before: number;
  readonly after: number;
  /** The entropy of the visits themselves: no prior can have less. */
  readonly least: number;
}
export interface PriorFit {
  readonly odds: ActOdds;
  readonly reports: readonly PriorReport[];
}

/** Parts into which the matches are divided: each is predicted by a fit to the others. */
const FOLDS = 5;
const foldOf = (match: number): number => mixSeed(match, 0xf01d) % FOLDS;

const choiceOf = ({ features, visits }: SampledQuestion): Choice => ({ features, shares: visits, weight: 1 });

/** Fits the log-odds of features to questions, and measures on each fifth of the matches a fit to the others. */
export function fitPrior(
  names: readonly string[],
  questions: readonly SampledQuestion[],
  start: ActOdds | null,
  ridge: number,
): PriorFit {
  const from = names.map((name) => start?.[name] ?? 0);
  const fit = (some: readonly SampledQuestion[]): number[] => fitLogit(some.map(choiceOf), { start: from, ridge });
  const sums = new Map<string, { questions: number; even: number; before: number; after: number; least: number }>();
  for (let fold = 0; fold < FOLDS; fold++) {
    const odds = fit(questions.filter(({ match }) => foldOf(match) !== fold));
    for (const question of questions.filter(({ match }) => foldOf(match) === fold)) {
      const { step, visits, priors } = question;
      const sum = sums.get(step) ?? { questions: 0, even: 0, before: 0, after: 0, least: 0 };
      const all = priors.reduce((a, b) => a + b, 0);
      sum.questions++;
      sum.even += Math.log(visits.length);
      sum.before += crossEntropy(
        visits,
        priors.map((p) => p / all),
      );
      sum.after += crossEntropy(visits, chances(choiceOf(question), odds));
      sum.least += crossEntropy(visits, visits);
      sums.set(step, sum);
    }
  }
  const odds = fit(questions);
  return {
    odds: Object.fromEntries(names.map((name, i) => [name, Number((odds[i] as number).toFixed(3))])),
    reports: [...sums]
      .toSorted(([, x], [, y]) => y.questions - x.questions)
      .map(([step, { questions: n, even, before, after, least }]) => ({
        step,
        questions: n,
        even: even / n,
        before: before / n,
        after: after / n,
        least: least / n,
      })),
  };
}

const crossEntropy = (shares: readonly number[], of: readonly number[]): number =>
  shares.reduce((sum, share, i) => (share > 0 ? sum - share * Math.log(Math.max(1e-6, of[i] as number)) : sum), 0);
