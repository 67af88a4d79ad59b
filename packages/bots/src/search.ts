/**
 * Monte-Carlo tree search over any game, from what one seat knows. Every iteration follows the tree to a new table,
 * evaluates it and adds the result to the nodes on the way. Where nothing is uncertain the tables of nodes visited again
 * stay in the tree, as many as memory allows; behind a draw or a secret the rest of the way is played afresh on an
 * imagined table (information-set search, Cowling, Powley and Whitehouse 2012).
 */
import {
  type Act,
  type Draw,
  Engine,
  seededDraws,
  type Seat,
  type Shape,
  deepEqual,
  type GameState,
} from "@starboard/kernel";
import type { SearchLimit } from "./budget.ts";
import { edgesForPrior, selectByAvailability } from "./information-set.ts";
import type { BotSpec, PolicyPrior } from "./spec.ts";
import { type Edge, type Node, newNode, expandNode, proveNode, select } from "./tree.ts";
import type { SearchParams } from "./search-params.ts";

/** A running search for one seat. */
export interface Search<G extends Shape> {
  readonly spec: BotSpec<G>;
  readonly seat: Seat;
  readonly seats: number;
  readonly params: SearchParams;
  readonly root: Node<G>;
  /** The seat has one legal act only, whatever it does not know: nothing is to be found out. */
  readonly forced: boolean;
  /** Makes a table the seat cannot rule out, for every iteration anew; `null` when there is only one. */
  readonly sampleState: (() => G["state"]) | null;
  readonly engine: Engine<G>;
  /** Set by the engine's draw. */
  readonly chance: { drew: boolean };
  /** Iterations since the search began, before it was continued from another node included. */
  iterations: number;
  /** Running mean and squared deviations of the seat's results, for `spread`. */
  mean: number;
  deviation: number;
  /** Tables kept in the tree, and the visits below which a node's table is given up when there are too many. */
  cachedStates: number;
  minVisitsToCache: number;
  /** The first judgement of the root's acts, where one is enough. */
  rootPrior: PolicyPrior | null;
  /** Edges of such a root that are still in the running, and the visits after which the worse half of them drops out. */
  readonly survivors: Edge<G>[];
  round: number;
  /** Begins another sequence of draws, the same one for the same number. */
  readonly reseed: (k: number) => void;
  /** A table to be written over in every iteration. */
  scratch: G["state"] | null;
}

/** Tables kept at the most: some 100 MB of the largest game's. */
const MOST_KEPT = 12_000;

/** Least spread assumed, so that a quiet position is still explored. */
const LEAST_SPREAD = 0.01;

/**
 * Begins a search at a question put to `seat`. The view is imagined once to learn whether that takes any draw: if not,
 * the seat knows everything and the tree may keep its tables.
 *
 * @returns `null` when the seat is not asked
 */
export function newSearch<G extends Shape>(
  spec: BotSpec<G>,
  view: G["view"],
  seat: Seat,
  seats: number,
  seed: number,
  tuning: SearchParams,
): Search<G> | null {
  let fast = seededDraws(seed);
  const reseed = (k: number): void => {
    fast = seededDraws(seed ^ Math.imul(k + 1, 0x9e3779b1));
  };
  const chance = { drew: false };
  const draw: Draw = (sides, times, why) => {
    chance.drew = true;
    return fast(sides, times, why);
  };
  const engine = new Engine<G>(spec.game, draw);
  const sampleState = (): G["state"] => spec.game.determinize(view, seat, draw);
  const first = sampleState();
  const known = !chance.drew;
  const moves = engine.legal(first, seat);
  const step = topStep(first);
  if (moves.length === 0 || step === null) return null;
  const root = newNode<G>(seat, step, seats, known);
  root.unexpandedActs = moves;
  if (known) root.table = first;
  expandNode(spec, root, first);
  return {
    spec,
    seat,
    seats,
    params: { ...tuning, ...spec.searchParams?.(first) },
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
    rootPrior: null,
    survivors: [],
    round: 2,
    reseed,
    scratch: null,
  };
}

/** The same search continued from another node of its tree, whose table is known. */
export function reuseSubtree<G extends Shape>(s: Search<G>, root: Node<G>): Search<G> {
  let cachedStates = 0;
  everyNode(root, (node) => {
    if (node.table !== null) cachedStates++;
  });
  return { ...s, root, cachedStates, forced: false, rootPrior: null, survivors: [], round: 2 };
}

/** Runs until the limit, or earlier when nothing can change any more. Returns the iterations made. */
export function run<G extends Shape>(s: Search<G>, limit: SearchLimit): number {
  let made = 0;
  if ("iterations" in limit) {
    while (made < limit.iterations && !isSolved(s)) {
      iterate(s);
      made++;
    }
    return made;
  }
  const { until, clock } = limit;
  const begun = clock();
  // Looking at the question may have taken all the time it had.
  if (begun >= until) return 0;
  while (!isSolved(s)) {
    iterate(s);
    made++;
    const now = clock();
    if (now >= until) break;
    if (made % WEIGH_UP === 0 && leaderIsSafe(s, (made * (until - now)) / Math.max(now - begun, 0.001))) break;
  }
  return made;
}
/** Iterations between two looks at whether the search is decided. */
const WEIGH_UP = 64;

/** Only one act worth looking at, or the result is proved. */
function isSolved<G extends Shape>(s: Search<G>): boolean {
  const { root } = s;
  if (s.forced || root.proven !== null || s.rootPrior?.acts.length === 1) return true;
  return root.table !== null && root.edges.length === 1;
}

/** The most visited act cannot be overtaken in the iterations that are left. */
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

/** How much results differ in this search (standard deviation). */
export const valueDeviation = <G extends Shape>(s: Search<G>): number =>
  s.iterations < 8 ? 0.1 : Math.max(LEAST_SPREAD, Math.sqrt(s.deviation / s.iterations));

/** A place of one iteration: `own` is a table of this iteration alone, `null` where the node's own table is meant. */
interface SearchPosition<G extends Shape> {
  readonly node: Node<G>;
  readonly own: G["state"] | null;
  readonly moves: readonly Act[];
}

/** One visit from the root to a new table and back. */
export function iterate<G extends Shape>(s: Search<G>): void {
  const nodes: Node<G>[] = [];
  const edges: Edge<G>[] = [];
  const worth = new Float64Array(s.seats);
  const wide = valueDeviation(s);
  if (s.spec.cachesRootPrior && s.sampleState !== null && s.rootPrior === null) {
    const { own, moves } = sampleRoot(s);
    s.rootPrior = s.spec.policyPrior(own as G["state"], s.root.step, s.seat, moves);
  }
  let place = s.rootPrior === null ? sampleRoot(s) : descend(s, ...sequentialHalving(s, nodes, edges));
  for (;;) {
    const { node, own, moves } = place;
    nodes.push(node);
    if (node.proven !== null) {
      worth.set(node.proven);
      break;
    }
    if (
      node.by < 0 ||
      (node !== s.root && (node.visits === 0 || (own !== null && node.visits < s.params.minVisitsToExpand)))
    ) {
      evaluateLeaf(s, place, worth);
      break;
    }
    const edge = node.deterministic ? select(node, s.params, wide) : among(s, place, wide);
    edges.push(edge);
    if (own === null && edge.child !== null) {
      cacheState(s, node, edge, edge.child);
      place = { node: edge.child, own: null, moves };
    } else place = descend(s, place, edge);
  }
  backpropagate(s, nodes, edges, worth);
  if (s.cachedStates > MOST_KEPT) evictStates(s);
}

/**
 * Where the root's acts were judged once, one of them is chosen before a table is imagined for it, and the nth table of every
 * act is the same one with the same draws: the acts are compared under equal luck. That is fair at equal visits only, so all
 * acts in the running are visited alike, and after two visits, four, eight and so on the worse half drops out (sequential
 * halving, Karnin, Koren and Somekh 2013, with rounds that double because nobody knows how much time there will be).
 */
function sequentialHalving<G extends Shape>(
  s: Search<G>,
  nodes: Node<G>[],
  edges: Edge<G>[],
): [SearchPosition<G>, Edge<G>] {
  const { root, survivors } = s;
  if (survivors.length === 0 && s.rootPrior !== null) survivors.push(...edgesForPrior(root, s.rootPrior));
  if (survivors.length > 2 && survivors.every(({ visits }) => visits >= s.round)) {
    survivors.sort((x, y) => y.total / y.visits - x.total / x.visits);
    survivors.length = Math.max(2, Math.ceil(survivors.length / 2));
    s.round *= 2;
  }
  let edge = survivors[0] as Edge<G>;
  for (const other of survivors) if (other.visits < edge.visits) edge = other;
  s.reseed(edge.visits);
  const own = (s.sampleState as () => G["state"])();
  s.engine.legal(own, s.seat);
  nodes.push(root);
  edges.push(edge);
  return [{ node: root, own, moves: NONE }, edge];
}

const among = <G extends Shape>(s: Search<G>, { node, own, moves }: SearchPosition<G>, wide: number): Edge<G> =>
  selectByAvailability(s.spec, node, own as G["state"], moves, s.params, wide);

function sampleRoot<G extends Shape>(s: Search<G>): SearchPosition<G> {
  if (s.sampleState === null) return { node: s.root, own: null, moves: NONE };
  const own = s.sampleState();
  return { node: s.root, own, moves: s.engine.legal(own, s.seat) };
}
const NONE: readonly Act[] = [];

/** Makes the table of a certain node that is visited again, from its parent's, and opens the node. */
function cacheState<G extends Shape>(s: Search<G>, parent: Node<G>, edge: Edge<G>, child: Node<G>): void {
  if (child.table !== null || child.by < 0 || child.proven !== null) return;
  const t = playedOn(s, parent.table as G["state"], parent.by as Seat, edge);
  child.table = t;
  s.cachedStates++;
  if (child.edges.length > 0) return;
  child.unexpandedActs = s.engine.moves;
  expandNode(s.spec, child, t);
}

/** The table after an edge; the given one is not touched. */
export function playedOn<G extends Shape>(s: Search<G>, state: G["state"], by: Seat, edge: Edge<G>): G["state"] {
  const t = s.spec.game.clone(state);
  act(s, t, by, edge);
  return t;
}

/** Gives up the tables of rarely visited nodes; they are made again if a visit comes by. */
function evictStates<G extends Shape>(s: Search<G>): void {
  while (s.cachedStates > MOST_KEPT / 2) {
    s.minVisitsToCache *= 2;
    everyNode(s.root, (node) => {
      if (node === s.root || node.table === null || node.visits >= s.minVisitsToCache) return;
      node.table = null;
      s.cachedStates--;
    });
  }
}

/** Visits the certain part of a tree. */
function everyNode<G extends Shape>(node: Node<G>, visit: (node: Node<G>) => void): void {
  visit(node);
  for (const { child } of node.edges) if (child !== null) everyNode(child, visit);
}

/** Plays an edge, its run included, on a table in place. */
function act<G extends Shape>(s: Search<G>, t: G["state"], by: Seat, edge: Edge<G>): void {
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

/** Plays an edge and finds or makes the node it leads to. */
function descend<G extends Shape>(s: Search<G>, { node, own }: SearchPosition<G>, edge: Edge<G>): SearchPosition<G> {
  const { engine, chance, spec } = s;
  const t = own ?? throwaway(s, node.table as G["state"]);
  const covered = (spec.game.steps as Record<string, { kind: string }>)[node.step]?.kind === "sealed";
  const answers = covered ? JSON.stringify((t as GameState).flow.stack.at(-1)?.answers ?? null) : "";
  act(s, t, node.by as Seat, edge);
  const by = engine.asking ?? -1;
  const step = topStep(t) ?? "";
  if (own === null && edge.outcomeChildren === null && !chance.drew && !covered) {
    const child = newNode<G>(by, step, s.seats, true);
    if (by < 0) {
      child.proven = new Float64Array(s.seats);
      spec.terminalValue(t, child.proven);
    }
    edge.child = child;
    return { node: child, own: t, moves: engine.moves };
  }
  // The next seat at a sealed question stands at one node whatever this seat has answered; once the answers are
  // opened, all of them belong to the name of what follows.
  const waits = covered && step === node.step && by >= 0;
  if (waits) node.sealedChildren ??= new Map();
  else edge.outcomeChildren ??= new Map();
  const nodes = (waits ? node.sealedChildren : edge.outcomeChildren) as Map<string, Node<G>>;
  const name = `${by} ${step} ${waits ? "" : answers}${spec.outcomeKey?.(t) ?? ""}`;
  let child = nodes.get(name);
  if (!child) {
    child = newNode<G>(by, step, s.seats, false);
    nodes.set(name, child);
  }
  return { node: child, own: t, moves: engine.moves };
}

/** A copy that lasts until the end of the iteration. */
function throwaway<G extends Shape>(s: Search<G>, state: G["state"]): G["state"] {
  const { spec } = s;
  if (s.scratch === null || !spec.copyInto) s.scratch = spec.game.clone(state);
  else spec.copyInto(state, s.scratch);
  return s.scratch as G["state"];
}

/** Acts played on at the most until a table is quiet. */
export const MAX_QUIESCENCE_PLIES = 80;

/** The act by which a table is brought to rest. */
export function pickQuiescenceMove<G extends Shape>(
  spec: BotSpec<G>,
  t: G["state"],
  by: Seat,
  moves: readonly Act[],
): Act {
  const step = topStep(t) ?? "";
  return spec.quiescenceMove?.(t, step, by, moves) ?? (spec.policyPrior(t, step, by, moves).acts[0] as Act);
}

/** Evaluates a new table, after playing on by weight alone if the tuning says so. */
function evaluateLeaf<G extends Shape>(
  s: Search<G>,
  { node, own, moves }: SearchPosition<G>,
  worth: Float64Array,
): void {
  const t = own as G["state"];
  let by = node.by;
  let legal = moves;
  const stirring = (i: number): boolean => i < MAX_QUIESCENCE_PLIES && s.spec.isQuiescent?.(t) === false;
  for (let i = 0; by >= 0 && (i < s.params.playoutPlies || stirring(i)); i++) {
    s.engine.act(t, by as Seat, pickQuiescenceMove(s.spec, t, by as Seat, legal));
    by = s.engine.asking ?? -1;
    legal = s.engine.moves;
  }
  if (by < 0) s.spec.terminalValue(t, worth);
  else s.spec.evaluate(t, worth);
}

function backpropagate<G extends Shape>(
  s: Search<G>,
  nodes: readonly Node<G>[],
  edges: readonly Edge<G>[],
  worth: Float64Array,
): void {
  s.iterations++;
  const mine = worth[s.seat] as number;
  const off = mine - s.mean;
  s.mean += off / s.iterations;
  s.deviation += off * (mine - s.mean);
  for (let i = nodes.length - 1; i >= 0; i--) {
    const node = nodes[i] as Node<G>;
    node.visits++;
    for (let seat = 0; seat < s.seats; seat++) node.sums[seat] = (node.sums[seat] as number) + (worth[seat] as number);
    const edge = edges[i];
    if (!edge) continue;
    edge.visits++;
    edge.total += worth[node.by] as number;
    if (edge.child?.proven) proveNode(node);
  }
}

/** The step on top of the stack. */
export const topStep = (t: object): string | null => (t as GameState).flow.stack.at(-1)?.step ?? null;
