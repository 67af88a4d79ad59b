/** The game's knowledge for bots: its evaluation and which acts to consider. */
import type { BotSpec, EvaluationTerm } from "@starboard/bots";
import { seat } from "@starboard/kernel";
import { room } from "../calc/reach.ts";
import { game } from "../index.ts";
import type { TrailsShape } from "../shape.ts";
import type { TrailsState } from "../state.ts";

/** Lead in squares that counts as half a win. */
const HALF_WIN = 6;

const roomOf = (t: TrailsState, by: number): number => (t.out[by] === 1 ? -HALF_WIN : room(t, seat(by)));

function evaluate(t: TrailsState, worth: Float64Array): void {
  for (let by = 0; by < t.out.length; by++) {
    const rivals = t.out.map((_, i) => (i === by ? -Infinity : roomOf(t, i)));
    const lead = roomOf(t, by) - Math.max(...rivals);
    worth[by] = t.out[by] === 1 ? 0 : 1 / (1 + Math.exp(-lead / HALF_WIN));
  }
}

function settle(t: TrailsState, worth: Float64Array): void {
  const winners = t.flow.over?.winners ?? [];
  for (let by = 0; by < t.out.length; by++) worth[by] = winners.includes(seat(by)) ? 1 / winners.length : 0;
}

const explain = (t: TrailsState, by: number): EvaluationTerm[] => [{ key: "room", value: roomOf(t, by) }];

export const bot: BotSpec<TrailsShape> = {
  game,
  evaluate,
  terminalValue: settle,
  policyPrior: (_t, _step, _by, acts) => ({ acts: [...acts], priors: acts.map(() => 1), complete: true }),
  explain,
  turnKey: (t, by) => `${t.trails.length}.${by}`,
  timeShare: () => 0.25,
};
