/** Size presets of a departure. */

export type SizeName = "all" | "allButGuard" | "half" | "justEnough" | "one";
export interface SizePreset {
  readonly name: SizeName;
  readonly ships: number;
  /** Why the size is unavailable, or null. */
  readonly lacks: "guard" | "aim" | "few" | null;
}

/**
 * The named sizes for a departure.
 *
 * @param most ships that may leave
 * @param present own ships at the star, including those that may not leave
 * @param guard ships that must stay to bar the known threats, or null if no garrison is enough
 * @param enough ships that win, or take an empty star, at the destination; null without a destination
 */
export function sizePresets(most: number, present: number, guard: number | null, enough: number | null): SizePreset[] {
  const bound = (ships: number): number => Math.max(0, Math.min(most, ships));
  const butGuard = guard === null ? 0 : bound(present - guard);
  return [
    { name: "all", ships: most, lacks: null },
    { name: "allButGuard", ships: butGuard, lacks: guard === null || butGuard === 0 ? "guard" : null },
    { name: "half", ships: Math.max(1, Math.floor(most / 2)), lacks: null },
    {
      name: "justEnough",
      ships: enough === null ? 0 : bound(enough),
      lacks: enough === null ? "aim" : enough > most ? "few" : null,
    },
    { name: "one", ships: 1, lacks: null },
  ];
}

/**
 * Returns the smallest garrison that bars every force of a list, or null if all ships present are too few. The forces
 * arrive separately. In classic combat an equal garrison bars an arrival (AD-6.4.4), so the largest force counts. With
 * dice no garrison is certain: the same number is an even fight, which the doubts of the departure show.
 *
 * While a force is known at least one own ship stays, even if ships of others could bar the force alone.
 *
 * @param others ships of allies and neutral ships at the star, which fight with the garrison (AD-6.4.3.a)
 */
export function guardAgainst(threats: readonly number[], present: number, others: number): number | null {
  const worst = Math.max(0, ...threats);
  if (worst === 0) return 0;
  const needed = Math.max(1, worst - others);
  return needed > present ? null : needed;
}
