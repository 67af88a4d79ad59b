/** The end of the Battle (TW-9). */
import type { RuleId } from "@starboard/kernel";
import { bookOf } from "../card-index.ts";
import { idsOf } from "../card.ts";
import { enemyOf, SIDES, type Side } from "../data/board.ts";
import { LIMITS } from "../data/limits.ts";
import type { FactTW } from "../facts.ts";
import { type Pen, seatOf } from "../shape.ts";
import type { TableTW } from "../state.ts";

type How = Extract<FactTW, { is: "battleEnded" }>["how"];

/** Sectors owned by each side. */
export function sectorCounts(t: TableTW): [number, number] {
  const counts: [number, number] = [0, 0];
  for (const owner of t.owner) if (owner >= 0) counts[owner as Side]++;
  return counts;
}

/** The side with more Sectors, or null when they are level, which only the first Fight allows (TW-9.4). */
function majority(counts: readonly [number, number]): Side | null {
  return counts[0] > counts[1] ? 0 : counts[1] > counts[0] ? 1 : null;
}

function finish(x: Pen, winner: Side | null, how: How, rule: RuleId): void {
  const t = x.table;
  const sectors = sectorCounts(t);
  // The Hands are opened (TW-E.7).
  x.disclose();
  if (x.loud) {
    x.tell({ is: "battleEnded", rule, winner, how, sectors });
    const book = bookOf(t.options);
    for (const side of SIDES) x.tell({ is: "handOpened", rule: "TW-E.7", side, cards: idsOf(book, t.hand[side]) });
  }
  // Who resigns ranks last whatever it owned.
  const scores = how === "resigned" ? SIDES.map((s) => (s === winner ? sectors[s] : -1)) : sectors;
  x.finish({ winners: winner === null ? [] : [seatOf(winner)], rule, scores });
}

/** The check after every Fight, in the order of the rules (TW-9.1, TW-9.2, TW-9.5). */
export function checkEnd(x: Pen): void {
  const t = x.table;
  const counts = sectorCounts(t);
  const all = SIDES.find((s) => counts[s] === t.owner.length);
  if (all !== undefined) return finish(x, all, "allSectors", "TW-9.1");
  const out = SIDES.find((s) => t.deck[s].length === 0);
  if (out !== undefined) {
    if (x.loud) x.tell({ is: "deckRanOut", rule: "TW-9.2", side: out });
    return finish(x, majority(counts), "emptyDeck", "TW-9.2");
  }
  if (t.fight >= LIMITS.maxFights) finish(x, majority(counts), "fightLimit", "TW-9.5");
}

/** With `immediate`: an empty Deck Pile ends the Battle at once, the running Fight is cancelled (TW-9.3). */
export function endIfDeckIsOut(x: Pen): void {
  const t = x.table;
  if (t.options.deckEnd !== "immediate") return;
  const out = SIDES.find((s) => t.deck[s].length === 0);
  if (out === undefined) return;
  if (x.loud) x.tell({ is: "deckRanOut", rule: "TW-9.3", side: out });
  finish(x, majority(sectorCounts(t)), "emptyDeck", "TW-9.3");
}

/** A side gives the Battle up (TW-9.6). */
export function endByResigning(x: Pen, side: Side): void {
  if (x.loud) x.tell({ is: "resigned", rule: "TW-9.6", side });
  finish(x, enemyOf(side), "resigned", "TW-9.6");
}
