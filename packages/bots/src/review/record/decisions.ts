/**
 * Reads the decisions of a record, each as its seat saw it. This is the only file of the review that handles the actual
 * states of a match: what it returns holds views, and nothing that the seat could not know.
 */
import {
  type Act,
  type AnyGame,
  deepEqual,
  Engine,
  type Fault,
  type FindGame,
  type Game,
  type MatchRecord,
  replay,
  type ReplayMoment,
  type Seat,
  seededDraws,
  type Shape,
} from "@starboard/kernel";
import type { BotSpec } from "../../spec.ts";

/** A question that a seat answered in a match. */
export interface MatchDecision {
  /** Number of the entry that holds the answer. */
  readonly n: number;
  readonly by: Seat;
  readonly step: string;
  /** The rule that asks. */
  readonly rule: string;
  /** The edition by which the match was played then. */
  readonly game: Game<Shape>;
  /** What the seat knew. */
  readonly view: object;
  /** What the seat did. */
  readonly act: Act;
  /** The unit by `BotSpec.unit`; `undefined` if the game names no units. */
  readonly unit: string | null | undefined;
  /**
   * What the same seat did next, up to the first draw, disclosure or question to another seat. Together with `act` it
   * may be one unit, such as a ship's whole activation.
   */
  readonly following: readonly FollowingAct[];
}

/** An act after a decision that may be one unit with it. */
export interface FollowingAct {
  readonly n: number;
  readonly step: string;
  readonly act: Act;
  readonly unit: string | null | undefined;
}

/** The decisions of a match, and how it ended. */
export interface MatchDecisions {
  readonly seats: number;
  readonly decisions: readonly MatchDecision[];
  /** The final state's value for each seat, 0 to 1; `null` while the match runs. */
  readonly result: readonly number[] | null;
  /** Set if the record could be replayed only in part. */
  readonly fault: Fault | null;
}

/**
 * Returns every answered question with more than one legal act, in the order of the record. Acts that were taken back and
 * asides (proposals, resignations) are left out. A record with an error gives the decisions before it.
 *
 * @param find the editions by which the match was played
 * @param spec names units, and writes the value of a finished match for every seat
 */
export function decisionsOf(record: MatchRecord, find: FindGame, spec: BotSpec<Shape>): MatchDecisions {
  const { moments, fault } = replay(record, find);
  const decisions: MatchDecision[] = [];
  for (let i = 1; i < moments.length; i++) {
    const decision = decisionAt(moments, i, spec);
    if (decision) decisions.push(decision);
  }
  const last = moments.at(-1);
  const seats = record.seats.length;
  let result: number[] | null = null;
  if (last && record.result !== null && !fault) {
    const values = new Float64Array(seats);
    spec.terminalValue(last.played.state as Shape["state"], values);
    result = [...values];
  }
  return { seats, decisions, result, fault: fault ?? null };
}

/** The decision that led to a moment; `null` for an aside, a forced act and a change of edition. */
function decisionAt(moments: readonly ReplayMoment[], i: number, spec: BotSpec<Shape>): MatchDecision | null {
  const { entry, game } = moments[i] as ReplayMoment;
  if (entry.is !== "act" || isAside(game, entry.step)) return null;
  const before = (moments[i - 1] as ReplayMoment).played.state;
  const legal = legalActs(game, before, entry.by);
  // A record sorts the members of an act by name; the candidate has the order by which the search knows the act.
  const act = legal.find((one) => deepEqual(one, entry.act));
  if (legal.length < 2 || !act) return null;
  return {
    n: entry.n,
    by: entry.by,
    step: entry.step,
    rule: (game.steps as Record<string, { readonly rule: string }>)[entry.step]?.rule ?? "",
    game: game as unknown as Game<Shape>,
    view: game.view(before, entry.by) as object,
    act,
    unit: spec.unit?.(before as Shape["state"], entry.step, entry.by),
    following: followingActs(moments, i, spec),
  };
}

/** Most acts that may belong to one unit. */
const MAX_FOLLOWING = 12;

function followingActs(moments: readonly ReplayMoment[], i: number, spec: BotSpec<Shape>): FollowingAct[] {
  const by = (moments[i] as ReplayMoment & { entry: { by: Seat } }).entry.by;
  const acts: FollowingAct[] = [];
  for (let k = i + 1; k < moments.length && acts.length < MAX_FOLLOWING; k++) {
    const { entry, game } = moments[k] as ReplayMoment;
    const before = (moments[k - 1] as ReplayMoment).played;
    if (entry.is !== "act" || entry.by !== by || before.irreversible || isAside(game, entry.step)) break;
    const act = legalActs(game, before.state, by).find((one) => deepEqual(one, entry.act));
    if (!act) break;
    acts.push({ n: entry.n, step: entry.step, act, unit: spec.unit?.(before.state as Shape["state"], entry.step, by) });
  }
  return acts;
}

const isAside = (game: AnyGame, step: string): boolean => Object.hasOwn(game.asides, step);

const legalActs = (game: AnyGame, state: object, by: Seat): readonly Act[] =>
  new Engine<Shape>(game as unknown as Game<Shape>, seededDraws(1)).legal(state as never, by);
