import type { StarMap, Warp } from "@starboard/4000ad";
import { boardFont, textWidth, type Box, type Point, memo } from "@starboard/ui";
import { type ReactElement } from "react";
import { PlateBody } from "../draw/Counter.tsx";
import { type Plate, plateOf, plateParts } from "../draw/plate.ts";
import type { FlatLayout } from "../geometry/flat.ts";
import type { PowerLook } from "../model/powers.ts";
import { type Scene, warpName, type WarpScene } from "../model/scene.ts";

/** Layout of a carrier in a cell: its plates and its sector of departure (AD-5.2). */
export interface Carrier {
  readonly w: number;
  readonly h: number;
  readonly plateH: number;
  readonly plates: readonly (Point & { readonly plate: Plate })[];
  readonly slot: Point;
  readonly sector: Point & { readonly size: number };
  readonly arrow: Point;
}

/** Arranges the plates of a carrier: along its cell if there is room, otherwise one below the other. */
export function layCarrier(warp: WarpScene, cell: Box, narrow: boolean): Carrier {
  const plateH = narrow ? 14 : 24;
  const all = warp.aboard.map(plateOf);
  // On a phone a cell has room for one plate with all ships. A tap shows the numbers by owner.
  const shown: Plate[] = narrow && all[0] ? [{ ...all[0], ships: warp.ships }] : all;
  const widths = shown.map((plate) => plateParts(plate, plateH).w);
  const pad = narrow ? 2 : 4;
  const size = narrow ? 11 : 16;
  const letter = textWidth("M", boardFont(size)) * 0.86;
  const arrow = size * 0.5;
  if (cell.w >= cell.h) {
    let x = narrow ? pad : pad + 12;
    const h = plateH + 2 * pad;
    const plates = shown.map((plate, i) => {
      const here = { x, y: pad, plate };
      x += (widths[i] as number) + 3;
      return here;
    });
    const sector = { x: x + 1 + letter / 2, y: h / 2, size };
    const w = sector.x + letter / 2 + 2 + arrow + pad;
    return {
      w,
      h,
      plateH,
      plates,
      slot: { x: pad + 4, y: h / 2 },
      sector,
      arrow: { x: w - pad - arrow / 2, y: h / 2 },
    };
  }
  const w = Math.max(...widths, narrow ? 0 : 34) + 2 * pad;
  let y = pad;
  const plates = shown.map((plate, i) => {
    const here = { x: (w - (widths[i] as number)) / 2, y, plate };
    const { edges, edge } = plateParts(plate, plateH);
    y += plateH + edges * edge + 3;
    return here;
  });
  const line = y + size * 0.46;
  const slotRoom = narrow ? 0 : 11;
  const total = slotRoom + letter + 2 + arrow;
  const left = (w - total) / 2;
  return {
    w,
    h: line + size * 0.5 + pad * 0.5,
    plateH,
    plates,
    slot: { x: left + 3, y: line },
    sector: { x: left + slotRoom + letter / 2, y: line, size },
    arrow: { x: left + total - arrow / 2, y: line },
  };
}

/** Up or down: the level of the departure sector. */
const arrowPath = (x: number, y: number, size: number, depth: number): string => {
  const h = size * 0.36;
  const w = size * 0.2;
  return depth === 0
    ? `M${x} ${y + h}V${y - h}M${x - w} ${y - h + w}L${x} ${y - h} ${x + w} ${y - h + w}`
    : `M${x} ${y - h}V${y + h}M${x - w} ${y + h - w}L${x} ${y + h} ${x + w} ${y + h - w}`;
};

/** Returns the box of every warp's carrier, or null if it is free. Two in one space are stacked. */
export function carrierPlaces(scene: Scene, layout: FlatLayout): (Box | null)[] {
  return scene.warps.map((warp) => {
    if (warp.from === null) return null;
    const cell = layout.lanes.cells[warp.power]?.[Math.min(7, warp.count)];
    if (!cell) return null;
    const carrier = layCarrier(warp, cell, layout.scale.narrow);
    const twin = scene.warps.some(
      (other) =>
        other.warp !== warp.warp && other.power === warp.power && other.from !== null && other.count === warp.count,
    );
    const shift = twin ? (warp.slot === 0 ? -1 : 1) * (layout.scale.narrow ? 4 : 9) : 0;
    return {
      x: cell.x + (cell.w - carrier.w) / 2 + shift,
      y: cell.y + (cell.h - carrier.h) / 2 + shift,
      w: carrier.w,
      h: carrier.h,
    };
  });
}

const CarrierArt = memo(
  function CarrierArt({
    warp,
    cell,
    narrow,
    looks,
    letter,
    depth,
  }: {
    readonly warp: WarpScene;
    readonly cell: Box;
    readonly narrow: boolean;
    readonly looks: readonly PowerLook[];
    readonly letter: string;
    readonly depth: number;
  }): ReactElement {
    const carrier = layCarrier(warp, cell, narrow);
    return (
      <g style={{ color: looks[warp.power]?.ink }}>
        <rect
          className="ad-carrier-look"
          x={-3}
          y={-3}
          width={carrier.w + 6}
          height={carrier.h + 6}
          rx={narrow ? 5 : 8}
        />
        <rect className="ad-carrier" width={carrier.w} height={carrier.h} rx={narrow ? 3 : 6} />
        {!narrow && (
          <text
            className="ad-carrier-text"
            x={carrier.slot.x}
            y={carrier.slot.y}
            dy="0.36em"
            textAnchor="middle"
            fontSize={12}
          >
            {warpName(warp.slot)}
          </text>
        )}
        {carrier.plates.map(({ plate, x, y }) => (
          <g key={plate.power} transform={`translate(${x} ${y})`}>
            <PlateBody plate={plate} look={looks[plate.power]} h={carrier.plateH} />
          </g>
        ))}
        <text
          className="ad-carrier-text"
          x={carrier.sector.x}
          y={carrier.sector.y}
          dy="0.36em"
          textAnchor="middle"
          fontSize={carrier.sector.size}
        >
          {letter}
        </text>
        <path
          className="ad-carrier-arrow"
          d={arrowPath(carrier.arrow.x, carrier.arrow.y, carrier.sector.size, depth)}
        />
      </g>
    );
  },
  (a, b) => a.warp.key === b.warp.key && a.cell === b.cell && a.looks === b.looks && a.narrow === b.narrow,
);

/** The warps on their paths, and the free ones in the Entry Space. */
export const WarpLayer = memo(function WarpLayer({
  map,
  layout,
  scene,
  looks,
  due,
  chosen,
}: {
  readonly map: StarMap;
  readonly layout: FlatLayout;
  readonly scene: Scene;
  readonly looks: readonly PowerLook[];
  /** The warps of the current decision. */
  readonly due: ReadonlySet<Warp>;
  readonly chosen: Warp | null;
}): ReactElement {
  const places = carrierPlaces(scene, layout);
  return (
    <g aria-hidden="true">
      {layout.lanes.cells.map((cells, power) => (
        <EntryArt
          key={looks[power]?.name}
          cell={cells[0] as Box}
          look={looks[power] as PowerLook}
          free={scene.warps.filter((w) => w.power === power && w.from === null).map((w) => w.slot)}
          narrow={layout.scale.narrow}
        />
      ))}
      {scene.warps.map((warp) => {
        const place = places[warp.warp];
        if (!place || warp.from === null) return null;
        const star = map.stars[warp.from];
        return (
          <g
            key={`${warp.warp}/${warp.from}`}
            className={`ad-warp${due.has(warp.warp) ? " ad-warp-due" : ""}${chosen === warp.warp ? " ad-warp-chosen" : ""}`}
            style={{ transform: `translate(${place.x}px, ${place.y}px)` }}
          >
            <CarrierArt
              warp={warp}
              cell={layout.lanes.cells[warp.power]?.[Math.min(7, warp.count)] as Box}
              narrow={layout.scale.narrow}
              looks={looks}
              letter={star?.sector ?? ""}
              depth={star?.depth ?? 0}
            />
          </g>
        );
      })}
    </g>
  );
});

/** The Entry Space: the power's emblem and the numerals of its free warps. */
function EntryArt({
  cell,
  look,
  free,
  narrow,
}: {
  readonly cell: Box;
  readonly look: PowerLook;
  readonly free: readonly number[];
  readonly narrow: boolean;
}): ReactElement {
  const wide = cell.w >= cell.h;
  const size = narrow ? 13 : 20;
  const shift = free.length > 0 && !narrow ? (wide ? 14 : 11) : 0;
  const cx = cell.x + cell.w / 2 - (wide ? shift : 0);
  const cy = cell.y + cell.h / 2 - (wide ? 0 : shift);
  return (
    <g style={{ color: look.ink }}>
      <path
        className="ad-entry-sign"
        d={look.emblem}
        transform={`translate(${cx} ${cy}) scale(${size / 20}) translate(-16 -16)`}
      />
      {!narrow &&
        free.map((slot, i) => {
          const x = wide ? cx + 24 + i * 19 : cx + (i - (free.length - 1) / 2) * 17;
          const y = wide ? cy : cy + 25;
          return (
            <g key={slot} className="ad-entry-free">
              <rect x={x - 7.5} y={y - 8.5} width={15} height={17} rx={4} className="ad-entry-slot" />
              <text x={x} y={y} dy="0.36em" textAnchor="middle" fontSize={12}>
                {warpName(slot)}
              </text>
            </g>
          );
        })}
    </g>
  );
}
