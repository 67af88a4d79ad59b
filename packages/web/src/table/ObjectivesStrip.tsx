import type { Objectives, SideObjective } from "@starboard/ui";
import { readerFormat } from "@starboard/kit";
import { RuleChip, useMemo } from "@starboard/ui";
import * as en from "../messages/en.ts";
import { SeatEmblem } from "../shell/SeatEmblem.tsx";
import { useCompact, useMedia } from "../shell/media.ts";
import { useTableContext } from "./table-context.ts";
import "./objectives.css";

/** The largest number of sides whose names a phone has room for; of more sides it names only the viewer's. */
const NAMED_ON_PHONES = 4;

/** The largest number of sides whose full names a desktop has room for, and a smaller window. */
const FULL_NAMES = { wide: 4, narrow: 2 } as const;

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
      <ul className={objectives.sides.length > NAMED_ON_PHONES ? "many" : undefined}>
        {objectives.sides.map((side) => (
          <Side key={side.seat} side={side} sides={objectives.sides.length} />
        ))}
      </ul>
    </section>
  );
}

function Side({ side, sides }: { readonly side: SideObjective; readonly sides: number }) {
  const { loaded, board, viewer, isOver } = useTableContext();
  const compact = useCompact();
  const isWide = useMedia("(min-width: 1181px)");
  const badge = loaded.screen.badge(board.view, side.seat);
  const isOwn = side.seat === viewer;
  const name = isOwn ? en.table.objectives.you(side.name) : side.name;
  const short = side.shortName ?? side.name;
  const full = compact || sides > FULL_NAMES[isWide ? "wide" : "narrow"] ? short : side.name;
  // The emblem tells the side; on a phone three names and more leave room for one word each.
  const shown = !isOwn ? full : compact && sides > 2 ? en.table.objectives.own : en.table.objectives.you(full);
  return (
    // After the end nothing is in danger any more.
    <li className={side.isAlarming === true && !isOver ? "alarming" : undefined}>
      <SeatEmblem badge={badge} />
      <div title={name}>
        <b className={isOwn ? "own" : undefined}>{shown}</b>
        {side.detail !== undefined && <small>{side.detail}</small>}
      </div>
      <strong className="n">
        {readerFormat.number(side.value)}
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
