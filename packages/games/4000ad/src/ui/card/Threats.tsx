import type { ReactElement } from "react";
import { PowerEmblem } from "../draw/PowerEmblem.tsx";
import { en } from "../messages.en.ts";
import type { BoardData, Props } from "../model/board-data.ts";
import { threatLines } from "./threat-lines.ts";

/** "What can hit this star?": by which round, with how many ships, and what would happen. */
export function Threats({
  props,
  data,
  star,
}: {
  readonly props: Props;
  readonly data: BoardData;
  readonly star: number;
}): ReactElement | null {
  const lines = threatLines(props.view, props.viewer, data, star);
  if (lines.length === 0) return null;
  return (
    <ul className="ad-card-threats" aria-label={en.card.threats}>
      {lines.map(({ threat, parts, defenders, outcome, verdict }) => (
        <li key={`${threat.round} ${threat.warps.join()} ${threat.hop}`}>
          <span>
            {threat.powers.map((p) => (
              <PowerEmblem key={p} look={data.looks[p]} size={16} />
            ))}
            {en.lens.round(threat.round)}
          </span>
          <b className="n">{en.versus(threat.ships, defenders)}</b>
          <b className={`ad-outcome-${verdict}`}>{outcome}</b>
          <small>{parts}</small>
        </li>
      ))}
    </ul>
  );
}
