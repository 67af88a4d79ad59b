/** Buttons at the rim of the board that bring places into view which lie outside it. */
import type { ReactElement } from "react";
import type { Point } from "./boxes.ts";
import type { CameraView } from "./frame.ts";
import { rimArrows } from "./rim.ts";

export function RimArrows({
  places,
  view,
  className = "",
  label,
  onShow,
}: {
  /** Places in board units; undefined ones are left out. */
  readonly places: readonly (Point | undefined)[];
  readonly view: CameraView;
  /** Added to every arrow, for its colour. */
  readonly className?: string;
  /** The accessible name of the arrow to the place with this index, and to the others in its direction. */
  readonly label: (to: number, count: number) => string;
  readonly onShow: (to: number) => void;
}): ReactElement {
  return (
    <>
      {rimArrows(places, view).map(({ to, count, x, y, angle, direction }) => (
        <button
          key={direction}
          type="button"
          className={`rim-arrow ${className}`}
          style={{ left: x, top: y }}
          aria-label={label(to, count)}
          onClick={() => onShow(to)}
        >
          <svg viewBox="-12 -12 24 24" aria-hidden="true" style={{ transform: `rotate(${angle}deg)` }}>
            <path d="M9 0-5-7-2 0-5 7Z" />
          </svg>
          {count > 1 && <em className="n">{count}</em>}
        </button>
      ))}
    </>
  );
}
