/** Computes the next step of an arena: results of its matches, new pairs, its end. */
import type { RoundTable, ObservedTables, TournamentStep } from "../advance.ts";
import { currentRound, type PairingDoc, type TournamentDoc, withEvent, withRound } from "../doc.ts";
import { arenaCloses, arenaNewPairs, arenaRound, isArenaOver, isSeatLate } from "./arena.ts";

/** Creates the pairing of a table. */
const pairingAt = (table: string, seats: readonly number[], now: number): PairingDoc => ({
  entrants: seats,
  legs: [{ table, seats, scores: null, counted: [], how: null, whole: false }],
  result: null,
  pairedAt: now,
});

/**
 * Computes the next step of a running arena.
 * @param settle a pairing after what is seen of its table: decided by play, or by the withdrawal of an entrant
 */
export function advanceArena(
  doc: TournamentDoc,
  { now, tables }: ObservedTables,
  newTableId: () => string,
  settle: (doc: TournamentDoc, pairing: PairingDoc, newTables: RoundTable[]) => PairingDoc,
): Omit<TournamentStep, "resign"> {
  const newTables: RoundTable[] = [];
  let next = currentRound(doc) ? doc : { ...doc, played: [arenaRound(doc, now)] };
  const before = currentRound(next);
  if (!before || before.done) return { doc: next, newTables };
  const closes = arenaCloses(doc, before.deadline ?? 0);
  const absent = new Set<number>();
  const pairings = before.pairings.map((pairing): PairingDoc => {
    if (pairing.result) return pairing;
    const leg = pairing.legs[0];
    const table = leg && tables.get(leg.table);
    if (table?.over && doc.paused === null && (table.over.at ?? now) > closes) return pairing;
    const missing = (table?.missing ?? []).map((seat) => leg?.seats[seat]);
    const settled = settle(next, pairing, newTables);
    if (settled.result || missing.length === 0 || doc.paused !== null || !isSeatLate(pairing, now)) return settled;
    for (const one of missing) if (one !== undefined) absent.add(one);
    const scores = pairing.entrants.map((one) => (missing.includes(one) ? 0 : 1));
    return { ...pairing, result: { scores, how: "forfeit", why: "", at: now } };
  });
  if (pairings.some((pairing, n) => pairing !== before.pairings[n])) next = withRound(next, { pairings });
  next = withBreaks(next, absent, now);
  const settled = currentRound(next) ?? before;
  const pairs = arenaNewPairs(next, settled, now);
  if (pairs.length > 0) {
    const added = pairs.map((seats): PairingDoc => {
      const table = newTableId();
      newTables.push({ table, seats, round: settled.pairings.length + newTables.length + 1, options: doc.options });
      return pairingAt(table, seats, now);
    });
    next = withRound(next, { pairings: [...settled.pairings, ...added] });
  }
  if (!isArenaOver(next, settled, now)) return { doc: next, newTables };
  const over = withRound({ ...next, state: "over" as const }, { done: true });
  return { doc: withEvent(over, { at: now, by: null, what: "done" }), newTables };
}

/** Lets entrants who missed their match take a break, so that nobody else waits for them. */
function withBreaks(doc: TournamentDoc, absent: ReadonlySet<number>, at: number): TournamentDoc {
  let next = doc;
  for (const entrant of absent) {
    const was = next.entrants[entrant];
    if (!was || was.resting === true || was.out) continue;
    const entrants = next.entrants.with(entrant, { ...was, resting: true });
    next = withEvent({ ...next, entrants }, { at, by: null, what: "rested", entrant });
  }
  return next;
}
