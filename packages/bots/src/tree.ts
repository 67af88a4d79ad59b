/** The search tree: who decides at a node, the acts looked at, and what came of them. */
import type { Act, Shape } from "@starboard/kernel";
import type { BotSpec } from "./spec.ts";
import type { SearchParams } from "./search-params.ts";

/** An act of a node, in the order in which it will be tried. */
export interface Edge<G extends Shape> {
  readonly act: Act;
  /** Acts of the same seat that follow it (`PolicyPrior.runs`). */
  readonly continuation: readonly Act[];
  /** Probability of being best before any search; the priors of a node add up to 1. */
  readonly prior: number;
  visits: number;
  /** Sum of results for the seat that decides. */
  total: number;
  /** How often the act was legal when the node was visited; equal to the node's visits where nothing is hidden. */
  availability: number;
  /** Where the act leads when nothing uncertain lies on the way. */
  child: Node<G> | null;
  /** Where it leads otherwise, by what chance and secrets decided. */
  outcomeChildren: Map<string, Node<G>> | null;
}

export interface Node<G extends Shape> {
  /** Every iteration comes to the same table here: nothing uncertain lies on the way. */
  readonly deterministic: boolean;
  /** That table, never written to; `null` until it is needed a second time, and again when memory runs short. */
  table: G["state"] | null;
  /** The seat that decides, or -1 when the match is over. */
  readonly by: number;
  readonly step: string;
  /** The legal acts, until `edges` has been made from them. */
  unexpandedActs: readonly Act[] | null;
  edges: Edge<G>[];
  /** Whether `edges` are all legal acts. */
  complete: boolean;
  visits: number;
  /** Sums of results per seat. */
  readonly sums: number[];
  /** The result per seat once it is proved. */
  proven: Float64Array | null;
  /** Where something is uncertain: the edges by act and run as text. */
  edgesByKey: Map<string, Edge<G>> | null;
  /** At a question under seal: the nodes of the next seat asked, which must not know this seat's answer. */
  sealedChildren: Map<string, Node<G>> | null;
}

/** A node not yet visited. `seats`: how many results it sums up. */
export function newNode<G extends Shape>(by: number, step: string, seats: number, deterministic: boolean): Node<G> {
  const sums = new Array<number>(seats).fill(0);
  return {
    deterministic,
    table: null,
    by,
    step,
    unexpandedActs: null,
    edges: NO_EDGES as Edge<G>[],
    complete: true,
    visits: 0,
    sums,
    proven: null,
    edgesByKey: null,
    sealedChildren: null,
  };
}
/** What a node has before it is opened; never written to. */
const NO_EDGES: readonly Edge<Shape>[] = [];

/** Makes the edges of a node, once, from the game's own judgement of the legal acts. */
export function expandNode<G extends Shape>(spec: BotSpec<G>, node: Node<G>, t: G["state"]): void {
  if (node.unexpandedActs === null) return;
  const { acts, priors, complete, continuations } = spec.policyPrior(
    t,
    node.step,
    node.by as never,
    node.unexpandedActs,
  );
  let sum = 0;
  for (const w of priors) sum += w;
  const edges: Edge<G>[] = [];
  for (let i = 0; i < acts.length; i++)
    edges.push(newEdge(acts[i] as Act, (priors[i] as number) / sum, continuations?.[i]));
  node.edges = edges;
  node.complete = complete;
  node.unexpandedActs = null;
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

/** An act and its run as text. */
export const edgeKey = (act: Act, run: readonly Act[] = NO_RUN): string =>
  run.length === 0 ? actKey(act) : JSON.stringify([act, ...run]);

/** Acts as text: members in their own order, which a game's candidates always build alike. */
export const actKey = (act: Act): string => JSON.stringify(act);

/** How many of `count` acts may be tried after `visits` visits (progressive widening, Coulom 2007). */
export function progressiveWidth(visits: number, count: number, tuning: SearchParams): number {
  const w = tuning.wideningBase + Math.floor(tuning.wideningFactor * visits ** tuning.wideningExponent);
  return w < count ? w : count;
}

/**
 * The edge to try next: result so far plus a bonus that favours likely and rarely tried acts (PUCT; Rosin 2011, Silver
 * and others 2017). Edges proved lost for the decider are passed over while another is left.
 *
 * @param spread how much results differ in this search: makes the bonus fit games whose evaluations differ little
 */
export function select<G extends Shape>(node: Node<G>, tuning: SearchParams, spread: number): Edge<G> {
  const wide = progressiveWidth(node.visits, node.edges.length, tuning);
  const by = node.by;
  const mean = node.visits > 0 ? (node.sums[by] as number) / node.visits : 0.5;
  const untried = mean - tuning.fpuReduction * spread;
  const scale = tuning.puct * spread * Math.sqrt(node.visits + 1);
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
 * Proves a node from its children: a won act proves it won, and when every act is proved the best of them counts
 * (MCTS-Solver, Winands and others 2008, with one result per seat as in max^n).
 */
export function proveNode<G extends Shape>(node: Node<G>): boolean {
  if (node.proven !== null || node.by < 0) return node.proven !== null;
  let best: Float64Array | null = null;
  let all = node.complete;
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
