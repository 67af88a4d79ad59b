import { boardFont, pips, textWidth } from "@starboard/ui";
import type { ReactElement } from "react";
import type { PowerLook } from "../model/powers.ts";

/** One item of a sum: a number, a die, emblems. */
export type RowItem =
  | {
      readonly text: string;
      readonly quiet?: boolean;
      readonly strong?: boolean;
      readonly struck?: boolean;
      readonly bad?: boolean;
    }
  | { readonly die: number }
  | { readonly emblems: readonly number[] };

const GAP = 6;

function itemWidth(item: RowItem, h: number): number {
  if ("die" in item) return h * 0.72;
  if ("emblems" in item) return item.emblems.length * h * 0.58;
  return textWidth(item.text, boardFont(h * 0.8, 700));
}
export const rowWidth = (items: readonly RowItem[], h: number): number =>
  items.reduce((sum, item) => sum + itemWidth(item, h) + GAP, -GAP);

/** A row of a sum, its upper left corner at the origin. */
export function Row({
  items,
  h,
  looks,
}: {
  readonly items: readonly RowItem[];
  readonly h: number;
  readonly looks: readonly PowerLook[];
}): ReactElement {
  const widths = items.map((item) => itemWidth(item, h));
  return (
    <>
      {items.map((item, i) => {
        const at = widths.slice(0, i).reduce((sum, one) => sum + one + GAP, 0);
        const w = widths[i] ?? 0;
        if ("die" in item) {
          const s = h * 0.72;
          return (
            // oxlint-disable-next-line react/no-array-index-key -- the terms of a sum keep their order
            <g key={i} transform={`translate(${at + s / 2} ${h / 2})`} className="ad-die">
              <rect x={-s / 2} y={-s / 2} width={s} height={s} rx={s * 0.2} />
              {pips(item.die).map(([dx, dy]) => (
                <circle key={`${dx}${dy}`} cx={dx * s * 0.26} cy={dy * s * 0.26} r={s * 0.095} />
              ))}
            </g>
          );
        }
        if ("emblems" in item)
          return item.emblems.map((power, k) => (
            <path
              key={power}
              d={looks[power]?.emblem}
              fill={looks[power]?.ink}
              transform={`translate(${at + k * h * 0.58} ${h * 0.21}) scale(${(h * 0.58) / 20}) translate(-6 -6)`}
            />
          ));
        const kind = item.bad === true ? " ad-sum-bad" : item.quiet === true ? " ad-sum-quiet" : "";
        return (
          // oxlint-disable-next-line react/no-array-index-key -- the terms of a sum keep their order
          <g key={i}>
            <text className={`ad-sum-text${kind}`} x={at} y={h * 0.78} fontSize={h * 0.8}>
              {item.text}
            </text>
            {item.struck === true && <path className="ad-sum-struck" d={`M${at - 2} ${h * 0.52}H${at + w + 2}`} />}
          </g>
        );
      })}
    </>
  );
}

/**
 * The plate behind a sum, standing on the origin; its tip points down at the star, or up when the plate hangs below it.
 */
export function Frame({ w, h, low }: { readonly w: number; readonly h: number; readonly low: boolean }): ReactElement {
  return (
    <path
      className="ad-sum-plate"
      transform={low ? `translate(0 ${-h}) scale(1 -1)` : undefined}
      d={`M${-w / 2 + 8} ${-h}H${w / 2 - 8}q8 0 8 8V-8q0 8-8 8H7l-7 8-7-8H${-w / 2 + 8}q-8 0-8-8V${-h + 8}q0-8 8-8Z`}
    />
  );
}
