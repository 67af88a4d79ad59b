/**
 * Splits the evaluation into terms that a player can read. Values are in percentage points of the probability to win.
 */
import type { EvaluationTerm } from "@starboard/bots";
import type { Seat } from "@starboard/kernel";
import { enemyOf, FEDERATION, type Side } from "../data/board.ts";
import { sectorCounts } from "../moves/ending.ts";
import { sideOf } from "../shape.ts";
import type { StateTW } from "../state.ts";
import { cardLead, fightsToCome, sectorLead, winChance } from "./win-probability.ts";
import type { Weights } from "./evaluation-weights.ts";
import { estimateOutcome } from "./value.ts";

export const PARTS = ["sectors", "cards", "fight"] as const;
export type Part = (typeof PARTS)[number];

/**
 * Returns what Sectors, remaining cards and the current Fight add to 50%. Terms below one percentage point are omitted.
 */
export function reasons(t: StateTW, by: Seat, w: Weights): EvaluationTerm[] {
  const side = sideOf(by);
  const own = (chance: number): number => (side === FEDERATION ? chance : 1 - chance);
  const next: Side = t.fighting === 1 ? t.attacker : t.loser === -1 ? t.opener : t.loser;
  const fights = Math.max(fightsToCome(t, w), t.fighting);
  const board = own(winChance(sectorLead(t), fights, 0, next, w));
  const lead = cardLead(t, w);
  const cards = own(winChance(sectorLead(t), fights, lead, next, w));
  const { chance, loser } = estimateOutcome(t, w);
  const counts = sectorCounts(t);
  const all: EvaluationTerm[] = [
    {
      key: "sectors",
      value: hundredths(board - 0.5),
      about: { own: counts[side], rival: counts[enemyOf(side)], fights: Math.round(fights) },
    },
    { key: "cards", value: hundredths(cards - board), about: { lead: tenths(side === FEDERATION ? lead : -lead) } },
    {
      key: "fight",
      value: t.fighting === 1 ? hundredths(own(chance) - cards) : 0,
      about: { outcome: loser === side ? "lost" : loser === -1 ? "open" : "won" },
    },
  ];
  return all.filter((r) => Math.abs(r.value) >= 1).sort((a, b) => Math.abs(b.value) - Math.abs(a.value));
}

const hundredths = (chance: number): number => Math.round(100 * chance);
const tenths = (n: number): number => Math.round(10 * n) / 10;
