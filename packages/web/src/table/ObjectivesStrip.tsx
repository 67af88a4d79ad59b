import type { Objectives, SideObjective } from "@starboard/ui";
import { RuleChip } from "@starboard/ui";
import { useMemo } from "react";
import * as en from "../messages/en.ts";
import { SeatEmblem } from "../shell/SeatEmblem.tsx";
import { useTableContext } from "./table-context.ts";
import "./objectives.css";

/** The strip under the top bar: what wins the match and how far each side is. */
export function ObjectivesStrip() {
  const { loaded, board } = useTableContext();
  const objectives = useMemo<Objectives | null>(() => loaded.screen.objectives?.(board) ?? null, [loaded, board]);
  if (!objectives) return null;
  return (
    <section className="goal" aria-label={en.table.objectives.label}>
      <p className="goal-aim">
        <b>
          {objectives.title} <RuleChip rule={objectives.rule} />
        </b>
        {objectives.detail !== undefined && <span>{objectives.detail}</span>}
      </p>
      <ul>
        {objectives.sides.map((side) => (
          <Side key={side.seat} side={side} />
        ))}
      </ul>
    </section>
  );
}

function Side({ side }: { readonly side: SideObjective }) {
  const { loaded, board, viewer } = useTableContext();
  const badge = loaded.screen.badge(board.view, side.seat);
  const name = side.seat === viewer ? en.table.objectives.you(side.name) : side.name;
  return (
    <li className={side.isAlarming === true ? "alarming" : undefined}>
      <SeatEmblem badge={badge} />
      <div title={name}>
        <b>{name}</b>
        {side.detail !== undefined && <small>{side.detail}</small>}
      </div>
      <strong className="n">
        {side.value}
        <small> {side.unit}</small>
      </strong>
      {side.progress !== undefined && (
        <span className={`goal-progress s${badge.colour}`} aria-hidden="true">
          <i style={{ width: `${Math.min(1, Math.max(0, side.progress)) * 100}%` }} />
        </span>
      )}
    </li>
  );
}
