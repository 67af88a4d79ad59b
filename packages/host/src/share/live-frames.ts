/** The board of a running public match as spectators see it now, with their delay. */
import { parseEdition, type Seat } from "@starboard/kernel";
import { type GameFiles, type GameText, language } from "@starboard/kit";
import type { Update } from "@starboard/wire";
import { type CardMoment, encodeFrames, type PlayedFrame, type ReplayData } from "@starboard/share";
import { isDelayed } from "@starboard/wire/host";
import { libraryGame } from "../library/kinds.ts";
import { en } from "../messages/en.ts";
import { findEdition } from "../play/games.ts";
import type { HostServices } from "../services.ts";
import { inLobby } from "../tables/info.ts";
import { type TableDoc, tableDocs } from "../tables/doc.ts";
import { maskErasedNamesIn } from "../tables/erased-names.ts";

export interface LiveMoment {
  readonly moment: CardMoment;
  /** The entry that spectators have come to. */
  readonly at: number;
  readonly data: ReplayData;
  readonly isOver: boolean;
}
export interface LiveFrames {
  /** Null for matches that not everybody may watch. */
  find(table: string): Promise<LiveMoment | null>;
}

/** Matches whose newest board is kept. */
const MAX_KEPT = 100;
/** How long a board is kept before the match is asked again, in ms. With a delay the match is read from its log. */
const FRESH_MS = 2_000;
const DELAYED_FRESH_MS = 15_000;

/** Whether everybody can find the table and watch its match. */
export const isWatchable = (doc: TableDoc): boolean =>
  doc.state === "playing" &&
  !doc.closed &&
  doc.terms.spectators.allowed &&
  (inLobby(doc) || doc.tournament !== undefined);

/** Entries of the log that are looked through for the last sentences. */
const LOOKED_BACK = 12;

export function createLiveFrames({ store, matches, tables, delayedFeeds, now }: HostServices): LiveFrames {
  const kept = new Map<string, { readonly at: number; readonly found: Promise<LiveMoment | null> }>();

  /** What a spectator who arrives now is sent. */
  async function updateOf(table: string, doc: TableDoc): Promise<Update | null> {
    let newest: Update | null = null;
    const listener = maskErasedNamesIn((message) => {
      if (message.is === "update") newest = message;
    }, doc);
    const { delay, acts = 0 } = doc.terms.spectators;
    const since = Math.max(0, ((await tables.matchSummary(table))?.at ?? 0) - LOOKED_BACK);
    const stop =
      delay + acts > 0
        ? await delayedFeeds.watch(table, { ms: delay * 1000, acts }, 0, listener)
        : await matches.service.subscribe({ match: table, viewer: "public", since }, listener);
    if (typeof stop !== "function") return null;
    stop();
    return newest;
  }

  async function read(table: string, doc: TableDoc): Promise<LiveMoment | null> {
    const update = await updateOf(table, doc);
    const named = update && parseEdition(update.summary.game);
    const entry = named && findEdition(named.id, named.edition);
    const files = named && (await libraryGame(named.id))?.files;
    if (!update || !entry || !files) return null;
    const text = entry.text as unknown as GameText<unknown>;
    const { view, summary } = update;
    const seats = summary.seats.map(({ name }, n) => name || en.botName(n));
    const context = { view, seat: (seat: Seat) => seats[seat] ?? `${seat + 1}`, viewerSeat: null };
    const frame: PlayedFrame = {
      n: update.at,
      turn: entry.glance?.(view as never).turn ?? "",
      lines: (update.logItems.findLast(({ facts }) => facts.length > 0)?.facts ?? []).map(
        (fact) => [text.fact(fact, context), fact.rule] as const,
      ),
      picture: boardOf(files, view),
    };
    return {
      moment: {
        game: text.title,
        preset: "",
        frame,
        seats: seats.map((name, n) => ({
          name,
          side: text.side(n as Seat, context),
          colour: files.side?.(view as never, n as Seat) ?? n + 1,
        })),
        result: summary.over,
      },
      at: update.at,
      data: encodeFrames([frame]),
      isOver: summary.over !== null,
    };
  }

  return {
    async find(table) {
      const stored = await tableDocs.get(store, table);
      if (!stored || !isWatchable(stored.doc)) return null;
      const key = `${language()} ${table}`;
      const known = kept.get(key);
      const fresh = isDelayed(stored.doc.terms.spectators) ? DELAYED_FRESH_MS : FRESH_MS;
      if (known && now() - known.at < fresh) return known.found;
      const found = read(table, stored.doc);
      kept.delete(key);
      kept.set(key, { at: now(), found });
      found.catch(() => kept.delete(key));
      const [oldest] = kept.keys();
      if (kept.size > MAX_KEPT && oldest !== undefined) kept.delete(oldest);
      return found;
    },
  };
}
const boardOf = (files: GameFiles, view: object): PlayedFrame["picture"] => files.board(view as never);
