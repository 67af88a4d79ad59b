/**
 * Plays edges of the search tree and caches states. On deterministic paths the states of revisited nodes are kept, as far
 * as memory allows.
 */
import { type Act, deepEqual, type Seat, type Shape } from "@starboard/kernel";
import type { Search } from "./search.ts";
import { type Edge, expandNode, isExpanded, type Node } from "./tree.ts";

/** Most cached states: some 100 MB for the largest game. */
const MAX_CACHED_STATES = 12_000;

/** Caches the state of a revisited deterministic node, played from its parent's, and expands the node. */
export function cacheState<G extends Shape>(s: Search<G>, parent: Node<G>, edge: Edge<G>, child: Node<G>): void {
  if (child.state !== null || child.by < 0 || child.proven !== null) return;
  const t = stateAfter(s, parent.state as G["state"], parent.by as Seat, edge);
  child.state = t;
  s.cachedStates++;
  if (isExpanded(child)) return;
  child.unexpandedActs = s.engine.moves;
  expandNode(s.spec, child, t);
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
    if (chance.drew || engine.asking !== by || !engine.moves.some((move) => deepEqual(move, next))) break;
    engine.act(t, by, next);
  }
  if (s.spec.playsForcedMoves)
    while (engine.asking !== undefined && engine.moves.length === 1)
      engine.act(t, engine.asking, engine.moves[0] as Act);
}

/** Returns a copy that is valid until the end of the iteration. */
export function scratchCopy<G extends Shape>(s: Search<G>, state: G["state"]): G["state"] {
  const { spec } = s;
  if (s.scratch === null || !spec.copyInto) s.scratch = spec.game.clone(state);
  else spec.copyInto(state, s.scratch);
  return s.scratch as G["state"];
}
