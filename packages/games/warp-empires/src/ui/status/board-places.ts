/** The territories by name, and how an editor moves units between them. */
import type { ShapeWE } from "@starboard/warp-empires";
import type { BoardPlaces, PositionMoves } from "@starboard/ui";
import { worldOf } from "../model/world.ts";

export const places: BoardPlaces<ShapeWE> = {
  list({ territories, options }) {
    const names = new Map(worldOf(options).board.territories.map(({ id, name }) => [id, name]));
    return territories.map(({ id }) => ({ place: id, name: names.get(id) ?? id }));
  },
};

interface WrittenTerritory {
  readonly stacks?: Readonly<Record<string, readonly string[]>>;
}

export const positionMoves: PositionMoves<ShapeWE> = {
  relocate(position, from, to) {
    const { territories = {} } = position as { readonly territories?: Readonly<Record<string, WrittenTerritory>> };
    const moved = territories[from]?.stacks ?? {};
    if (from === to || Object.keys(moved).length === 0) return null;
    const there: Record<string, readonly string[]> = { ...territories[to]?.stacks };
    for (const [seat, units] of Object.entries(moved)) there[seat] = [...(there[seat] ?? []), ...units];
    const { stacks: _left, ...emptied } = territories[from] as WrittenTerritory;
    return {
      ...position,
      territories: { ...territories, [from]: emptied, [to]: { ...territories[to], stacks: there } },
    };
  },
};
