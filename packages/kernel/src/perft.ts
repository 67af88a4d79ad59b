/** Counts act sequences by depth, so that any change of what is legal is noticed (perft, as in chess programming). */
import { digest } from "./canonical.ts";
import type { Draw, Game, Seat, Shape } from "./contract.ts";
import { Engine } from "./engine.ts";

/**
 * Counts the act sequences of length `depth` from a state, as chess programs do. Sequences that end early are not
 * counted at greater depths, and asides are not counted. `draws()` gives a new source for every single draw, so that a
 * drawn number depends only on the number of sides and the count does not depend on the order of the walk.
 */
export function perft<G extends Shape>(game: Game<G>, state: G["state"], depth: number, draws: () => Draw): number {
  if (depth === 0) return 1;
  const engine = freshEngine(game, draws);
  const root = game.clone(state);
  engine.advance(root);
  return count(game, engine, root, depth);
}

/** Counts the distinct states after `depth` acts, which shows how much of the tree is transposition. */
export function perftDistinct<G extends Shape>(
  game: Game<G>,
  state: G["state"],
  depth: number,
  draws: () => Draw,
): number {
  const engine = freshEngine(game, draws);
  const root = game.clone(state);
  engine.advance(root);
  let layer = new Map<string, G["state"]>([[digest(root), root]]);
  for (let d = 0; d < depth; d++) {
    const next = new Map<string, G["state"]>();
    for (const parent of layer.values()) {
      engine.advance(parent);
      const { asking, moves } = engine;
      for (const move of moves) {
        const child = game.clone(parent);
        engine.act(child, asking as Seat, move);
        next.set(digest(child), child);
      }
    }
    layer = next;
  }
  return layer.size;
}

/** Counts from a state the engine has just advanced. */
function count<G extends Shape>(game: Game<G>, engine: Engine<G>, state: G["state"], depth: number): number {
  const { asking, moves } = engine;
  if (asking === undefined || depth === 1) return moves.length;
  let total = 0;
  for (const move of moves) {
    const next = game.clone(state);
    engine.act(next, asking, move);
    total += count(game, engine, next, depth - 1);
  }
  return total;
}

const freshEngine = <G extends Shape>(game: Game<G>, draws: () => Draw): Engine<G> =>
  new Engine(game, (sides, times, why) => draws()(sides, times, why));
