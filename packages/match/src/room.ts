/** What belongs to a match that somebody is interested in, and what is needed to keep it. */
import { type FindGame, type Invalid, parseEdition, type Viewer } from "@starboard/kernel";
import type { Answer, Notice, TableCard, Update } from "@starboard/wire";
import type { Clock } from "@starboard/wire/host";
import { codeOf, type LoadGame } from "./failure.ts";
import type { OrderBook, Orders } from "./orders.ts";
import { isOver, type Sitting } from "./sitting.ts";
import type { ClerkStore, SnapshotStore } from "./store.ts";
import type { Thinker } from "./thinker.ts";
import type { Consents } from "./update.ts";

/** Told what one viewer of one match may know. */
export type Hear = (message: Update | Notice) => void;
export interface RoomOptions {
  readonly load: LoadGame;
  readonly store: ClerkStore & Partial<SnapshotStore>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly thinker: Thinker;
  /** Whether a person agrees to later acts being taken back with somebody else's: on one device friends do. */
  readonly consents: Consents;
  /**
   * Hears of every match that was written to, after it is safe, with its new card or null where it was removed: other
   * clerks of the same store need to know.
   */
  readonly wrote?: (match: string, card: TableCard | null) => void;
  /** The clock of a match as it was last written, where matches have clocks. */
  readonly clockOf?: (match: string) => Promise<Clock | undefined>;
  /**
   * Runs something after so many milliseconds; returns how to call it off. With it, time passes in the matches that
   * somebody is in; a clerk without it is told to `wake` a match when it is due.
   */
  readonly after?: (ms: number, run: () => void) => () => void;
  /** Answers that seats have given ahead, where they can. */
  readonly orders?: OrderBook;
  /** Entries held of every match that somebody is in; `HELD` when absent. */
  readonly held?: number;
}

export interface Watcher {
  readonly viewer: Viewer;
  readonly hear: Hear;
  /** Entries this viewer has been told of. */
  at: number;
}
export interface Room {
  readonly sitting: Sitting;
  /** Milliseconds since 1970. */
  changedAt: number;
  clock: Clock | undefined;
  orders: Orders;
  /** Entries the last snapshot sums up. */
  pictured: number;
  /** Calls the alarm off. */
  quiet: () => void;
  readonly watchers: Set<Watcher>;
}
export const invalid = (code: string, about?: Invalid["about"]): Answer => ({
  is: "invalid",
  bad: [about ? { code, at: "", about } : { code, at: "" }],
});

/** The rules of one edition by name, as the kernel wants to find them. */
export async function findOnly(load: LoadGame, edition: string): Promise<FindGame> {
  const named = parseEdition(edition);
  const game = named && (await load(named.id, named.edition));
  return (id, number) => (named?.id === id && named.edition === number ? game : undefined);
}

export const noticeOf = ({ sitting }: Room, error: unknown): Notice => ({
  is: "notice",
  match: sitting.opening.match,
  code: codeOf(error),
  about: { problem: String(error) },
});

/** Nobody looks into a bot's hand while it holds one. */
export const hidden = (s: Sitting, viewer: Viewer): boolean =>
  viewer !== "public" && s.seats[viewer]?.kind === "bot" && !isOver(s);
