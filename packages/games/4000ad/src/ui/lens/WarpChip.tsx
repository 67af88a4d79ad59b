import type { Warp } from "@starboard/4000ad";

import type { ReactElement } from "react";
import { en } from "../messages.en.ts";
import type { BoardData } from "../model/board-data.ts";
import { PowerEmblem } from "../draw/PowerEmblem.tsx";

/** A fleet in hyperspace as a small button: power, ships, space. */
export function WarpChip({
  warp,
  chosen,
  data,
  onChoose,
}: {
  readonly warp: Warp;
  readonly chosen: boolean;
  readonly data: BoardData;
  readonly onChoose: () => void;
}): ReactElement | null {
  const scene = data.scene.warps[warp];
  const look = data.looks[scene?.power ?? -1];
  if (!scene || scene.from === null || !look) return null;
  return (
    <button type="button" className="ad-warp-chip" aria-pressed={chosen} onClick={onChoose}>
      <PowerEmblem look={look} size={16} />
      <span className="sr">{look.name}</span>
      {en.roman[scene.slot]} <b className="n">{scene.ships}</b>
      <i className="n">{en.lens.space7(scene.count)}</i>
    </button>
  );
}
