/** Compiled territories: what the rules need to know of their terrain. */
import type { Board } from "../map/board.ts";
import type { Resolved, TerrainSpec } from "../module/resolved.ts";

export interface Ground {
  readonly terrain: string;
  readonly enter: TerrainSpec["enter"];
  readonly revenue: boolean;
  readonly fortSite: boolean;
  readonly explorable: boolean;
  readonly attrs: Readonly<Record<string, number>>;
  readonly network: TerrainSpec["network"];
  /** Other territories of its network. */
  readonly links: readonly number[];
  /** Where the Control phase may place a marker (`control.onTerrain`). */
  readonly markable: boolean;
}

/** The terrain of every territory, and the territories that victory counts. */
export function compileTerrain(module: Resolved, board: Board): { ground: Ground[]; counted: number[] } {
  const terrains = new Map(module.terrain.map((t) => [t.id, t]));
  const kinds = board.territories.map(({ terrain }) => terrains.get(terrain) as TerrainSpec);
  const is = (kind: TerrainSpec, name: string): boolean => (name === "revenue" ? kind.revenue : kind.id === name);
  const ground = kinds.map(
    (kind, at): Ground => ({
      terrain: kind.id,
      enter: kind.enter,
      revenue: kind.revenue,
      fortSite: kind.fortificationSite,
      explorable: module.exploration !== null && kind.explorable,
      attrs: kind.attrs,
      network: kind.network,
      links: kinds.flatMap((other, to) =>
        to !== at && kind.network !== null && other.network?.id === kind.network.id ? [to] : [],
      ),
      markable: is(kind, module.control.onTerrain),
    }),
  );
  const { condition } = module.victory;
  const counted = kinds.flatMap((kind, at) => {
    if (condition.op === "controlShare") return is(kind, condition.of) ? [at] : [];
    if (condition.op === "controlAll")
      return condition.territories.includes(board.territories[at]?.id ?? "") ? [at] : [];
    return [];
  });
  return { ground, counted };
}
