import type { Odds } from "@starboard/4000ad";
import type { ReactElement } from "react";

/** The odds of a battle as a bar: attackers on the left, defenders on the right, both destroyed in the middle. */
export function OddsBar({
  odds,
  attacker,
  defender,
}: {
  readonly odds: Odds;
  readonly attacker: string;
  readonly defender: string;
}): ReactElement {
  const a = odds.attackers * 100;
  const d = odds.defenders * 100;
  return (
    <svg className="ad-odds" viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
      <rect width={100} height={8} className="ad-odds-none" />
      <rect width={a} height={8} fill={attacker} />
      <rect x={100 - d} width={d} height={8} fill={defender} />
    </svg>
  );
}
