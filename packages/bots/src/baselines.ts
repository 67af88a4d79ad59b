/** Two baseline players to measure against: one plays at random, one looks a single act ahead. */
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
import { MAX_QUIESCENCE_PLIES, pickQuiescenceMove } from "./leaf-evaluation.ts";
import { topStep } from "./tree.ts";
import type { BotSpec } from "./spec.ts";

/** The move of a baseline. */
export interface BaselineMove {
  readonly step: string;
  readonly act: Act;
  /** The acts that follow while they stay legal, if the act starts a whole activation. */
  readonly run?: readonly Act[];
}

/** Returns a random legal act, all equally likely; `null` if the seat is not asked. */
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
 * Returns the legal act whose resulting state evaluates best for the seat; ties are broken at random. It uses every
 * legal act and the search's evaluation, so that it differs from the search only in depth. An act that leaves the same
 * question open (a star chosen, the number of ships still open) gets the value of the best act that can follow it.
 *
 * @param continuation the rest of an activation in progress (`BaselineMove.run`), which is continued
 */
export function greedyMove<G extends Shape>(
  spec: BotSpec<G>,
  view: G["view"],
  seat: Seat,
  seats: number,
  seed: number,
  continuation: readonly Act[] = [],
): BaselineMove | null {
  const draw = seededDraws(seed);
  const t = spec.game.determinize(view, seat, draw);
  const engine = new Engine<G>(spec.game, draw);
  const step = topStep(t) ?? "";
  const random = seededUint32(seed ^ 0x0abc);
  const values = new Float64Array(seats);
  const valueOf = (after: G["state"]): number => {
    for (let i = 0; i < MAX_QUIESCENCE_PLIES && engine.asking !== undefined && spec.isQuiescent?.(after) === false; i++)
      engine.act(after, engine.asking, pickQuiescenceMove(spec, after, engine.asking, engine.moves));
    if ((after as GameState).flow.over === null) spec.evaluate(after, values);
    else spec.terminalValue(after, values);
    return values[seat] as number;
  };
  const valueAfter = (before: G["state"], act: Act, lookFurther: boolean): number => {
    const after = spec.game.clone(before);
    const asked = topFrame(after);
    engine.act(after, seat, act);
    if (lookFurther && engine.asking === seat && topFrame(after) === asked) {
      let best = Number.NEGATIVE_INFINITY;
      for (const next of engine.moves) best = Math.max(best, valueAfter(after, next, false));
      return best;
    }
    return valueOf(after);
  };
  const valueOfRun = (before: G["state"], run: readonly Act[]): number => {
    const after = spec.game.clone(before);
    for (const [i, act] of run.entries()) {
      if (i > 0 && (engine.asking !== seat || !engine.moves.some((move) => deepEqual(move, act)))) break;
      engine.act(after, seat, act);
    }
    return valueOf(after);
  };
  let best: { readonly act: Act; readonly run: readonly Act[] } | null = null;
  let bestValue = Number.NEGATIVE_INFINITY;
  let ties = 0;
  const moves = engine.legal(t, seat);
  const [next, ...rest] = continuation;
  if (next && moves.some((move) => deepEqual(move, next))) return { step, act: next, run: rest };
  if (moves.length === 1) return { step, act: moves[0] as Act };
  // Whole activations, if the game defines them: a march of many small acts counts as one act ahead, not twelve.
  const prior = moves.length > 0 ? spec.policyPrior(t, step, seat, moves) : null;
  const runs = (prior?.acts ?? []).flatMap((act, i) => {
    const run = prior?.continuations?.[i] ?? [];
    return run.length > 0 ? [[act, ...run] as const] : [];
  });
  const selfContained = prior?.selfContained === true;
  const singles = selfContained ? prior.acts.filter((_, i) => (prior.continuations?.[i] ?? []).length === 0) : moves;
  const scored = [
    ...singles.map((act) => ({ act, run: NO_RUN, value: valueAfter(t, act, !selfContained) })),
    ...runs.map((run) => ({ act: run[0], run: selfContained ? run.slice(1) : NO_RUN, value: valueOfRun(t, run) })),
  ];
  for (const one of scored) {
    if (one.value > bestValue + 1e-9) {
      bestValue = one.value;
      best = one;
      ties = 1;
    } else if (one.value > bestValue - 1e-9 && random() % ++ties === 0) best = one;
  }
  return best ? { step, act: best.act, run: best.run } : null;
}
const NO_RUN: readonly Act[] = [];

/** The stack frame of the question, as an object: the same object means that the question is not fully answered. */
const topFrame = (t: object): object | undefined => (t as GameState).flow.stack.at(-1);
