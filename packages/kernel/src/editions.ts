/**
 * Editions of a game. The code of a game is its newest edition. An earlier edition is described by what it did
 * differently from the next one, so no edition is a copy of a game (KRN-ED-1).
 */
import { Bug } from "./bug.ts";
import type { Aside, AsideName, Game, Shape, StepName, StepOf } from "./contract.ts";

/** What one edition did differently from the next one. `change` receives that next edition. */
export interface EditionChange<T> {
  readonly edition: number;
  readonly change: (next: T) => Partial<T>;
}

/**
 * The parts of a game that an edition did differently. Steps, asides and sums are named one by one; `null` stands for
 * one that the edition did not have. Everything else replaces the part of the next edition.
 */
export type GameChange<G extends Shape> = Partial<Omit<Game<G>, "id" | "edition" | "steps" | "asides" | "sums">> & {
  readonly steps?: { readonly [N in StepName<G>]?: StepOf<G, N> | null };
  readonly asides?: { readonly [N in AsideName<G>]?: Aside<G, G["asides"][N]> | null };
  readonly sums?: { readonly [name: string]: NonNullable<Game<G>["sums"]>[string] | null };
};

/** The editions of one thing that has editions: of a game, its texts, its bot or its screen. */
export interface Editions<T> {
  /** The oldest edition that is still played. */
  readonly baseline: number;
  readonly newest: number;
  /** Returns an edition; undefined if it is older than the baseline or newer than this program. */
  of(edition: number): T | undefined;
}

/**
 * Builds every edition from the newest one and the changes back to the earlier ones. An edition is built when it is
 * first asked for. Throws `Bug` if the changes leave an edition out.
 */
export function editionsOf<T extends object>(
  newest: T,
  edition: number,
  earlier: readonly EditionChange<T>[] = [],
  merge: (next: T, change: Partial<T>, edition: number) => T = (next, change) => ({ ...next, ...change }),
): Editions<T> {
  const changes = new Map(earlier.map((one) => [one.edition, one] as const));
  const baseline = edition - changes.size;
  const built = new Map<number, T>([[edition, newest]]);
  for (let n = baseline; n < edition; n++) if (!changes.has(n)) throw new Bug(`edition ${n} is not described`);
  function of(n: number): T | undefined {
    const known = built.get(n);
    const described = changes.get(n);
    if (known || !described) return known;
    const next = of(n + 1) as T;
    const made = merge(next, described.change(next), n);
    built.set(n, made);
    return made;
  }
  return { baseline, newest: edition, of };
}

/**
 * Returns a thing that follows the editions of a game without having its own, such as a bot or a screen, as it was in an
 * edition: the newest with the changes of that edition and all later ones. Editions that are not named changed nothing.
 */
export const asOfEdition = <T extends object>(
  newest: T,
  changes: readonly EditionChange<T>[] | undefined,
  edition: number,
): T =>
  (changes ?? [])
    .filter((one) => one.edition >= edition)
    .toSorted((a, b) => b.edition - a.edition)
    .reduce((next, { change }) => ({ ...next, ...change(next) }), newest);

/** Merges the differences of an edition into the next edition of the game. */
export function withGameChange<G extends Shape>(next: Game<G>, change: GameChange<G>, edition: number): Game<G> {
  const { steps, asides, sums, ...rest } = change;
  const merged = {
    ...next,
    ...rest,
    edition,
    steps: named(next.steps, steps),
    asides: named(next.asides, asides),
    ...(next.sums && { sums: named(next.sums, sums) }),
  } as { -readonly [K in keyof Game<G>]: Game<G>[K] };
  // Each edition says itself whether its positions carry over to the next one.
  if (!change.migrate) delete merged.migrate;
  return merged;
}

function named(next: object, change: object | undefined): object {
  return Object.fromEntries(Object.entries({ ...next, ...change }).filter(([, part]) => part !== null));
}
