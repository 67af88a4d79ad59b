/** Choosing at a node whose table differs from visit to visit, because of draws or of what the searcher does not know. */
import type { Act, Seat, Shape } from "@starboard/kernel";
import type { BotSpec, Weighed } from "./spec.ts";
import { type Edge, edgeKey, type Node, newEdge, widthFor } from "./tree.ts";
import type { Tuning } from "./search-params.ts";

/**
 * The edge to try next among the acts legal on this visit's table. Acts seen for the first time are added to the node.
 * An act's bonus grows with the visits at which it was legal, not with all visits (availability counts, Cowling, Powley
 * and Whitehouse 2012), so that rarely legal acts are not tried too eagerly.
 */
export function selectAmong<G extends Shape>(
  spec: BotSpec<G>,
  node: Node<G>,
  t: G["table"],
  moves: readonly Act[],
  tuning: Tuning,
  spread: number,
): Edge<G> {
  const by = node.by;
  const { acts, weights, runs } = spec.weigh(t, node.step, by as Seat, moves);
  let sum = 0;
  for (const w of weights) sum += w;
  const wide = widthFor(node.visits, acts.length, tuning);
  const mean = node.visits > 0 ? (node.sums[by] as number) / node.visits : 0.5;
  let best: Edge<G> | null = null;
  let bestScore = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < wide; i++) {
    const prior = (weights[i] as number) / sum;
    const edge = edgeFor(node, acts[i] as Act, prior, runs?.[i]);
    edge.offered++;
    const n = edge.visits;
    const result = n > 0 ? edge.total / n : mean - tuning.caution * spread;
    const score = result + (tuning.explore * spread * prior * Math.sqrt(edge.offered)) / (1 + n);
    if (score > bestScore) {
      bestScore = score;
      best = edge;
    }
  }
  return best as Edge<G>;
}

/** The edges of all the acts of a first judgement. */
export function edgesFor<G extends Shape>(node: Node<G>, { acts, weights, runs }: Weighed): Edge<G>[] {
  const sum = weights.reduce((x, y) => x + y, 0);
  return acts.map((act, i) => edgeFor(node, act, (weights[i] as number) / sum, runs?.[i]));
}

function edgeFor<G extends Shape>(node: Node<G>, act: Act, prior: number, run?: readonly Act[]): Edge<G> {
  if (node.keyed === null) {
    node.keyed = new Map(node.edges.map((edge) => [edgeKey(edge.act, edge.run), edge]));
    node.edges = node.edges.slice();
  }
  const key = edgeKey(act, run);
  let edge = node.keyed.get(key);
  if (!edge) {
    edge = newEdge<G>(act, prior, run);
    node.keyed.set(key, edge);
    node.edges.push(edge);
  }
  return edge;
}
