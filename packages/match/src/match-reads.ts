/** Requests that read a match or the list of matches. Each returns its value and changes nothing. */
import { type AnyGame, editionName, outcome, parseEdition, type Seat } from "@starboard/kernel";
import type { MatchRequest, MatchResponse, MatchSummary, MoveAnalysis, UnreadableMatch } from "@starboard/wire";
import type { OrderInfo } from "@starboard/wire/orders";
import { isClosed } from "./clock.ts";
import { type ConditionalOrder, orderInfos } from "./conditional-orders.ts";
import { newerEdition } from "./draft.ts";
import { actAt, actCount } from "./act-history.ts";
import { stateAfterEntry, withHistoryFrom } from "./history.ts";
import { isOver, recordOf } from "./live-match.ts";
import { whyNotPlayed } from "./match-commands.ts";
import { invalid, type OpenMatchOptions } from "./open-match.ts";
import type { OpenMatches } from "./open-matches.ts";
import type { LogRow } from "./store.ts";
import { mayTakeBack } from "./update.ts";

type RequestOf<K extends MatchRequest["is"]> = MatchRequest & { readonly is: K };

export interface MatchReads {
  readonly list: () => Promise<MatchResponse>;
  readonly record: (request: RequestOf<"record">) => Promise<MatchResponse>;
  readonly analysis: (request: RequestOf<"analysis">) => Promise<MatchResponse>;
  readonly seatsToAsk: (
    match: string,
    seat: Seat,
  ) => Promise<{ readonly seats: readonly Seat[]; readonly at: number } | MatchResponse>;
  readonly newerEdition: (match: string) => Promise<{ readonly to: number; readonly at: number } | MatchResponse>;
  readonly rematchOptions: (match: string) => Promise<{ readonly options: object } | MatchResponse>;
  readonly privateChatSeats: (match: string, seat: Seat) => Promise<readonly Seat[] | MatchResponse>;
  readonly publicViewAfterAct: (match: string, seat: Seat) => Promise<ViewAfterAct | null | MatchResponse>;
  readonly describeOrders: (
    match: string,
    seat: Seat,
    orders: readonly ConditionalOrder[],
  ) => Promise<readonly OrderInfo[] | MatchResponse>;
}

/** What everybody saw after an act. */
export interface ViewAfterAct {
  /** `game@edition` at that moment. */
  readonly game: string;
  /** The entry of the act. */
  readonly n: number;
  readonly view: object;
}

interface Deps extends Pick<OpenMatchOptions, "store" | "load"> {
  readonly openMatches: OpenMatches;
}

export function createMatchReads({ openMatches, store, load }: Deps): MatchReads {
  /** Whether the rules of an edition exist. A failed fetch counts as existing, because it may succeed later. */
  const isHere = (id: string, edition: number): Promise<boolean> =>
    Promise.resolve(load(id, edition)).then(Boolean, () => true);

  return {
    async list() {
      const matches: MatchSummary[] = [];
      const unreadable: UnreadableMatch[] = [];
      for (const { match, summary } of await store.summaries()) {
        const named = summary && parseEdition(summary.game);
        if (!summary || openMatches.isDamaged(match)) unreadable.push({ match, code: "MATCH_DAMAGED", summary });
        else if (!named || !(await isHere(named.id, named.edition)))
          unreadable.push({ match, code: "MATCH_EDITION", summary });
        else matches.push(summary);
      }
      return { is: "matches", matches, unreadable };
    },
    record: ({ match }) =>
      openMatches.enqueue(match, async () => {
        const openMatch = await openMatches.open(match);
        if (!("is" in openMatch)) {
          const { opening, recentRows, state } = await withHistoryFrom(store, openMatch.live, 0);
          return { is: "record", record: recordOf(opening, recentRows, outcome(state)) };
        }
        const opening = await store.opening(match);
        if (!opening) return openMatch;
        // A damaged match can still be exported. The secret is included because the match cannot be continued.
        return { is: "rawText", text: JSON.stringify({ opening, rows: await store.rows(match, 0) }) };
      }),
    analysis: ({ match }) =>
      openMatches.withMatch(match, async ({ live: s }) =>
        isOver(s) ? { is: "analysis", analysis: analysisOf(await store.rows(match, 0)) } : invalid("MATCH_RUNNING"),
      ),
    seatsToAsk: (match, seat) =>
      openMatches.withMatch<{ readonly seats: readonly Seat[]; readonly at: number } | MatchResponse>(
        match,
        async (openMatch) => {
          const refused = whyNotPlayed(openMatch, seat);
          if (refused) return refused;
          const { length: at } = openMatch.live;
          const asked = new Set<Seat>();
          const keepCount = mayTakeBack(openMatch.live, seat, (_occupant, other) => Boolean(asked.add(other)));
          if (typeof keepCount !== "number") return { is: "refused", refusal: keepCount, move: 0, at };
          return { seats: [...asked].sort((a, b) => a - b), at };
        },
      ),
    newerEdition: (match) =>
      openMatches.withMatch<{ readonly to: number; readonly at: number } | MatchResponse>(
        match,
        async ({ live, clock }) => {
          const to = isClosed(clock) ? undefined : newerEdition(live);
          return to === undefined ? invalid("MATCH_EDITION_MOVE") : { to, at: live.length };
        },
      ),
    rematchOptions: (match) =>
      openMatches.withMatch(match, async ({ live: s }) => ({
        options: {
          ...s.opening.options,
          ...s.game.capabilities?.legs?.rematchOptions(s.game.view(s.state, "public")),
        },
      })),
    privateChatSeats: (match, seat) =>
      openMatches.withMatch(
        match,
        async ({ live: { game, state } }) => (game as AnyGame).capabilities?.privateChat?.seats(state, seat) ?? [],
      ),
    publicViewAfterAct: (match, seat) =>
      openMatches.withMatch<ViewAfterAct | null | MatchResponse>(match, async ({ live }) => {
        let place = actCount(live.actHistory) - 1;
        while (place >= 0 && actAt(live.actHistory, place)?.by !== seat) place--;
        const act = actAt(live.actHistory, place);
        if (!act) return null;
        const { game, state } = await stateAfterEntry(store, live, act.n);
        return { game: editionName(game), n: act.n, view: game.view(state, "public") as object };
      }),
    describeOrders: (match, seat, orders) =>
      openMatches.withMatch(match, async ({ live }) => {
        const first = Math.min(live.length, ...orders.map(({ at }) => at));
        return orderInfos(await withHistoryFrom(store, live, first), seat, orders);
      }),
  };
}

const analysisOf = (rows: readonly LogRow[]): MoveAnalysis[] =>
  rows.flatMap(({ entry, variations, reason }) =>
    variations && entry.is === "act" ? [{ n: entry.n, seat: entry.by, variations, ...(reason && { reason }) }] : [],
  );
