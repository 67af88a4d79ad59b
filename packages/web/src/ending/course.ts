/** The course of a finished match: what the game counts, moment by moment, and where it turned. Pure functions. */
import type { Measure } from "@starboard/ui";
import type { Entry, Fact, GameState, Outcome, RuleId, Seat } from "@starboard/kernel";
import { openView } from "@starboard/share";
import { isRoll, loadedAt, type LoadedReplay } from "../replay/loaded-replay.ts";

/** The figures after one entry. */
export interface CoursePoint {
  /** Number of the entry. */
  readonly n: number;
  readonly round: number;
  readonly roundName: string;
  readonly phase: string;
  /** By measure and seat; null while a seat has no figure. */
  readonly values: readonly (readonly (number | null)[])[];
}
/** A stage of a round in which the lead changed much. */
export interface TurningPoint {
  /** The entry that changed most. */
  readonly n: number;
  readonly title: string;
  /** Change of the seat's lead over the best other seat. */
  readonly change: number;
  readonly facts: readonly Fact[];
}
/** A roll of dice that seldom happens. */
export interface RareRoll {
  readonly n: number;
  readonly roundName: string;
  readonly rule: RuleId;
  readonly sides: number;
  readonly values: readonly number[];
  /** Whether the sum is high; otherwise it is low. */
  readonly isHigh: boolean;
  /** Probability of a sum at least as far out on this side. */
  readonly chance: number;
  readonly facts: readonly Fact[];
}
export interface Course {
  /** The seat whose course it is. */
  readonly seat: Seat;
  readonly measures: readonly Measure[];
  /** A line across the chart of each measure, as at the end of the match. */
  readonly goals: readonly ({ readonly value: number; readonly label: string } | null)[];
  readonly points: readonly CoursePoint[];
  readonly turningPoints: readonly TurningPoint[];
  /** The least likely rolls that helped the seat and that helped another one; empty if the game cannot tell. */
  readonly luckyRolls: readonly LuckyRoll[];
  /** The least likely of the other rolls. */
  readonly rareRolls: readonly RareRoll[];
}
export interface LuckyRoll extends RareRoll {
  readonly helped: Seat;
}

const MAX_TURNING_POINTS = 3;
const MAX_RARE_ROLLS = 2;
/** Rolls that happen more often than this are nothing to tell of, and those that are not even lucky. */
const RARE = 0.1;
const LUCKY = 0.2;

/** Reads the figures of one moment. */
export function pointOf(replay: LoadedReplay, i: number, over: Outcome): CoursePoint {
  const { moments, seats } = replay;
  const loaded = loadedAt(replay, i);
  const { screen } = loaded;
  const { entry, played } = moments[i] as (typeof moments)[number];
  const view = openView(loaded.game, played.state as GameState, over);
  const round = screen.roundOf?.(view) ?? { number: 0, name: screen.phase(view, loaded.words).turn };
  return {
    n: entry.n,
    round: round.number,
    roundName: round.name,
    phase: screen.phase(view, loaded.words).phase,
    values: (screen.measures ?? []).map((measure) => seats.map((_, seat) => measure.valueOf(view, seat as Seat))),
  };
}

/** Puts the course together from the figures of all moments. `seat` is whose lead the turning points follow. */
export function courseOf(replay: LoadedReplay, all: readonly CoursePoint[], seat: Seat, over: Outcome): Course {
  const { loaded, moments } = replay;
  // A figure that this match never had, such as the hull of a base, is left out.
  const kept = (loaded.screen.measures ?? [])
    .map((measure, i) => ({ measure, i }))
    .filter(({ i }) => all.some(({ values }) => values[i]?.some((value) => value !== null)));
  const measures = kept.map(({ measure }) => measure);
  const points = all.map((point) => ({ ...point, values: kept.map(({ i }) => point.values[i] ?? []) }));
  // The curves begin with the first figure: before it the match is set up.
  const begins = points.findIndex(({ values }) => values.some((by) => by.some((value) => value !== null)));
  const last = moments[moments.length - 1];
  const end = last && openView(loaded.game, last.played.state as GameState, over);
  return {
    seat,
    measures,
    goals: measures.map((measure) => (end && measure.goalOf?.(end)) ?? null),
    points: points.slice(Math.max(0, begins)),
    turningPoints: turningPointsOf(replay, points, seat),
    ...rollsOf(replay, points, seat),
  };
}

/** A seat's lead over the best other seat by the first measure; null while a seat has no figure. */
export function leadOf({ values }: CoursePoint, seat: Seat): number | null {
  const first = values[0] ?? [];
  const own = first[seat] ?? null;
  const others = first.filter((_, other) => other !== seat);
  if (own === null || others.includes(null)) return null;
  return own - (others.length > 0 ? Math.max(...others.map((value) => value ?? 0)) : 0);
}

/** Round and phase in which an entry was decided: what it leads to may already be the next one. */
const stageOf = (points: readonly CoursePoint[], i: number): CoursePoint => points[Math.max(0, i - 1)] as CoursePoint;

/** The stages of the match with the largest change of the lead, in their order. */
export function turningPointsOf(replay: LoadedReplay, points: readonly CoursePoint[], seat: Seat): TurningPoint[] {
  const stages: { first: number; last: number }[] = [];
  for (const i of points.keys()) {
    const stage = stages[stages.length - 1];
    const [before, now] = [stageOf(points, i - 1), stageOf(points, i)];
    if (stage && before.round === now.round && before.phase === now.phase) stage.last = i;
    else stages.push({ first: i, last: i });
  }
  const leadAt = (i: number): number | null => leadOf(points[Math.max(0, i)] as CoursePoint, seat);
  /** The first figures of a match are no change. */
  const begins = points.findIndex((_, i) => leadAt(i) !== null);
  const lead = (i: number): number => leadAt(Math.max(i, begins)) ?? 0;
  return stages
    .map(({ first, last }) => ({ first, last, change: lead(last) - lead(first - 1) }))
    .filter(({ first, change }) => first > 0 && Math.abs(change) > 1e-9)
    .toSorted((a, b) => Math.abs(b.change) - Math.abs(a.change))
    .slice(0, MAX_TURNING_POINTS)
    .toSorted((a, b) => a.first - b.first)
    .map(({ first, last, change }) => {
      let most = first;
      for (let i = first; i <= last; i++) {
        const step = (at: number): number => (lead(at) - lead(at - 1)) * Math.sign(change);
        if (step(i) > step(most)) most = i;
      }
      const stage = stageOf(points, most);
      return {
        n: (points[most] as CoursePoint).n,
        title: [stage.roundName, stage.phase].filter(Boolean).join(", "),
        change,
        facts: toldFacts(replay, most),
      };
    });
}

/** The least likely roll that helped a seat, the one that helped another seat, and the rarest of the others. */
function rollsOf(
  replay: LoadedReplay,
  points: readonly CoursePoint[],
  seat: Seat,
): Pick<Course, "luckyRolls" | "rareRolls"> {
  const rolls = allRollsOf(replay, points).toSorted((a, b) => a.chance - b.chance);
  const lucky = rolls.filter((roll): roll is LuckyRoll => roll.helped !== null && roll.chance <= LUCKY);
  const luckyRolls = [lucky.find(({ helped }) => helped === seat), lucky.find(({ helped }) => helped !== seat)].filter(
    (roll) => roll !== undefined,
  );
  const rest = rolls.filter((roll) => roll.chance <= RARE && !luckyRolls.some((one) => one === roll));
  return { luckyRolls, rareRolls: rest.slice(0, MAX_RARE_ROLLS) };
}

/** Every roll of dice of the match, with the seat that it helped. */
function allRollsOf({ loaded, moments, ...replay }: LoadedReplay, points: readonly CoursePoint[]) {
  const { screen } = loaded;
  const rolls: (RareRoll & { readonly helped: Seat | null })[] = [];
  for (const [i, { entry, played }] of moments.entries()) {
    for (const { sides, values, why } of drawsOf(entry)) {
      if (!isRoll(screen.dice, { why, sides }) || values.length === 0) continue;
      const sum = values.reduce((a, b) => a + b, 0);
      const isHigh = sum * 2 >= values.length * (sides + 1);
      const chance = chanceOfSum(values.length, sides, sum, isHigh);
      if (chance > LUCKY) continue;
      const { roundName } = stageOf(points, i);
      const facts = toldFacts({ loaded, moments, ...replay }, i);
      const view = loaded.game.view(played.state as never, "public") as object;
      const everyFact = played.facts.map(({ fact }) => fact);
      const helped = screen.luckyFor?.({ rule: why, isHigh }, everyFact, view) ?? null;
      rolls.push({ n: entry.n, roundName, rule: why, sides, values, isHigh, chance, facts, helped });
    }
  }
  return rolls;
}

const drawsOf = (entry: Entry) => ("draws" in entry ? (entry.draws ?? []) : []);

/** The public facts of a moment that stand in the log: the two that are shown longest, in their order. */
function toldFacts({ loaded, moments }: LoadedReplay, i: number): readonly Fact[] {
  const silent = new Set([...(loaded.screen.sections ?? []), ...(loaded.screen.transientFacts ?? [])]);
  const facts = (moments[i]?.played.facts ?? []).flatMap(({ fact, to }) => (to || silent.has(fact.is) ? [] : [fact]));
  const longest = facts.toSorted((a, b) => loaded.screen.duration(b) - loaded.screen.duration(a)).slice(0, 2);
  return facts.filter((fact) => longest.includes(fact));
}

/** Probability that dice show a sum at least as high (or as low) as this one. */
export function chanceOfSum(dice: number, sides: number, sum: number, isHigh: boolean): number {
  let chances = [1];
  for (let die = 0; die < dice; die++) {
    const next = new Array<number>(chances.length + sides).fill(0);
    for (const [at, chance] of chances.entries())
      for (let face = 1; face <= sides; face++) next[at + face] = (next[at + face] ?? 0) + chance / sides;
    chances = next;
  }
  return chances.reduce((total, chance, at) => ((isHigh ? at >= sum : at <= sum) ? total + chance : total), 0);
}
