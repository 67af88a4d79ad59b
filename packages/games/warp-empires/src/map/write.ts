/** Writes a board as the content of a map file, which `readMap` accepts. */
import type { Board } from "./board.ts";
import { MAP_FORMAT, type MapFile } from "./form.ts";

/** The map file of a board for as many players as it has homes. */
export function mapFileOf(board: Board, module: string, name: string, id: string): MapFile {
  return {
    format: MAP_FORMAT,
    id,
    name,
    module,
    players: [board.homes.length],
    territories: board.territories.map((t) => ({
      id: t.id,
      name: t.name,
      terrain: t.terrain,
      label: [...t.label],
      outline: t.outline.map(([x, y]) => [x, y]),
    })),
    borders: board.neighbours.flatMap((near, a) =>
      near.flatMap((b): [string, string][] =>
        a < b ? [[board.territories[a]?.id as string, board.territories[b]?.id as string]] : [],
      ),
    ),
    homes: { [board.homes.length]: board.homes.map((at) => board.territories[at]?.id as string) },
    explored: Object.fromEntries(
      board.explored.map(({ territory, features }) => [board.territories[territory]?.id as string, { ...features }]),
    ),
  };
}
