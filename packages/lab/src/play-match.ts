/** Plays one match between contenders. The contenders receive only the views of their seats. */
import {
  actKey,
  type BotSpec,
  type NowMs,
  greedyMove,
  createBotEngine,
  type LevelSettings,
  randomMove,
  type BotEngine,
} from "@starboard/bots";
import {
  type Act,
  type AddressedFact,
  type AnyGame,
  digest,
  Engine,
  type Game,
  isRecalled,
  MOST_RECALLED,
  type OnFact,
  recalled,
  seededDraws,
  type Seat,
  type Shape,
  type GameState,
  whyNot,
} from "@starboard/kernel";
import { type Contender, type Contest, mixSeed, settingsOf, specOf, styleAt, type Task } from "./contest.ts";
import { packIterations, type MatchRow, TIME_BINS, TIME_STEP, unpackIterations } from "./row.ts";

/** Collects the facts of the game's recollection, each with the seats that saw it. */
function recollect<G extends Shape>(
  game: Game<G>,
): {
  readonly add: OnFact;
  readonly seenBy: (seat: Seat) => readonly G["fact"][];
} {
  const all: AddressedFact<G["fact"]>[] = [];
  return {
    add: (fact, to) => {
      if (!isRecalled(game as AnyGame, fact)) return;
      all.push(to ? { fact, to } : { fact });
      if (all.length > MOST_RECALLED) all.shift();
    },
    seenBy: (seat) => recalled(all, seat),
  };
}

/** The clock that times a match, or the iterations of an earlier match that is replayed. */
export type Timing = { readonly clock: NowMs } | { readonly iterations: readonly number[] };

/** Called before every act of a match, for logs; `step` is the step or aside that the act answers. */
export type Watch<G extends Shape> = (t: G["state"], by: Seat, act: Act, step: string) => void;

/** Follows a match from its first question to its end. */
export interface MatchObserver<G extends Shape> {
  readonly before: Watch<G>;
  readonly onFact: OnFact;
  readonly after: (t: G["state"]) => void;
}

interface Player {
  readonly contender: Contender;
  /** The settings of its level; null for a contender that does not search. */
  readonly settings: LevelSettings | null;
  readonly engine: BotEngine;
  readonly time: number[];
  turn: string;
  turnMs: number;
  /** Acts that the greedy policy has already chosen for the rest of an activation. */
  run: readonly Act[];
}

/** Returns the move of a contender from a view, without a clock: random, greedy, scripted or a fixed search. */
export function answerOf<G extends Shape>(
  spec: BotSpec<G>,
  player: Player,
  ask: {
    readonly options: G["options"];
    readonly view: G["view"];
    readonly by: Seat;
    readonly seats: number;
    readonly seed: number;
  },
): { readonly step: string; readonly act: Act } | null {
  const { contender, settings, engine } = player;
  const { options, view, by, seats, seed } = ask;
  if (contender.is === "random") return randomMove(spec, view, by, seed);
  if (contender.is === "scripted") return spec.scriptedPolicy?.(view, by, seed) ?? null;
  if (contender.is === "greedy" || settings === null) return greedy(spec, player, view, by, seats, seed);
  return engine.think<G>({
    game: spec.game,
    options,
    view,
    seat: by,
    level: contender.level,
    settings,
    seed,
    clock: noClock,
    iterations: contender.iterations ?? FIXED,
  });
}
/** Returns the move of the greedy policy, continuing an activation that it has started. */
function greedy<G extends Shape>(
  spec: BotSpec<G>,
  player: Player,
  view: G["view"],
  by: Seat,
  seats: number,
  seed: number,
): { readonly step: string; readonly act: Act } | null {
  const reply = greedyMove(spec, view, by, seats, seed, player.run);
  player.run = reply?.run ?? [];
  return reply;
}

/** Iterations of a level that is given without a number. */
const FIXED = 100;

/** Returns the team of every seat. Seats of one team win together. */
export function teamsOf<G extends Shape>(spec: BotSpec<G>, t: G["state"], seats: number): number[] {
  return Array.from({ length: seats }, (_, s) => spec.team?.(t, s as Seat) ?? s);
}

/** Returns the number of teams of a contest. Throws if the options are not valid. */
export function teamsFor<G extends Shape>(spec: BotSpec<G>, contest: Contest): number {
  const { options, seats } = parseOptions(spec, contest);
  return new Set(teamsOf(spec, spec.game.setup(options), seats)).size;
}

function parseOptions<G extends Shape>(spec: BotSpec<G>, contest: Contest): { options: G["options"]; seats: number } {
  const parsed = spec.game.options.parse(contest.options);
  if (!("ok" in parsed)) throw new Error(`these options are not valid: ${JSON.stringify(parsed.bad)}`);
  return { options: parsed.ok, seats: spec.game.options.seats(parsed.ok) };
}

/**
 * Plays one task of a contest. Throws if the options are not valid.
 *
 * @param observer follows the match to its end; unlike `watch` it receives the facts too
 */
export function playMatch<G extends Shape>(
  spec: BotSpec<G>,
  contest: Contest,
  task: Task,
  timing: Timing,
  watch?: Watch<G>,
  observer?: MatchObserver<G>,
): MatchRow {
  const { game } = spec;
  const { options, seats } = parseOptions(spec, contest);
  // The draws depend only on the group, so that mirrored matches have the same draws.
  const seed = mixSeed(contest.seed, task.group);
  const memory = recollect(game);
  const recalls = (contest.bySeat ?? [contest.a, contest.b]).some((c) => styleAt(c, 0) !== undefined);
  const onFact: OnFact = (fact, to) => {
    if (recalls) memory.add(fact, to);
    observer?.onFact(fact, to);
  };
  const engine = new Engine<G>(game, seededDraws(seed), recalls || observer ? onFact : undefined);
  const t = game.setup(options);
  engine.advance(t);
  const teams = teamsOf(spec, t, seats);
  const contenders = teams.map((team, s) => contest.bySeat?.[s] ?? (team === task.team ? contest.a : contest.b));
  const specs = contenders.map((contender) => specOf(spec, contender));
  const players = contenders.map((contender, s) => newPlayer(specs[s] as BotSpec<G>, contender));
  const counted: number[] = [];
  let acts = 0;
  let searched = 0;
  let searchMs = 0;
  while (engine.asking !== undefined && acts < contest.maxActs) {
    const by = engine.asking;
    const player = players[by] as Player;
    const thinkSeed = mixSeed(seed, task.team, acts);
    const view = game.view(t, by);
    const { contender, settings } = player;
    let reply: { readonly step: string; readonly act: Act } | null;
    if (contender.is === "random") reply = randomMove(spec, view, by, thinkSeed);
    else if (contender.is === "scripted") reply = spec.scriptedPolicy?.(view, by, thinkSeed) ?? null;
    else if (contender.is === "greedy" || settings === null)
      reply = greedy(specs[by] as BotSpec<G>, player, view, by, seats, thinkSeed);
    else {
      const style = styleAt(contender, by, task.team);
      const given = "iterations" in timing ? (timing.iterations[counted.length] ?? 0) : contender.iterations;
      const thought = player.engine.think<G>({
        game,
        options,
        view,
        seat: by,
        level: contender.level,
        settings,
        seed: thinkSeed,
        budgetMs: settings.budgetMs / contest.factor,
        clock: "clock" in timing ? timing.clock : noClock,
        ...(style !== undefined && { personality: style }),
        past: memory.seenBy(by),
        ...(given === undefined ? {} : { iterations: given }),
        ...(contender.trees === undefined ? {} : { trees: contender.trees }),
      });
      counted.push(thought?.iterations ?? 0);
      searched += thought?.iterations ?? 0;
      searchMs += thought?.ms ?? 0;
      if (given === undefined && thought) clockIn(player, spec.turnKey(t, by), thought.ms, contest.factor);
      reply = thought;
    }
    if (!reply) throw new Error(`seat ${by} had no answer`);
    if (Object.hasOwn(game.asides, reply.step)) {
      const refused = whyNot(game, t, { by, step: reply.step, act: reply.act });
      if (refused) throw new Error(`seat ${by} chose an aside that is not allowed: ${refused.code}`);
      watch?.(t, by, reply.act, reply.step);
      observer?.before(t, by, reply.act, reply.step);
      engine.aside(t, by, reply.step, reply.act);
      acts++;
      continue;
    }
    const key = actKey(reply.act);
    const act = engine.moves.find((m) => actKey(m) === key);
    if (!act) throw new Error(`seat ${by} answered with an act it may not do: ${key}`);
    watch?.(t, by, act, reply.step);
    observer?.before(t, by, act, reply.step);
    engine.act(t, by, act);
    acts++;
  }
  observer?.after(t);
  for (const player of players) closeTurn(player, contest.factor);
  const over = (t as GameState).flow.over;
  const value = new Float64Array(seats);
  if (over) spec.terminalValue(t, value);
  const ofTeam = (team: boolean): number[] =>
    sumBins(players.filter((_, s) => (teams[s] === task.team) === team).map((p) => p.time));
  return {
    group: task.group,
    team: task.team,
    seed,
    share: over ? (value[teams.indexOf(task.team)] as number) : null,
    winners: over?.winners ?? [],
    rule: over?.rule ?? "",
    acts,
    length: spec.matchLength?.(t) ?? acts,
    digest: digest(t),
    iterations: packIterations(counted),
    timeA: ofTeam(true),
    timeB: ofTeam(false),
    searched,
    searchMs: Math.round(searchMs),
  };
}

const noClock: NowMs = () => {
  throw new Error("a replayed match must not read the clock");
};

/** Creates the player of a seat: a contender with its own bot engine. */
export const newPlayer = <G extends Shape>(spec: BotSpec<G>, contender: Contender): Player => ({
  contender,
  settings: contender.is === "search" ? settingsOf(contender, spec) : null,
  engine: createBotEngine([spec as unknown as BotSpec<never>]),
  time: [],
  turn: "",
  turnMs: 0,
  run: [],
});

/** Adds the time of a question to its turn. A turn is counted when the next one starts. */
function clockIn(player: Player, turn: string, ms: number, factor: number): void {
  if (player.turn !== turn) {
    closeTurn(player, factor);
    player.turn = turn;
    player.turnMs = 0;
  }
  player.turnMs += ms;
}

function closeTurn(player: Player, factor: number): void {
  if (player.turn === "" || player.settings === null) return;
  const part = player.turnMs / (player.settings.budgetMs / factor);
  const bin = Math.min(TIME_BINS - 1, Math.floor(part / TIME_STEP));
  if (player.time.length === 0) player.time.push(...new Array<number>(TIME_BINS).fill(0));
  player.time[bin] = (player.time[bin] as number) + 1;
}

function sumBins(all: readonly (readonly number[])[]): number[] {
  const timed = all.filter((bins) => bins.length > 0);
  if (timed.length === 0) return [];
  return Array.from({ length: TIME_BINS }, (_, i) => timed.reduce((sum, bins) => sum + (bins[i] as number), 0));
}

/** Replays a row with its recorded iterations, without a clock. The same match gives the same row except for times. */
export function replayRow<G extends Shape>(
  spec: BotSpec<G>,
  contest: Contest,
  row: MatchRow,
  watch?: Watch<G>,
): MatchRow {
  const iterations = unpackIterations(row.iterations);
  return playMatch(spec, contest, { group: row.group, team: row.team }, { iterations }, watch);
}

/** Whether two rows are of the same match. */
export const sameMatch = (a: MatchRow, b: MatchRow): boolean =>
  a.digest === b.digest && a.acts === b.acts && a.share === b.share && a.iterations === b.iterations;
