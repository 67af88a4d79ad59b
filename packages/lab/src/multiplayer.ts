/** Studies of games with several players: equal bots play set-ups of many sizes, counted by the sides of the seats. */
import type { BotSpec, MultiplayerStudy } from "@starboard/bots";
import { Engine, type Fact, seededDraws, type Shape, type GameState } from "@starboard/kernel";
import { type Contender, mixSeed, contenderName } from "./contest.ts";
import { answerOf, newPlayer } from "./play-match.ts";
import { type Estimate, estimate, quantile } from "./stats.ts";

export interface MultiplayerPlan {
  /** The contender that plays every seat. */
  readonly player: Contender;
  /** Number of matches per set-up, in the order of the set-ups; the last number also applies to all further ones. */
  readonly matches: readonly number[];
  readonly seed: number;
  /** Number of acts per seat after which a match counts as unfinished. */
  readonly maxActsPerSeat: number;
}
/** The result of one match: plain data, one line of a file. */
export interface StudyResult {
  /** Name of the set-up; `match` is the number of the match in it. */
  readonly part: string;
  readonly match: number;
  /** The side of every seat; `got` is its share of the win, null for an unfinished match. */
  readonly sides: readonly string[];
  readonly got: readonly number[] | null;
  readonly acts: number;
  /** Length in the unit of the game, such as rounds. */
  readonly length: number;
  /** Counted facts, in the order of `MultiplayerStudy.counted`. */
  readonly counted: readonly number[];
}
/** The summary of all matches of one set-up. */
export interface Tally {
  readonly part: string;
  readonly seats: number;
  readonly matches: number;
  readonly finished: number;
  /** The 10%, 50%, 90% and 100% quantiles of the length of finished matches. */
  readonly length: readonly [number, number, number, number];
  /** Mean share of the win by side. */
  readonly sides: ReadonlyMap<string, Estimate>;
  /** Mean share of the win by seat. */
  readonly places: readonly Estimate[];
  /** Mean number of counted facts per match. */
  readonly counted: ReadonlyMap<string, number>;
}

const planned = (plan: MultiplayerPlan, table: number): number =>
  plan.matches[Math.min(table, plan.matches.length - 1)] ?? 0;

/**
 * Plays the matches of a plan that are not known yet, one of every set-up in turn, so that an interrupted run has
 * results of every set-up. Bots use a fixed number of iterations or do not search. Throws if the options of a set-up
 * are not valid.
 *
 * @param known results of an earlier run
 * @param keep receives every result as soon as its match is over
 */
export function runMultiplayerStudy<G extends Shape>(
  spec: BotSpec<G>,
  plan: MultiplayerPlan,
  known: readonly StudyResult[] = [],
  keep: (one: StudyResult, done: number, all: number) => void = () => undefined,
): StudyResult[] {
  const study = spec.multiplayerStudy?.();
  if (!study) return [];
  const results = known.slice();
  const playedMatches = new Set(known.map(({ part, match }) => `${match} ${part}`));
  const all = study.tables.reduce((sum, _, table) => sum + planned(plan, table), 0);
  const most = Math.max(...study.tables.map((_, table) => planned(plan, table)));
  for (let match = 0; match < most; match++)
    for (const [table, { part }] of study.tables.entries()) {
      if (match >= planned(plan, table) || playedMatches.has(`${match} ${part}`)) continue;
      const one = playStudyMatch(spec, study, plan, table, match);
      results.push(one);
      keep(one, results.length, all);
    }
  return results;
}

/** Replays the match of a result. If bots and rules have not changed, the new result is equal. */
export function replayStudyMatch<G extends Shape>(
  spec: BotSpec<G>,
  plan: MultiplayerPlan,
  { part, match }: StudyResult,
): StudyResult | null {
  const study = spec.multiplayerStudy?.();
  const table = study?.tables.findIndex((one) => one.part === part) ?? -1;
  return study && table >= 0 ? playStudyMatch(spec, study, plan, table, match) : null;
}

/** Plays one match until it ends or reaches the maximum number of acts. */
function playStudyMatch<G extends Shape>(
  spec: BotSpec<G>,
  study: MultiplayerStudy<G>,
  plan: MultiplayerPlan,
  table: number,
  match: number,
): StudyResult {
  const { part, options: raw } = study.tables[table] as (typeof study.tables)[number];
  const parsed = spec.game.options.parse(raw);
  if ("bad" in parsed) throw new Error(`these options are not valid: ${JSON.stringify(parsed.bad)}`);
  const options = parsed.ok;
  const seats = spec.game.options.seats(options);
  const seed = mixSeed(plan.seed, table, match);
  const tests = Object.values(study.counted);
  const counted = new Array<number>(tests.length).fill(0);
  const countFact = (fact: Fact): void => {
    for (const [i, counts] of tests.entries()) if (counts(fact as G["fact"])) counted[i] = (counted[i] as number) + 1;
  };
  const engine = new Engine<G>(spec.game, seededDraws(seed), countFact);
  const t = spec.game.setup(options);
  engine.advance(t);
  const players = Array.from({ length: seats }, () => newPlayer(spec, plan.player));
  let acts = 0;
  for (; engine.asking !== undefined && acts < plan.maxActsPerSeat * seats; acts++) {
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
  const value = new Float64Array(seats);
  if (over) spec.terminalValue(t, value);
  return {
    part,
    match,
    sides: Array.from(value, (_, s) => study.side(t, s as never)),
    got: over ? [...value] : null,
    acts,
    length: spec.matchLength?.(t) ?? acts,
    counted,
  };
}

/** Summarises the results per set-up; set-ups without results are left out. */
export function tally<G extends Shape>(study: MultiplayerStudy<G>, results: readonly StudyResult[]): Tally[] {
  return study.tables.flatMap(({ part }) => {
    const some = results.filter((one) => one.part === part);
    const seats = some[0]?.sides.length;
    return seats === undefined ? [] : [tallyOf(study, part, seats, some)];
  });
}

function tallyOf<G extends Shape>(
  study: MultiplayerStudy<G>,
  part: string,
  seats: number,
  some: readonly StudyResult[],
): Tally {
  const sides = new Map<string, number[]>();
  const places: number[][] = Array.from({ length: seats }, () => []);
  const finished = some.filter((one) => one.got !== null);
  for (const { sides: played, got } of finished)
    for (const [s, side] of played.entries()) {
      const value = got?.[s] as number;
      const list = sides.get(side);
      if (list) list.push(value);
      else sides.set(side, [value]);
      places[s]?.push(value);
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
      Object.keys(study.counted).map((words, i) => [
        words,
        some.reduce((sum, { counted }) => sum + (counted[i] ?? 0), 0) / some.length,
      ]),
    ),
  };
}

const percent = ({ mean, half }: Estimate): string =>
  `${(100 * mean).toFixed(0)}${Number.isNaN(half) ? "" : ` ± ${(100 * half).toFixed(0)}`}`;

/** Formats the tallies as Markdown, one table each. Shares are in percent with their 95% interval. */
export function multiplayerReport(plan: MultiplayerPlan, tallies: readonly Tally[]): string {
  const lines = [
    `Every seat: ${contenderName(plan.player)}. Seed ${plan.seed}; at most ${plan.maxActsPerSeat} acts for every seat.`,
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
