/** Plays the matches of a measurement and notes how each went. */
import type { BotSpec } from "@starboard/bots";
import type { Act, Fact, RuleId, Seat, Shape } from "@starboard/kernel";
import { type Contender, type Contest, withExplicitSettings } from "../contest.ts";
import { type MatchObserver, playMatch } from "../play-match.ts";
import { fixedContender, type Measurement, optionsOf } from "./plan.ts";

/** One match of a measurement. Matches with the same number have the same draws in both versions. */
export interface MeasureTask {
  readonly version: number;
  readonly number: number;
}

/** The moment at which the winner's chances rose most, as the bots judge them. */
export interface Swing {
  /** Number of acts before it. */
  readonly act: number;
  readonly length: number;
  /** What the winner gained, 0 to 1. */
  readonly gain: number;
  /** Rules of the facts of that moment, each with the share of all moments of the match that have such a fact. */
  readonly rules: readonly { readonly rule: RuleId; readonly share: number }[];
}

/** How one match went. */
export interface MeasuredMatch extends MeasureTask {
  readonly seed: number;
  /** Each seat's share of the result, 0 to 1; null if the match is unfinished. */
  readonly shares: readonly number[] | null;
  /** What each seat played, by its English name. */
  readonly sides: readonly string[];
  /** The ids of the sides, by which they are named in other languages; absent if the game has none. */
  readonly sideIds?: readonly string[];
  /** The rule that ended it. */
  readonly rule: string;
  readonly acts: number;
  /** In the unit of the game. */
  readonly length: number;
  /** Length from which on the winner was ahead until the end; null without a single winner. */
  readonly ahead: number | null;
  readonly swing: Swing | null;
  /** SHA-256 of the final game state. */
  readonly digest: string;
}

/** What a seat plays: its English name, and its id if the game has ids of sides. */
export interface PlayedSide {
  readonly side: string;
  readonly sideId?: string;
}

/** Number of acts after which a match counts as unfinished. */
const MAX_ACTS = 20_000;

/** Returns the matches of a version as a contest. */
export function contestFor<G extends Shape>(spec: BotSpec<G>, plan: Measurement, version: number): Contest {
  const players = plan.bots.map((bot) => withExplicitSettings(fixedContender(spec, bot) as Contender, spec));
  return {
    game: plan.game,
    options: optionsOf(plan, version),
    a: players[0] as Contender,
    b: players[0] as Contender,
    bySeat: players,
    seed: plan.seed,
    factor: 1,
    maxActs: MAX_ACTS,
  };
}

/** The values of a moment, and the rules of the facts that led to it. */
interface Moment {
  readonly length: number;
  readonly values: readonly number[];
  readonly rules: ReadonlySet<RuleId>;
}

/**
 * Plays one match. Throws if the measurement is not valid.
 *
 * @param sideOf what a seat plays
 */
export function playMeasured<G extends Shape>(
  spec: BotSpec<G>,
  plan: Measurement,
  { version, number }: MeasureTask,
  sideOf: (t: G["state"], seat: Seat) => PlayedSide,
): MeasuredMatch {
  const seats = plan.bots.length;
  const moments: Moment[] = [];
  let rules = new Set<RuleId>();
  let sides: readonly PlayedSide[] = [];
  let shares: readonly number[] | null = null;
  let acts = 0;
  const values = new Float64Array(seats);
  const observer: MatchObserver<G> = {
    onFact: (fact: Fact) => void rules.add(fact.rule),
    before(t) {
      spec.evaluate(t, values);
      moments.push({ length: spec.matchLength?.(t) ?? acts, values: [...values], rules });
      rules = new Set();
      acts++;
    },
    after(t) {
      sides = Array.from({ length: seats }, (_, seat) => sideOf(t, seat as Seat));
      if (t.flow.over === null) return;
      spec.terminalValue(t, values);
      shares = [...values];
      moments.push({ length: spec.matchLength?.(t) ?? acts, values: shares, rules });
    },
  };
  const row = playMatch(
    spec,
    contestFor(spec, plan, version),
    { group: number, team: 0 },
    { clock: () => 0 },
    undefined,
    observer,
  );
  const winner = winnerOf(shares);
  const sideIds = sides.flatMap(({ sideId }) => (sideId === undefined ? [] : [sideId]));
  return {
    version,
    number,
    seed: row.seed,
    shares,
    sides: sides.map(({ side }) => side),
    ...(sideIds.length === seats && { sideIds }),
    rule: row.rule,
    acts: row.acts,
    length: row.length,
    ahead: winner === null ? null : aheadFrom(moments, winner),
    swing: winner === null ? null : swingFor(moments, winner),
    digest: row.digest,
  };
}

/** Returns the acts of a match in order, for its replay. */
export function actsOf<G extends Shape>(
  spec: BotSpec<G>,
  plan: Measurement,
  { version, number }: MeasureTask,
): readonly { readonly by: Seat; readonly step: string; readonly act: Act }[] {
  const acts: { by: Seat; step: string; act: Act }[] = [];
  const contest = contestFor(spec, plan, version);
  playMatch(spec, contest, { group: number, team: 0 }, { clock: () => 0 }, (_t, by, act, step) => {
    acts.push({ by, step, act });
  });
  return acts;
}

/** The seat with the greatest share; null if there are several, or none. */
function winnerOf(shares: readonly number[] | null): number | null {
  if (!shares) return null;
  const best = Math.max(...shares);
  return shares.indexOf(best) === shares.lastIndexOf(best) ? shares.indexOf(best) : null;
}

/** Returns the length from which on no other seat was ahead of the winner. */
function aheadFrom(moments: readonly Moment[], winner: number): number {
  const behind = moments.findLastIndex(({ values }) => values.some((value) => value > (values[winner] as number)));
  return (moments[behind + 1] ?? moments.at(-1))?.length ?? 0;
}

/** Returns the moment that raised the winner's value most. */
function swingFor(moments: readonly Moment[], winner: number): Swing | null {
  let best = 0;
  let gain = 0;
  for (let i = 1; i < moments.length; i++) {
    const rise = (moments[i]?.values[winner] as number) - (moments[i - 1]?.values[winner] as number);
    if (rise > gain) [best, gain] = [i, rise];
  }
  const moment = moments[best];
  if (!moment || best === 0) return null;
  const shareOf = (rule: RuleId): number => moments.filter((one) => one.rules.has(rule)).length / moments.length;
  return {
    act: best,
    length: moment.length,
    gain,
    rules: [...moment.rules].map((rule) => ({ rule, share: shareOf(rule) })),
  };
}
