/** Paths on the map: the one under the pointer, the planned one, and those that other players announced. */
import type { ReactElement } from "react";
import type { Ways } from "../act/reach.ts";
import { useBoardStore } from "../model/board-store.ts";
import type { Props, Tabletop } from "../model/table.ts";
import { Route } from "./Marks.tsx";
import type { Point } from "./points.ts";

export function Routes({
  table,
  ways,
}: {
  readonly props: Props;
  readonly table: Tabletop;
  readonly ways: Ways;
}): ReactElement {
  const lifting = useBoardStore((d) => d.lifting);
  // Paths follow the pointer only while a group is selected, so that other pointer movements redraw nothing.
  const over = useBoardStore((d) => (d.lifting || ways.size > 0 ? (d.over ?? d.lifting?.to ?? null) : null));
  const { world, view, me } = table;
  const points = (ids: readonly string[]): Point[] =>
    ids.flatMap((id) => {
      const place = world.chart.places[world.index.get(id) ?? -1];
      return place ? [place] : [];
    });
  const hovered = over === null ? undefined : ways.get(over);
  const group = view.marches.at(-1);
  const origin = lifting?.from ?? group?.from;
  const size = lifting ? Object.values(lifting.units).reduce((sum, n) => sum + n, 0) : (group?.size ?? 0);
  return (
    <g>
      {view.marches.map((march, i) =>
        march.from === null || march.path.length === 0 ? null : (
          <Route
            // oxlint-disable-next-line react/no-array-index-key -- marches are drawn in their order
            key={i}
            places={points([march.from, ...march.path])}
            size={march.size}
            side={table.side(march.seat)}
            kind={march.announced ? "announced" : "planned"}
          />
        ),
      )}
      {hovered && origin !== null && origin !== undefined && (
        <Route places={points([origin, ...hovered])} size={size} side={me === null ? 1 : table.side(me)} kind="hover" />
      )}
    </g>
  );
}
