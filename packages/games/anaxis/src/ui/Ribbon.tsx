/** Everybody's slots of this phase in the order of initiative; the one now called is lit, used ones are dimmed. */
import { classOf, isBase, type Ship as ShipNo, type TableAx } from "@starboard/anaxis";
import { memo, useEffect, useRef } from "react";
import { en } from "./messages.en.ts";
import { inOrder, sideColour } from "./model.ts";
import { nameOf } from "./names.ts";
import { Ship } from "./ships/Ship.tsx";

export const Ribbon = memo(function Ribbon({
  t,
  now,
  onHover,
}: {
  readonly t: TableAx;
  readonly now: ShipNo;
  readonly onHover: (ship: ShipNo) => void;
}) {
  const list = useRef<HTMLOListElement>(null);
  // The open slot, or the first still to come, is kept in the middle when not all fit.
  useEffect(() => {
    const strip = list.current;
    const slot = strip?.querySelector<HTMLElement>(".now") ?? strip?.querySelector<HTMLElement>("li:not(.done)");
    if (strip && slot) strip.scrollLeft = slot.offsetLeft - (strip.clientWidth - slot.offsetWidth) / 2;
  }, [t, now]);
  if (t.phase === "setup") return null;
  const ships = inOrder(t).filter((s) => !isBase(t, s));
  return (
    <ol ref={list} className="ax-ribbon" aria-label={en.ribbon}>
      {ships.map((s) => {
        const printed = classOf(t, s).initiative;
        const number = t.number[s] as number;
        const acting = s === now;
        return (
          <li
            key={s}
            className={acting ? "now" : t.acted[s] === 1 ? "done" : ""}
            aria-current={acting ? "step" : undefined}
            title={nameOf(t, s)}
            onPointerEnter={() => onHover(s)}
            onPointerLeave={() => onHover(-1)}
          >
            <span className="ax-number">
              {number !== printed && <s>{printed}</s>}
              <b>{number}</b>
            </span>
            <svg viewBox="-16 -20 32 40" aria-hidden="true">
              <Ship ship={classOf(t, s)} px={30} side={sideColour(t.side[s] as number)} />
            </svg>
            <span className="sr">{nameOf(t, s)}</span>
            <i style={{ background: sideColour(t.side[s] as number) }} />
          </li>
        );
      })}
    </ol>
  );
});
