import { Button } from "@starboard/ui";
import type { ReactElement } from "react";
import { WarpChip } from "../lens/WarpChip.tsx";
import { en } from "../messages.en.ts";
import { useBoardStore } from "../model/board-store.ts";
import type { Props, BoardData } from "../model/board-data.ts";

/** Dock during other players' turns: the viewer's stacks and fleets. It keeps the board layout stable between turns. */
export function IdleDock({ props, data }: { readonly props: Props; readonly data: BoardData }): ReactElement | null {
  const set = useBoardStore((d) => d.set);
  const star = useBoardStore((d) => d.star);
  const warp = useBoardStore((d) => (d.lens === "emergence" ? d.warp : null));
  if (data.mine.length === 0) return null;
  const { P, ships } = props.view.board;
  const stacks = data.map.stars.flatMap((_, s) => {
    const n = data.mine.reduce((sum, p) => sum + (ships[s * P + p] ?? 0), 0);
    return n > 0 ? [{ s, n }] : [];
  });
  const fleets = data.scene.warps.filter((w) => w.from !== null && data.mine.includes(w.power));
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
            {data.names[s]} <b className="n">{n}</b>
          </Button>
        ))}
        {fleets.map((w) => (
          <WarpChip
            key={w.warp}
            warp={w.warp}
            chosen={w.warp === warp}
            data={data}
            onChoose={() =>
              set(w.warp === warp ? { warp: null, lens: "none" } : { warp: w.warp, lens: "emergence", ahead: 1 })
            }
          />
        ))}
      </div>
    </div>
  );
}
