/**
 * The contract every game signs: named steps on a saved stack, an outline of play as data, one judge of legality.
 * Nothing here knows any game. See `rules.md` beside this folder for the numbered laws (KRN-…).
 */
import type { ZodMiniType } from "zod/mini";

/** A player's chair at the table, counted from 0 in the order of the set-up. */
export type Seat = number & { readonly seat: unique symbol };
/** Brands a plain chair number. */
export const seat = (n: number): Seat => n as Seat;
/** Who looks: a seat, or anybody who may know only what is public. */
export type Viewer = Seat | "public";

/** A line of a game's `rules.md`, such as `AD-6.4.4`. */
export type RuleId = `${Uppercase<string>}-${string}`;

/** Why an act may not be done: the rule that says so, a stable code, and the values its sentence needs. */
export interface Refusal {
  readonly rule: RuleId;
  readonly code: string;
  readonly about?: { readonly [name: string]: unknown };
}
/**
 * Why a piece of outside input (file, options, message) cannot be used; `at` is the path of the offending field, `rule` the
 * one that asks for it, where it is a game's and not a form's.
 */
export interface Invalid {
  readonly code: string;
  readonly at: string;
  readonly rule?: RuleId;
  readonly about?: { readonly [name: string]: unknown };
}
/** A value, or the list of everything wrong with the input it should have come from. */
export type Result<T> = { readonly ok: T } | { readonly bad: readonly Invalid[] };

/** What a seat does at a decision: plain data, named by `do`. */
export interface Act {
  readonly do: string;
}
/** One thing that happened, told for log, animation and screen reader; it names its rule. */
export interface Fact {
  readonly is: string;
  readonly rule: RuleId;
}
/**
 * A step that has been entered and not yet finished; `memo` is its memory, `answers` the sealed replies so far by seat
 * number, null where a seat has not answered.
 */
export interface StackFrame {
  step: string;
  memo: object;
  answers?: (Act | null)[];
}
/** How a match ended: the winners, the rule that ended it, and one number per seat for ranking (higher is better). */
export interface Outcome {
  readonly winners: readonly Seat[];
  readonly rule: RuleId;
  readonly scores: readonly number[];
}
/** Where play stands: the place in the outline, the steps entered, and the end if it has come. Kept inside the table. */
export interface Flow {
  at: number[];
  stack: StackFrame[];
  over: Outcome | null;
}
/** The whole truth of a match: plain JSON-able data, the flow of play included. */
export interface GameState {
  flow: Flow;
}

/** One game's vocabulary; every other type follows from it. */
export interface Shape {
  options: object;
  state: GameState;
  view: object;
  fact: Fact;
  steps: { [step: string]: { memo: object; act: Act } };
  asides: { [aside: string]: Act };
}
export type StepName<G extends Shape> = keyof G["steps"] & string;
export type AsideName<G extends Shape> = keyof G["asides"] & string;
export type Memo<G extends Shape, N extends StepName<G>> = G["steps"][N]["memo"];
export type ActOf<G extends Shape, N extends StepName<G>> = G["steps"][N]["act"];

/** Draws `times` fair numbers from 1 to `sides`; the reason is recorded beside them. */
export type Draw = (sides: number, times: number, why: RuleId) => readonly number[];

/** The pen, lent to a step for one call. */
export interface StepContext<G extends Shape> {
  /** The table, owned by the caller: write in place. */
  readonly state: G["state"];
  /** False inside bots: skip building facts nobody will hear. */
  readonly wantsFacts: boolean;
  /** Recorded, and ends the right to take earlier acts back (KRN-UNDO-2). */
  draw(sides: number, times: number, why: RuleId): readonly number[];
  /** Narrates; without `to` everybody hears it. */
  emit(fact: G["fact"], to?: readonly Seat[]): void;
  /**
   * Something hidden became known to the seats of `to`, or to everybody: ends the right to take earlier acts back
   * (KRN-UNDO-2). Call it before telling what became known.
   */
  disclose(to?: readonly Seat[]): void;
  /** Enters a nested step, finished before the asker runs again; several are answered in the order asked. */
  ask<N extends StepName<G>>(step: N, memo: Memo<G, N>): void;
  /** The running step is finished. */
  done(): void;
  /** The match is over. */
  endMatch(outcome: Outcome): void;
}

/** The judge of one decision. Legal acts are the candidates that are not forbidden; nothing else is ever accepted. */
export interface Legality<T, M, A> {
  /** Everything worth showing, in a fixed order, each act once. */
  candidates(t: T, m: M, by: Seat, offer: (act: A) => void): void;
  /** The only author of refusals; must answer for any well-formed act, offered or not. */
  forbids(t: T, m: M, by: Seat, act: A): Refusal | undefined;
}
interface Question<G extends Shape, N extends StepName<G>> extends Legality<G["state"], Memo<G, N>, ActOf<G, N>> {
  /** The paragraph that puts this question. */
  readonly rule: RuleId;
  /** The exact form of an act; the door for outside input. */
  readonly schema: ZodMiniType<ActOf<G, N>>;
  /** Asked even when one answer exists, because speed would betray a hand (KRN-STEP-5). */
  readonly covert?: true;
  /** Asked even when one answer exists, because a person should see the moment (KRN-STEP-5). */
  readonly always?: true;
  /** The memory of the step when the outline (not a nested ask) enters it; `{}` when absent. */
  begin?(t: G["state"]): Memo<G, N>;
  /** True when nobody needs to answer any more (an aside changed the table): the step is dropped. */
  moot?(t: G["state"], m: Memo<G, N>): boolean;
}
/** One seat answers. */
export interface Decision<G extends Shape, N extends StepName<G>> extends Question<G, N> {
  readonly kind: "decision";
  asks(t: G["state"], m: Memo<G, N>): Seat;
  resolve(ctx: StepContext<G>, m: Memo<G, N>, by: Seat, act: ActOf<G, N>): void;
}
/** Several seats answer under seal; opened together, read in seat order. */
export interface Sealed<G extends Shape, N extends StepName<G>> extends Question<G, N> {
  readonly kind: "sealed";
  asksAll(t: G["state"], m: Memo<G, N>): readonly Seat[];
  open(ctx: StepContext<G>, m: Memo<G, N>, answers: ReadonlyMap<Seat, ActOf<G, N>>): void;
}
/** The rules carry on by themselves. */
export interface Automatic<G extends Shape, N extends StepName<G>> {
  readonly kind: "automatic";
  readonly rule: RuleId;
  begin?(t: G["state"]): Memo<G, N>;
  run(ctx: StepContext<G>, m: Memo<G, N>): void;
}
export type Step<G extends Shape, N extends StepName<G>> = Decision<G, N> | Sealed<G, N> | Automatic<G, N>;

/** An act open to a seat between any two questions (a proposal, a concession); it never waits on the stack. */
export interface Aside<G extends Shape, N extends AsideName<G>> extends Legality<G["state"], null, G["asides"][N]> {
  readonly rule: RuleId;
  readonly schema: ZodMiniType<G["asides"][N]>;
  resolve(ctx: StepContext<G>, by: Seat, act: G["asides"][N]): void;
}

/** The sequence of play as nested data: step names, loops and conditional passages. */
export type OutlineItem<G extends Shape> =
  | StepName<G>
  | { readonly repeat: Outline<G>; readonly until: (t: G["state"]) => boolean }
  | { readonly when: (t: G["state"]) => boolean; readonly play: Outline<G> };
export type Outline<G extends Shape> = readonly OutlineItem<G>[];

/** One table option as data, enough to draw its control, explain it and cite its rule. */
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
        /** No value is better than another: a new table is offered one by lot (the number of a map). */
        readonly randomDefault?: true;
      }
    | { readonly kind: "list"; readonly of: readonly string[]; readonly max: number }
    /** A file of one's own (a map, a deck): the value is its parsed JSON, `null` without one. */
    | { readonly kind: "module" };
  /** Where the sheet has it: a base rule, a house rule, an optional rule, or our ruling. */
  readonly source: "base" | "house" | "optional" | "ruling" | "designed";
  /** The sheet's value, where the standard value departs from it. The game's words give the reason. */
  readonly sheet?: string | number | boolean;
  /**
   * Whether the option means anything given the others; a control that means nothing is not shown. `toCome` when seats may yet
   * bring things of their own.
   */
  readonly applies?: (chosen: Readonly<Record<string, unknown>>, seatOptionsPending?: boolean) => boolean;
  /**
   * Something a seat brings for itself, a deck of its own for instance, and may leave out: the chair it belongs to. Where several
   * people meet, whoever sits there chooses it and nobody else reads it before the match (KRN-VIEW-6).
   */
  readonly seat?: number;
  /** Of an option that a file brings along: the value it has by itself, and what the file says about it. */
  readonly fromModule?: { readonly standard: string | number | boolean; readonly note?: string };
}
/** The options of a game: what can be chosen, what is standard, what contradicts what. */
export interface OptionTable<O extends object> {
  readonly specs: readonly OptionSpec[];
  /** Further options that a file among the choices brings along. A control of the same id goes before that of `specs`. */
  moduleOptions?(chosen: Readonly<Record<string, unknown>>): readonly OptionSpec[];
  readonly presets: readonly { readonly id: string; readonly set: Readonly<Record<string, unknown>> }[];
  /** Standard values of a table that plays live online, where they differ from those that `parse` fills in; what is chosen goes before. */
  readonly live?: Readonly<Record<string, unknown>>;
  /** Fills in the standard values and checks everything; conflicts carry the game's own code. */
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
/** A number the rules speak of, with everything it is made of. */
export interface Sum {
  readonly total: number;
  readonly terms: readonly Term[];
}

/**
 * Something the rules let stand only so long, a conference for instance. Rules know no clock: whoever keeps the match
 * watches the time and ends it with these moves (KRN-TIME-1).
 */
export interface TimeLimit {
  /** The same as long as the same thing stands. */
  readonly id: string;
  readonly rule: RuleId;
  /** How long it may stand, in milliseconds. */
  readonly ms: number;
  /** Done in this order at the end of that time; what is forbidden by then is left out. */
  readonly moves: readonly { readonly by: Seat; readonly step: string; readonly act: Act }[];
  /** The seats' own clocks stand still meanwhile. */
  readonly stopsClocks: boolean;
  /** Who may know of it; everybody when absent. */
  readonly to?: readonly Seat[];
}

/** What must stay true of every table of a game, checked by the exam after every act. */
export interface Invariant<G extends Shape> {
  readonly name: string;
  readonly rule: RuleId;
  /** `undefined` when it holds, else what is wrong. */
  violation(t: G["state"], before: G["state"] | null): string | undefined;
}

/** A game: a table of named decision points in the words of its rule sheet. */
export interface Game<G extends Shape> {
  readonly id: string;
  readonly edition: number;
  readonly options: OptionTable<G["options"]>;
  readonly outline: Outline<G>;
  readonly steps: { readonly [N in StepName<G>]: Step<G, N> };
  readonly asides: { readonly [N in AsideName<G>]: Aside<G, N> };
  /** The game's own words for the refusals that belong to every game. */
  readonly refusals: { readonly turn: Refusal; readonly phase: Refusal; readonly over: Refusal };
  /** The table before the first step; everything that needs a draw is a step of the outline. */
  setup(options: G["options"]): G["state"];
  /** The number of seats of the match; the same as `options.seats` says of its options (KRN-ACT-5). */
  seats(t: G["state"]): number;
  clone(t: G["state"]): G["state"];
  view(t: G["state"], by: Viewer): G["view"];
  /**
   * The options as a viewer may read them, before the end or after it, for games whose tables may keep some of them secret;
   * every viewer reads all of them when absent (KRN-VIEW-5).
   */
  optionsFor?(options: G["options"], by: Viewer, over: boolean): G["options"];
  /** A full table that the viewer cannot rule out; unknown things are drawn. */
  determinize(view: G["view"], by: Viewer, draw: Draw): G["state"];
  /**
   * Options that a second match with the seats exchanged is to have beside this one's, from what anybody sees when it is
   * over: the result of the first leg, where both are added up.
   */
  rematchOptions?(over: G["view"]): Readonly<Record<string, unknown>>;
  /** Whether the result of a match with these options has that of the match before in it; false when absent. */
  includesFirstLeg?(options: G["options"]): boolean;
  readonly invariants: readonly Invariant<G>[];
  /** What stands now and only for a time (KRN-TIME-1). */
  limits?(t: G["state"]): readonly TimeLimit[];
  /** The other seats that a seat may now speak to in private; nobody when absent. */
  privateChatSeats?(t: G["state"], by: Seat): readonly Seat[];
  /**
   * The seats a fact concerns beside whoever acted: who is attacked, asked, or loses something. Whoever left orders may
   * want to look then. Nobody is concerned by anything when absent.
   */
  concerns?(t: G["state"], fact: G["fact"]): readonly Seat[];
  /** How a seat gives up now, if the rules know of such a thing (KRN-TIME-2). The act is judged like any other. */
  resign?(t: G["state"], by: Seat): { readonly step: AsideName<G>; readonly act: Act } | undefined;
  /** The numbers of the rules by name, for situations and for panels that open a sum; `args` is outside input. */
  readonly sums?: { readonly [name: string]: (t: G["state"], args: unknown) => Result<Sum> };
  /** The documented, human-writable notation of any table, for situations. */
  readonly notation: {
    read(raw: unknown, options: G["options"]): Result<G["state"]>;
    write(t: G["state"]): unknown;
  };
}
/** A game whose vocabulary is not known where it is used (registry, clerk, exam). */
// oxlint-disable-next-line typescript/no-explicit-any -- the one place where every game's vocabulary is erased
export type AnyGame = Game<any>;
