/**
 * Derives states that a viewer cannot tell apart from the classes of a game's fields: fields that hide something take values of
 * other positions or exchange values among themselves, as long as the viewer reads the same of each and the state stays legal.
 */
import { type Act, deepEqual, question, seenBy, type Seat, type Shape, type Viewer } from "@starboard/kernel";
import type { Random } from "./random.ts";
import type { SomeGame } from "./recorded-match.ts";

type State = Shape["state"];
type Fields = Record<string, unknown>;
type Path = readonly string[];

/** Changes of each field that are tried for one state; each that keeps it legal stays. */
const TRIES = 3;
/** Positions kept of each set of options. */
const KEPT = 48;

const isNode = (value: unknown): value is Fields => typeof value === "object" && value !== null;
const copyOf = <T>(value: T): T => (isNode(value) ? (JSON.parse(JSON.stringify(value)) as T) : value);
const at = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((inner, key) => (isNode(inner) ? inner[key] : undefined), value);
/** The kind of a value: values of one kind may take each other's places. */
const kindOf = (value: unknown): string =>
  Array.isArray(value) ? "list" : isNode(value) ? Object.keys(value).sort().join() : typeof value;
/** What a place is within its field: the names on the way to it, or one of a list, or of a list of lists. */
const roleOf = ([, ...path]: Path): string =>
  path
    .map((key) => (Number.isNaN(Number(key)) ? key : "#"))
    .reduce((role, key) => (role.endsWith(key) ? role : `${role} ${key}`), "");
const isAscending = (list: readonly unknown[]): boolean =>
  list.every((one, i) => typeof one === "number" && (i === 0 || (list[i - 1] as number) <= one));

/** Returns the data with another value at a path. Lists on the way that were in ascending order stay so. */
function withValue(data: unknown, path: Path, value: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined || !isNode(data)) return value;
  const inner = withValue(data[key], rest, value);
  if (!Array.isArray(data)) return { ...data, [key]: inner };
  const list = (data as unknown[]).with(Number(key), inner);
  return isAscending(data) && typeof inner === "number" ? list.sort((a, b) => Number(a) - Number(b)) : list;
}

/** Walks down to a random place in the data; stops at each level once in six times. */
function placeIn(data: unknown, chance: Random): Path {
  const path: string[] = [];
  for (let inner = data; isNode(inner); ) {
    const keys = Object.keys(inner);
    if (keys.length === 0 || chance.oneIn(6)) break;
    const key = chance.pick(keys);
    path.push(key);
    inner = inner[key];
  }
  return path;
}

export class Twins {
  private readonly game: SomeGame;
  private readonly hidden: readonly string[];
  private readonly read: (t: State, by: Viewer) => Readonly<Fields>;
  private readonly positions = new Map<object, State[]>();

  constructor(game: SomeGame, tied: readonly string[] = []) {
    this.game = game;
    this.hidden = Object.entries(game.visibility.state).flatMap(([name, one]) =>
      one === "public" || tied.includes(name) ? [] : [name],
    );
    this.read = seenBy<Shape, SomeGame["visibility"]>(game.visibility) as never;
  }

  /** Keeps a position, from which others with the same options may take values. */
  learn(options: object, t: State, chance: Random): void {
    if (this.hidden.length === 0) return;
    const kept = this.positions.get(options) ?? [];
    this.positions.set(options, kept);
    if (kept.length < KEPT) kept.push(t);
    else if (chance.oneIn(8)) kept[chance.below(KEPT)] = t;
  }

  /** Returns a state that differs from the given one only where the viewer reads nothing; null if no other was found. */
  of(options: object, t: State, viewer: Viewer, chance: Random): State | null {
    const others = this.positions.get(options) ?? [];
    let twin = t;
    const tryTo = (change: (t: State) => State): void => {
      const other = change(twin);
      if (other !== twin && this.isTwin(t, other, viewer)) twin = other;
    };
    if (others.length > 0) tryTo((one) => this.replaced(one, chance.pick(others)));
    tryTo((one) => this.answered(one, viewer, chance));
    for (let i = 0; i < TRIES; i++)
      for (const name of this.hidden) {
        tryTo((one) => this.exchanged(one, name, chance));
        if (others.length > 0) tryTo((one) => this.takenOver(one, name, chance.pick(others), chance));
      }
    return twin === t || deepEqual(twin, t) ? null : twin;
  }

  /** All hidden fields become what they are in another position. */
  private replaced(t: State, from: State): State {
    const other = from as unknown as Fields;
    const all = this.hidden.filter((name) => other[name] !== undefined);
    return { ...t, ...(Object.fromEntries(all.map((name) => [name, copyOf(other[name])])) as Partial<State>) };
  }

  /** A hidden field or a part of it becomes what it is in another position. */
  private takenOver(t: State, name: string, from: State, chance: Random): State {
    const of = t as unknown as Fields;
    const other = from as unknown as Fields;
    const path = placeIn(of[name], chance);
    const value = at(other[name], path);
    const own = at(of[name], path);
    return kindOf(value) === kindOf(own) && !deepEqual(value, own)
      ? { ...t, [name]: withValue(of[name], path, copyOf(value)) }
      : t;
  }

  /** Two places in hidden fields exchange their values: places of one kind, such as a card of a hand and a card of a deck. */
  private exchanged(t: State, name: string, chance: Random): State {
    const of = t as unknown as Fields;
    const into = chance.oneIn(2) ? name : chance.pick(this.hidden);
    const one = [name, ...placeIn(of[name], chance)];
    const two = [into, ...placeIn(of[into], chance)];
    const [first, second] = [at(of, one), at(of, two)];
    // Fields may differ in form, so only single values go from one field to another.
    if (isNode(first) && one[0] !== two[0]) return t;
    const isInside = one.every((key, i) => key === two[i]) || two.every((key, i) => key === one[i]);
    const list = at(of, one.slice(0, -1));
    // A list in order stays the same list, whatever its entries exchange.
    if (list === at(of, two.slice(0, -1)) && Array.isArray(list) && isAscending(list)) return t;
    if (isInside || roleOf(one) !== roleOf(two) || kindOf(first) !== kindOf(second) || deepEqual(first, second))
      return t;
    return withValue(withValue(t, one, second), two, first) as State;
  }

  /** A seat that has answered a sealed question has given another answer. */
  private answered(t: State, viewer: Viewer, chance: Random): State {
    const n = t.flow.stack.length - 1;
    const frame = t.flow.stack[n];
    const step = frame && this.game.steps[frame.step];
    if (!frame?.answers || step?.kind !== "sealed") return t;
    const given = frame.answers.flatMap((answer, by) => (answer && by !== viewer ? [by as Seat] : []));
    if (given.length === 0) return t;
    const by = chance.pick(given);
    const acts = this.legal(t, by);
    if (acts.length === 0) return t;
    const answers = frame.answers.with(by, chance.pick(acts));
    return { ...t, flow: { ...t.flow, stack: t.flow.stack.with(n, { ...frame, answers }) } };
  }

  /** The legal acts of a seat at the question that is asked. */
  private legal(t: State, by: Seat): Act[] {
    const frame = t.flow.stack.at(-1);
    const step = frame && this.game.steps[frame.step];
    if (!step || step.kind === "automatic") return [];
    const acts: Act[] = [];
    step.candidates(t, frame.memo as never, by, (act) => {
      if (step.forbids(t, frame.memo as never, by, act) === undefined) acts.push(act);
    });
    return acts;
  }

  /** True if the viewer reads the same of every hidden field, the invariants hold, and the question can be answered. */
  private isTwin(t: State, twin: State, viewer: Viewer): boolean {
    const [seen, other] = [this.read(t, viewer), this.read(twin, viewer)];
    return (
      this.hidden.every((name) => deepEqual(seen[name], other[name])) &&
      deepEqual(seen["flow"], other["flow"]) &&
      this.game.invariants.every((one) => one.violation(twin, null) === undefined) &&
      this.canBeAnswered(t, twin)
    );
  }

  private canBeAnswered(t: State, twin: State): boolean {
    const [asked, other] = [question(this.game, t), question(this.game, twin)];
    if (!asked || !other) return asked === other;
    const { frame, step } = other;
    return (
      deepEqual(asked.waiting, other.waiting) &&
      other.waiting.every((by) => this.legal(twin, by).length > 0) &&
      (frame.answers ?? []).every((act, by) => !act || !step.forbids(twin, frame.memo, by as Seat, act))
    );
  }
}
