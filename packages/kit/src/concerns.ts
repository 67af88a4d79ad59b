/** Derives the seats a fact concerns from a table of its fields. */
import type { Fact, Seat } from "@starboard/kernel";

/** By kind of fact, the fields that contain the concerned seats, at any depth of the fact. */
export type ConcernsByField<F extends Fact> = { readonly [kind in F["is"]]?: readonly string[] };

/**
 * Builds a game's `concerns` from such a table.
 *
 * @param seatOf the seat of a field's value: a seat, a power, a ship; undefined if it belongs to no seat
 */
export function concernsByField<T, F extends Fact>(
  table: ConcernsByField<F>,
  seatOf: (t: T, n: number) => number | undefined = (_t, n) => n,
): (t: T, fact: F) => readonly Seat[] {
  const rows = new Map<string, ReadonlySet<string>>(
    Object.entries(table as Record<string, readonly string[]>).map(([kind, fields]) => [kind, new Set(fields)]),
  );
  return (t, fact) => {
    const fields = rows.get(fact.is);
    const found = new Set<Seat>();
    if (!fields) return [];
    const take = (value: unknown): void => {
      if (typeof value === "number") {
        const seat = seatOf(t, value);
        if (seat !== undefined && seat >= 0) found.add(seat as Seat);
      } else if (Array.isArray(value)) for (const one of value) take(one);
      else look(value);
    };
    const look = (value: unknown): void => {
      if (typeof value !== "object" || value === null) return;
      for (const [name, inner] of Object.entries(value)) {
        if (fields.has(name)) take(inner);
        else if (typeof inner === "object") look(inner);
      }
    };
    look(fact);
    return [...found].sort((a, b) => a - b);
  };
}
