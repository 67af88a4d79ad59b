/** The slots of this phase in the order of initiative. The called slot is highlighted, used ones are dimmed. */
import { memo } from "@starboard/ui";
import { classOf, isBase, type Ship as ShipNo, type ShipClass, type StateAx } from "@starboard/anaxis";
import { useEffect, useRef } from "react";
import { en } from "./messages.en.ts";
import { byInitiative, sideColour } from "./model.ts";
import { Ship } from "./ships/Ship.tsx";

const Slot = memo(function Slot({
  ship,
  spec,
  name,
  side,
  number,
  state,
  onHover,
}: {
  readonly ship: ShipNo;
  readonly spec: ShipClass;
  readonly name: string;
  readonly side: number;
  readonly number: number;
  readonly state: "now" | "done" | "";
  readonly onHover: (ship: ShipNo) => void;
}) {
  return (
    <li
      className={state}
      aria-current={state === "now" ? "step" : undefined}
      title={name}
      onPointerEnter={() => onHover(ship)}
      onPointerLeave={() => onHover(-1)}
    >
      <span className="ax-number">
        {number !== spec.initiative && <s>{spec.initiative}</s>}
        <b>{number}</b>
      </span>
      <svg viewBox="-16 -20 32 40" aria-hidden="true">
        <Ship ship={spec} px={30} side={sideColour(side)} />
      </svg>
      <span className="sr">{name}</span>
      <i style={{ background: sideColour(side) }} className={side === 0 ? "" : "broken"} />
    </li>
  );
});

export function Ribbon({
  t,
  names,
  now,
  onHover,
}: {
  readonly t: StateAx;
  readonly names: readonly string[];
  readonly now: ShipNo;
  readonly onHover: (ship: ShipNo) => void;
}) {
  const list = useRef<HTMLOListElement>(null);
  const ships = byInitiative(t).filter((s) => !isBase(t, s));
  // If not all slots fit, the open slot or the next one is kept in the middle.
  const middle = ships.includes(now) ? now : (ships.find((s) => t.acted[s] !== 1) ?? -1);
  useEffect(() => {
    // Measured in the next animation frame, when the browser has computed the layout anyway.
    const frame = requestAnimationFrame(() => {
      const strip = list.current;
      const slot = strip?.querySelector<HTMLElement>(".now") ?? strip?.querySelector<HTMLElement>("li:not(.done)");
      // Arrow keys scroll the strip where it is wider than the window.
      if (strip && strip.scrollWidth > strip.clientWidth) strip.setAttribute("tabindex", "0");
      else strip?.removeAttribute("tabindex");
      if (strip && slot) strip.scrollLeft = slot.offsetLeft - (strip.clientWidth - slot.offsetWidth) / 2;
    });
    return () => cancelAnimationFrame(frame);
  }, [middle, t.phase]);
  if (t.phase === "setup") return null;
  return (
    <ol ref={list} className="ax-ribbon" aria-label={en.ribbon}>
      {ships.map((s) => (
        <Slot
          key={s}
          ship={s}
          spec={classOf(t, s)}
          name={names[s] ?? ""}
          side={t.side[s] as number}
          number={t.number[s] as number}
          state={s === now ? "now" : t.acted[s] === 1 ? "done" : ""}
          onHover={onHover}
        />
      ))}
    </ol>
  );
}
