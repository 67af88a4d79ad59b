/**
 * Counts the choices of bots that lose much, by the judgement of a much longer search with another evaluation: one that
 * shared the bots' evaluation would share their mistakes.
 */
import {
  type BotSpec,
  chooseEdge,
  type Edge,
  edgeKey,
  edgeValue,
  type LevelSettings,
  newSearch,
  run,
  SEARCH_PARAMS,
  type Search,
} from "@starboard/bots";
import { Engine, type Game, type Seat, seededDraws, seededUint32, type Shape } from "@starboard/kernel";
import { type Contender, type Contest, mixSeed, type NamedWeights, settingsOf, specOf } from "./contest.ts";
import { playMatch } from "./play-match.ts";
import { type Estimate, shareEstimate } from "./stats.ts";

/** A level with a fixed number of iterations. */
export type FixedSearch = Extract<Contender, { readonly is: "search" }> & { readonly iterations: number };

export interface BlunderPlan {
  readonly game: string;
  readonly options: Contest["options"];
  /** Whose choices are judged. The first of them plays the matches that the positions come from, on all seats. */
  readonly players: readonly FixedSearch[];
  /** The evaluation of the judge; the one in use if absent. */
  readonly judge?: NamedWeights;
  /** Iterations of the judge. */
  readonly judgeIterations: number;
  /** Most positions taken from one match. */
  readonly perMatch: number;
  readonly seed: number;
  /** Number of acts after which a match is cut off. */
  readonly maxActs: number;
}

/** A position, and what each player's choice loses there. */
export interface JudgedChoice {
  readonly step: string;
  /** Value of the judge's best act less that of the choice, 0 to 1, in the order of the plan's players. */
  readonly losses: readonly number[];
}

/** One match: plain data, one line of a file. */
export interface JudgedChoices {
  readonly match: number;
  readonly choices: readonly JudgedChoice[];
}

const noClock = (): number => {
  throw new Error("a measurement by iterations must not read the clock");
};

interface Asked<G extends Shape> {
  readonly t: G["state"];
  readonly by: Seat;
}

/** Plays one match and returns some of its questions with more than one legal act, all equally likely. */
function questionsOf<G extends Shape>(spec: BotSpec<G>, plan: BlunderPlan, match: number): Asked<G>[] {
  const { game, options, players, seed, maxActs, perMatch } = plan;
  const [player] = players as readonly [FixedSearch];
  const random = seededUint32(mixSeed(seed, match, 1));
  const engine = new Engine<G>(spec.game, seededDraws(seed));
  const kept: Asked<G>[] = [];
  let seen = 0;
  const contest: Contest = { game, options, a: player, b: player, seed, factor: 1, maxActs };
  playMatch(spec, contest, { group: match, team: 0 }, { clock: noClock }, (t, by, _, step) => {
    if (!Object.hasOwn(spec.game.steps, step) || engine.legal(t, by).length < 2) return;
    // Reservoir sampling: the nth question takes the place of an earlier one with probability perMatch / n.
    seen++;
    const at = seen <= perMatch ? seen - 1 : random() % seen;
    if (at < perMatch) kept[at] = { t: spec.game.clone(t), by };
  });
  return kept;
}

/** Searches some acts of a question alone, each as often as the other, and returns their values. */
function valuesOf<G extends Shape>(
  s: Search<G>,
  view: G["view"],
  acts: readonly Edge<G>[],
  { seed, judgeIterations }: BlunderPlan,
): { readonly values: readonly number[]; readonly ended: boolean } {
  const prior = {
    acts: acts.map(({ act }) => act),
    priors: acts.map(() => 1),
    continuations: acts.map(({ continuation }) => continuation),
    complete: false,
  };
  const { root } = s;
  const alone = newSearch(s.spec, view, s.seat, s.seats, mixSeed(seed, 2), SEARCH_PARAMS, prior) as Search<G>;
  run(alone, { iterations: judgeIterations });
  const values = acts.map(({ act, continuation }) => {
    const key = edgeKey(act, continuation);
    const edge = alone.root.edges.find((one) => edgeKey(one.act, one.continuation) === key) as Edge<G>;
    return edgeValue(root, edge);
  });
  return { values, ended: alone.root.proven !== null };
}

/** Returns what a choice loses against the best act. */
function lossOf<G extends Shape>(
  s: Search<G>,
  view: G["view"],
  best: Edge<G>,
  chosen: Edge<G>,
  plan: BlunderPlan,
): number {
  const both = valuesOf(s, view, [best, chosen], plan);
  // A proven win of one act ends the search before the other one is known. Twice the same act is not searched less.
  const [of, other] = both.ended
    ? [best, chosen].map((edge) => valuesOf(s, view, [edge, edge], plan).values[0])
    : both.values;
  return Math.max(0, (of as number) - (other as number));
}

/** The judge always takes the best act. */
const BEST: LevelSettings = { budgetMs: 0, temperature: 0.01, floor: 1, margin: 0, choosesEliminated: true };

/** Plays one match and judges what every player would do at some of its questions. */
export function judgeChoices<G extends Shape>(spec: BotSpec<G>, plan: BlunderPlan, match: number): JudgedChoices {
  const { game } = spec as { readonly game: Game<G> };
  const { players, judge } = plan;
  const parsed = game.options.parse(plan.options);
  if (!("ok" in parsed)) throw new Error(`these options are not valid: ${JSON.stringify(parsed.bad)}`);
  const seats = game.options.seats(parsed.ok);
  const judgeSpec = specOf(spec, { is: "greedy", ...(judge && { evaluation: judge }) });
  const choices: JudgedChoice[] = [];
  for (const [i, { t, by }] of questionsOf(spec, plan, match).entries()) {
    const view = game.view(t, by);
    const searched = (bot: BotSpec<G>, iterations: number, seed: number): Search<G> | null => {
      const s = newSearch(bot, view, by, seats, seed, SEARCH_PARAMS);
      if (s) run(s, { iterations });
      return s;
    };
    const chosenBy = (s: Search<G>, settings: LevelSettings, seed: number): Edge<G> =>
      chooseEdge(s.root, settings, seededUint32(seed)(), s.survivors);
    const judged = searched(judgeSpec, plan.judgeIterations, mixSeed(plan.seed, match, i, 0));
    if (!judged || judged.forced || judged.root.edges.length < 2) continue;
    const best = chosenBy(judged, BEST, 0);
    const losses = players.map((player, p) => {
      const seed = mixSeed(plan.seed, match, i, 1 + p);
      const own = searched(specOf(spec, player), player.iterations, seed) as Search<G>;
      const chosen = chosenBy(own, settingsOf(player, spec), seed);
      const same = edgeKey(chosen.act, chosen.continuation) === edgeKey(best.act, best.continuation);
      return same ? 0 : Number(lossOf(judged, view, best, chosen, plan).toFixed(4));
    });
    choices.push({ step: judged.root.step, losses });
  }
  return { match, choices };
}

/** How often choices lose much. */
export interface BlunderFigures {
  /** Shares of choices that lose more than 10 and more than 5 points of winning chance. */
  readonly above10: Estimate;
  readonly above5: Estimate;
  readonly meanLoss: number;
}

/** Returns the figures of player number `player` of the plan. */
export function blunderFigures(choices: readonly JudgedChoice[], player: number): BlunderFigures {
  const losses = choices.map((choice) => choice.losses[player] as number);
  const above = (points: number): Estimate => shareEstimate(losses.map((loss) => (loss > points / 100 ? 1 : 0)));
  const meanLoss = losses.reduce((sum, loss) => sum + loss, 0) / losses.length;
  return { above10: above(10), above5: above(5), meanLoss };
}
