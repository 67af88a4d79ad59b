/** The words of a game: every sentence a person reads, in one language, outside the rules. */
import type { Act, AnyGame, Fact, Refusal, Seat } from "@starboard/kernel";

/** What sentences need to know about the table they speak of. */
export interface TextContext<V = unknown> {
  readonly view: V;
  /** The name of a seat as its player chose it. */
  seat(by: Seat): string;
  /** The seat that reads, to say "you". */
  readonly viewerSeat: Seat | null;
}

export interface GameText<V = unknown, F extends Fact = Fact> {
  /** BCP 47 tag. */
  readonly language: string;
  readonly title: string;
  /** One sentence for the landing tile. */
  readonly pitch: string;
  fact(fact: F, context: TextContext<V>): string;
  /** The whole reason, with its numbers: "7 ships there, 9 needed". */
  refusal(refusal: Refusal, context: TextContext<V>): string;
  /** One sentence: what is asked of the reader, or whom the table waits for. */
  prompt(step: string, asked: readonly Seat[], context: TextContext<V>): string;
  /** An act as a button or a menu line says it. */
  act(step: string, act: Act, context: TextContext<V>): string;
  option(id: string): {
    readonly name: string;
    readonly help: string;
    /** Why the standard value is not the sheet's; of options with a `sheet` value. */
    readonly departs?: string | undefined;
    value(value: unknown): string;
  };
  /** A preset: its name, what it is, and in one line what it adds to the sheet, where it is the recommended one and adds anything. */
  preset(id: string): { readonly name: string; readonly help: string; readonly adds?: string };
  /** A part of a bot's evaluation, told after the match; without it the bare key is shown. */
  reason?(
    term: {
      readonly key: string;
      readonly value: number;
      readonly about?: { readonly [name: string]: string | number };
    },
    context: TextContext<V>,
  ): string;
  /** The table in a few lines of text, for terminals; a game without it is shown as data. */
  board?(context: TextContext<V>): string;
  /** Names of the sides and powers a seat plays, for rails and lists. */
  side(by: Seat, context: TextContext<V>): string;
}

/** A game with its words and rule text: what terminals, pages and hosts list. */
export interface GameEntry {
  readonly game: AnyGame;
  readonly text: GameText<never, never>;
  /** The game's `rules.md`. */
  readonly rules: string;
}
