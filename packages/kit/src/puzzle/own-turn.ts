/**
 * Tries everything a seat can do in its turn, for provers of puzzles, and writes what was found as few patterns. A line of
 * acts is decided as soon as everything that can follow it has the same result.
 */
import { type Act, type AnyGame, Engine, type GameState, noDraws, type Seat } from "@starboard/kernel";

/** Why a turn does not solve the puzzle: a reason of its family and what it is about. */
export interface Refutation {
  readonly reason: string;
  readonly rule: string;
  readonly about: { readonly [name: string]: string | number };
  readonly line: readonly { readonly by: number; readonly step: string; readonly act: Act }[];
}

/** One act of the seat and what can follow. */
export interface TurnNode<T> {
  readonly act: Act;
  readonly step: string;
  readonly next: readonly TurnNode<T>[];
  /** Number of turns that go through this act, and of those that solve the puzzle. */
  readonly turns: number;
  readonly solved: number;
  /** The chance that uniformly random acts solve it. */
  readonly chance: number;
  /** Of a turn that does not solve it; in the middle of a turn, that of the first one. */
  readonly refutation: Refutation | null;
}

export interface TurnRules<T> {
  /** Whether the turn is over in this state. */
  isOver(t: T): boolean;
  /** Returns null if the turn that ended in this state solves the puzzle. */
  refute(t: T): Refutation | null;
  /** Most turns that are tried. */
  readonly limit: number;
}

/** Thrown when a turn has more ways than the limit. */
export class TooManyTurns extends Error {
  override readonly name = "TooManyTurns";
}

/**
 * Returns everything the seat can do from a question on to the end of its turn.
 *
 * @throws NeedsDraw if a draw decides, TooManyTurns above the limit
 */
export function turnsFrom<T extends GameState>(
  game: AnyGame,
  state: T,
  seat: Seat,
  rules: TurnRules<T>,
): TurnNode<T>[] {
  const engine = new Engine(game as never, noDraws);
  let count = 0;
  const visit = (t: T): TurnNode<T>[] => {
    const step = t.flow.stack.at(-1)?.step ?? "";
    return engine.legal(t as never, seat).map((act): TurnNode<T> => {
      const after = game.clone(t as never) as T;
      engine.act(after as never, seat, act);
      if (!rules.isOver(after)) return nodeOf(act, step, visit(after));
      count += 1;
      if (count > rules.limit) throw new TooManyTurns();
      const refutation = rules.refute(after);
      const solved = refutation === null ? 1 : 0;
      return { act, step, next: [], turns: 1, solved, chance: solved, refutation };
    });
  };
  return visit(state);
}

function nodeOf<T>(act: Act, step: string, next: TurnNode<T>[]): TurnNode<T> {
  const sum = (of: (node: TurnNode<T>) => number): number => next.reduce((total, node) => total + of(node), 0);
  return {
    act,
    step,
    next,
    turns: sum((one) => one.turns),
    solved: sum((one) => one.solved),
    chance: sum((one) => one.chance) / next.length,
    refutation: next.find((one) => one.refutation !== null)?.refutation ?? null,
  };
}

/** Judges the refuted turns of a tree again: those that `judge` returns null for solve the puzzle too. */
export const judgedAgain = <T>(
  nodes: readonly TurnNode<T>[],
  judge: (refutation: Refutation) => Refutation | null,
): TurnNode<T>[] =>
  nodes.map((node) => {
    if (node.next.length > 0) return nodeOf(node.act, node.step, judgedAgain(node.next, judge));
    const refutation = node.refutation && judge(node.refutation);
    const solved = refutation === null ? 1 : 0;
    return { ...node, solved, chance: solved, refutation };
  });

/** A decided line of acts. */
export interface DecidedLine {
  readonly acts: readonly Act[];
  /** Null if it solves the puzzle. */
  readonly refutation: Refutation | null;
}

/** Returns the shortest lines that decide. */
export function decidedLines<T>(nodes: readonly TurnNode<T>[], before: readonly Act[] = []): DecidedLine[] {
  return nodes.flatMap((node) => {
    const acts = [...before, node.act];
    if (node.solved === node.turns) return [{ acts, refutation: null }];
    if (node.solved === 0) return [{ acts, refutation: node.refutation }];
    return decidedLines(node.next, acts);
  });
}

type Pattern = { readonly [field: string]: unknown; readonly do: string };

/**
 * Joins lines of acts that differ in one act only, the last acts first: whole numbers in a row become a range, other values
 * a list.
 */
export function patternsOf(lines: readonly (readonly Act[])[]): Pattern[][] {
  const longest = Math.max(0, ...lines.map((acts) => acts.length));
  let patterns = lines.map((acts) => acts.map((act) => ({ ...act }) as Pattern));
  for (let at = longest - 1; at >= 0; at--) patterns = joinedAt(patterns, at);
  return patterns;
}

/** Joins lines that are equal but for the act at one place. */
function joinedAt(lines: readonly Pattern[][], at: number): Pattern[][] {
  const groups = new Map<string, Pattern[][]>();
  for (const line of lines) {
    const key = JSON.stringify([line.slice(0, at), line.slice(at + 1), line.length]);
    groups.set(key, [...(groups.get(key) ?? []), line]);
  }
  return [...groups.values()].flatMap((group) => {
    const [first] = group as [Pattern[]];
    const there = group.flatMap((line) => line.slice(at, at + 1));
    return there.length < 2 ? group : joined(there).map((act) => [...first.slice(0, at), act, ...first.slice(at + 1)]);
  });
}

function joined(acts: readonly Pattern[]): Pattern[] {
  let patterns = [...acts];
  const fields = [...new Set(patterns.flatMap((one) => Object.keys(one)))].filter((field) => field !== "do");
  const isNumeric = (field: string): boolean => patterns.some((one) => typeof one[field] === "number");
  for (const field of [...fields.filter(isNumeric), ...fields.filter((one) => !isNumeric(one))])
    patterns = joinedBy(patterns, field);
  return patterns;
}

/** Joins the patterns that differ in one field only. */
function joinedBy(patterns: readonly Pattern[], field: string): Pattern[] {
  const groups = new Map<string, Pattern[]>();
  for (const one of patterns) {
    const { [field]: value, ...rest } = one;
    const isPlain = typeof value === "number" || typeof value === "string";
    const key = JSON.stringify(isPlain ? [typeof value, rest] : [one]);
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  return [...groups.values()].flatMap((group): Pattern[] => {
    const [first] = group as [Pattern];
    if (group.length === 1) return [first];
    const values = group.map((one) => one[field] as number | string);
    if (typeof values[0] === "string") return [{ ...first, [field]: { oneOf: values } }];
    return runsOf(values as number[]).map(([least, most]) => ({
      ...first,
      [field]: least === most ? least : { atLeast: least, atMost: most },
    }));
  });
}

/** The runs of whole numbers in a list, each by its ends. */
function runsOf(values: readonly number[]): [number, number][] {
  const runs: [number, number][] = [];
  for (const value of values.toSorted((a, b) => a - b)) {
    const last = runs.at(-1);
    if (last && last[1] === value - 1) last[1] = value;
    else runs.push([value, value]);
  }
  return runs;
}
