/** A seat that a program plays: its view, its questions, its acts, and what happens. */
import type { Act, MoveInput, TableInfo, Update } from "./protocol.gen.ts";

/** A question to a seat. */
export interface Turn {
  /** Number of entries of the match. */
  readonly at: number;
  /** What the seat may know. */
  readonly view: Update["view"];
  /** The question, by its step in the rules. */
  readonly step: string;
  /** The rule that asks it. */
  readonly rule: string;
  /** The acts that answer it legally. */
  readonly legal: readonly Act[];
  readonly update: Update;
  /** Answers the question. Throws `StarboardError`: the code and rule of a refusal, or STALE after a change. */
  play(act: Act): Promise<void>;
}

export interface Seat {
  /** Id of the table and of its match. */
  readonly table: string;
  readonly seat: number;
  /** The newest update; undefined until the match has started. */
  readonly update: Update | undefined;
  /** Whether the match is over, and this seat among the winners; undefined while it is played. */
  readonly result: { readonly won: boolean; readonly scores: readonly number[] } | undefined;
  /** The questions to this seat, one after the other, until the match is over. */
  turns(): AsyncIterable<Turn>;
  /** Plays a run of moves, an aside for example. */
  play(moves: readonly MoveInput[]): Promise<void>;
  /** Calls `listener` with every update from now on, and with the newest at once. Returns the unsubscribe function. */
  onUpdate(listener: (update: Update) => void): () => void;
  /** Calls `listener` with the table at every change. Returns the unsubscribe function. */
  onTable(listener: (table: TableInfo) => void): () => void;
  /** Writes into the table's chat. */
  say(text: string): Promise<void>;
  /** Resolves when the match is over. */
  readonly finished: Promise<Update>;
  /** Stops following the match. The seat stays taken. */
  close(): void;
}
