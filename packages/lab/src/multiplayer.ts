/** Who wins among several: equal bots at tables of many sizes, counted by what their seats play. */
import type { BotSpec, MultiplayerStudy } from "@starboard/bots";
import { Engine, type Fact, seededDraws, type Shape, type GameState } from "@starboard/kernel";
import { type Contender, mixSeed, contenderName } from "./contest.ts";
import { answerOf, newPlayer } from "./play-match.ts";
import { type Estimate, estimate, quantile } from "./stats.ts";

export interface MultiplayerPlan {
  /** Who plays every seat. */
  readonly player: Contender;
  /** Matches at every kind of table, in the order of the tables; the last number stands for all that follow. */
  readonly matches: readonly number[];
  readonly seed: number;
  /** Acts for every seat after which a match is left unfinished. */
  readonly patience: number;
}
/** What is kept of one match: plain data, one line of a file. */
export interface StudyResult {
  /** The kind of table, and the number of the match there. */
  readonly part: string;
  readonly match: number;
  /** What every seat played, and what it got: 1 for a win, shared wins in parts; `null` for an unfinished match. */
  readonly sides: readonly string[];
  readonly got: readonly number[] | null;
  readonly acts: number;
  /** In rounds or whatever the game counts. */
  readonly length: number;
  /** Counted facts, in the order of `MultiplayerStudy.counted`. */
  readonly counted: readonly number[];
}
/** What came of the matches at one kind of table. */
export interface Tally {
  readonly part: string;
  readonly seats: number;
  readonly matches: number;
  readonly finished: number;
  /** Length of the finished matches at 10, 50, 90 and 100 %. */
  readonly length: readonly [number, number, number, number];
  /** Results by what a seat played: 1 for a win, shared wins in parts. */
  readonly sides: ReadonlyMap<string, Estimate>;
  /** Results by place at the table. */
  readonly places: readonly Estimate[];
  /** Counted facts per match. */
  readonly counted: ReadonlyMap<string, number>;
}

const planned = (plan: MultiplayerPlan, table: number): number =>
  plan.matches[Math.min(table, plan.matches.length - 1)] ?? 0;

/**
 * Plays what the plan asks for and is not yet there: one match at every table, then the next at every table, so that a
 * run cut short has something of everything. Bots think a fixed number of iterations or not at all. Throws when a
 * table's options are not valid.
 *
 * @param known what an earlier run has left
 * @param keep is handed every return as soon as its match is over
 */
export function runMultiplayerStudy<G extends Shape>(
  spec: BotSpec<G>,
  plan: MultiplayerPlan,
  known: readonly StudyResult[] = [],
  keep: (one: StudyResult, done: number, all: number) => void = () => undefined,
): StudyResult[] {
  const crowds = spec.multiplayerStudy?.();
  if (!crowds) return [];
  const returns = known.slice();
  const there = new Set(known.map(({ part, match }) => `${match} ${part}`));
  const all = crowds.tables.reduce((sum, _, table) => sum + planned(plan, table), 0);
  const most = Math.max(...crowds.tables.map((_, table) => planned(plan, table)));
  for (let match = 0; match < most; match++)
    for (const [table, { part }] of crowds.tables.entries()) {
      if (match >= planned(plan, table) || there.has(`${match} ${part}`)) continue;
      const one = playOut(spec, crowds, plan, table, match);
      returns.push(one);
      keep(one, returns.length, all);
    }
  return returns;
}

/** The match of a return played again: bots and rules that have not changed since give the same return. */
export function replayStudyMatch<G extends Shape>(
  spec: BotSpec<G>,
  plan: MultiplayerPlan,
  { part, match }: StudyResult,
): StudyResult | null {
  const crowds = spec.multiplayerStudy?.();
  const table = crowds?.tables.findIndex((one) => one.part === part) ?? -1;
  return crowds && table >= 0 ? playOut(spec, crowds, plan, table, match) : null;
}

/** One match from set-up to its end, or as far as patience goes. */
function playOut<G extends Shape>(
  spec: BotSpec<G>,
  crowds: MultiplayerStudy<G>,
  plan: MultiplayerPlan,
  table: number,
  match: number,
): StudyResult {
  const { part, options: raw } = crowds.tables[table] as (typeof crowds.tables)[number];
  const parsed = spec.game.options.parse(raw);
  if ("bad" in parsed) throw new Error(`these options are not valid: ${JSON.stringify(parsed.bad)}`);
  const options = parsed.ok;
  const seats = spec.game.options.seats(options);
  const seed = mixSeed(plan.seed, table, match);
  const tests = Object.values(crowds.counted);
  const counted = new Array<number>(tests.length).fill(0);
  const hear = (fact: Fact): void => {
    for (const [i, counts] of tests.entries()) if (counts(fact as G["fact"])) counted[i] = (counted[i] as number) + 1;
  };
  const engine = new Engine<G>(spec.game, seededDraws(seed), hear);
  const t = spec.game.setup(options);
  engine.advance(t);
  const players = Array.from({ length: seats }, () => newPlayer(spec, plan.player));
  let acts = 0;
  for (; engine.asking !== undefined && acts < plan.patience * seats; acts++) {
    const by = engine.asking;
    const reply = answerOf(spec, players[by] as (typeof players)[number], {
      options,
      view: spec.game.view(t, by),
      by,
      seats,
      seed: mixSeed(seed, acts),
    });
    if (!reply) throw new Error(`seat ${by} had no answer`);
    if (Object.hasOwn(spec.game.asides, reply.step)) engine.aside(t, by, reply.step, reply.act);
    else engine.act(t, by, reply.act);
  }
  const over = (t as GameState).flow.over !== null;
  const worth = new Float64Array(seats);
  if (over) spec.terminalValue(t, worth);
  return {
    part,
    match,
    sides: Array.from(worth, (_, s) => crowds.side(t, s as never)),
    got: over ? [...worth] : null,
    acts,
    length: spec.matchLength?.(t) ?? acts,
    counted,
  };
}

/** The returns added up, table by table; tables without any are left out. */
export function tally<G extends Shape>(crowds: MultiplayerStudy<G>, returns: readonly StudyResult[]): Tally[] {
  return crowds.tables.flatMap(({ part }) => {
    const some = returns.filter((one) => one.part === part);
    const seats = some[0]?.sides.length;
    return seats === undefined ? [] : [tallyOf(crowds, part, seats, some)];
  });
}

function tallyOf<G extends Shape>(
  crowds: MultiplayerStudy<G>,
  part: string,
  seats: number,
  some: readonly StudyResult[],
): Tally {
  const sides = new Map<string, number[]>();
  const places: number[][] = Array.from({ length: seats }, () => []);
  const finished = some.filter((one) => one.got !== null);
  for (const { sides: played, got } of finished)
    for (const [s, side] of played.entries()) {
      const worth = got?.[s] as number;
      const list = sides.get(side);
      if (list) list.push(worth);
      else sides.set(side, [worth]);
      places[s]?.push(worth);
    }
  const lengths = finished.map(({ length }) => length);
  const at = (q: number): number => quantile(lengths, q);
  return {
    part,
    seats,
    matches: some.length,
    finished: finished.length,
    length: [at(0.1), at(0.5), at(0.9), at(1)],
    sides: new Map([...sides].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([side, got]) => [side, estimate(got)])),
    places: places.map(estimate),
    counted: new Map(
      Object.keys(crowds.counted).map((words, i) => [
        words,
        some.reduce((sum, { counted }) => sum + (counted[i] ?? 0), 0) / some.length,
      ]),
    ),
  };
}

const percent = ({ mean, half }: Estimate): string =>
  `${(100 * mean).toFixed(0)}${Number.isNaN(half) ? "" : ` ± ${(100 * half).toFixed(0)}`}`;

/** The tallies as Markdown: a table each, results in per cent with their 95 % interval. */
export function multiplayerReport(plan: MultiplayerPlan, tallies: readonly Tally[]): string {
  const lines = [
    `Every seat: ${contenderName(plan.player)}. Seed ${plan.seed}; at most ${plan.patience} acts for every seat.`,
  ];
  for (const one of tallies) {
    const [low, middle, high, longest] = one.length;
    lines.push(
      "",
      `## ${one.part}`,
      "",
      `${one.matches} matches, ${one.finished} of them finished. Even would be ${(100 / one.seats).toFixed(0)} %.${
        one.finished > 0 ? ` Length at 10, 50 and 90 %: ${low}, ${middle}, ${high}; longest ${longest}.` : ""
      }`,
      "",
      "| | wins, % | seats |",
      "| --- | ---: | ---: |",
      ...[...one.sides].map(([side, got]) => `| ${side} | ${percent(got)} | ${got.groups} |`),
      ...one.places
        .filter(({ groups }) => groups > 0)
        .map((got, i) => `| seat ${i + 1} | ${percent(got)} | ${got.groups} |`),
      "",
      ...[...one.counted].map(([words, n]) => `- ${words}: ${n.toFixed(1)} per match.`),
    );
  }
  return `${lines.join("\n")}\n`;
}
