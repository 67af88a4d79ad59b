/** Hexes that can be chosen, as one shape. The hex under the pointer is highlighted and labelled. */
import { type Hex, colOf, rowOf, STEP_Q, STEP_R } from "@starboard/kit";
import { boardPoint, type PanZoomHandle } from "@starboard/ui";
import { type PointerEvent, type MouseEvent, type RefObject, useMemo, useState } from "react";
import { hexPath, hexUnder, hexX, hexY, sidePath } from "./geometry.ts";
import { en } from "./messages.en.ts";

/** Returns the border of a field of hexes as path data. */
const rimOf = (hexes: readonly Hex[], within: ReadonlyMap<string, Hex>): string =>
  hexes
    .flatMap(({ q, r }) =>
      STEP_Q.map((step, side) =>
        within.has(`${q + step},${r + (STEP_R[side] as number)}`) ? "" : sidePath(hexX(q), hexY(q, r), side),
      ),
    )
    .join("");

export function HexField<H extends Hex>({
  hexes,
  surface,
  className,
  dotted = hexes,
  bordered = false,
  onPick,
  onOver,
}: {
  readonly hexes: readonly H[];
  /** The board, whose camera converts pointer positions. */
  readonly surface: RefObject<PanZoomHandle | null>;
  readonly className: string;
  /** The hexes that show a dot; by default all. */
  readonly dotted?: readonly H[];
  /** True to draw a line around the field. */
  readonly bordered?: boolean;
  readonly onPick: (hex: H) => void;
  readonly onOver?: (hex: H | null) => void;
}) {
  const [over, setOver] = useState<H | null>(null);
  const fields = useMemo(() => {
    const by = new Map(hexes.map((hex) => [`${hex.q},${hex.r}`, hex] as const));
    const all = [...by.values()];
    return {
      by,
      d: all.map(({ q, r }) => hexPath(hexX(q), hexY(q, r), 1.5)).join(""),
      // Strokes of zero length with round ends draw a dot in every hex.
      dots: dotted.map(({ q, r }) => `M${hexX(q)} ${hexY(q, r).toFixed(1)}h.01`).join(""),
      rim: bordered ? rimOf(all, by) : null,
    };
  }, [hexes, dotted, bordered]);
  if (hexes.length === 0) return null;
  const find = (event: MouseEvent<SVGElement>): H | null => {
    const box = event.currentTarget.closest(".panzoom")?.getBoundingClientRect();
    const camera = surface.current?.camera();
    if (!box || !camera) return null;
    const { x, y } = boardPoint(camera, event.clientX - box.left, event.clientY - box.top);
    const { q, r } = hexUnder(x, y);
    return fields.by.get(`${q},${r}`) ?? null;
  };
  const setHovered = (hex: H | null): void => {
    if (hex === over) return;
    setOver(hex);
    onOver?.(hex);
  };
  const shown = over && hexes.includes(over) ? over : null;
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the dock and the list of acts offer the same to the keyboard
    <g
      className={`ax-field ${className}`}
      onPointerMove={(event: PointerEvent<SVGElement>) => setHovered(find(event))}
      onPointerLeave={() => setHovered(null)}
      onClick={(event) => {
        const hex = find(event);
        if (hex) onPick(hex);
      }}
    >
      <path className="hexes" d={fields.d} />
      <path className="dots" d={fields.dots} />
      {fields.rim && <path className="rim" d={fields.rim} />}
      {shown && (
        <>
          <path className="over" d={hexPath(hexX(shown.q), hexY(shown.q, shown.r), 1)} />
          <g transform={`translate(${hexX(shown.q)} ${hexY(shown.q, shown.r) + 17})`}>
            <text className="ax-fixed">{en.hex(colOf(shown.q), rowOf(shown.q, shown.r))}</text>
          </g>
        </>
      )}
    </g>
  );
}
