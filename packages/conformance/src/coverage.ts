/** Coverage of a game: which steps, asides, kinds of act, refusals, facts and endings were seen. */
import type { Act, Automatic, Decision, Sealed, Shape, Step } from "@starboard/kernel";
import type { SomeGame } from "./recorded-match.ts";

/**
 * Counts by name: `step pick`, `act pick/pick`, `ending leave/leave` (an act that ended a match), `fact won`, `refusal
 * SMP_TURN`, `end SMP-7.1` (the rule of an outcome).
 */
export class Coverage {
  private readonly counts = new Map<string, number>();

  /** Counts one item. Returns true if it is the first. */
  saw(kind: "step" | "aside" | "act" | "ending" | "fact" | "refusal" | "end", name: string): boolean {
    const feature = `${kind} ${name}`;
    const count = this.counts.get(feature) ?? 0;
    this.counts.set(feature, count + 1);
    return count === 0;
  }

  times(kind: string, name: string): number {
    return this.counts.get(`${kind} ${name}`) ?? 0;
  }

  /** Number of different items. */
  get size(): number {
    return this.counts.size;
  }

  /** All items of one kind, sorted, with their counts. */
  of(kind: string): (readonly [string, number])[] {
    const found: (readonly [string, number])[] = [];
    for (const [feature, count] of this.counts) {
      if (feature.startsWith(`${kind} `)) found.push([feature.slice(kind.length + 1), count]);
    }
    return found.sort(([a], [b]) => (a < b ? -1 : 1));
  }

  /** Steps and asides of a game that were never reached. */
  missing(game: SomeGame): string[] {
    const steps = Object.keys(game.steps).filter((name) => this.times("step", name) === 0);
    const asides = Object.keys(game.asides).filter((name) => this.times("aside", name) === 0);
    return [...steps.map((name) => `step ${name}`), ...asides.map((name) => `aside ${name}`)];
  }
}

/** Returns the same game, counting every step that is run, resolved or opened, and every aside. */
export function withCoverage(game: SomeGame, coverage: Coverage): SomeGame {
  const steps = Object.fromEntries(
    Object.entries(game.steps).map(([name, step]) => [name, watchedStep(step, () => coverage.saw("step", name))]),
  );
  const asides = Object.fromEntries(
    Object.entries(game.asides).map(([name, aside]) => [
      name,
      {
        ...aside,
        resolve: (...args: Parameters<typeof aside.resolve>) => {
          coverage.saw("aside", name);
          aside.resolve(...args);
        },
      },
    ]),
  );
  return { ...game, steps, asides };
}

function watchedStep(step: Step<Shape>, seen: () => void): Step<Shape> {
  switch (step.kind) {
    case "automatic":
      return {
        ...step,
        run: (...args: Parameters<Automatic<Shape>["run"]>) => {
          seen();
          step.run(...args);
        },
      };
    case "decision":
      return {
        ...step,
        resolve: (...args: Parameters<Decision<Shape, Act>["resolve"]>) => {
          seen();
          step.resolve(...args);
        },
      };
    case "sealed":
      return {
        ...step,
        open: (...args: Parameters<Sealed<Shape, Act>["open"]>) => {
          seen();
          step.open(...args);
        },
      };
  }
}
