/** The star that a fleet should leave from when the player chooses the destination first. */
import type { Props, BoardData } from "../model/board-data.ts";
import type { Sending } from "../model/board-store.ts";
import type { Verdict } from "../model/lens.ts";
import { initialDeparture, withDestination } from "./guard.ts";
import { originAt } from "./origin.ts";
import { outlookOf, verdictOf } from "./outlook.ts";
import { preparedActOf } from "./prepared-act.ts";

/** Sort order of outcomes at the destination. A fleet that the rules would not let in is no better than a weak one. */
const RANK: Readonly<Record<Verdict, number>> = {
  wins: 0,
  takes: 0,
  joins: 0,
  chance: 1,
  barred: 2,
  plain: 2,
  dies: 3,
};

/**
 * Returns a departure to a destination from the star that takes it soonest with the ships that its guard can spare. If no
 * star has enough ships, the outcome decides, then the time. A threatened home star without a sufficient guard is left out.
 *
 * @returns null if no ship can be spared anywhere
 */
export function departureTo(
  props: Pick<Props, "view" | "viewer" | "whyNot" | "previewMoves">,
  data: BoardData,
  aim: number,
): Sending | null {
  const { question } = data;
  if (question?.step !== "depart") return null;
  let best: { readonly sending: Sending; readonly key: readonly number[] } | null = null;
  for (const { star, refusal } of question.origins.values()) {
    const origin = refusal || star === aim ? null : originAt(props, data, star, []);
    if (!origin) continue;
    const first = initialDeparture(props, data, origin);
    // The proposal for a home star that cannot be guarded is a single ship, for a player who chose that star.
    if (first.size === "one") continue;
    const sending = withDestination(props, data, origin, first, aim);
    const outlook = outlookOf(props.view, data, sending, sending.loan);
    const prepared = preparedActOf(props, data, { sending, target: null, way: 0, placeCount: 0 });
    if (!outlook || !prepared || prepared.refusal) continue;
    // A star is given up only if no other has the ships.
    const isGivenUp = sending.size === "all" ? 1 : 0;
    const outcome = RANK[verdictOf(outlook.forecast)];
    const key = [prepared.doubts.length, outcome, isGivenUp, outlook.turns, -sending.ships, star];
    if (!best || comesBefore(key, best.key)) best = { sending, key };
  }
  return best && { ...best.sending, aimFirst: "proposed" };
}

function comesBefore(a: readonly number[], b: readonly number[]): boolean {
  const i = a.findIndex((value, n) => value !== b[n]);
  return i >= 0 && (a[i] as number) < (b[i] as number);
}
