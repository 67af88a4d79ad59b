/** Reads a custom deck (chapter k): 30 cards of one side that satisfy the building rules. */
import type { Invalid, Result, RuleId } from "@starboard/kernel";
import type { CardId } from "../acts.ts";
import { type SideId, SIDE_IDS, type Side } from "./board.ts";
import type { CardEntry } from "./cards.ts";
import { cardOf, compareIds, copyId, ID_FORM } from "./ids.ts";
import { LIMITS } from "./limits.ts";

/** The totals that the building rules limit. Copy numbers are ignored. Cards outside the pool count only as cards. */
export interface DeckSum {
  readonly cards: number;
  readonly units: number;
  readonly bolts: number;
}

/** Returns the number of cards, Units and bolts of a deck list (TW-13.1 to TW-13.3). */
export function deckSum(deck: readonly CardId[], pool: readonly CardEntry[]): DeckSum {
  const cards = new Map(pool.map((c) => [c.id, c]));
  const entries = deck.flatMap((id) => cards.get(cardOf(id)) ?? []);
  return {
    cards: deck.length,
    units: entries.filter((c) => c.type === "Unit").length,
    bolts: entries.reduce((n, c) => n + c.bolts, 0),
  };
}

/** The building rule that a deck breaks. */
export type DeckError = "form" | "unknown" | "side" | "copies" | "size" | "units" | "bolts";

const bad = (which: DeckError, at: string, rule: RuleId, about: object = {}): Invalid => ({
  code: "TW_DECK_INVALID",
  at,
  about: { which, rule, ...about },
});

/**
 * Reads a deck list of a side from a pool of cards. A card may be named once per allowed copy, with or without the
 * suffix. The result is sorted with numbered copies (TW-13.5). Code: TW_DECK_INVALID, with the broken rule in `which`:
 * `form`, `unknown`, `side` (TW-13.1), `copies` (TW-13.4), `size` (TW-13.1), `units` (TW-13.2), `bolts` (TW-13.3).
 */
export function readDeck(raw: unknown, side: SideId, pool: readonly CardEntry[]): Result<CardId[]> {
  if (!Array.isArray(raw) || raw.length > 200) return { bad: [bad("form", "", "TW-13.1")] };
  const cards = new Map(pool.map((c) => [c.id, c]));
  const letter = side === SIDE_IDS[0 satisfies Side] ? "F" : "D";
  const errors: Invalid[] = [];
  const count = new Map<string, number>();
  for (const [i, id] of raw.entries()) {
    const where = `${i}`;
    const card = typeof id === "string" && ID_FORM.test(id) ? cards.get(cardOf(id)) : undefined;
    if (!card) errors.push(bad("unknown", where, "TW-G.1", { card: String(id).slice(0, 12) }));
    else if (!card.id.startsWith(letter)) errors.push(bad("side", where, "TW-13.1", { card: card.id, side }));
    else {
      const copies = (count.get(card.id) ?? 0) + 1;
      count.set(card.id, copies);
      if (copies > card.copies) errors.push(bad("copies", where, "TW-13.4", { card: card.id, most: card.copies }));
    }
  }
  const deck = [...count].flatMap(([id, n]) => Array.from({ length: n }, (_, i) => ({ id, copy: i + 1 })));
  if (raw.length !== LIMITS.deck) errors.push(bad("size", "", "TW-13.1", { n: raw.length, cards: LIMITS.deck }));
  const { units, bolts } = deckSum(
    deck.map((d) => d.id),
    pool,
  );
  if (units < LIMITS.minUnits) errors.push(bad("units", "", "TW-13.2", { n: units, least: LIMITS.minUnits }));
  if (bolts > LIMITS.maxBolts) errors.push(bad("bolts", "", "TW-13.3", { n: bolts, most: LIMITS.maxBolts }));
  if (errors.length > 0) return { bad: errors };
  return { ok: deck.map((d) => copyId(d.id, d.copy)).sort(compareIds) };
}
