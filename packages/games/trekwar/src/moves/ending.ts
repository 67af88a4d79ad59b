/** Ends the Battle (TW-9). */
import type { RuleId } from "@starboard/kernel";
import { cardIndexOf } from "../card-index.ts";
import { idsOf } from "../card.ts";
import { enemyOf, SIDES, type Side } from "../data/board.ts";
import { LIMITS } from "../data/limits.ts";
import type { FactTW } from "../facts.ts";
import { type Ctx, seatOf } from "../shape.ts";
import type { StateTW } from "../state.ts";

type How = Extract<FactTW, { is: "battleEnded" }>["how"];

/** Returns the number of Sectors of each side. */
export function sectorCounts(t: StateTW): [number, number] {
  const counts: [number, number] = [0, 0];
  for (const owner of t.owner) if (owner >= 0) counts[owner as Side]++;
  return counts;
}

/** Returns the side with more Sectors, or null if they are equal, which only the first Fight allows (TW-9.4). */
function majority(counts: readonly [number, number]): Side | null {
  return counts[0] > counts[1] ? 0 : counts[1] > counts[0] ? 1 : null;
}

function finish(ctx: Ctx, winner: Side | null, how: How, rule: RuleId): void {
  const t = ctx.state;
  const sectors = sectorCounts(t);
  // The Hands are revealed (TW-E.7).
  ctx.disclose();
  if (ctx.wantsFacts) {
    ctx.emit({ is: "battleEnded", rule, winner, how, sectors });
    const index = cardIndexOf(t.options);
    for (const side of SIDES) ctx.emit({ is: "handOpened", rule: "TW-E.7", side, cards: idsOf(index, t.hand[side]) });
  }
  // The side that resigns ranks last, with any number of Sectors.
  const scores = how === "resigned" ? SIDES.map((s) => (s === winner ? sectors[s] : -1)) : sectors;
  ctx.endMatch({ winners: winner === null ? [] : [seatOf(winner)], rule, scores });
}

/**
 * Returns the number of the Sector that the winner of the current Fight takes: the one attacked, or the one the attack came
 * from (TW-8.4). In the first Fight both are the Central Sector (TW-8.3).
 */
export const prizeOf = (t: StateTW, winner: Side): number => (winner === t.attacker ? t.to : t.from);

/** How the Battle ends after a Fight. */
export interface BattleEnd {
  readonly winner: Side | null;
  readonly how: Extract<How, "allSectors" | "emptyDeck" | "fightLimit">;
  readonly rule: RuleId;
}

/**
 * Returns how the Battle ends if a Fight ends now with these numbers of Sectors, in the order of the rules (TW-9.1, TW-9.2,
 * TW-9.5); null if it goes on.
 */
export function endAfterFight(t: StateTW, counts: readonly [number, number]): BattleEnd | null {
  const all = SIDES.find((s) => counts[s] === t.owner.length);
  if (all !== undefined) return { winner: all, how: "allSectors", rule: "TW-9.1" };
  const winner = majority(counts);
  if (SIDES.some((s) => t.deck[s].length === 0)) return { winner, how: "emptyDeck", rule: "TW-9.2" };
  return t.fight >= LIMITS.maxFights ? { winner, how: "fightLimit", rule: "TW-9.5" } : null;
}

/** Checks for the end of the Battle after a Fight. */
export function checkEnd(ctx: Ctx): void {
  const t = ctx.state;
  const end = endAfterFight(t, sectorCounts(t));
  if (end === null) return;
  if (end.how === "emptyDeck" && ctx.wantsFacts) {
    const side = SIDES.find((s) => t.deck[s].length === 0) as Side;
    ctx.emit({ is: "deckRanOut", rule: "TW-9.2", side });
  }
  finish(ctx, end.winner, end.how, end.rule);
}

/** With `deckEnd: "immediate"`, an empty Deck Pile ends the Battle and cancels the current Fight (TW-9.3). */
export function endIfDeckIsOut(ctx: Ctx): void {
  const t = ctx.state;
  if (t.options.deckEnd !== "immediate") return;
  const out = SIDES.find((s) => t.deck[s].length === 0);
  if (out === undefined) return;
  if (ctx.wantsFacts) ctx.emit({ is: "deckRanOut", rule: "TW-9.3", side: out });
  finish(ctx, majority(sectorCounts(t)), "emptyDeck", "TW-9.3");
}

/** Ends the Battle because a side resigns (TW-9.6). */
export function endByResigning(ctx: Ctx, side: Side): void {
  if (ctx.wantsFacts) ctx.emit({ is: "resigned", rule: "TW-9.6", side });
  finish(ctx, enemyOf(side), "resigned", "TW-9.6");
}
