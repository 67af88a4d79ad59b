/**
 * Monte-Carlo tree search over any game, from what one seat knows. Every iteration descends the tree to a new state,
 * evaluates it and adds the values to the nodes on the path. On deterministic paths the states of revisited nodes are
 * cached, as memory allows. After a draw or hidden information the rest of the path is replayed on a new
 * determinization (information-set search, Cowling, Powley and Whitehouse 2012).
 */
import {
  type Act,
  type Draw,
  Engine,
  type GameState,
  type RuleId,
  seededDraws,
  type Seat,
  type Shape,
} from "@starboard/kernel";
import type { SearchLimit } from "./budget.ts";
import { selectAtRoot, selectByAvailability } from "./information-set.ts";
import { evaluateLeaf, type SearchPosition } from "./leaf-evaluation.ts";
import { halveSequentially } from "./sequential-halving.ts";
import type { BotSpec, PolicyPrior } from "./spec.ts";
import {
  cacheState,
  evictStates,
  keepLeaf,
  type LeafStates,
  newLeafStates,
  playEdge,
  scratchCopy,
  visitDeterministic,
} from "./state-cache.ts";
import { buildEdges, type Edge, type Node, newNode, expandNode, proveNode, select, topStep } from "./tree.ts";
import type { SearchParams } from "./search-params.ts";

/** A running search for one seat. */
export interface Search<G extends Shape> {
  readonly spec: BotSpec<G>;
  readonly seat: Seat;
  readonly seats: number;
  readonly params: SearchParams;
  readonly root: Node<G>;
  /** The seat has only one legal act in every possible state: no search is needed. */
  readonly forced: boolean;
  /** Returns a new determinization for every iteration; `null` if the seat knows the whole state. */
  readonly sampleState: (() => G["state"]) | null;
  readonly engine: Engine<G>;
  /** `drew` is set when the engine draws; `count` is the number of values drawn since `reseed`. */
  readonly chance: { drew: boolean; count: number };
  /** Iterations since the search began, including those before its subtree was reused. */
  iterations: number;
  /** Running mean and squared deviations of the seat's values, for `valueDeviation`. */
  mean: number;
  deviation: number;
  /** Number of cached states, and the visits below which a node's state is evicted. */
  cachedStates: number;
  minVisitsToCache: number;
  /** The policy prior of the root, if one evaluation serves the whole search. */
  rootPrior: PolicyPrior | null;
  /**
   * Root edges not yet eliminated by sequential halving. `round` is the number of visits after which the worse half is
   * eliminated.
   */
  readonly survivors: Edge<G>[];
  round: number;
  /** Eliminations so far, and those that leave two acts. */
  halvings: { done: number; all: number };
  /** Iterations expected from the beginning to the end of the search; 0 if unknown. */
  expected: number;
  /** Starts another sequence of draws after its first `skip`; the same number gives the same sequence. */
  readonly reseed: (k: number, skip?: number) => void;
  /** The nth determinization, which all surviving acts share, and the number of values drawn for it. */
  shared: { readonly n: number; readonly state: G["state"]; readonly drawn: number } | null;
  /** The policy prior of the root is that of every determinization. */
  readonly priorIsKnown: boolean;
  /** The legal acts of the root: what the seat knows decides them, so they are those of every determinization. */
  readonly rootMoves: readonly Act[];
  /** The path of an iteration and its values, which the next one overwrites. */
  readonly path: { readonly nodes: Node<G>[]; readonly edges: Edge<G>[]; readonly values: Float64Array };
  readonly leaves: LeafStates<G>;
}

/** Least deviation assumed, so that positions with nearly constant values are still explored. */
const MIN_DEVIATION = 0.01;

/**
 * Starts a search at a question put to `seat`. The view is determinized once to learn whether that draws anything: if
 * not, the seat knows everything and the tree may cache its states.
 *
 * @param rootPrior the only acts to search at the root, instead of those of the game's prior
 * @returns `null` if the seat is not asked
 */
export function newSearch<G extends Shape>(
  spec: BotSpec<G>,
  view: G["view"],
  seat: Seat,
  seats: number,
  seed: number,
  params: SearchParams,
  rootPrior: PolicyPrior | null = null,
): Search<G> | null {
  let fast = seededDraws(seed);
  const chance = { drew: false, count: 0 };
  const reseed = (k: number, skip = 0): void => {
    fast = seededDraws(seed ^ Math.imul(k + 1, 0x9e3779b1));
    if (skip > 0) fast(1, skip, SKIPPED);
    chance.count = skip;
  };
  const draw: Draw = (sides, times, why) => {
    chance.drew = true;
    chance.count += times;
    return fast(sides, times, why);
  };
  const engine = new Engine<G>(spec.game, draw);
  engine.listsOnDemand = true;
  const determinize = spec.determinizer?.(view, seat) ?? ((by: Draw) => spec.game.determinize(view, seat, by));
  const sampleState = (): G["state"] => determinize(draw);
  const first = sampleState();
  const known = !chance.drew;
  const moves = engine.legal(first, seat);
  const step = topStep(first);
  if (moves.length === 0 || step === null) return null;
  const root = newNode<G>(seat, step, seats, known);
  root.unexpandedActs = moves;
  if (known) root.state = first;
  expandNode(rootPrior ? { ...spec, policyPrior: () => rootPrior } : spec, root, first);
  buildEdges(root);
  return {
    spec,
    seat,
    seats,
    params: { ...params, ...spec.searchParams?.(first) },
    root,
    forced: moves.length === 1,
    sampleState: known ? null : sampleState,
    engine,
    chance,
    iterations: 0,
    mean: 0,
    deviation: 0,
    cachedStates: known ? 1 : 0,
    minVisitsToCache: 2,
    rootPrior: known ? null : rootPrior,
    survivors: [],
    round: 2,
    halvings: { done: 0, all: 0 },
    expected: 0,
    reseed,
    shared: null,
    priorIsKnown: spec.priorIgnoresHidden?.(first) === true,
    rootMoves: moves,
    path: { nodes: [], edges: [], values: new Float64Array(seats) },
    leaves: newLeafStates(),
  };
}

/** Continues a search from another node of its tree, whose state is known. */
export function reuseSubtree<G extends Shape>(s: Search<G>, root: Node<G>): Search<G> {
  buildEdges(root);
  let cachedStates = 0;
  visitDeterministic(root, (node) => {
    if (node.state !== null) cachedStates++;
  });
  const fresh = {
    forced: false,
    rootPrior: null,
    survivors: [],
    round: 2,
    halvings: { done: 0, all: 0 },
    expected: 0,
    shared: null,
    leaves: newLeafStates<G>(),
  };
  return { ...s, ...fresh, root, cachedStates };
}

/** Runs until the limit, or until the result cannot change. Returns the number of iterations. */
export function run<G extends Shape>(s: Search<G>, limit: SearchLimit): number {
  let count = 0;
  if ("iterations" in limit) {
    s.expected = s.iterations + limit.iterations;
    while (count < limit.iterations && !isSolved(s)) {
      iterate(s);
      count++;
    }
    return count;
  }
  const { until, clock } = limit;
  const startedAt = clock();
  // Expanding the root may have used up the time.
  if (startedAt >= until) return 0;
  let poll = 1;
  let leaderCheck = LEADER_CHECK_INTERVAL;
  while (!isSolved(s)) {
    iterate(s);
    count++;
    if (count < poll) continue;
    const now = clock();
    if (now >= until) break;
    const left = (count * (until - now)) / Math.max(now - startedAt, 0.001);
    s.expected = s.iterations + left;
    if (count >= leaderCheck) {
      if (leaderIsSafe(s, left)) break;
      leaderCheck = count + LEADER_CHECK_INTERVAL;
    }
    poll = count + Math.max(1, Math.min(MAX_UNPOLLED, Math.floor(left * UNPOLLED_SHARE)));
  }
  return count;
}
/** Iterations between two checks whether the leader can still be overtaken. */
const LEADER_CHECK_INTERVAL = 64;
/**
 * Iterations between two looks at the clock: at most so many, and at most this share of those expected in the time
 * left, so that a slow one exceeds the time by little. Looking after each cost a tenth to a fifth of all thinking.
 */
const MAX_UNPOLLED = 64;
const UNPOLLED_SHARE = 1 / 16;

/** True if only one act is worth considering or the result is proven. */
export function isSolved<G extends Shape>(s: Search<G>): boolean {
  const { root } = s;
  if (s.forced || root.proven !== null || s.rootPrior?.acts.length === 1) return true;
  return root.state !== null && root.edges.length === 1;
}

/** True if no other root edge can overtake the most visited one in the remaining iterations. */
function leaderIsSafe<G extends Shape>(s: Search<G>, left: number): boolean {
  let first = 0;
  let second = 0;
  for (const { visits } of s.root.edges) {
    if (visits > first) {
      second = first;
      first = visits;
    } else if (visits > second) second = visits;
  }
  return first - second > left;
}

/** Standard deviation of the values in this search. */
export const valueDeviation = <G extends Shape>(s: Search<G>): number =>
  s.iterations < 8 ? 0.1 : Math.max(MIN_DEVIATION, Math.sqrt(s.deviation / s.iterations));

/** Runs one iteration: from the root to a new state and back. */
export function iterate<G extends Shape>(s: Search<G>): void {
  const { nodes, edges, values } = s.path;
  nodes.length = 0;
  edges.length = 0;
  values.fill(0);
  const deviation = valueDeviation(s);
  if (s.spec.cachesRootPrior && s.sampleState !== null && s.rootPrior === null) {
    const { own, moves } = sampleRoot(s);
    s.rootPrior = s.spec.policyPrior(own as G["state"], s.root.step, s.seat, moves ?? s.rootMoves);
  }
  let position = s.rootPrior === null ? sampleRoot(s) : descend(s, ...halveSequentially(s, nodes, edges));
  for (;;) {
    const { node, own, moves } = position;
    nodes.push(node);
    if (node.proven !== null) {
      values.set(node.proven);
      break;
    }
    if (
      node.by < 0 ||
      (node !== s.root && (node.visits === 0 || (own !== null && node.visits < s.params.minVisitsToExpand)))
    ) {
      evaluateLeaf(s, position, values);
      break;
    }
    const edge = node.deterministic
      ? select(node, s.params, deviation)
      : node === s.root && s.priorIsKnown
        ? selectAtRoot(node, s.params, deviation)
        : selectLegal(s, position, deviation);
    edges.push(edge);
    if (own === null && edge.child !== null) {
      cacheState(s, node, edge, edge.child);
      position = { node: edge.child, own: null, moves };
    } else position = descend(s, position, edge);
  }
  backpropagate(s, nodes, edges, values);
  evictStates(s);
}

const selectLegal = <G extends Shape>(
  s: Search<G>,
  { node, own, moves }: SearchPosition<G>,
  deviation: number,
): Edge<G> => {
  const t = own as G["state"];
  const legal = moves ?? s.spec.legalActs?.(t, node.step, node.by as Seat) ?? s.engine.moves;
  return selectByAvailability(s.spec, node, t, legal, s.params, deviation);
};

function sampleRoot<G extends Shape>(s: Search<G>): SearchPosition<G> {
  if (s.sampleState === null) return { node: s.root, own: null, moves: NONE };
  return { node: s.root, own: s.sampleState(), moves: s.rootMoves };
}
const NONE: readonly Act[] = [];
/** The reason of draws that are made again only to continue their sequence. */
const SKIPPED: RuleId = "BOT-SKIP";

/** Plays an edge and finds or creates the node it leads to. */
function descend<G extends Shape>(s: Search<G>, { node, own }: SearchPosition<G>, edge: Edge<G>): SearchPosition<G> {
  const { engine, chance, spec } = s;
  const t = own ?? scratchCopy(s, node.state as G["state"]);
  const sealed = (spec.game.steps as Record<string, { kind: string }>)[node.step]?.kind === "sealed";
  const answers = sealed ? JSON.stringify((t as GameState).flow.stack.at(-1)?.answers ?? null) : "";
  playEdge(s, t, node.by as Seat, edge);
  const by = engine.asking ?? -1;
  const step = topStep(t) ?? "";
  if (own === null && edge.outcomeChildren === null && !chance.drew && !sealed) {
    const child = newNode<G>(by, step, s.seats, true);
    if (by < 0) {
      child.proven = new Float64Array(s.seats);
      spec.terminalValue(t, child.proven);
    }
    keepLeaf(s, child, t);
    edge.child = child;
    return { node: child, own: t, moves: null };
  }
  // While a sealed question waits for other seats, the next seat is at the same node for every answer of this seat.
  // Once the answers are opened, they are part of the key of the next node.
  const waiting = sealed && step === node.step && by >= 0;
  if (s.params.minVisitsToExpand === Number.POSITIVE_INFINITY) {
    // A node behind a draw ends every iteration and is never looked at again: the edge says that it draws, and keeps none.
    if (!waiting) edge.outcomeChildren ??= new Map();
    return { node: newNode<G>(by, step, s.seats, false), own: t, moves: null };
  }
  if (waiting) node.sealedChildren ??= new Map();
  else edge.outcomeChildren ??= new Map();
  const nodes = (waiting ? node.sealedChildren : edge.outcomeChildren) as Map<string, Node<G>>;
  const name = `${by} ${step} ${waiting ? "" : answers}${spec.outcomeKey?.(t) ?? ""}`;
  let child = nodes.get(name);
  if (!child) {
    child = newNode<G>(by, step, s.seats, false);
    nodes.set(name, child);
  }
  return { node: child, own: t, moves: null };
}

function backpropagate<G extends Shape>(
  s: Search<G>,
  nodes: readonly Node<G>[],
  edges: readonly Edge<G>[],
  values: Float64Array,
): void {
  s.iterations++;
  const own = values[s.seat] as number;
  const off = own - s.mean;
  s.mean += off / s.iterations;
  s.deviation += off * (own - s.mean);
  for (let i = nodes.length - 1; i >= 0; i--) {
    const node = nodes[i] as Node<G>;
    node.visits++;
    for (let seat = 0; seat < s.seats; seat++) node.sums[seat] = (node.sums[seat] as number) + (values[seat] as number);
    const edge = edges[i];
    if (!edge) continue;
    edge.visits++;
    edge.total += values[node.by] as number;
    if (edge.child?.proven) proveNode(node);
  }
}
