/** The forces that can attack a star, as lines of a list. */
import { cargoOf, forecastArrival, type Threat } from "@starboard/4000ad";
import { verdictOf } from "../act/outlook.ts";
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
