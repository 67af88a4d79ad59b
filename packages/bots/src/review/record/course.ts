/**
 * The course of a finished match with everything open: win chances, and what each draw changed. It handles the actual
 * states of the match, and returns figures only.
 */
import {
  type Act,
  canonicalJson,
  type DrawRecord,
  type FindGame,
  type Game,
  type GameState,
  isRefusal,
  type MatchRecord,
  play,
  replay,
  type ReplayMoment,
  type RuleId,
  type Seat,
  seededDraws,
  type Shape,
  start,
} from "@starboard/kernel";
import { type BotSpec, botSpecFor, type ReviewBudget } from "../../spec.ts";
import { meanOf } from "../interval.ts";
import { seedOf } from "../paired-evaluation.ts";
import type { LuckTerm } from "../review-format.ts";
import { openChances, redealt } from "./open-value.ts";

export interface MatchCourse {
  /** Numbers of the entries, the start first. Entries that were taken back are left out. */
  readonly entries: readonly number[];
  /** Win chance of every seat after an entry. */
  chancesAfter(n: number): readonly number[];
  /** What the draws of an entry changed; `null` if nothing was drawn or dealt. */
  luckAt(n: number): LuckTerm | null;
}

/** Seeds: of the searches, the same for every position of a match; and of the draws that are made again. */
const OPEN = 11;
const REDRAW = 12;
const UNDEALT = 13;

/** Reads the course of a record that replays to its end. Nothing is searched before it is asked for. */
export function courseOf(
  record: MatchRecord,
  find: FindGame,
  spec: BotSpec<Shape>,
  { openVisits, redraws }: Pick<ReviewBudget, "openVisits" | "redraws">,
  seed: number,
): MatchCourse {
  const { moments } = replay(record, find);
  const seats = record.seats.length;
  const placeOf = new Map(moments.map(({ entry }, i) => [entry.n, i] as const));
  const after = new Map<number, readonly number[]>();
  const specAt = (i: number): BotSpec<Shape> =>
    botSpecFor(spec, (moments[i] as ReplayMoment).game as unknown as Game<Shape>);
  /** Tells positions apart, but for what no seat knows. */
  const keyOf = (game: BotSpec<Shape>, state: GameState): string =>
    canonicalJson(game.redeal ? redealt(game, state, seededDraws(seedOf(seed, UNDEALT))) : state);
  const chancesOf = (game: BotSpec<Shape>, state: GameState): readonly number[] =>
    openChances(game, state, seats, openVisits, seedOf(seed, OPEN));
  const chancesAfter = (i: number): readonly number[] => {
    const found = after.get(i) ?? chancesOf(specAt(i), (moments[i] as ReplayMoment).played.state as GameState);
    after.set(i, found);
    return found;
  };

  /** The position after an entry, had it been drawn otherwise. Never depends on what was drawn. */
  const redrawn = (i: number, k: number): GameState => {
    const { entry, game } = moments[i] as ReplayMoment;
    const draw = seededDraws(seedOf(seed, REDRAW, entry.n, k));
    const rules = game as unknown as Game<Shape>;
    if (entry.is === "start") {
      const options = rules.options.parse(record.options);
      if (!("ok" in options)) throw new Error("a record that replays has options that can be read");
      return start(rules, options.ok, draw).state;
    }
    const { by, step, act } = entry as { readonly by: Seat; readonly step: string; readonly act: Act };
    const before = (moments[i - 1] as ReplayMoment).played.state as GameState;
    const played = play(rules, redealt(specAt(i), before, draw), { by, step, act }, draw);
    if (isRefusal(played)) throw new Error(`redeal makes an act illegal: ${played.code}`);
    return played.state;
  };

  return {
    entries: moments.map(({ entry }) => entry.n),
    chancesAfter: (n) => chancesAfter(placeOf.get(n) as number),
    luckAt(n) {
      const i = placeOf.get(n) as number;
      const { entry, played } = moments[i] as ReplayMoment;
      if (entry.is === "edition") return null;
      const game = specAt(i);
      // A game that deals nothing draws either always or never at one act, so that the act's own draws tell.
      if (!game.redeal && played.draws.length === 0) return null;
      const states = Array.from({ length: redraws }, (_, k) => redrawn(i, k));
      const keys = states.map((state) => keyOf(game, state));
      const gotKey = keyOf(game, played.state as GameState);
      if (keys.every((key) => key === gotKey)) return null;
      // Outcomes that came up more than once are searched once.
      const known = new Map([[gotKey, chancesAfter(i)]]);
      const samples = states.map((one, k) => {
        const key = keys[k] as string;
        const found = known.get(key) ?? chancesOf(game, one);
        known.set(key, found);
        return found;
      });
      return {
        n,
        kind: entry.is === "start" ? "setUp" : played.draws.length > 0 ? "draw" : "deal",
        draws: entry.is === "start" ? [] : (played.draws as readonly DrawRecord[]).slice(0, MAX_DRAWS),
        rule: ruleOf(game, entry, played.draws),
        expected: Array.from({ length: seats }, (_, seat) => meanOf(samples.map((one) => one[seat] as number))),
        got: chancesAfter(i),
      };
    },
  };
}

/** Most draws of one entry that are listed; a shuffle has dozens. */
const MAX_DRAWS = 12;

/** The rule of the first draw; without a draw, the rule that asked for the act by which cards were dealt. */
function ruleOf(spec: BotSpec<Shape>, entry: ReplayMoment["entry"], draws: readonly DrawRecord[]): RuleId | "" {
  const [first] = draws;
  if (first) return first.why;
  if (entry.is !== "act") return "";
  const steps = { ...spec.game.asides, ...spec.game.steps } as Record<string, { readonly rule: RuleId } | undefined>;
  return steps[entry.step]?.rule ?? "";
}
