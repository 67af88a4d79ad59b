import { cargoOf, forecastArrival, type Threat } from "@starboard/4000ad";
import type { ReactElement } from "react";
import { verdictOf } from "../act/outlook.ts";
import { PowerEmblem } from "../draw/PowerEmblem.tsx";
import { en } from "../messages.en.ts";
import type { BoardData, Props, View } from "../model/board-data.ts";
import { threatsTo } from "../model/forecasts.ts";
import { stateOf } from "../model/state-of.ts";

/** Maximum number of forces on the card. */
const MAX_THREATS = 3;

export interface ThreatLine {
  readonly threat: Threat;
  /** What adds up to the force: "5 from Hamal + 6 from Sol". */
  readonly parts: string;
  readonly defenders: number;
  /** The outcome for the defender, or the attacker's odds with dice. */
  readonly outcome: string;
  readonly verdict: ReturnType<typeof verdictOf>;
}

/**
 * The forces that can attack a star of the viewer: the strongest of each round and group, first come first, with their
 * sum and their outcome in the current position.
 */
export function threatLines(view: View, viewer: Props["viewer"], data: BoardData, star: number): ThreatLine[] {
  const t = stateOf(view);
  const name = (s: number): string => data.names[s] ?? "";
  return threatsTo(view, viewer)
    .filter((threat) => threat.star === star)
    .slice(0, MAX_THREATS)
    .map((threat) => {
      const forecast = forecastArrival(t, threat.powers[0] ?? 0, star, threat.force);
      const fleets = threat.warps.map((w) => ({
        ships: cargoOf(t, w).reduce((sum, n) => sum + n, 0),
        from: name(t.warpFrom[w] ?? -1),
      }));
      const hopping = threat.ships - fleets.reduce((sum, { ships }) => sum + ships, 0);
      const parts = [
        ...fleets.map(({ ships, from }) => en.card.fleet(ships, from)),
        ...(threat.hop >= 0 ? [en.card.hop(hopping, name(threat.hop))] : []),
      ];
      const verdict = verdictOf(forecast);
      return {
        threat,
        parts: parts.join(" + "),
        defenders: forecast.defenders,
        outcome: verdict === "chance" ? en.card.odds(forecast.chance) : en.fate[verdict],
        verdict,
      };
    });
}

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
