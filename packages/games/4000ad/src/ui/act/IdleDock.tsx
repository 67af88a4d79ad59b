import { Button } from "@starboard/ui";
import type { ReactElement } from "react";
import { WarpChip } from "../lens/WarpChip.tsx";
import { en } from "../messages.en.ts";
import { useBoardStore } from "../model/board-store.ts";
import type { Props, Tabletop } from "../model/table.ts";

/** Dock during other players' turns: the viewer's stacks and fleets. It keeps the board layout stable between turns. */
export function IdleDock({ props, table }: { readonly props: Props; readonly table: Tabletop }): ReactElement | null {
  const set = useBoardStore((d) => d.set);
  const star = useBoardStore((d) => d.star);
  const warp = useBoardStore((d) => (d.lens === "emergence" ? d.warp : null));
  if (table.mine.length === 0) return null;
  const { P, ships } = props.view.board;
  const stacks = table.map.stars.flatMap((_, s) => {
    const n = table.mine.reduce((sum, p) => sum + (ships[s * P + p] ?? 0), 0);
    return n > 0 ? [{ s, n }] : [];
  });
  const fleets = table.scene.warps.filter((w) => w.from !== null && table.mine.includes(w.power));
  return (
    <div className="ad-dock ad-dock-idle">
      <span className="ad-label">{en.dock.yours}</span>
      <div className="ad-chips">
        {stacks.map(({ s, n }) => (
          <Button
            key={s}
            look="quiet"
            pressed={s === star}
            onClick={() => set(s === star ? { star: null, lens: "none" } : { star: s, lens: "reach" })}
          >
            {table.names[s]} <b className="n">{n}</b>
          </Button>
        ))}
        {fleets.map((w) => (
          <WarpChip
            key={w.warp}
            warp={w.warp}
            chosen={w.warp === warp}
            table={table}
            onChoose={() =>
              set(w.warp === warp ? { warp: null, lens: "none" } : { warp: w.warp, lens: "emergence", ahead: 1 })
            }
          />
        ))}
      </div>
    </div>
  );
}
