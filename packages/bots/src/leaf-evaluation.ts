/** Evaluates the new state at the end of an iteration. */
import { type Act, type Seat, type Shape } from "@starboard/kernel";
import type { Search } from "./search.ts";
import type { BotSpec } from "./spec.ts";
import { type Node, topStep } from "./tree.ts";

/** A position in one iteration. `own` is a state of this iteration alone; `null` means the node's cached state. */
export interface SearchPosition<G extends Shape> {
  readonly node: Node<G>;
  readonly own: G["state"] | null;
  /** The legal acts; `null` if the search's engine has just come here and lists them. */
  readonly moves: readonly Act[] | null;
}

/** Most acts played by the quiescence search. */
export const MAX_QUIESCENCE_PLIES = 80;

/** Returns the act that resolves a pending exchange. */
export function pickQuiescenceMove<G extends Shape>(
  spec: BotSpec<G>,
  t: G["state"],
  by: Seat,
  moves: readonly Act[],
): Act {
  const step = topStep(t) ?? "";
  return spec.quiescenceMove?.(t, step, by, moves) ?? (spec.policyPrior(t, step, by, moves).acts[0] as Act);
}

/** Evaluates a new state, after playout and quiescence moves if the parameters ask for them. */
export function evaluateLeaf<G extends Shape>(
  s: Search<G>,
  { node, own, moves }: SearchPosition<G>,
  values: Float64Array,
): void {
  const t = own as G["state"];
  let by = node.by;
  let legal = moves;
  const isPending = (i: number): boolean => i < MAX_QUIESCENCE_PLIES && s.spec.isQuiescent?.(t) === false;
  for (let i = 0; by >= 0 && (i < s.params.playoutPlies || isPending(i)); i++) {
    const act =
      s.spec.unlistedQuiescenceMove?.(t, topStep(t) ?? "") ??
      pickQuiescenceMove(s.spec, t, by as Seat, legal ?? s.engine.moves);
    s.engine.act(t, by as Seat, act);
    by = s.engine.asking ?? -1;
    legal = null;
  }
  if (by < 0) s.spec.terminalValue(t, values);
  else s.spec.evaluate(t, values);
}
