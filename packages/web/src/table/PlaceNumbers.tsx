import { useMemo } from "@starboard/ui";
import { useEffect, useRef } from "react";
import * as en from "../messages/en.ts";
import { placeNumbers, type RecapItem } from "./recap.ts";
import { useTableContext } from "./table-context.ts";
import "./recap.css";

/** How far a number stands from the middle of its place, at most, in pixels. */
const BESIDE = { x: 26, y: 22 } as const;

/** The numbers of the recap's events on the board, each beside its place. They follow the board when it moves. */
export function PlaceNumbers({ items }: { readonly items: readonly RecapItem[] }) {
  const { loaded, board } = useTableContext();
  const layer = useRef<HTMLDivElement>(null);
  const { screen } = loaded;
  const numbers = useMemo(
    () =>
      placeNumbers(items).flatMap(({ place, numbers: all }) => {
        const selector = screen.elementAt?.(place, board.view) ?? null;
        return selector === null ? [] : [{ place, selector, label: en.recap.numbers(all) }];
      }),
    [items, screen, board.view],
  );
  useEffect(() => {
    const room = layer.current;
    if (!room || numbers.length === 0) return undefined;
    let frame = 0;
    // A board pans, zooms and turns without telling the page, so the places are read again in every frame.
    const follow = (): void => {
      const edge = room.getBoundingClientRect();
      for (const [i, { selector }] of numbers.entries()) {
        const number = room.children[i] as HTMLElement;
        const at = room.parentElement?.querySelector(selector)?.getBoundingClientRect();
        const x = at && at.left + at.width / 2 + Math.min(at.width / 2, BESIDE.x) - edge.left;
        const y = at && at.top + at.height / 2 - Math.min(at.height / 2, BESIDE.y) - edge.top;
        const isInside = x !== undefined && y !== undefined && x > 0 && y > 0 && x < edge.width && y < edge.height;
        number.hidden = !isInside;
        if (isInside) number.style.transform = `translate(${Math.round(x)}px, ${Math.round(y)}px)`;
      }
      frame = requestAnimationFrame(follow);
    };
    follow();
    return () => cancelAnimationFrame(frame);
  }, [numbers]);
  return (
    <div ref={layer} className="place-numbers" aria-hidden="true">
      {numbers.map(({ place, label }) => (
        <span key={place} className="n" data-place={place} hidden>
          {label}
        </span>
      ))}
    </div>
  );
}
