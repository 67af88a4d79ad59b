/** Selection at nodes whose state differs from visit to visit, because of draws or hidden information. */
import type { Act, Seat, Shape } from "@starboard/kernel";
import type { BotSpec, PolicyPrior } from "./spec.ts";
import { type Edge, edgeKey, type Node, newEdge, progressiveWidth } from "./tree.ts";
import type { SearchParams } from "./search-params.ts";

/**
 * Returns the edge to try next among the acts legal in this visit's state. New acts are added to the node. The bonus of
 * an act depends on the visits at which it was legal, not on all visits (availability counts, Cowling, Powley and
 * Whitehouse 2012), so that rarely legal acts are not tried too often.
 */
export function selectByAvailability<G extends Shape>(
  spec: BotSpec<G>,
  node: Node<G>,
  t: G["state"],
  moves: readonly Act[],
  params: SearchParams,
  deviation: number,
): Edge<G> {
  const by = node.by;
  const { acts, priors, continuations } = spec.policyPrior(t, node.step, by as Seat, moves);
  let sum = 0;
  for (const w of priors) sum += w;
  const wide = progressiveWidth(node.visits, acts.length, params);
  const mean = node.visits > 0 ? (node.sums[by] as number) / node.visits : 0.5;
  let best: Edge<G> | null = null;
  let bestScore = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < wide; i++) {
    const prior = (priors[i] as number) / sum;
    const edge = edgeFor(spec, node, acts[i] as Act, prior, continuations?.[i]);
    edge.availability++;
    const n = edge.visits;
    const result = n > 0 ? edge.total / n : mean - params.fpuReduction * deviation;
    const score = result + (params.puct * deviation * prior * Math.sqrt(edge.availability)) / (1 + n);
    if (score > bestScore) {
      bestScore = score;
      best = edge;
    }
  }
  return best as Edge<G>;
}

/** Does the same at a root whose policy prior is that of every determinization: its edges are in the prior's order. */
export function selectAtRoot<G extends Shape>(root: Node<G>, params: SearchParams, deviation: number): Edge<G> {
  const { by, edges } = root;
  const wide = progressiveWidth(root.visits, edges.length, params);
  const mean = root.visits > 0 ? (root.sums[by] as number) / root.visits : 0.5;
  let best: Edge<G> | null = null;
  let bestScore = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < wide; i++) {
    const edge = edges[i] as Edge<G>;
    edge.availability++;
    const n = edge.visits;
    const result = n > 0 ? edge.total / n : mean - params.fpuReduction * deviation;
    const score = result + (params.puct * deviation * edge.prior * Math.sqrt(edge.availability)) / (1 + n);
    if (score > bestScore) {
      bestScore = score;
      best = edge;
    }
  }
  return best as Edge<G>;
}

/** Returns the edges of all acts of a policy prior. */
export function edgesForPrior<G extends Shape>(
  spec: BotSpec<G>,
  node: Node<G>,
  { acts, priors, continuations }: PolicyPrior,
): Edge<G>[] {
  const sum = priors.reduce((x, y) => x + y, 0);
  return acts.map((act, i) => edgeFor(spec, node, act, (priors[i] as number) / sum, continuations?.[i]));
}

function edgeFor<G extends Shape>(
  spec: BotSpec<G>,
  node: Node<G>,
  act: Act,
  prior: number,
  run?: readonly Act[],
): Edge<G> {
  if (node.edgesByKey === null) {
    node.edgesByKey = new Map(node.edges.map((edge) => [edgeKey(edge.act, edge.continuation), edge]));
    node.edges = node.edges.slice();
  }
  const alone = run === undefined || run.length === 0;
  const key = alone && spec.actKey ? spec.actKey(act) : edgeKey(act, run);
  let edge = node.edgesByKey.get(key);
  if (!edge) {
    edge = newEdge<G>(act, prior, run);
    node.edgesByKey.set(key, edge);
    node.edges.push(edge);
  }
  return edge;
}
