/** Two players to measure against: one that plays anything, one that looks a single act ahead. */
import {
  type Act,
  Engine,
  seededDraws,
  seededUint32,
  deepEqual,
  type Seat,
  type Shape,
  type GameState,
} from "@starboard/kernel";
import { pickQuiescenceMove, topStep, MAX_QUIESCENCE_PLIES } from "./search.ts";
import type { BotSpec } from "./spec.ts";

/** What a baseline answers. */
export interface BaselineMove {
  readonly step: string;
  readonly act: Act;
  /** What is to follow while it stays legal, where the act begins a whole activation. */
  readonly run?: readonly Act[];
}

/** Any legal act, all equally likely; `null` when the seat is not asked. */
export function randomMove<G extends Shape>(
  spec: BotSpec<G>,
  view: G["view"],
  seat: Seat,
  seed: number,
): BaselineMove | null {
  const draw = seededDraws(seed);
  const t = spec.game.determinize(view, seat, draw);
  const moves = new Engine<G>(spec.game, draw).legal(t, seat);
  const act = moves[Math.floor((seededUint32(seed ^ 0x0abc)() / 0x1_0000_0000) * moves.length)];
  return act ? { step: topStep(t) ?? "", act } : null;
}

/**
 * The legal act whose table is evaluated best for the seat right after it; of equal ones, any. It sees every legal act
 * and the same evaluation as the search, so that what it loses is lost for want of looking ahead. An act that only opens
 * the same question further (a star chosen, the number of ships still open) is judged by the best that can follow it.
 *
 * @param begun the rest of an activation it has begun (`BaselineMove.run`), which it goes on with
 */
export function greedyMove<G extends Shape>(
  spec: BotSpec<G>,
  view: G["view"],
  seat: Seat,
  seats: number,
  seed: number,
  begun: readonly Act[] = [],
): BaselineMove | null {
  const draw = seededDraws(seed);
  const t = spec.game.determinize(view, seat, draw);
  const engine = new Engine<G>(spec.game, draw);
  const step = topStep(t) ?? "";
  const word = seededUint32(seed ^ 0x0abc);
  const worth = new Float64Array(seats);
  const worthOf = (after: G["state"]): number => {
    for (let i = 0; i < MAX_QUIESCENCE_PLIES && engine.asking !== undefined && spec.isQuiescent?.(after) === false; i++)
      engine.act(after, engine.asking, pickQuiescenceMove(spec, after, engine.asking, engine.moves));
    if ((after as GameState).flow.over === null) spec.evaluate(after, worth);
    else spec.terminalValue(after, worth);
    return worth[seat] as number;
  };
  const worthAfter = (before: G["state"], act: Act, further: boolean): number => {
    const after = spec.game.clone(before);
    const asked = top(after);
    engine.act(after, seat, act);
    if (further && engine.asking === seat && top(after) === asked) {
      let most = Number.NEGATIVE_INFINITY;
      for (const next of engine.moves) most = Math.max(most, worthAfter(after, next, false));
      return most;
    }
    return worthOf(after);
  };
  const worthOfRun = (before: G["state"], run: readonly Act[]): number => {
    const after = spec.game.clone(before);
    for (const [i, act] of run.entries()) {
      if (i > 0 && (engine.asking !== seat || !engine.moves.some((move) => deepEqual(move, act)))) break;
      engine.act(after, seat, act);
    }
    return worthOf(after);
  };
  let best: { readonly act: Act; readonly run: readonly Act[] } | null = null;
  let bestWorth = Number.NEGATIVE_INFINITY;
  let ties = 0;
  const moves = engine.legal(t, seat);
  const [next, ...rest] = begun;
  if (next && moves.some((move) => deepEqual(move, next))) return { step, act: next, run: rest };
  if (moves.length === 1) return { step, act: moves[0] as Act };
  // Whole activations, where the game knows some: a march of many small acts is one act ahead, not twelve.
  const weighed = moves.length > 0 ? spec.policyPrior(t, step, seat, moves) : null;
  const runs = (weighed?.acts ?? []).flatMap((act, i) => {
    const run = weighed?.continuations?.[i] ?? [];
    return run.length > 0 ? [[act, ...run] as const] : [];
  });
  const whole = weighed?.selfContained === true;
  const alone = whole ? weighed.acts.filter((_, i) => (weighed.continuations?.[i] ?? []).length === 0) : moves;
  const judged = [
    ...alone.map((act) => ({ act, run: NO_RUN, mine: worthAfter(t, act, !whole) })),
    ...runs.map((run) => ({ act: run[0], run: whole ? run.slice(1) : NO_RUN, mine: worthOfRun(t, run) })),
  ];
  for (const one of judged) {
    if (one.mine > bestWorth + 1e-9) {
      bestWorth = one.mine;
      best = one;
      ties = 1;
    } else if (one.mine > bestWorth - 1e-9 && word() % ++ties === 0) best = one;
  }
  return best ? { step, act: best.act, run: best.run } : null;
}
const NO_RUN: readonly Act[] = [];

/** The question on top, as an object: as long as it is the same, it has not been answered to the end. */
const top = (t: object): object | undefined => (t as GameState).flow.stack.at(-1);
