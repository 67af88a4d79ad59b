/** Arrows at the rim of the window for ships outside it, in the colour of their side. */
import { ACTIVE, type StateAx } from "@starboard/anaxis";
import type { CameraView } from "@starboard/ui";
import { hexX, hexY } from "./geometry.ts";
import { sideColour } from "./model.ts";

/** Distance of an arrow from the edge of the window, in pixels. */
const INSET = 13;

export function Rim({ t, view }: { readonly t: StateAx; readonly view: CameraView | null }) {
  if (!view) return null;
  const { camera, surface } = view;
  const arrows = t.kind.flatMap((_, s) => {
    if (t.status[s] !== ACTIVE || t.placed[s] !== 1) return [];
    const x = hexX(t.q[s] as number) * camera.scale + camera.dx;
    const y = hexY(t.q[s] as number, t.r[s] as number) * camera.scale + camera.dy;
    if (x >= 0 && y >= 0 && x <= surface.width && y <= surface.height) return [];
    const at = {
      x: Math.min(Math.max(x, INSET), surface.width - INSET),
      y: Math.min(Math.max(y, INSET), surface.height - INSET),
    };
    const turn = (Math.atan2(y - at.y, x - at.x) * 180) / Math.PI;
    return [{ s, ...at, turn, side: t.side[s] as number }];
  });
  if (arrows.length === 0) return null;
  return (
    <svg className="ax-rim" aria-hidden="true">
      {arrows.map(({ s, x, y, turn, side }) => (
        <path
          key={s}
          d="M9 0L-6 8L-6 -8Z"
          fill={sideColour(side)}
          transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn.toFixed(0)})`}
        />
      ))}
    </svg>
  );
}
