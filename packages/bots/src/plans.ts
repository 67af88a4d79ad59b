/**
 * Plans: ways to play that only measurements use. A plan is an extreme of the evaluation's weights, of the policy, or of
 * both, and asks whether a level has an answer to it (docs/bots.md, Exploits).
 */
import type { Act, Seat, Shape } from "@starboard/kernel";
import type { BotSpec, PolicyPrior } from "./spec.ts";

/** One way to play, as data. */
export interface BotPlan {
  readonly name: string;
  /**
   * Factors of weights by their path, such as `terms.danger`. A negative factor reverses a weight; the members of a list
   * are all multiplied.
   */
  readonly factors?: Readonly<Record<string, number>>;
  /** How much the policy favours the features of acts, in log-odds per unit; negative avoids them. */
  readonly leanings?: Leanings;
}

/** Log-odds by feature of acts. */
export type Leanings = Readonly<Record<string, number>>;

/** The plans of a game, and the features of acts that they are written with. */
export interface PlanSpace<G extends Shape> {
  readonly plans: readonly BotPlan[];
  /** Names of the features. */
  readonly features: readonly string[];
  /** Weights that are counts and stay as they are. */
  readonly fixed?: readonly string[];
  /**
   * Returns the features of an act, from −1 to 1 or so; those that are absent are 0. They depend on nothing that the seat
   * cannot know.
   *
   * @param run the acts that follow it while the same seat is asked
   */
  actFeatures(t: G["state"], step: string, by: Seat, act: Act, run: readonly Act[]): Leanings;
}

/** Most acts that a plan adds to those of the game's own policy. */
const MOST_ADDED = 4;

const sumOf = (leanings: Leanings, features: Leanings): number =>
  Object.entries(features).reduce((sum, [name, value]) => sum + (leanings[name] ?? 0) * value, 0);

/**
 * Returns the spec with a policy that leans towards some acts. Acts that the game's policy leaves out are added if the
 * plan favours them, the most favoured first.
 */
export function withLeanings<G extends Shape>(
  spec: BotSpec<G>,
  space: Pick<PlanSpace<G>, "actFeatures">,
  leanings: Leanings,
): BotSpec<G> {
  if (Object.values(leanings).every((one) => one === 0)) return spec;
  return {
    ...spec,
    policyPrior(t, step, by, acts) {
      const prior = spec.policyPrior(t, step, by, acts);
      const leaning = (act: Act, run: readonly Act[]): number =>
        sumOf(leanings, space.actFeatures(t, step, by, act, run));
      const known = prior.acts.map((act, i) => {
        const run = prior.continuations?.[i] ?? [];
        return { act, run, weight: (prior.priors[i] as number) * Math.exp(leaning(act, run)) };
      });
      const least = Math.min(...prior.priors);
      const added = prior.complete ? [] : favoured(acts, prior, leaning);
      const all = [...known, ...added.map(({ act, by: lean }) => ({ act, run: [], weight: least * Math.exp(lean) }))];
      all.sort((x, y) => y.weight - x.weight);
      return {
        ...prior,
        acts: all.map(({ act }) => act),
        priors: all.map(({ weight }) => Math.max(weight, Number.MIN_VALUE)),
        ...(prior.continuations && { continuations: all.map(({ run }) => run) }),
      };
    },
  };
}

/** The acts left out by a policy that a plan favours most. */
function favoured(
  acts: readonly Act[],
  { acts: kept }: PolicyPrior,
  leaning: (act: Act, run: readonly Act[]) => number,
): readonly { readonly act: Act; readonly by: number }[] {
  const known = new Set(kept);
  return acts
    .filter((act) => !known.has(act))
    .map((act) => ({ act, by: leaning(act, []) }))
    .filter(({ by }) => by > 0)
    .sort((x, y) => y.by - x.by)
    .slice(0, MOST_ADDED);
}

/** Returns the paths of all weights: of numbers, and of lists of numbers as a whole. */
export function weightPaths(weights: object, fixed: readonly string[] = []): string[] {
  const paths: string[] = [];
  const walk = (value: unknown, path: string): void => {
    if (typeof value === "number" || Array.isArray(value)) paths.push(path);
    else if (typeof value === "object" && value !== null)
      for (const [name, item] of Object.entries(value))
        if (!fixed.includes(name)) walk(item, path === "" ? name : `${path}.${name}`);
  };
  walk(weights, "");
  return paths;
}

/** Returns a copy of the weights with some of them multiplied. Throws if there is no weight at a path. */
export function scaleWeights<W extends object>(weights: W, factors: Readonly<Record<string, number>>): W {
  const copy = JSON.parse(JSON.stringify(weights)) as W;
  for (const [path, factor] of Object.entries(factors)) {
    const names = path.split(".");
    const last = names.pop() as string;
    const holder = names.reduce<unknown>((at, name) => (at as Record<string, unknown> | undefined)?.[name], copy);
    const value = (holder as Record<string, unknown> | undefined)?.[last];
    if (typeof value === "number") (holder as Record<string, unknown>)[last] = value * factor;
    else if (Array.isArray(value))
      (holder as Record<string, unknown>)[last] = value.map((item: number) => item * factor);
    else throw new Error(`there is no weight at ${path}`);
  }
  return copy;
}
