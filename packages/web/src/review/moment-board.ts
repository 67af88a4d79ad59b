/** What the board shows at a moment of a review: the position its seat saw, and an act on it as a plan. */
import type { Act, AnyGame, GameState, ReplayMoment, Seat } from "@starboard/kernel";
import { isRefusal, question } from "@starboard/kernel";
import type { LoadedReplay } from "../replay/loaded-replay.ts";
import { extend, openPlan, type Planned, planView } from "../table/plan.ts";

/** Place of the position before an entry among the moments of a replay; 0 if there is none. */
export function placeBefore({ moments }: Pick<LoadedReplay, "moments">, n: number): number {
  const at = moments.findIndex(({ entry }) => entry.n >= n);
  return Math.max(0, (at < 0 ? moments.length : at) - 1);
}

/** The position before an entry, with its rules. */
export function positionBefore(replay: LoadedReplay, n: number): { readonly game: AnyGame; readonly state: GameState } {
  const { game, played } = replay.moments[placeBefore(replay, n)] as ReplayMoment;
  return { game, state: played.state as GameState };
}

/** The seat's view at a moment with acts planned on it, as far as they need no draw. */
export function withActs(
  game: AnyGame,
  view: object,
  seat: Seat,
  acts: readonly Act[],
): { readonly view: object; readonly plan: Pick<Planned, "steps" | "closed"> } {
  let plan = openPlan(game, view, seat, 1);
  for (const act of acts) {
    const step = question(game, plan.table)?.frame.step;
    const next = step === undefined || plan.closed ? undefined : extend(game, plan, step, act);
    if (!next || isRefusal(next)) break;
    plan = next as Planned;
  }
  return { view: plan.steps.length > 0 ? planView(game, plan) : view, plan };
}
