/** What a game says about time and about private talk is something its own rules allow. */
import {
  fastDraws,
  isRefusal,
  offers,
  outcome,
  play,
  same,
  type Shape,
  type Table,
  type TimeLimit,
} from "@starboard/kernel";
import { allSeats } from "../moves.ts";
import type { Check, Scene } from "../check-context.ts";

/** A limit ends when its moves are made, each by the rules (KRN-TIME-1). */
function tryLimit({ game, table, rules, fail }: Scene, limit: TimeLimit): void {
  const { id, rule, ms, moves } = limit;
  if (!rules.has(rule)) fail(`the limit ${id} cites ${rule}, which is no rule`);
  if (!(ms > 0)) fail(`the limit ${id} lasts ${ms} milliseconds`);
  let now: Shape["table"] = table;
  for (const move of moves) {
    const played = play(game, now, move, fastDraws(1));
    if (!isRefusal(played)) now = played.table;
  }
  if (outcome(now as Table) === null && game.limits?.(now).some((one) => one.id === id))
    fail(`the limit ${id} still stands after the moves that end it`);
}

export const time: Check = {
  name: "what ends by itself, giving up and private talk are what the rules allow",
  rule: "KRN-TIME-1",
  look(scene) {
    const { game, table, seats, due, fail } = scene;
    if (!due || outcome(table as Table) !== null) return;
    const limits = game.limits?.(table) ?? [];
    if (new Set(limits.map(({ id }) => id)).size < limits.length) fail("two limits have one name");
    for (const limit of limits) tryLimit(scene, limit);
    for (const by of allSeats(seats)) {
      const up = game.resign?.(table, by);
      // Offered, though perhaps refused: rules may want an ally's consent, never an act they do not know (KRN-TIME-2).
      const known = ({ step, act }: NonNullable<typeof up>): boolean =>
        offers(game, table, by).some(
          (one) => one.aside && one.step === step && one.offers.some((o) => same(o.act, act)),
        );
      if (up && !known(up)) fail(`seat ${by} would give up by ${up.step}, which nobody offers it`);
      for (const other of game.confidants?.(table, by) ?? []) {
        if (other === by || !(other in allSeats(seats))) fail(`seat ${by} may talk to ${other}`);
        if (!game.confidants?.(table, other).includes(by)) fail(`seat ${by} may talk to ${other}, who may not answer`);
      }
    }
  },
};
