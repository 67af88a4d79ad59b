/** Checks that time limits, resignation and private chat comply with the game's own rules. */
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

/** Ends a limit by making its moves, each checked by the rules (KRN-TIME-1). */
function tryLimit({ game, state, rules, fail }: CheckContext, limit: TimeLimit): void {
  const { id, rule, ms, moves } = limit;
  if (!rules.has(rule)) fail(`the limit ${id} cites ${rule}, which is not a rule; "npm run rules" reads rules.md`);
  if (!(ms > 0)) fail(`the limit ${id} lasts ${ms} milliseconds`);
  let now: Shape["state"] = state;
  for (const move of moves) {
    const played = play(game, now, move, seededDraws(1));
    if (!isRefusal(played)) now = played.state;
  }
  if (outcome(now as GameState) === null && game.capabilities?.timeLimits?.limits(now).some((one) => one.id === id))
    fail(`the limit ${id} still applies after the moves that end it`);
}

export const time: ConformanceCheck = {
  name: "time limits, resignation and private chat comply with the rules",
  rule: "KRN-TIME-1",
  onAct(context) {
    const { game, state, seats, due, fail } = context;
    if (!due || outcome(state as GameState) !== null) return;
    const limits = game.capabilities?.timeLimits?.limits(state) ?? [];
    if (new Set(limits.map(({ id }) => id)).size < limits.length) fail("two limits have the same id");
    for (const limit of limits) tryLimit(context, limit);
    for (const by of allSeats(seats)) {
      const up = game.resign?.(state, by);
      // Offered, perhaps with a refusal: rules may require an ally's consent, but must know the act (KRN-TIME-2).
      const known = ({ step, act }: NonNullable<typeof up>): boolean =>
        offers(game, state, by).some(
          (one) => one.aside && one.step === step && one.offers.some((o) => deepEqual(o.act, act)),
        );
      if (up && !known(up)) fail(`seat ${by} would resign by ${up.step}, which it is not offered`);
      for (const other of game.capabilities?.privateChat?.seats(state, by) ?? []) {
        if (other === by || !(other in allSeats(seats))) fail(`seat ${by} may chat with ${other}`);
        if (!game.capabilities?.privateChat?.seats(state, other).includes(by))
          fail(`seat ${by} may chat with ${other}, which may not answer`);
      }
    }
  },
};
