/**
 * Plays edges of the search tree and caches states. On deterministic paths the states of revisited nodes are kept, as far
 * as memory allows.
 */
import { type Act, type Seat, type Shape } from "@starboard/kernel";
import type { Search } from "./search.ts";
import { type Edge, expandNode, isExpanded, type Node } from "./tree.ts";

/** Most cached states: some 100 MB for the largest game. */
const MAX_CACHED_STATES = 12_000;

/** Leaves whose states are kept for a second visit, the oldest is dropped first. */
const MAX_LEAVES = 512;

/** The memory of states that belong to no node yet, to one, or to none any more. */
export interface LeafStates<G extends Shape> {
  /** The nodes that were reached last, in a ring. */
  readonly nodes: (Node<G> | undefined)[];
  next: number;
  /** States to be overwritten. */
  readonly spare: G["state"][];
  /** The state of this iteration, unless a node has kept it. */
  scratch: G["state"] | null;
}
export const newLeafStates = <G extends Shape>(): LeafStates<G> => ({ nodes: [], next: 0, spare: [], scratch: null });

/**
 * Caches the state of a revisited deterministic node and expands the node. It is played from its parent's, unless it is
 * still known from the first visit.
 */
export function cacheState<G extends Shape>(s: Search<G>, parent: Node<G>, edge: Edge<G>, child: Node<G>): void {
  if (child.state !== null || child.by < 0 || child.proven !== null) return;
  const known = child.leaf;
  const t = known ?? stateAfter(s, parent.state as G["state"], parent.by as Seat, edge);
  child.state = t;
  child.leaf = null;
  s.cachedStates++;
  if (isExpanded(child)) return;
  child.unexpandedActs = known === null ? s.engine.moves : s.engine.legal(known, child.by as Seat);
  expandNode(s.spec, child, t);
}

/**
 * Keeps the state of a new leaf for a second visit. Where the evaluation may play on from a leaf, the
 * state is not its own afterwards and is not kept.
 */
export function keepLeaf<G extends Shape>(s: Search<G>, node: Node<G>, t: G["state"]): void {
  if (s.spec.isQuiescent || s.params.playoutPlies > 0 || node.by < 0) return;
  const { leaves } = s;
  const oldest = leaves.nodes[leaves.next];
  if (oldest && oldest.leaf !== null) {
    leaves.spare.push(oldest.leaf);
    oldest.leaf = null;
  }
  leaves.nodes[leaves.next] = node;
  leaves.next = (leaves.next + 1) % MAX_LEAVES;
  node.leaf = t;
  leaves.scratch = null;
}

/** Returns the state after an edge; the given state is not changed. */
export function stateAfter<G extends Shape>(s: Search<G>, state: G["state"], by: Seat, edge: Edge<G>): G["state"] {
  const t = s.spec.game.clone(state);
  playEdge(s, t, by, edge);
  return t;
}

/** If too many states are cached, evicts those of rarely visited nodes. They are computed again if needed. */
export function evictStates<G extends Shape>(s: Search<G>): void {
  if (s.cachedStates <= MAX_CACHED_STATES) return;
  while (s.cachedStates > MAX_CACHED_STATES / 2) {
    s.minVisitsToCache *= 2;
    visitDeterministic(s.root, (node) => {
      if (node === s.root || node.state === null || node.visits >= s.minVisitsToCache) return;
      if (s.spec.copyInto) s.leaves.spare.push(node.state);
      node.state = null;
      s.cachedStates--;
    });
  }
}

/** Visits the deterministic part of a tree. */
export function visitDeterministic<G extends Shape>(node: Node<G>, visit: (node: Node<G>) => void): void {
  visit(node);
  for (const { child } of node.edges) if (child !== null) visitDeterministic(child, visit);
}

/** Plays an edge and its continuation on a state in place. */
export function playEdge<G extends Shape>(s: Search<G>, t: G["state"], by: Seat, edge: Edge<G>): void {
  const { engine, chance } = s;
  chance.drew = false;
  engine.act(t, by, edge.act);
  for (const next of edge.continuation) {
    if (chance.drew || engine.asking !== by || !engine.allows(t, next)) break;
    engine.act(t, by, next);
  }
  if (s.spec.playsForcedMoves) while (engine.isForced) engine.act(t, engine.asking as Seat, engine.moves[0] as Act);
}

/** Returns a copy that is valid until the end of the iteration, or for longer if a leaf keeps it. */
export function scratchCopy<G extends Shape>({ spec, leaves }: Search<G>, state: G["state"]): G["state"] {
  const into = spec.copyInto ? (leaves.scratch ?? leaves.spare.pop()) : undefined;
  if (into === undefined) leaves.scratch = spec.game.clone(state);
  else {
    spec.copyInto?.(state, into);
    leaves.scratch = into;
  }
  return leaves.scratch as G["state"];
}
