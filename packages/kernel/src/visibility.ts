/**
 * Who may read what of a match. A game classes every field of its state, its memos and its options once; views are made of
 * what the classes let through (KRN-VIEW-7). A field without a class does not compile, and nobody reads it.
 */
import type {
  Act,
  ActOf,
  AsideName,
  Flow,
  GameState,
  Memo,
  Refusal,
  Seat,
  Shape,
  StackFrame,
  StepName,
  Viewer,
} from "./contract.ts";

/**
 * What a viewer may read of a field that hides something.
 * @param from what the field belongs to: the state, or for an option all options
 */
export type Shown<V, T> = (value: V, by: Viewer, from: T) => unknown;

/**
 * Who may read a field as it is:
 * - `public`: everybody;
 * - `seat`: the seat it belongs to, or in a list by seats each seat its own entry;
 * - `audience`: the seats that took part in what it records;
 * - `nobody`.
 *
 * A function returns what is left for the viewer: the own entries, the agreements it knows of, the number of cards in a pile.
 * Without one, `nobody` leaves nothing.
 */
export type FieldClass<V, T> =
  | "public"
  | "nobody"
  | { readonly seat: Shown<V, T> }
  | { readonly audience: Shown<V, T> }
  | { readonly nobody: Shown<V, T> };

/** True for `any`, the state of a game whose types are not known. */
type IsAny<V> = 0 extends 1 & V ? true : false;
/** A class for every field of `V`; under `*.*` that of fields without a fixed name, which are two names with a dot. */
export type FieldClasses<V, T> = true extends IsAny<V> | IsAny<T> ? object : ClassOfEach<V, T>;
type ClassOfEach<V, T> = {
  readonly [K in keyof V as Record<never, never> extends Record<K & PropertyKey, 1> ? "*.*" : K]-?: FieldClass<
    Exclude<V[K], undefined>,
    T
  >;
};

/** All options, and whether the match is over, which opens them (KRN-VIEW-5). */
export interface OptionsThen<O> {
  readonly options: O;
  readonly over: boolean;
}

/**
 * Where a parameter of a refusal comes from. A refusal goes to the seat that tried the act (KRN-VIEW-10):
 * - `act`: the act itself says it;
 * - `public`: it follows from the act and from what everybody may read;
 * - `seat`: it follows from what that seat may read;
 * - `audience`: the same, and only the seats for which the function returns true may read it.
 *
 * There is no class for what the seat may not read: such a parameter is never sent.
 */
export type ParameterClass<P, T> =
  | "act"
  | "public"
  | "seat"
  | { readonly audience: (about: P, by: Seat, t: T) => boolean };
/** A class for every parameter of every code. */
export type RefusalClasses<R extends Refusal, T> =
  true extends IsAny<R>
    ? object
    : { readonly [C in R["code"]]: ClassOfEachParameter<NonNullable<Extract<R, { readonly code: C }>["about"]>, T> };
type ClassOfEachParameter<P, T> = [P] extends [never]
  ? Readonly<Record<string, never>>
  : { readonly [N in keyof P]-?: ParameterClass<P, T> };

/** The classes of one game. */
export interface Visibility<G extends Shape> {
  /** The kernel itself classes `flow` (KRN-VIEW-8). */
  readonly state: FieldClasses<Omit<G["state"], "flow" | "options">, G["state"]>;
  readonly memos: { readonly [N in StepName<G>]: FieldClasses<Memo<G, N>, G["state"]> };
  readonly options: FieldClasses<G["options"], OptionsThen<G["options"]>>;
  /** Who receives each kind of fact: everybody, the seats it is addressed to, or now the one and now the other. */
  readonly facts: { readonly [K in G["fact"]["is"]]: "public" | "addressed" | "either" };
  /** Where each parameter of each refusal comes from. */
  readonly refusals: RefusalClasses<G["refusal"], G["state"]>;
  /**
   * Steps and asides whose acts others see only in part: what they see of an act. Of two acts that look the same, they must not
   * notice which was played, as far as their views do not show it (KRN-VIEW-9). Of sealed answers they see nothing.
   */
  readonly secretActs?: {
    readonly [N in StepName<G>]?: (act: ActOf<G, N>) => unknown;
  } & { readonly [N in AsideName<G>]?: (act: G["asides"][N]) => unknown };
}

/** What a class leaves of a field. */
type Left<V, C> = C extends "public"
  ? V
  : C extends
        | { readonly seat: (...given: never[]) => infer R }
        | { readonly audience: (...given: never[]) => infer R }
        | { readonly nobody: (...given: never[]) => infer R }
    ? R
    : never;
type SeenFields<V, C> = {
  readonly [K in keyof V & keyof C as C[K] extends "nobody" ? never : K]: Left<V[K], C[K]>;
};
/** What a viewer may read of a state: the public fields as they are, and what the classes leave of the others. */
export type Seen<G extends Shape, C extends Visibility<G>> = SeenFields<
  Omit<G["state"], "flow" | "options">,
  C["state"]
> & { readonly flow: Flow; readonly options: G["options"] };

/** Replaces a sealed answer that the viewer may not read. It reveals only that the answer was given. */
export const SEALED_ANSWER: Act = { do: "sealed" };

type AnyShown = Shown<unknown, unknown>;
/** The fields that anybody may read something of; for those that hide something, the function. */
type Readable = readonly (readonly [name: string, shown: AnyShown | null])[];

function readable(classes: object): Readable {
  return Object.entries(classes)
    .filter(([, one]) => one !== "nobody")
    .map(([name, one]: [string, unknown]) => [
      name,
      one === "public" ? null : (Object.values(one as object)[0] as AnyShown),
    ]);
}

function picked(fields: Readable, value: object, by: Viewer, from: unknown): Record<string, unknown> {
  const seen: Record<string, unknown> = {};
  for (const [name, shown] of fields) {
    const field = (value as Record<string, unknown>)[name];
    if (field !== undefined) seen[name] = shown ? shown(field, by, from) : field;
  }
  return seen;
}

/**
 * Returns the function that gives a viewer's access to a state. It reads from the state itself when a field is asked for, so it
 * is not to be changed, nor kept while play goes on; flow and options are copies. It has no fields of its own: what is to be
 * sent is copied from it field by field.
 */
export function seenBy<G extends Shape, C extends Visibility<G>>(
  visibility: C,
): (t: G["state"], by: Viewer) => Seen<G, C> {
  const readOptions = optionsSeenBy<G>(visibility);
  const readFlow = flowSeenBy(visibility);
  const shown: (readonly [string, AnyShown | null])[] = [
    ...readable(visibility.state),
    ["flow", (_flow, by, t) => readFlow(t as G["state"], by)],
    ["options", (options, by, t) => readOptions(options as G["options"], by, (t as GameState).flow.over !== null)],
  ];
  const Access = accessTo(shown);
  return (t, by) => new Access(t, by) as unknown as Seen<G, C>;
}

/** Returns a class with a getter for each field; what a function leaves of a field is worked out once. */
function accessTo(fields: Readable): new (t: object, by: Viewer) => object {
  class Access {
    readonly #t: Readonly<Record<string, unknown>>;
    readonly #by: Viewer;
    readonly #made: unknown[] = [];
    constructor(t: object, by: Viewer) {
      this.#t = t as Readonly<Record<string, unknown>>;
      this.#by = by;
    }
    static getterOf(name: string): (this: Access) => unknown {
      return function () {
        return this.#t[name];
      };
    }
    static makerOf(name: string, show: AnyShown, n: number): (this: Access) => unknown {
      return function () {
        const value = this.#t[name];
        return value === undefined ? undefined : (this.#made[n] ??= show(value, this.#by, this.#t));
      };
    }
  }
  for (const [n, [name, show]] of fields.entries())
    Object.defineProperty(Access.prototype, name, {
      get: show ? Access.makerOf(name, show, n) : Access.getterOf(name),
    });
  return Access;
}

/**
 * Returns the function that makes the readable part of options for a viewer: the options themselves where the viewer may read
 * them all, so that what is kept by their identity is found again.
 */
export function optionsSeenBy<G extends Shape>({
  options: classes,
}: Pick<Visibility<G>, "options">): (options: G["options"], by: Viewer, over: boolean) => G["options"] {
  const { "*.*": others, ...named } = classes as Readonly<Record<string, unknown>>;
  const fields = readable(named);
  const known = new Set(Object.keys(named));
  const isFixed = fields.every(([, shown]) => shown === null);
  const made = new WeakMap<object, object>();

  function make(options: G["options"], by: Viewer, over: boolean): object {
    const seen = picked(fields, options, by, { options, over });
    const all = Object.entries(options).filter(([, value]) => value !== undefined);
    if (others === "public")
      for (const [name, value] of all) if (!known.has(name) && name.includes(".")) seen[name] = value;
    return all.every(([name, value]) => seen[name] === value) ? options : seen;
  }
  return (options, by, over) => {
    if (!isFixed) return make(options, by, over);
    const known = made.get(options);
    if (known) return known;
    const seen = make(options, by, over);
    made.set(options, seen);
    return seen;
  };
}

/** Returns the function that makes the readable part of the flow: memos by their classes, answers of other seats sealed. */
function flowSeenBy<G extends Shape>({ memos }: Pick<Visibility<G>, "memos">): (t: GameState, by: Viewer) => Flow {
  const fieldsOf = new Map(Object.entries(memos).map(([step, classes]) => [step, readable(classes as object)]));
  return (t, by) => ({
    at: t.flow.at.slice(),
    stack: t.flow.stack.map(({ step, memo, answers }): StackFrame => {
      const frame: StackFrame = { step, memo: copyOf(picked(fieldsOf.get(step) ?? [], memo, by, t)) as object };
      if (answers) frame.answers = answers.map((answer, seat) => sealed(answer, seat === by));
      return frame;
    }),
    over: t.flow.over,
  });
}
const sealed = (answer: Act | null, own: boolean): Act | null => (answer === null || own ? answer : SEALED_ANSWER);

/** Copies plain JSON. */
function copyOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(copyOf);
  if (typeof value !== "object" || value === null) return value;
  const copy: Record<string, unknown> = {};
  for (const name of Object.keys(value)) copy[name] = copyOf((value as Record<string, unknown>)[name]);
  return copy;
}
