/** Buttons at the rim of a small window that bring territories into view which the player can choose. */
import type { Camera, Size } from "@starboard/ui";
import type { ReactElement } from "react";
import { en } from "../messages.en.ts";
import type { Tabletop } from "../model/table.ts";
import { placeName } from "../model/world.ts";
import { rimArrows } from "./rim.ts";

export function RimArrows({
  table,
  targets,
  camera,
  surface,
  onShow,
}: {
  readonly table: Tabletop;
  readonly targets: readonly number[];
  readonly camera: Camera;
  readonly surface: Size;
  readonly onShow: (to: number) => void;
}): ReactElement {
  const { chart, board } = table.world;
  return (
    <>
      {rimArrows(chart.places, targets, camera, surface).map(({ to, count, x, y, angle }) => {
        const name = placeName(table.world, board.territories[to]?.id ?? "");
        return (
          <button
            key={`${Math.round(angle / 45)}`}
            type="button"
            className="we-rim"
            style={{ left: x, top: y }}
            aria-label={en.land.showTarget(name, count)}
            onClick={() => onShow(to)}
          >
            <svg viewBox="-12 -12 24 24" aria-hidden="true" style={{ transform: `rotate(${angle}deg)` }}>
              <path d="M9 0-5-7-2 0-5 7Z" />
            </svg>
            {count > 1 && <em className="n">{count}</em>}
          </button>
        );
      })}
    </>
  );
}
