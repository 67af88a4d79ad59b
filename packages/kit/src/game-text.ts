/** The texts of a game in one language: every sentence a person reads, kept apart from the rules. */
import type { Act, AnyGame, Fact, Refusal, RuleId, Seat } from "@starboard/kernel";
import type { GameEditions } from "./game-editions.ts";
import type { Glance } from "./glance.ts";

/** The match a sentence refers to. */
export interface TextContext<V = unknown> {
  readonly view: V;
  /** The name of a seat's player. */
  seat(by: Seat): string;
  /** The seat of the reader, addressed as "you"; null without one. */
  readonly viewerSeat: Seat | null;
}

export interface GameText<V = unknown, F extends Fact = Fact> {
  /** BCP 47 tag. */
  readonly language: string;
  readonly title: string;
  /** One sentence for the landing tile. */
  readonly pitch: string;
  fact(fact: F, context: TextContext<V>): string;
  /** The refusal as a sentence with its numbers: "7 ships there, 9 needed". */
  refusal(refusal: Refusal, context: TextContext<V>): string;
  /** One sentence: what the reader has to do, or whom the match waits for. */
  prompt(step: string, asked: readonly Seat[], context: TextContext<V>): string;
  /** The label of an act on a button or in a list. */
  act(step: string, act: Act, context: TextContext<V>): string;
  option(id: string): {
    readonly name: string;
    readonly help: string;
    /** For options with a `sheet` value: why the default differs from the sheet. */
    readonly departs?: string | undefined;
    value(value: unknown): string;
    /** What the option does together with the other values, where that depends on them: who receives what. */
    effect?(values: Readonly<Record<string, unknown>>): string | undefined;
  };
  /** A preset: its name, its description, and for the recommended one a line about what it adds to the sheet. */
  preset(id: string): { readonly name: string; readonly help: string; readonly adds?: string };
  /** A kind of moment of `GameMoments`, as lists name it. */
  moment?(kind: string): string;
  /** A term of a bot's evaluation, shown after the match. When absent, the key is shown. */
  reason?(
    term: {
      readonly key: string;
      readonly value: number;
      readonly about?: { readonly [name: string]: string | number };
    },
    context: TextContext<V>,
  ): string;
  /** The rule behind a term of a bot's evaluation; undefined where there is none. */
  reasonRule?(key: string): RuleId | undefined;
  /** Why a bot did an aside, as one sentence with its terms; undefined for an unknown key. */
  actReason?(
    key: string,
    about: { readonly [name: string]: string | number },
    context: TextContext<V>,
  ): string | undefined;
  /** The state as a few lines of text, for terminals and for games without a board of their own. */
  board(context: TextContext<V>): string;
  /** Names of the sides or powers a seat plays, for panels and lists. */
  side(by: Seat, context: TextContext<V>): string;
}

/** A game with its texts and rules, as terminals, pages and hosts list it. */
export interface GameEntry {
  readonly game: AnyGame;
  readonly text: GameText<never, never>;
  /** The game's `rules.md`. */
  readonly rules: string;
  /** What lists and notifications show of a view. When absent, they show the names only. */
  readonly glance?: (view: never) => Glance;
  /** The earlier editions, which matches that began with them still use. When absent, there are none. */
  readonly editions?: GameEditions;
}
