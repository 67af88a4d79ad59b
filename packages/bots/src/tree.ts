/** The search tree: the seat that decides at a node, the acts considered, and their statistics. */
import type { Act, GameState, Shape } from "@starboard/kernel";
import type { BotSpec, PolicyPrior } from "./spec.ts";
import type { SearchParams } from "./search-params.ts";

/** An act of a node. Edges are in the order in which they are tried. */
export interface Edge<G extends Shape> {
  readonly act: Act;
  /** Acts of the same seat that follow it (`PolicyPrior.continuations`). */
  readonly continuation: readonly Act[];
  /** Probability of being best before any search. The priors of a node add up to 1. */
  readonly prior: number;
  visits: number;
  /** Sum of values for the seat that decides. */
  total: number;
  /** How often the act was legal when the node was visited; equal to the node's visits if nothing is hidden. */
  availability: number;
  /** The node after the act if the act is deterministic. */
  child: Node<G> | null;
  /** The nodes after the act otherwise, by what chance and hidden information decided. */
  outcomeChildren: Map<string, Node<G>> | null;
}

export interface Node<G extends Shape> {
  /** Every iteration reaches the same state here: the path contains no chance and no hidden information. */
  readonly deterministic: boolean;
  /** That state, never written to; `null` until it is needed a second time, and after eviction. */
  state: G["state"] | null;
  /** The seat that decides, or -1 when the match is over. */
  readonly by: number;
  readonly step: string;
  /** The state of an unvisited node as the first visit reached it, until it is needed or another leaf gets its memory. */
  leaf: G["state"] | null;
  /** The legal acts, until `edges` is built from them. */
  unexpandedActs: readonly Act[] | null;
  edges: Edge<G>[];
  /** The acts that still have no edge, because few visits try few acts; `null` if all have one. */
  untried: PolicyPrior | null;
  /** True if the acts with and without an edge are all legal acts. */
  complete: boolean;
  visits: number;
  /** Sums of values per seat. */
  readonly sums: number[];
  /** The value per seat once it is proven. */
  proven: Float64Array | null;
  /** At nondeterministic nodes: the edges by act and continuation as text. */
  edgesByKey: Map<string, Edge<G>> | null;
  /** At a sealed question: the nodes of the next seat asked, which must not know this seat's answer. */
  sealedChildren: Map<string, Node<G>> | null;
}

/** Returns an unvisited node. `seats` is the number of values it sums up. */
export function newNode<G extends Shape>(by: number, step: string, seats: number, deterministic: boolean): Node<G> {
  const sums = new Array<number>(seats).fill(0);
  return {
    deterministic,
    state: null,
    leaf: null,
    by,
    step,
    unexpandedActs: null,
    edges: NO_EDGES as Edge<G>[],
    untried: null,
    complete: true,
    visits: 0,
    sums,
    proven: null,
    edgesByKey: null,
    sealedChildren: null,
  };
}
/** The edges of a node before it is expanded; never written to. */
const NO_EDGES: readonly Edge<Shape>[] = [];

/** Asks the game's policy once for the acts of a node. Their edges are built when they are tried. */
export function expandNode<G extends Shape>(spec: BotSpec<G>, node: Node<G>, t: G["state"]): void {
  if (node.unexpandedActs === null) return;
  node.untried = spec.policyPrior(t, node.step, node.by as never, node.unexpandedActs);
  node.edges = [];
  node.complete = node.untried.complete;
  node.unexpandedActs = null;
}

/** True once the acts of a node are known. */
export const isExpanded = <G extends Shape>({ edges, untried }: Node<G>): boolean =>
  edges.length > 0 || untried !== null;

/** Builds edges until the first `count` acts of a node have one; all acts if it is not given. */
export function buildEdges<G extends Shape>(node: Node<G>, count = Number.POSITIVE_INFINITY): void {
  if (node.untried === null || node.edges.length >= count) return;
  const { acts, priors, continuations } = node.untried;
  let sum = 0;
  for (const w of priors) sum += w;
  const end = Math.min(count, acts.length);
  for (let i = node.edges.length; i < end; i++)
    node.edges.push(newEdge(acts[i] as Act, (priors[i] as number) / sum, continuations?.[i]));
  if (end === acts.length) node.untried = null;
}

const NO_RUN: readonly Act[] = [];

export const newEdge = <G extends Shape>(act: Act, prior: number, continuation: readonly Act[] = NO_RUN): Edge<G> => ({
  act,
  continuation,
  prior,
  visits: 0,
  total: 0,
  availability: 0,
  child: null,
  outcomeChildren: null,
});

/** Key of an act and its continuation. */
export const edgeKey = (act: Act, run: readonly Act[] = NO_RUN): string =>
  run.length === 0 ? actKey(act) : JSON.stringify([act, ...run]);

/** Key of an act: its JSON with members in their own order, which a game's candidates always build alike. */
export const actKey = (act: Act): string => JSON.stringify(act);

/** Number of acts out of `count` that may be tried after `visits` visits (progressive widening, Coulom 2007). */
export function progressiveWidth(visits: number, count: number, params: SearchParams): number {
  const w = params.wideningBase + Math.floor(params.wideningFactor * visits ** params.wideningExponent);
  return w < count ? w : count;
}

/**
 * Returns the edge to try next: its mean value plus a bonus for likely and rarely tried acts (PUCT; Rosin 2011, Silver
 * and others 2017). Edges proven lost for the decider are skipped while another is left.
 *
 * @param deviation the value deviation of this search, which scales the bonus to games whose evaluations differ little
 */
export function select<G extends Shape>(node: Node<G>, params: SearchParams, deviation: number): Edge<G> {
  const wide = progressiveWidth(node.visits, node.untried?.acts.length ?? node.edges.length, params);
  buildEdges(node, wide);
  const by = node.by;
  const mean = node.visits > 0 ? (node.sums[by] as number) / node.visits : 0.5;
  const untried = mean - params.fpuReduction * deviation;
  const scale = params.puct * deviation * Math.sqrt(node.visits + 1);
  let best = node.edges[0] as Edge<G>;
  let bestScore = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < wide; i++) {
    const edge = node.edges[i] as Edge<G>;
    const n = edge.visits;
    const proven = edge.child?.proven;
    const result = proven ? (proven[by] as number) : n > 0 ? edge.total / n : untried;
    const score = result + (scale * edge.prior) / (1 + n) - (proven && (proven[by] as number) <= 0 ? 1 : 0);
    if (score > bestScore) {
      bestScore = score;
      best = edge;
    }
  }
  return best;
}

/**
 * Proves a node from its children: a winning act proves a win, and if every act is proven, the best of them counts
 * (MCTS-Solver, Winands and others 2008, with one value per seat as in max^n).
 */
export function proveNode<G extends Shape>(node: Node<G>): boolean {
  if (node.proven !== null || node.by < 0) return node.proven !== null;
  let best: Float64Array | null = null;
  let all = node.complete && node.untried === null;
  for (const edge of node.edges) {
    const proven = edge.child?.proven ?? null;
    if (proven === null) {
      all = false;
      continue;
    }
    if (best === null || (proven[node.by] as number) > (best[node.by] as number)) best = proven;
  }
  if (best !== null && (all || (best[node.by] as number) >= 1)) node.proven = best;
  return node.proven !== null;
}

/** Name of the step on top of the stack. */
export const topStep = (t: object): string | null => (t as GameState).flow.stack.at(-1)?.step ?? null;
