/** Resolves a Deployment (TW-6.3) in the order of TW-6.8. */
import type { DeployAct } from "../acts.ts";
import type { CardIndex, Card } from "../card.ts";
import type { Side } from "../data/board.ts";
import { endLapsedMarks, markNewUnit } from "../moves/ignoring.ts";
import { placeCard } from "../moves/piles.ts";
import { matchingCard, type Matchup, matchupOf } from "../calc/deployments.ts";
import { cardOfId } from "../refusals.ts";
import type { Ctx } from "../shape.ts";
import { COMMITTED, GROUNDS, type GroundNo } from "../state.ts";
import { queueEffects, applyEarlyEffects } from "./effects.ts";

export function deploy(ctx: Ctx, index: CardIndex, side: Side, act: DeployAct): void {
  const t = ctx.state;
  const unit = cardOfId(index, act.unit as string);
  const support = act.support.map((id) => cardOfId(index, id));
  const cards = [unit, ...support];
  const match = ctx.wantsFacts ? matchupOf(t, index, side, unit, support) : undefined;
  for (const card of cards) placeCard(ctx, side, card);
  if (match) emitDeployed(ctx, index, side, match, unit, support);
  endLapsedMarks(ctx, index);
  markNewUnit(ctx, index, side);
  applyEarlyEffects(ctx, index, side, unit);
  t.played += cards.length;
  t.stage = COMMITTED;
  ctx.done();
  queueEffects(ctx, side, cards, -1);
}

/** Emits what is deployed and how it matches, computed before the cards were placed. */
function emitDeployed(
  ctx: Ctx,
  index: CardIndex,
  side: Side,
  match: Matchup,
  unit: Card,
  support: readonly Card[],
): void {
  const ground = ctx.state.ground as GroundNo;
  const { force, attack } = match;
  const by = force >= attack ? null : matchingCard(index, match, ground, unit, support);
  ctx.emit({
    is: "deployed",
    rule: by ? "TW-10.4" : "TW-6.6",
    side,
    unit: unit.id,
    support: support.map((c) => c.id),
    ground: GROUNDS[ground],
    force,
    attack,
    matchedBy: by?.id ?? null,
  });
}
