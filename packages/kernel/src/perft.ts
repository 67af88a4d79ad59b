import { digest } from "./canonical.ts";
import type { Draw, Game, Seat, Shape, Table } from "./contract.ts";
import { Engine } from "./engine.ts";

/**
 * The number of act sequences of length `depth` from a table, as chess programs count them. Draws come from `draws(path)`,
 * a function of nothing but the ply, so that the count is the same on every machine. Sequences that end early are not
 * counted at greater depths.
 */
export function perft<G extends Shape>(game: Game<G>, table: G["table"], depth: number, draws: () => Draw): number {
  if (depth === 0) return 1;
  let total = 0;
  const engine = new Engine(game, (sides, times, why) => draws()(sides, times, why));
  const root = question(engine, game.clone(table));
  if (depth === 1) return root.moves.length;
  for (const move of root.moves) {
    const next = game.clone(table);
    engine.act(next, root.by as Seat, move);
    if ((next as Table).flow.over === null) total += perft(game, next, depth - 1, draws);
  }
  return total;
}

/** The same with each distinct table counted once: how much of the tree is transposition. */
export function perftDistinct<G extends Shape>(
  game: Game<G>,
  table: G["table"],
  depth: number,
  draws: () => Draw,
): number {
  let layer = new Map<string, G["table"]>([[digest(table), table]]);
  for (let d = 0; d < depth; d++) {
    const next = new Map<string, G["table"]>();
    for (const t of layer.values()) {
      const engine = new Engine(game, (sides, times, why) => draws()(sides, times, why));
      const root = question(engine, game.clone(t));
      for (const move of root.moves) {
        const child = game.clone(t);
        engine.act(child, root.by as Seat, move);
        next.set(digest(child), child);
      }
    }
    layer = next;
  }
  return layer.size;
}

function question<G extends Shape>(
  engine: Engine<G>,
  t: G["table"],
): { by: Seat | undefined; moves: Engine<G>["moves"] } {
  engine.advance(t);
  return { by: engine.asking, moves: engine.moves };
}
