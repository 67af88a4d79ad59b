/** Where the selected group can move. Empty without a selected group. */
import { groupWays } from "@starboard/warp-empires";
import { useMemo } from "react";
import { useBoardStore } from "../model/board-store.ts";
import { knownState, typesOf } from "../model/known-state.ts";
import type { Props, Tabletop } from "../model/table.ts";

/** A path as territory ids, without the origin. */
export type Ways = ReadonlyMap<string, readonly string[]>;
const NOWHERE: Ways = new Map();

export function useReach(_props: Props, table: Tabletop): Ways {
  const lifting = useBoardStore((d) => d.lifting);
  const { view, world, me, asked } = table;
  return useMemo(() => {
    if (me === null) return NOWHERE;
    const known = knownState(view, me);
    const id = (at: number): string => world.board.territories[at]?.id ?? "";
    const march = asked?.step === "group" ? view.marches.at(-1) : undefined;
    if (march?.seat === me && march.from !== null && march.units && !lifting) {
      const from = world.index.get(march.from) ?? -1;
      const path = march.path.map((one) => world.index.get(one) ?? -1);
      const units = march.units.map((unit) => known.compiled.unitNo.get(unit) ?? 0);
      const ways = groupWays(known.state, known.compiled, me, from, units, {
        path,
        spent: march.spent,
        transfers: march.transfers,
      });
      return new Map([...ways].map(([at, way]) => [id(at), way.path.map(id)]));
    }
    if (!lifting) return NOWHERE;
    const from = world.index.get(lifting.from) ?? -1;
    const ways = groupWays(known.state, known.compiled, me, from, typesOf(known.compiled, lifting.units));
    return new Map([...ways].map(([at, way]) => [id(at), way.path.map(id)]));
  }, [view, world, me, asked, lifting]);
}
