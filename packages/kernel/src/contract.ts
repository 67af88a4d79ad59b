/**
 * The contract every game implements: named steps on a saved stack, the sequence of play as data, and one function that
 * decides legality. Nothing here knows any game. The numbered rules (KRN-…) are in `rules.md` beside this folder.
 */
import type { ZodMiniType } from "zod/mini";
import type { Capabilities, ModuleOptions } from "./capabilities.ts";
import type { Visibility } from "./visibility.ts";

/** A player's place in the match, counted from 0 in the order of the set-up. */
export type Seat = number & { readonly seat: unique symbol };
/** Brands a plain seat number. */
export const seat = (n: number): Seat => n as Seat;
/** The reader of a view: a seat, or `public` for viewers who may know only what is public. */
export type Viewer = Seat | "public";

/** The number of a rule in a game's `rules.md`, such as `AD-6.4.4`. */
export type RuleId = `${Uppercase<string>}-${string}`;

/** The reason an act is illegal: the rule, a stable code, and the parameters of its sentence. */
export interface Refusal {
  readonly rule: RuleId;
  readonly code: string;
  readonly about?: { readonly [name: string]: unknown };
}
/** The refusals of a game, from the parameters of each of its codes: `about` may be left out where all of them may. */
export type RefusalOf<P> = {
  [C in keyof P & string]: { readonly rule: RuleId; readonly code: C } & ([keyof P[C]] extends [never]
    ? { readonly about?: never }
    : Record<never, never> extends P[C]
      ? { readonly about?: { readonly [N in keyof P[C]]: P[C][N] } }
      : { readonly about: { readonly [N in keyof P[C]]: P[C][N] } });
}[keyof P & string];
/**
 * The reason a piece of outside input (file, options, message) cannot be used. `at` is the path of the offending field.
 * `rule` is present if a rule of the game requires it, absent if only the format does.
 */
export interface Invalid {
  readonly code: string;
  readonly at: string;
  readonly rule?: RuleId;
  readonly about?: { readonly [name: string]: unknown };
}
/** A value, or all errors in the input it should have come from. */
export type Result<T> = { readonly ok: T } | { readonly bad: readonly Invalid[] };

/** The answer of a seat at a decision: plain data, named by `do`. */
export interface Act {
  readonly do: string;
}
/** One thing that happened, reported for log, animation and screen reader. It names its rule. */
export interface Fact {
  readonly is: string;
  readonly rule: RuleId;
}
/**
 * A step that was entered and is not finished. `memo` is its memory. `answers` holds the sealed answers so far by seat
 * number, null where a seat has not answered.
 */
export interface StackFrame {
  step: string;
  memo: object;
  answers?: (Act | null)[];
}
/** The end of a match: the winners, the rule that ended it, and one number per seat for ranking (higher is better). */
export interface Outcome {
  readonly winners: readonly Seat[];
  readonly rule: RuleId;
  readonly scores: readonly number[];
}
/**
 * The position in the sequence of play: the place in the outline, the steps entered, and the outcome once the match is
 * over. Part of the game state.
 */
export interface Flow {
  at: number[];
  stack: StackFrame[];
  over: Outcome | null;
}
/** Everything that is true in a match at one moment: plain JSON data, the flow of play included. */
export interface GameState {
  flow: Flow;
}

/** The types of one game; every other type follows from them. */
export interface Shape {
  options: object;
  state: GameState;
  view: object;
  fact: Fact;
  refusal: Refusal;
  steps: { [step: string]: { memo: object; act: Act } };
  asides: { [aside: string]: Act };
}
export type StepName<G extends Shape> = keyof G["steps"] & string;
export type AsideName<G extends Shape> = keyof G["asides"] & string;
export type Memo<G extends Shape, N extends StepName<G>> = G["steps"][N]["memo"];
export type ActOf<G extends Shape, N extends StepName<G>> = G["steps"][N]["act"];

/** The steps that ask somebody; the others run by themselves. */
export type AskedStep<G extends Shape> = {
  [N in StepName<G>]: [ActOf<G, N>] extends [never] ? never : N;
}[StepName<G>];
/** Everything a seat can answer: the steps that ask, and the asides. */
export type Question<G extends Shape> = AskedStep<G> | AsideName<G>;
/** The acts that answer a step or an aside. */
export type ActAt<G extends Shape, N extends Question<G>> =
  | (N extends StepName<G> ? ActOf<G, N> : never)
  | (N extends AsideName<G> ? G["asides"][N] : never);

/** Draws `times` fair numbers from 1 to `sides`. The reason is recorded beside them. */
export type Draw = (sides: number, times: number, why: RuleId) => readonly number[];

/** What a step may do while it runs; valid for one call. */
export interface StepContext<G extends Shape> {
  /** The game state, owned by the caller: write in place. */
  readonly state: G["state"];
  /** False inside bots: facts have no receiver and need not be built. */
  readonly wantsFacts: boolean;
  /** Draws recorded numbers. Earlier acts can no longer be taken back (KRN-UNDO-2). */
  draw(sides: number, times: number, why: RuleId): readonly number[];
  /** Reports a fact to the seats of `to`, or to every viewer if `to` is absent. */
  emit(fact: G["fact"], to?: readonly Seat[]): void;
  /**
   * States that the seats of `to`, or every viewer if absent, learned something hidden. Earlier acts can no longer be
   * taken back (KRN-UNDO-2). Call it before emitting facts about what became known.
   */
  disclose(to?: readonly Seat[]): void;
  /**
   * Enters a nested step, which finishes before the calling step runs again. Several are answered in the order asked.
   */
  ask<N extends StepName<G>>(step: N, memo: Memo<G, N>): void;
  /** Finishes the running step. */
  done(): void;
  /** Ends the match. */
  endMatch(outcome: Outcome): void;
}

/**
 * Receives the candidates one by one. `judgedAlike` says that `forbids` judges the act as it judges the one offered
 * before it, with the same parameters, so that it need not be asked again.
 */
export type Offering<A> = (act: A, judgedAlike?: boolean) => void;

/**
 * Decides which acts are legal at one decision: the candidates that are not forbidden. No other act is ever accepted.
 */
export interface Legality<T, M, A, R extends Refusal = Refusal> {
  /** Offers everything worth showing, in a fixed order, each act once. */
  candidates(t: T, m: M, by: Seat, offer: Offering<A>): void;
  /** The only source of refusals. Must answer for any well-formed act, offered or not. */
  forbids(t: T, m: M, by: Seat, act: A): R | undefined;
}
interface Asking<G extends Shape, A extends Act, M extends object> extends Legality<G["state"], M, A, G["refusal"]> {
  /** The rule that asks this question. */
  readonly rule: RuleId;
  /** The exact form of an act; validates outside input. */
  readonly schema: ZodMiniType<A>;
  /** Asked even if only one answer exists, because answering at once would reveal hidden information (KRN-STEP-5). */
  readonly covert?: true;
  /** Asked even if only one answer exists, because the player should see the moment (KRN-STEP-5). */
  readonly always?: true;
  /** Returns the memory of the step when the outline (not a nested ask) enters it; `{}` when absent. */
  begin?(t: G["state"]): M;
  /** True if no seat needs to answer any longer because an aside changed the state. The step is then dropped. */
  moot?(t: G["state"], m: M): boolean;
}
/** A question that one seat answers, with the type of its acts and of its memo. */
export interface Decision<G extends Shape, A extends Act, M extends object = object> extends Asking<G, A, M> {
  readonly kind: "decision";
  asks(t: G["state"], m: M): Seat;
  resolve(ctx: StepContext<G>, m: M, by: Seat, act: A): void;
}
/**
 * A question that several seats answer secretly. The answers are opened together and read in the order of `asksAll`.
 */
export interface Sealed<G extends Shape, A extends Act, M extends object = object> extends Asking<G, A, M> {
  readonly kind: "sealed";
  asksAll(t: G["state"], m: M): readonly Seat[];
  open(ctx: StepContext<G>, m: M, answers: ReadonlyMap<Seat, A>): void;
}
/** A step the rules run without asking a seat. */
export interface Automatic<G extends Shape, M extends object = object> {
  readonly kind: "automatic";
  readonly rule: RuleId;
  begin?(t: G["state"]): M;
  run(ctx: StepContext<G>, m: M): void;
}
export type Step<G extends Shape, A extends Act = Act, M extends object = object> =
  | Decision<G, A, M>
  | Sealed<G, A, M>
  | Automatic<G, M>;
/** The step of a game that has this name. */
export type StepOf<G extends Shape, N extends StepName<G>> = Step<G, ActOf<G, N>, Memo<G, N>>;

/** An act open to a seat between any two questions (a proposal, a resignation). It never waits on the stack. */
export interface Aside<G extends Shape, A extends Act = Act> extends Legality<G["state"], null, A, G["refusal"]> {
  readonly rule: RuleId;
  readonly schema: ZodMiniType<A>;
  resolve(ctx: StepContext<G>, by: Seat, act: A): void;
}

// oxlint-disable-next-line typescript/no-explicit-any -- the shape that is being made from its own steps and asides
type OwnShape = any;
/**
 * The `steps` of a shape: acts and memo of each step, from the game's list of steps (`steps/index.ts`). The list is the
 * only place that names a step, so each step in it needs its type written out: its shape follows from it.
 */
export type StepsOf<S> = {
  [N in keyof S]: S[N] extends Automatic<OwnShape, infer M>
    ? { memo: M; act: never }
    : S[N] extends Decision<OwnShape, infer A, infer M> | Sealed<OwnShape, infer A, infer M>
      ? { memo: M; act: A }
      : never;
};
/** The `asides` of a shape: the acts of each aside, from the game's list of asides (`asides/index.ts`). */
export type AsidesOf<S> = { [N in keyof S]: S[N] extends Aside<OwnShape, infer A> ? A : never };

/** One item of the sequence of play: a step name, a loop or a conditional passage. */
export type OutlineItem<G extends Shape> =
  | StepName<G>
  | { readonly repeat: Outline<G>; readonly until: (t: G["state"]) => boolean }
  | { readonly when: (t: G["state"]) => boolean; readonly play: Outline<G> };
export type Outline<G extends Shape> = readonly OutlineItem<G>[];

/** One option as data, enough to draw its control, explain it and cite its rule. */
export interface OptionSpec {
  readonly id: string;
  readonly rule: RuleId;
  readonly control:
    | { readonly kind: "choice"; readonly values: readonly (string | number)[] }
    | { readonly kind: "flag" }
    | {
        readonly kind: "number";
        readonly min: number;
        readonly max: number;
        readonly step: number;
        readonly none?: number;
        /** No value is better than another, such as the number of a map: a new match is offered a random one. */
        readonly randomDefault?: true;
      }
    | { readonly kind: "list"; readonly of: readonly string[]; readonly max: number }
    /** A custom file (a map, a deck): the value is its parsed JSON, `null` without one. */
    | { readonly kind: "module" };
  /** The origin of the option: a base rule, a house rule, an optional rule, or our ruling. */
  readonly source: "base" | "house" | "optional" | "ruling" | "designed";
  /**
   * A flag that parsed options hold only if it is on. Matches without it then keep their digests, so that a released edition
   * can gain it (`decisions/0060-even-sides.md`).
   */
  readonly absentIfOff?: true;
  /** The rule sheet's value, if the default differs from it. The game's texts give the reason. */
  readonly sheet?: string | number | boolean;
  /**
   * Whether the option has a meaning given the others; a control without one is hidden. `seatOptionsPending` is true if
   * seats may still supply their own options.
   */
  readonly applies?: (chosen: Readonly<Record<string, unknown>>, seatOptionsPending?: boolean) => boolean;
  /**
   * The seat number of an option that a seat's player supplies and may leave out, such as a deck. In an online match
   * only that player chooses it, and no other player reads it before the match (KRN-VIEW-6).
   */
  readonly seat?: number;
  /** Present on an option that a module file defines: its default, and the file's note about it. */
  readonly fromModule?: { readonly standard: string | number | boolean; readonly note?: string };
}
/** The options of a game: what can be chosen, the defaults, and the conflicts. */
export interface OptionTable<O extends object> {
  readonly specs: readonly OptionSpec[];
  /** Absent in games without module files. */
  readonly moduleOptions?: ModuleOptions;
  readonly presets: readonly { readonly id: string; readonly set: Readonly<Record<string, unknown>> }[];
  /**
   * Defaults for online live play, where they differ from those that `parse` fills in. Chosen values take precedence.
   */
  readonly live?: Readonly<Record<string, unknown>>;
  /** Fills in the defaults and checks everything. Conflicts carry the game's own code. */
  parse(raw: unknown): Result<O>;
  /** The number of seats a set of options needs. */
  seats(options: O): number;
}

/** One addend of a sum: what it is, how much, and the rule that adds it. */
export interface Term {
  readonly rule: RuleId;
  readonly what: string;
  readonly value: number;
  readonly about?: { readonly [name: string]: unknown };
}
/** A number defined by the rules, with all its terms. */
export interface Sum {
  readonly total: number;
  readonly terms: readonly Term[];
}

/**
 * A situation the rules allow only for a limited time, a conference for instance. Rules have no clock: the match
 * service measures the time and ends it with these moves (KRN-TIME-1).
 */
export interface TimeLimit {
  /** Stays the same for as long as the situation lasts. */
  readonly id: string;
  readonly rule: RuleId;
  /** The time allowed, in milliseconds. */
  readonly ms: number;
  /** The moves made in this order when the time is up. Those that are forbidden by then are skipped. */
  readonly moves: readonly { readonly by: Seat; readonly step: string; readonly act: Act }[];
  /** The seats' own clocks stop meanwhile. */
  readonly stopsClocks: boolean;
  /** The seats that may know of it; all when absent. */
  readonly to?: readonly Seat[];
}

/** A condition every state of a game must satisfy. The conformance suite checks it after every act. */
export interface Invariant<G extends Shape> {
  readonly name: string;
  readonly rule: RuleId;
  /** Returns `undefined` if the condition holds, else what is wrong. */
  violation(t: G["state"], before: G["state"] | null): string | undefined;
}

/** A game: its named decision points, in the words of its rule sheet. */
export interface Game<G extends Shape> {
  readonly id: string;
  readonly edition: number;
  readonly options: OptionTable<G["options"]>;
  readonly outline: Outline<G>;
  readonly steps: { readonly [N in StepName<G>]: StepOf<G, N> };
  readonly asides: { readonly [N in AsideName<G>]: Aside<G, G["asides"][N]> };
  /** The game's refusals for the cases every game has: not this seat's turn, another step, match over. */
  readonly refusals: { readonly turn: G["refusal"]; readonly phase: G["refusal"]; readonly over: G["refusal"] };
  /** Returns the state before the first step. Anything that needs a draw is a step of the outline. */
  setup(options: G["options"]): G["state"];
  /** The number of seats of the match; equals `options.seats` of its options (KRN-ACT-5). */
  seats(t: G["state"]): number;
  clone(t: G["state"]): G["state"];
  /** Who may read each field of state, memos and options, each fact and each parameter of a refusal. */
  readonly visibility: Visibility<G>;
  /** Returns what a viewer may know, made of what `visibility` lets through (`seenBy`). */
  view(t: G["state"], by: Viewer): G["view"];
  /** Returns a full state that is consistent with the view. Unknown things are drawn. */
  determinize(view: G["view"], by: Viewer, draw: Draw): G["state"];
  readonly invariants: readonly Invariant<G>[];
  /** What only some games need: time limits, private chat, secret options, two legs. */
  readonly capabilities?: Capabilities<G>;
  /**
   * The seats a fact concerns besides the actor: a seat that is attacked, asked, or loses something. Conditional orders
   * may stop on it. When absent, facts concern no seat.
   */
  concerns?(t: G["state"], fact: G["fact"]): readonly Seat[];
  /** How a seat resigns now, if the rules allow it (KRN-TIME-2). The act is checked like any other. */
  resign?(t: G["state"], by: Seat): { readonly step: AsideName<G>; readonly act: Act } | undefined;
  /** The rules' numbers by name, for situations and for panels that show a calculation. `args` is outside input. */
  readonly sums?: { readonly [name: string]: (t: G["state"], args: unknown) => Result<Sum> };
  /** The documented, human-writable notation of any state, for situations. */
  readonly notation: {
    read(raw: unknown, options: G["options"]): Result<G["state"]>;
    write(t: G["state"]): unknown;
  };
  /**
   * Carries a position of this edition over to the next edition; null if this position cannot go on there. Absent in the
   * newest edition, and where no position carries over (KRN-ED-3). Must not change the position it is given.
   */
  migrate?(t: G["state"]): G["state"] | null;
}
/** A game whose types are not known at the place of use (registry, match service, conformance suite). */
// oxlint-disable-next-line typescript/no-explicit-any -- the one place where every game's vocabulary is erased
export type AnyGame = Game<any>;
