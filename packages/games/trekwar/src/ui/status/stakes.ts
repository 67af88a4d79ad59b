/** What the current Fight decides, for objectives and alarms. */
import { enemyOf, type FightResult, resultOfFight, SIDES, type Side, type StateTW } from "@starboard/trekwar";

/** The results of the current Fight for a side, if it wins it and if it loses it. */
export interface Stakes {
  readonly won: FightResult;
  readonly lost: FightResult;
}

/** Returns what the current Fight decides for a side; null while no Fight is under way. */
export function stakesOf(t: StateTW, side: Side): Stakes | null {
  if (t.fighting === 0 || t.flow.over !== null) return null;
  return { won: resultOfFight(t, side), lost: resultOfFight(t, enemyOf(side)) };
}

/** True if a side wins the Battle by this result. */
export const isWonBy = ({ end }: FightResult, side: Side): boolean => end !== null && end.winner === side;

/** Returns the sides that lose the Battle if they lose the current Fight. */
export const losingSides = (t: StateTW): ReadonlySet<Side> =>
  new Set(
    SIDES.filter((side) => {
      const stakes = stakesOf(t, side);
      return stakes !== null && isWonBy(stakes.lost, enemyOf(side));
    }),
  );
