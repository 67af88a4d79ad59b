/** What a game says about time and about private talk is something its own rules allow. */
import {
  seededDraws,
  isRefusal,
  offers,
  outcome,
  play,
  deepEqual,
  type Shape,
  type GameState,
  type TimeLimit,
} from "@starboard/kernel";
import { allSeats } from "../moves.ts";
import type { ConformanceCheck, CheckContext } from "../check-context.ts";

/** A limit ends when its moves are made, each by the rules (KRN-TIME-1). */
function tryLimit({ game, state, rules, fail }: CheckContext, limit: TimeLimit): void {
  const { id, rule, ms, moves } = limit;
  if (!rules.has(rule)) fail(`the limit ${id} cites ${rule}, which is no rule`);
  if (!(ms > 0)) fail(`the limit ${id} lasts ${ms} milliseconds`);
  let now: Shape["state"] = state;
  for (const move of moves) {
    const played = play(game, now, move, seededDraws(1));
    if (!isRefusal(played)) now = played.state;
  }
  if (outcome(now as GameState) === null && game.limits?.(now).some((one) => one.id === id))
    fail(`the limit ${id} still stands after the moves that end it`);
}

export const time: ConformanceCheck = {
  name: "what ends by itself, giving up and private talk are what the rules allow",
  rule: "KRN-TIME-1",
  onAct(context) {
    const { game, state, seats, due, fail } = context;
    if (!due || outcome(state as GameState) !== null) return;
    const limits = game.limits?.(state) ?? [];
    if (new Set(limits.map(({ id }) => id)).size < limits.length) fail("two limits have one name");
    for (const limit of limits) tryLimit(context, limit);
    for (const by of allSeats(seats)) {
      const up = game.resign?.(state, by);
      // Offered, though perhaps refused: rules may want an ally's consent, never an act they do not know (KRN-TIME-2).
      const known = ({ step, act }: NonNullable<typeof up>): boolean =>
        offers(game, state, by).some(
          (one) => one.aside && one.step === step && one.offers.some((o) => deepEqual(o.act, act)),
        );
      if (up && !known(up)) fail(`seat ${by} would give up by ${up.step}, which nobody offers it`);
      for (const other of game.privateChatSeats?.(state, by) ?? []) {
        if (other === by || !(other in allSeats(seats))) fail(`seat ${by} may talk to ${other}`);
        if (!game.privateChatSeats?.(state, other).includes(by))
          fail(`seat ${by} may talk to ${other}, who may not answer`);
      }
    }
  },
};
