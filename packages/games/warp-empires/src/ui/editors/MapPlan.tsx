/** The map in the editor: territories to click, centres to drag. */
import type { MapFile, Point } from "@starboard/warp-empires/making";
import { type PointerEvent, useRef, useState } from "react";
import { paintOf } from "../look/terrain.ts";
import { closedPath } from "../map/points.ts";
import { centreOf, type Land, moduleOf } from "./board.ts";
import { en } from "./messages.en.ts";

const words = en.map;

export function MapPlan({
  file,
  players,
  chosen,
  moving,
  adding,
  onLand,
  onGround,
  onMove,
}: {
  readonly file: MapFile;
  readonly players: number;
  readonly chosen: string | null;
  /** True if centres can be dragged. */
  readonly moving: boolean;
  /** True if a click anywhere chooses a position. */
  readonly adding: boolean;
  readonly onLand: (id: string) => void;
  readonly onGround: (at: Point) => void;
  readonly onMove: (id: string, to: Point) => void;
}) {
  const plan = useRef<SVGSVGElement>(null);
  const [drag, setDrag] = useState<{ readonly id: string; readonly at: Point } | null>(null);
  const points = file.territories.flatMap(({ outline }) => outline);
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [x0, y0] = [Math.min(...xs), Math.min(...ys)];
  const [wide, high] = [Math.max(...xs) - x0, Math.max(...ys) - y0];
  const size = Math.sqrt((wide * high) / Math.max(1, file.territories.length));
  const module = moduleOf(file.module);
  const homes = file.homes[String(players)] ?? [];
  const place = (event: { readonly clientX: number; readonly clientY: number }): Point => {
    const matrix = plan.current?.getScreenCTM()?.inverse();
    if (!matrix) return [0, 0];
    const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix);
    return [x, y];
  };
  const paint = (land: Land): string => {
    const terrain = module?.terrain.find(({ id }) => id === land.terrain);
    return terrain ? paintOf({ ...terrain, network: terrain.network !== null }) : "unknown";
  };
  const nameOf = (land: Land): string =>
    words.land(
      land.name ?? land.id,
      module?.terrain.find(({ id }) => id === land.terrain)?.name ?? land.terrain,
      homes.includes(land.id),
    );
  const begin = (event: PointerEvent, id: string): void => {
    if (!moving) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    setDrag({ id, at: place(event) });
  };
  const end = (): void => {
    if (drag) onMove(drag.id, drag.at);
    setDrag(null);
  };
  const rim = size * 0.6;
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- keyboard users add a territory beside the selected one
    <svg
      ref={plan}
      className={`wem-plan${adding ? " adding" : ""}`}
      viewBox={`${x0 - rim} ${y0 - rim} ${wide + 2 * rim} ${high + 2 * rim}`}
      aria-label={words.plan}
      onClick={(event) => adding && onGround(place(event))}
    >
      {file.territories.map((land) => (
        <path
          key={land.id}
          d={closedPath(land.outline)}
          className={`wem-land ${paint(land)}${land.id === chosen ? " chosen" : ""}`}
          strokeWidth={size / (land.id === chosen ? 22 : 70)}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an SVG shape cannot be a button element
          role="button"
          tabIndex={adding ? -1 : 0}
          aria-label={nameOf(land)}
          aria-pressed={land.id === chosen}
          onClick={() => !adding && !moving && onLand(land.id)}
          onKeyDown={(event) => {
            if (event.key !== "Enter" && event.key !== " ") return;
            event.preventDefault();
            onLand(land.id);
          }}
        />
      ))}
      {file.territories.map((land) => {
        const [x, y] = drag?.id === land.id ? drag.at : centreOf(land);
        const home = homes.indexOf(land.id);
        return (
          <g key={land.id} className="wem-mark" transform={`translate(${x} ${y})`}>
            {home >= 0 && <circle className="home" r={size / 5} strokeWidth={size / 40} />}
            <text fontSize={size / 6} y={home >= 0 ? size / 2.9 : moving ? size / 3.4 : size / 18}>
              {land.name ?? land.id}
            </text>
            {moving && (
              <circle
                className="handle"
                r={size / 9}
                onPointerDown={(event) => begin(event, land.id)}
                onPointerMove={(event) => drag?.id === land.id && setDrag({ id: land.id, at: place(event) })}
                onPointerUp={end}
                onPointerCancel={() => setDrag(null)}
              />
            )}
          </g>
        );
      })}
    </svg>
  );
}
