/** Requests of a socket to the host itself: tables, their chat, the lobby. */
import type { Result } from "@starboard/kernel";
import type { HostRequest, HostResponse } from "@starboard/wire/host-socket";
import { fail } from "../errors.ts";
import { type Caller, meOf } from "../people/identity.ts";
import type { HostServices } from "../services.ts";
import { infoOf } from "../tournaments/info.ts";
import { showCast } from "../tables/casting.ts";
import { propose, vacation, vote } from "../tables/proposals.ts";
import type { Listener } from "./hub.ts";
import { createBucket } from "./rate-limit.ts";

/** Maximum number of tables that a connection follows. */
const MAX_FOLLOWED_TABLES = 50;
/** Maximum number of tournaments that a connection follows. */
const MAX_FOLLOWED_TOURNAMENTS = 5;
/** Chat messages and proposals of a connection: so many at once, then this many per second. */
const CHAT_BURST = 6;
const CHAT_PER_SECOND = 0.5;

/** What a caster shows: so many changes at once, then this many per second. */
const CAST_BURST = 12;
const CAST_PER_SECOND = 2;

export interface HostRequests {
  answer(request: HostRequest): Promise<HostResponse>;
  /** Ends all subscriptions, and those that are being opened. */
  close(): void;
}

/** @param listener receives what the connection follows */
export function createHostRequests(services: HostServices, me: Caller, listener: Listener): HostRequests {
  const { tables: tableService, hub, ticketFeed, tournamentUpdates, chat, now, settings } = services;
  const { rateLimitFactor } = settings;
  const chatBucket = createBucket(CHAT_BURST * rateLimitFactor, CHAT_PER_SECOND * rateLimitFactor, now);
  const castBucket = createBucket(CAST_BURST * rateLimitFactor, CAST_PER_SECOND * rateLimitFactor, now);
  const followedTables = new Set<string>();
  const followedTournaments = new Map<string, () => void>();
  let closed = false;

  const done = (result: Result<unknown>): HostResponse =>
    "bad" in result ? { is: "invalid", bad: result.bad } : { is: "done", at: 0 };
  /** Runs an action for a caller with an identity; anonymous callers receive HOST_SIGN_IN. */
  const asPerson = async (act: (person: string) => Promise<Result<unknown>>): Promise<HostResponse> =>
    done(me.person === null ? fail("HOST_SIGN_IN") : await act(me.person));

  async function followTable(table: string, chatFrom: number): Promise<HostResponse> {
    const stored = await tableService.get(table);
    if ("bad" in stored) return done(stored);
    if (followedTables.size >= MAX_FOLLOWED_TABLES && !followedTables.has(table))
      return done(fail("HOST_RATE", "table"));
    followedTables.add(table);
    await hub.attend(listener, stored.ok, chatFrom);
    if (closed || !followedTables.has(table)) hub.leave(listener, table);
    return { is: "done", at: 0 };
  }

  async function followTournament(id: string, token: string | undefined): Promise<HostResponse> {
    const known = followedTournaments.get(id);
    if (followedTournaments.size >= MAX_FOLLOWED_TOURNAMENTS && !known) return done(fail("HOST_RATE", "tournament"));
    followedTournaments.set(id, known ?? (() => {}));
    const stop = await tournamentUpdates.subscribe(id, (all) =>
      listener.send({ is: "tournament", tournament: infoOf(all, me, token, now()) }),
    );
    unfollowTournament(id);
    if (!stop) return done(fail("TOURNAMENT_UNKNOWN"));
    if (closed) stop();
    else followedTournaments.set(id, stop);
    return { is: "done", at: 0 };
  }
  function unfollowTournament(id: string): void {
    followedTournaments.get(id)?.();
    followedTournaments.delete(id);
  }

  return {
    async answer(request) {
      switch (request.is) {
        case "hello":
          return {
            is: "welcome",
            now: now(),
            me: meOf(me),
            host: { version: services.version },
            status: services.service.status(),
          };
        case "followLobby":
          await hub.enterLobby(listener);
          return { is: "done", at: 0 };
        case "unfollowLobby":
          hub.leaveLobby(listener);
          return { is: "done", at: 0 };
        case "followTicket":
          await ticketFeed.follow(listener);
          if (closed) ticketFeed.leave(listener);
          return { is: "done", at: 0 };
        case "followTournament":
          return followTournament(request.tournament, request.token);
        case "unfollowTournament":
          unfollowTournament(request.tournament);
          return { is: "done", at: 0 };
        case "followTable":
          return followTable(request.table, request.chat);
        case "unfollowTable":
          followedTables.delete(request.table);
          hub.leave(listener, request.table);
          return { is: "done", at: 0 };
        case "say": {
          if (!chatBucket.take(1)) {
            const limit = { lines: CHAT_BURST * rateLimitFactor, seconds: 1 / (CHAT_PER_SECOND * rateLimitFactor) };
            return done(fail("HOST_RATE", "", limit));
          }
          const { table, to, text, key } = request;
          return asPerson((person) => chat.say(table, { person, name: me.name }, to, text, key));
        }
        case "mute":
          return asPerson((person) => chat.mute(request.table, person, request.who, request.on));
        case "report":
          if (!chatBucket.take(2)) return done(fail("HOST_RATE"));
          return asPerson((person) => chat.report(request.table, person, request.n, request.why));
        case "propose":
          if (!chatBucket.take(1)) return done(fail("HOST_RATE"));
          return asPerson((person) => propose(tableService, request.table, request.seat, person, request.what));
        case "vote":
          return asPerson((person) =>
            vote(tableService, request.table, request.seat, person, request.proposal, request.yes),
          );
        case "cast":
          if (!castBucket.take(1)) return done(fail("HOST_RATE"));
          return asPerson((person) => showCast(tableService, request.table, person, request.shown));
        case "vacation":
          return asPerson((person) => vacation(tableService, request.table, request.seat, person, request.until));
      }
    },
    close() {
      closed = true;
      hub.leaveLobby(listener);
      ticketFeed.leave(listener);
      for (const stop of followedTournaments.values()) stop();
      followedTournaments.clear();
      for (const table of followedTables) hub.leave(listener, table);
    },
  };
}
