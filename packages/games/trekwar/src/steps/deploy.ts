/** A Deployment (TW-6.3), resolved in the order of TW-6.8. */
import type { DeployAct } from "../acts.ts";
import type { Book, Card } from "../card.ts";
import { enemyOf, type Side } from "../data/board.ts";
import { endLapsedMarks, markNewUnit } from "../moves/ignoring.ts";
import { placeCard } from "../moves/piles.ts";
import { answering } from "../reckon/deployments.ts";
import { forceOf } from "../reckon/force.ts";
import { frontOf } from "../reckon/front.ts";
import { cardOfId } from "../refusals.ts";
import type { Pen } from "../shape.ts";
import { COMMITTED, GROUNDS, type GroundNo } from "../table.ts";
import { askEffects, happenEarly } from "./effects.ts";

export function deploy(x: Pen, book: Book, side: Side, act: DeployAct): void {
  const t = x.table;
  const unit = cardOfId(book, act.unit as string);
  const support = act.support.map((id) => cardOfId(book, id));
  const cards = [unit, ...support];
  for (const card of cards) placeCard(x, side, card);
  endLapsedMarks(x, book);
  markNewUnit(x, book, side);
  happenEarly(x, book, side, unit);
  t.played += cards.length;
  t.stage = COMMITTED;
  if (x.loud) tellMatch(x, book, side, unit, support);
  x.done();
  askEffects(x, side, cards, -1);
}

/** Tells how the Deployment matched, as it stood when that was judged. */
function tellMatch(x: Pen, book: Book, side: Side, unit: Card, support: readonly Card[]): void {
  const t = x.table;
  const ground = t.ground as GroundNo;
  const own = frontOf(t, book, side);
  const enemy = frontOf(t, book, enemyOf(side));
  const force = forceOf(book, own, enemy, ground);
  const attack = forceOf(book, enemy, own, ground);
  const by = force >= attack ? null : answering(book, { own, enemy, force, attack }, ground, unit, support);
  x.tell({
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
