/** What the drawing thread is asked for, and what it answers. */
import type { MatchRecord } from "@starboard/kernel";
import type { ShareCard } from "@starboard/share";

/** A finished match as spectators saw it. */
export interface RecordSource {
  readonly record: MatchRecord;
  /** The names of the seats as they are shown: those of deleted accounts are replaced. */
  readonly names: readonly string[];
  /** The name of the preset; empty for none. */
  readonly preset: string;
  /** The entry of a moment; null for the match as a whole. */
  readonly n: number | null;
  /** What a review says of the moment. */
  readonly figure?: NonNullable<ShareCard["figure"]>;
}

export type DrawingTask =
  /** A card as PNG. */
  | { readonly is: "card"; readonly card: ShareCard }
  | ({ readonly is: "record-card" } & RecordSource)
  /** The frames of a match as JSON. */
  | ({ readonly is: "frames" } & RecordSource);

export type DrawingAnswer = { readonly is: "drawn"; readonly bytes: Uint8Array } | { readonly is: "failed" };
