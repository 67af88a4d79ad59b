/**
 * Choices that are made one by one and in any order: units to buy, to lose or to lift, buildings. Everything that can be chosen
 * is tried.
 */
import type { Act } from "@starboard/kernel";
import type { ProvedPuzzle } from "@starboard/kit";

/** What can be chosen next, and what has been reached so far. */
export interface Choices<S> {
  /** Equal for states in which the same can follow. */
  key(s: S): string;
  items(s: S): readonly { readonly act: Act; readonly next: S }[];
  /** What it is worth to stop here; -Infinity if that is not allowed or no answer. */
  worth(s: S): number;
}

export interface WrongChoice<S> {
  readonly acts: readonly Act[];
  readonly state: S;
  /** The most that can still be reached. */
  readonly most: number;
}

export interface BestChoices<S> {
  readonly most: number;
  /** The smallest sets of acts that reach it. */
  readonly ways: readonly (readonly Act[])[];
  /** The smallest sets after which it cannot be reached. */
  readonly wrong: readonly WrongChoice<S>[];
  /** The chance of random choices to reach it, with stopping as one of them. */
  readonly chance: number;
}

/** Most states that are looked at, and most ways of a puzzle. */
const MOST_STATES = 6_000;
const MOST_WAYS = 24;
const MOST_ACTS = 8;
const MOST_WRONG = 20;
const DEEPEST_WRONG = 3;
const MOST_SHARE = 0.25;

const setKey = (acts: readonly Act[]): string =>
  acts
    .map((act) => JSON.stringify(act))
    .toSorted()
    .join();

/** Returns undefined if there is too much to try. */
export function bestChoices<S>(choices: Choices<S>, start: S): BestChoices<S> | undefined {
  const known = new Map<string, number>();
  const mostFrom = (s: S): number => {
    const key = choices.key(s);
    const before = known.get(key);
    if (before !== undefined) return before;
    if (known.size > MOST_STATES) return Number.NaN;
    known.set(key, Number.NEGATIVE_INFINITY);
    let most = choices.worth(s);
    for (const { next } of choices.items(s)) most = Math.max(most, mostFrom(next));
    known.set(key, most);
    return most;
  };
  const most = mostFrom(start);
  if (!Number.isFinite(most)) return undefined;
  const ways = new Map<string, readonly Act[]>();
  const wrong = new Map<string, WrongChoice<S>>();
  const seen = new Set<string>();
  const visit = (s: S, acts: readonly Act[]): void => {
    const key = setKey(acts);
    if (seen.has(key) || acts.length > MOST_ACTS || ways.size > MOST_WAYS) return;
    seen.add(key);
    if (choices.worth(s) === most) {
      ways.set(key, acts);
      return;
    }
    for (const { act, next } of choices.items(s)) {
      const more = [...acts, act];
      const reach = mostFrom(next);
      if (reach === most) visit(next, more);
      else if (more.length <= DEEPEST_WRONG && !wrong.has(setKey(more)))
        wrong.set(setKey(more), { acts: more, state: next, most: reach });
    }
  };
  visit(start, []);
  if (ways.size === 0 || ways.size > MOST_WAYS) return undefined;
  return { most, ways: [...ways.values()], wrong: [...wrong.values()], chance: chanceOf(choices, start, most) };
}

function chanceOf<S>(choices: Choices<S>, start: S, most: number): number {
  const known = new Map<string, number>();
  const visit = (s: S): number => {
    if (choices.worth(s) === most) return 1;
    const key = choices.key(s);
    const before = known.get(key);
    if (before !== undefined) return before;
    const items = choices.items(s);
    const sum = items.reduce((total, { next }) => total + visit(next), 0);
    const chance = items.length === 0 ? 0 : sum / (items.length + 1);
    known.set(key, chance);
    return chance;
  };
  return visit(start);
}

/** The words of one error: a reason of the family with its rule. */
export interface ChoiceReason {
  readonly reason: string;
  readonly rule: string;
  readonly about: { readonly [name: string]: string | number };
}

/** Makes a puzzle of the best choices; undefined if it would be too easy. */
export function puzzleOfChoices<S>(
  found: BestChoices<S>,
  words: {
    readonly about: ChoiceReason["about"];
    readonly themes: readonly string[];
    readonly reason: (one: WrongChoice<S>) => ChoiceReason;
    /** Errors besides wrong choices, such as to stop at once. */
    readonly more: readonly (ChoiceReason & { readonly acts: readonly Act[] })[];
  },
): ProvedPuzzle | undefined {
  if (found.chance > MOST_SHARE || found.wrong.length < 2) return undefined;
  const shortest = found.ways.toSorted((a, b) => a.length - b.length)[0] ?? [];
  const wrong = found.wrong
    .toSorted((a, b) => a.acts.length - b.acts.length || b.most - a.most)
    .slice(0, MOST_WRONG)
    .map((one) => ({ acts: one.acts, ...words.reason(one), line: [] }));
  return {
    about: words.about,
    themes: [...words.themes],
    pass: found.ways as unknown as ProvedPuzzle["pass"],
    anyOrder: true,
    solution: shortest as ProvedPuzzle["solution"],
    wrong: [...wrong, ...words.more.map((one) => ({ ...one, line: [] }))] as unknown as ProvedPuzzle["wrong"],
    difficulty: 1 - found.chance,
  };
}

/** The set of an act and a number of times, as one text, for keys of states. */
export const countsKey = (counts: readonly number[]): string => counts.join(",");
