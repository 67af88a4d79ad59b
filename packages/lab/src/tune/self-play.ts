/** Plays matches between equal bots and keeps positions with their features, values and results. */
import {
  actKey,
  type BotSpec,
  createBotEngine,
  type Level,
  type LevelSettings,
  levelSettings,
  type NowMs,
  progressOf,
  type Tuning,
} from "@starboard/bots";
import { type Act, Engine, type GameState, seededDraws, seededUint32, type Seat, type Shape } from "@starboard/kernel";
import { mixSeed } from "../contest.ts";

export interface SelfPlayPlan {
  readonly game: string;
  /** Iterations of every search. */
  readonly iterations: number;
  /** How freely the bots choose; decides how varied the positions are. */
  readonly settings: LevelSettings;
  /** Probability of a random act instead of the chosen one, so that positions after mistakes are among the data. */
  readonly explore: number;
  readonly seed: number;
  /** Number of acts after which a match is abandoned. */
  readonly maxActs: number;
  /** The only table of `Tuning.tables` that is played; all in turn if absent. */
  readonly only?: string;
}

/** One position: the first question of a turn. */
export interface Position {
  /** How far the match had come (`progressOf`); `at` is the part of its questions that were over, 0 to 1. */
  readonly length: number;
  readonly at: number;
  /** Index of the team of the seat to move. */
  readonly team: number;
  /** Values for that team: of the evaluation, averaged over determinizations, and of the search. */
  readonly evaluation: number;
  readonly search: number;
  /** Features by team; `null` for a team that can no longer win. */
  readonly features: readonly (readonly number[] | null)[];
}

/** One match: plain data, one line of a file. */
export interface SampledMatch {
  readonly match: number;
  /** Name of its options in `Tuning.tables`. */
  readonly table: string;
  /** Share of the result by team; they add up to 1. */
  readonly shares: readonly number[];
  readonly acts: number;
  readonly positions: readonly Position[];
}

/** @param level whose common choices (not those of the game) all seats play with */
export const planOf = (game: string, iterations: number, seed: number, level: Level = 2): SelfPlayPlan => ({
  game,
  iterations,
  settings: levelSettings(level),
  explore: 0.03,
  seed,
  maxActs: 20_000,
});

/** Determinizations that the value of the evaluation is averaged over where information is hidden. */
const SAMPLES = 4;
/** Digits kept of every number. */
const round = (x: number): number => Number(x.toFixed(4));
const noClock: NowMs = () => {
  throw new Error("self-play must not read the clock");
};

/**
 * Plays match number `match` of a plan. The same plan and number give the same match. Returns `null` if it was
 * abandoned. Throws if there is no such table or its options are not valid.
 */
export function sampleMatch<G extends Shape>(spec: BotSpec<G>, plan: SelfPlayPlan, match: number): SampledMatch | null {
  const tuning = tuningOf(spec);
  const { game } = spec;
  const names = plan.only === undefined ? Object.keys(tuning.tables) : [plan.only];
  const table = names[match % names.length] as string;
  const tableOptions = tuning.tables[table];
  if (!tableOptions) throw new Error(`there is no table ${table}`);
  const parsed = game.options.parse(tableOptions);
  if (!("ok" in parsed)) throw new Error(`the options of ${table} are not valid: ${JSON.stringify(parsed.bad)}`);
  const options: G["options"] = parsed.ok;
  const seats = game.options.seats(options);
  const seed = mixSeed(plan.seed, match);
  const random = seededUint32(mixSeed(seed, 1));
  const engine = new Engine<G>(game, seededDraws(seed));
  const bots = createBotEngine([spec as unknown as BotSpec<never>]);
  const t = game.setup(options);
  engine.advance(t);
  const teams = Array.from({ length: seats }, (_, s) => spec.team?.(t, s as Seat) ?? s);
  const order = [...new Set(teams)];
  const sampler = samplerOf(spec, tuning, seats, teams, order);
  const positions: Omit<Position, "at">[] = [];
  const askedAt: number[] = [];
  let acts = 0;
  let last = "";
  while (engine.asking !== undefined && acts < plan.maxActs) {
    const by = engine.asking;
    const view = game.view(t, by);
    const decision = bots.think<G>({
      game,
      options,
      view,
      seat: by,
      level: 2,
      settings: plan.settings,
      seed: mixSeed(seed, 2, acts),
      clock: noClock,
      iterations: plan.iterations,
    });
    if (!decision) throw new Error(`seat ${by} had no answer`);
    acts++;
    if (Object.hasOwn(game.asides, decision.step)) {
      engine.aside(t, by, decision.step, decision.act);
      continue;
    }
    const turn = `${by} ${spec.turnKey(t, by)}`;
    const value = decision.variations[0]?.expectedScore;
    if (turn !== last && decision.iterations > 1 && value !== undefined) {
      last = turn;
      const position = sampler(view, by, value, mixSeed(seed, 3, acts));
      if (position) {
        positions.push(position);
        askedAt.push(acts);
      }
    }
    const explores = random() < plan.explore * 0x1_0000_0000;
    const key = actKey(decision.act);
    const act = explores
      ? engine.moves[random() % engine.moves.length]
      : engine.moves.find((move: Act) => actKey(move) === key);
    if (!act) throw new Error(`seat ${by} answered with an act it may not do: ${key}`);
    engine.act(t, by, act);
  }
  if ((t as GameState).flow.over === null) return null;
  const values = new Float64Array(seats);
  spec.terminalValue(t, values);
  const won = order.map((team) => values[teams.indexOf(team)] as number);
  const sum = won.reduce((a, b) => a + b, 0);
  return {
    match,
    table,
    shares: won.map((share) => (sum > 0 ? round(share / sum) : 1 / won.length)),
    acts,
    positions: positions.map((position, i) => ({ ...position, at: round((askedAt[i] as number) / acts) })),
  };
}

function tuningOf<G extends Shape>(spec: BotSpec<G>): Tuning<G> {
  if (!spec.tuning) throw new Error(`the evaluation of ${String(spec.game.id)} cannot be tuned`);
  return spec.tuning;
}

/** Returns a function that describes the position behind a view, or `null` where there is nothing to learn. */
function samplerOf<G extends Shape>(
  spec: BotSpec<G>,
  tuning: Tuning<G>,
  seats: number,
  teams: readonly number[],
  order: readonly number[],
): (view: G["view"], by: Seat, search: number, seed: number) => Omit<Position, "at"> | null {
  const n = tuning.features.length;
  const features = new Float64Array(seats * n);
  const values = new Float64Array(seats);
  return (view, by, search, seed) => {
    const draw = seededDraws(seed);
    const sample = spec.game.determinize(view, by, draw);
    if (!tuning.writeFeatures(sample, features)) return null;
    const rows = order.map((team) => {
      const own = teams.flatMap((of, s) => (of === team ? [features.slice(s * n, (s + 1) * n)] : []));
      const alive = own.find((row) => !Number.isNaN(row[0]));
      return alive ? Array.from(alive, round) : null;
    });
    let evaluation = 0;
    for (let i = 0; i < SAMPLES; i++) {
      spec.evaluate(i === 0 ? sample : spec.game.determinize(view, by, draw), values);
      evaluation += (values[by] as number) / SAMPLES;
    }
    return {
      length: round(progressOf(spec, sample)),
      team: order.indexOf(teams[by] as number),
      evaluation: round(evaluation),
      search: round(search),
      features: rows,
    };
  };
}
