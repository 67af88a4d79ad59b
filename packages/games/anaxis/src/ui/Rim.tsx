/** Arrows at the rim of the window to ships outside it, in the colour of their side. */
import { ACTIVE, type Ship, type StateAx } from "@starboard/anaxis";
import { type CameraView, RimArrows } from "@starboard/ui";
import { hexX, hexY } from "./geometry.ts";
import { en } from "./messages.en.ts";
import { sideColour } from "./model.ts";
import { nameOf } from "./names.ts";

/** Distance of a plain arrow from the edge of the window, in pixels. */
const INSET = 13;

/**
 * Enemies of the viewer have buttons that show them; a spectator has them for all ships. The viewer's own ships, which the
 * dock lists, have plain arrows.
 */
export function Rim({
  t,
  view,
  own,
  onShow,
}: {
  readonly t: StateAx;
  readonly view: CameraView | null;
  /** The viewer's side; null for a spectator. */
  readonly own: number | null;
  readonly onShow: (ship: Ship) => void;
}) {
  if (!view) return null;
  const onMap = t.kind.map((_, s) => s).filter((s) => t.status[s] === ACTIVE && t.placed[s] === 1);
  const sides = [0, 1].filter((side) => side !== own);
  return (
    <>
      {own !== null && <Plain t={t} view={view} ships={onMap.filter((s) => t.side[s] === own)} side={own} />}
      {sides.map((side) => {
        const ships = onMap.filter((s) => t.side[s] === side);
        return (
          <RimArrows
            key={side}
            places={ships.map((s) => placeOf(t, s))}
            view={view}
            className={`ax-rim-${side}`}
            label={(at, count) => en.rim.show(nameOf(t, ships[at] as Ship), count)}
            onShow={(at) => onShow(ships[at] as Ship)}
          />
        );
      })}
    </>
  );
}

function Plain({
  t,
  view: { camera, surface },
  ships,
  side,
}: {
  readonly t: StateAx;
  readonly view: CameraView;
  readonly ships: readonly Ship[];
  readonly side: number;
}) {
  const arrows = ships.flatMap((s) => {
    const place = placeOf(t, s);
    const [x, y] = [place.x * camera.scale + camera.dx, place.y * camera.scale + camera.dy];
    if (x >= 0 && y >= 0 && x <= surface.width && y <= surface.height) return [];
    const at = {
      x: Math.min(Math.max(x, INSET), surface.width - INSET),
      y: Math.min(Math.max(y, INSET), surface.height - INSET),
    };
    return [{ s, ...at, turn: (Math.atan2(y - at.y, x - at.x) * 180) / Math.PI }];
  });
  if (arrows.length === 0) return null;
  return (
    <svg className="ax-rim" aria-hidden="true">
      {arrows.map(({ s, x, y, turn }) => (
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

const placeOf = (t: StateAx, s: Ship) => ({ x: hexX(t.q[s] as number), y: hexY(t.q[s] as number, t.r[s] as number) });
