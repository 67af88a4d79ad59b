/** Probabilities: of winning a battle, of beating neutral dice, of holding an unexplored territory. */
import type { CompiledModule } from "../compiled/index.ts";
import type { Dice, NeutralSpec } from "../module/resolved.ts";
import { factionOf } from "../calc/stacks.ts";
import { NONE, type StateWE } from "../state.ts";

/** Lead in Force that makes the odds of a win e : 1. It allows for what unseen cards may add. */
const CARDS = 3.2;

/** Probability that an attacker with `lead` more Force than the defender wins. A tie is lost. */
export function winning(lead: number): number {
  return chances[Math.max(-MOST_LEAD, Math.min(MOST_LEAD, Math.round(lead))) + MOST_LEAD] as number;
}
/** Lead in Force beyond which the battle counts as decided. */
const MOST_LEAD = 40;
const chances = Float64Array.from(
  { length: 2 * MOST_LEAD + 1 },
  (_, i) => 1 / (1 + Math.exp((0.5 - (i - MOST_LEAD)) / CARDS)),
);

/** Probability of holding an unexplored territory soon after arriving. */
export const UNEXPLORED = 0.5;
/** Probability of solving a known challenge. */
const CHALLENGE = 0.4;
/** Probability that neutral people join, if the seat may still ask. */
const PARLEY = 0.25;

/** Probability by Force that the dice stay below it; computed once for each kind of dice. */
const belows = new WeakMap<Dice, Float64Array>();

/** The probability that the dice of a neutral feature come to less than `force`. */
export function chanceBelow(dice: Dice, force: number): number {
  let below = belows.get(dice);
  if (!below) {
    const dist = distribution(dice);
    const top = Math.max(...dist.keys());
    below = new Float64Array(top + 2);
    for (let f = 1; f < below.length; f++) below[f] = (below[f - 1] as number) + (dist.get(f - 1) ?? 0);
    belows.set(dice, below);
  }
  return below[Math.max(0, Math.min(below.length - 1, Math.ceil(force)))] as number;
}

/** The probability of every value of a product of dice sums. */
function distribution(dice: Dice): Map<number, number> {
  let product = new Map([[1, 1]]);
  for (const { times, sides } of dice.factors) {
    let sum = new Map([[0, 1]]);
    for (let i = 0; i < times; i++) sum = combined(sum, sides, (x, die) => x + die);
    const next = new Map<number, number>();
    for (const [x, p] of product) for (const [y, q] of sum) next.set(x * y, (next.get(x * y) ?? 0) + p * q);
    product = next;
  }
  return product;
}

function combined(
  dist: ReadonlyMap<number, number>,
  sides: number,
  join: (x: number, die: number) => number,
): Map<number, number> {
  const next = new Map<number, number>();
  for (const [x, p] of dist)
    for (let die = 1; die <= sides; die++) next.set(join(x, die), (next.get(join(x, die)) ?? 0) + p / sides);
  return next;
}

/** What may keep a seat from an unmarked territory, by the numbers of the features. */
interface Obstacles {
  readonly challenges: readonly number[];
  readonly neutrals: readonly { readonly no: number; readonly neutral: NeutralSpec; readonly parley: number }[];
}
const obstacles = new WeakMap<CompiledModule, Obstacles>();

function obstaclesOf(compiled: CompiledModule): Obstacles {
  let found = obstacles.get(compiled);
  if (!found) {
    const { challenges, neutrals, parleys } = compiled.module;
    const no = (feature: string): number => compiled.featureNo.get(feature) ?? NONE;
    found = {
      challenges: challenges
        .filter((one) => one.blocksControlWhileUnresolved)
        .map(({ feature }) => no(feature))
        .filter((at) => at !== NONE),
      neutrals: neutrals
        .map((neutral) => ({
          no: no(neutral.feature),
          neutral,
          parley: parleys.findIndex(({ feature }) => feature === neutral.feature),
        }))
        .filter((one) => one.no !== NONE),
    };
    obstacles.set(compiled, found);
  }
  return found;
}

/** Probability of holding an explored, unmarked territory soon after arriving with `force`. */
export function settling(t: StateWE, compiled: CompiledModule, at: number, s: number, force: number): number {
  const { challenges, neutrals } = obstaclesOf(compiled);
  const features = at * compiled.F;
  let chance = 1;
  for (const no of challenges) if ((t.feature[features + no] as number) > 0) chance *= CHALLENGE;
  for (const { no, neutral, parley } of neutrals) {
    if ((t.feature[features + no] as number) === 0) continue;
    const forbidden = compiled.factions[factionOf(t, compiled, s)]?.forbids.has(`assaultNeutral:${neutral.feature}`);
    const beaten = neutral.assault === "never" || forbidden ? 0 : chanceBelow(neutral.force.dice, force);
    const asks = parley >= 0 && (((t.locked[at * compiled.P + parley] as number) >> s) & 1) === 0;
    return chance * (1 - (1 - beaten) * (1 - (asks ? PARLEY : 0)));
  }
  return chance;
}
