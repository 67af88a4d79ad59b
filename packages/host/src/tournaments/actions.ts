/**
 * Creates and enters tournaments, and carries out organiser actions. Each change is checked against the newest version.
 */
import { randomBytes, timingSafeEqual } from "node:crypto";
import { parseEdition, type Result, type SeatOccupant } from "@starboard/kernel";
import type {
  newTournament,
  Ruling,
  TieBreak,
  TournamentAction,
  TournamentFormat,
  tournamentChange,
} from "@starboard/wire/tournament";
import { ARENA_LIMIT, ROUND_ROBIN_LIMIT, SWISS_LIMIT } from "@starboard/wire/tournament";
import { isLive } from "@starboard/wire/host";
import type * as z from "zod/mini";
import type { HostServices } from "../services.ts";
import { en } from "../messages/en.ts";
import type { Caller } from "../people/identity.ts";
import { ratingPaceOf } from "@starboard/wire/rating";
import { ratingsOf } from "../ratings/ratings.ts";
import type { Stored } from "../storage/store.ts";
import { sharedOptionsOnly, gameOf, withLiveStandards } from "../tables/seat-options.ts";
import { fail } from "../errors.ts";
import { isArena } from "./arena/arena.ts";
import { withdrawEntrant } from "./advance.ts";
import {
  currentRound,
  dueKey,
  type EntrantDoc,
  entrantOf,
  playing,
  type TournamentDoc,
  tournaments,
  withEvent,
  withPairing,
  withRound,
} from "./doc.ts";
import type { TournamentChangeFn, TournamentService } from "./tournament-service.ts";
import { roundsOf } from "./rounds.ts";

type Changed = Result<Stored<TournamentDoc>>;
type No = ReturnType<typeof fail>;

/** Most unfinished tournaments per organiser. */
const AT_ONCE = 20;
/** Default tie-breaks, in the order in which they count. */
const TIES: Readonly<Record<TournamentFormat | "pods", readonly TieBreak[]>> = {
  roundRobin: ["headToHead", "sonnebornBerger", "wins"],
  swiss: ["buchholz", "sonnebornBerger", "headToHead", "wins"],
  pods: ["buchholz", "wins"],
  arena: ["wins"],
};
/** Most entrants of each format. */
const ENTRANTS: Readonly<Record<TournamentFormat, number>> = {
  roundRobin: ROUND_ROBIN_LIMIT,
  swiss: SWISS_LIMIT,
  arena: ARENA_LIMIT,
};
/** Returns what an arena lacks: tables for two, a clock that ends each match, and its times. */
function arenaRefusal({
  format,
  seats,
  bothSides,
  roundHours,
  clock,
  arena,
}: z.output<typeof newTournament>): No | undefined {
  if (format !== "arena") return arena ? fail("TOURNAMENT_ARENA", "arena") : undefined;
  if (!arena) return fail("TOURNAMENT_ARENA", "arena");
  if (seats !== 2) return fail("TOURNAMENT_ARENA", "seats", { seats });
  if (bothSides) return fail("TOURNAMENT_ARENA", "bothSides");
  if (roundHours !== null) return fail("TOURNAMENT_ARENA", "roundHours");
  return isLive(clock) ? undefined : fail("TOURNAMENT_ARENA", "clock");
}
const newInvite = (): string => randomBytes(18).toString("base64url");

/**
 * Creates a tournament.
 * Codes: TOURNAMENT_ACCOUNT, TOURNAMENT_SEATS, TOURNAMENT_ARENA, HOST_RATE and those of `check` for the options.
 */
export async function createTournament(
  services: HostServices,
  who: Caller,
  input: z.output<typeof newTournament>,
): Promise<Changed> {
  const { store, tables: tableService, now } = services;
  if (who.person === null || who.kind !== "account") return fail("TOURNAMENT_ACCOUNT");
  if ((await store.count("tournament", ["organises", who.person])) >= AT_ONCE)
    return fail("HOST_RATE", "", { limit: AT_ONCE });
  const { game, options: chosen, seats, name, title, about, format, bothSides, rounds, ties, ...rest } = input;
  const { roundHours, atDeadline, arena, listed, entry, limit, ...terms } = rest;
  if (bothSides && seats !== 2) return fail("TOURNAMENT_SEATS", "bothSides", { seats });
  const lacks = arenaRefusal(input);
  if (lacks) return lacks;
  const id = tableService.random(10);
  // Seat options are supplied by the entrants, so they are not part of the shared options.
  const rules = await gameOf({ game });
  const wanted = withLiveStandards(rules, chosen, terms.clock);
  const options = terms.ownSeatOptions ? sharedOptionsOnly(rules, wanted) : wanted;
  const check = (count: number): ReturnType<typeof tableService.matches.service.check> =>
    tableService.matches.service.check({
      match: id,
      secret: tableService.random(32),
      game,
      options,
      seats: Array.from({ length: count }, (): SeatOccupant => ({ name: "", kind: "person" })),
    });
  const checked = await check(seats);
  if ("bad" in checked) return checked;
  const at = now();
  const doc: TournamentDoc = {
    ...checked.ok,
    state: "open",
    paused: null,
    title,
    about,
    organiser: who.person,
    organiserName: name,
    game,
    options,
    seats,
    smaller: seats > 2 && "ok" in (await check(seats - 1)),
    format,
    rounds: format === "arena" ? 1 : rounds,
    bothSides,
    terms,
    roundHours,
    atDeadline,
    ...(arena && { arena }),
    ties: format === "arena" ? TIES.arena : (ties ?? TIES[seats > 2 ? "pods" : format]),
    listed,
    entry,
    limit: Math.min(limit, ENTRANTS[format]),
    invite: newInvite(),
    createdAt: at,
    startedAt: null,
    entrants: [],
    played: [],
    events: [{ at, by: name, what: "made" }],
  };
  await store.write([tournaments.put(id, doc, at, 0)]);
  return { ok: { id, version: 1, changedAt: at, doc } };
}

/** Deletes a tournament before its start. Codes: TOURNAMENT_UNKNOWN, TOURNAMENT_FORBIDDEN, TOURNAMENT_STATE. */
export async function removeTournament({ store }: HostServices, id: string, who: Caller): Promise<Result<null>> {
  for (;;) {
    const stored = await tournaments.get(store, id);
    if (!stored) return fail("TOURNAMENT_UNKNOWN");
    const bad = onlyOrganiser(stored.doc, who) ?? onlyIn(stored.doc, "open");
    if (bad) return bad;
    if (await store.write([tournaments.delete(id, stored.version), { is: "schedule", key: dueKey(id), at: null }]))
      return { ok: null };
  }
}

const onlyOrganiser = (doc: TournamentDoc, { person }: Caller): No | undefined =>
  person !== null && doc.organiser === person ? undefined : fail("TOURNAMENT_FORBIDDEN");
const onlyIn = ({ state }: TournamentDoc, ...states: readonly TournamentDoc["state"][]): No | undefined =>
  states.includes(state) ? undefined : fail("TOURNAMENT_STATE", "", { state });

/** Returns why the caller may not enter; undefined if they may. */
export function entryRefusal(doc: TournamentDoc, who: Caller, token: string | undefined, at: number): No | undefined {
  if (doc.state !== "open" && !isArenaOpen(doc, at)) return fail("TOURNAMENT_STATE", "", { state: doc.state });
  if (entrantOf(doc, who.person) >= 0) return fail("TOURNAMENT_TWICE");
  if (doc.entrants.length >= doc.limit) return fail("TOURNAMENT_FULL", "", { limit: doc.limit });
  if (
    doc.entry === "invited" &&
    !(who.person === doc.organiser && who.person !== null) &&
    !sameText(token ?? "", doc.invite)
  )
    return fail("TOURNAMENT_INVITE", "token");
  return undefined;
}
/** An arena takes entrants until its time is up. */
const isArenaOpen = (doc: TournamentDoc, at: number): boolean =>
  isArena(doc) && doc.state === "running" && at < (currentRound(doc)?.deadline ?? 0);
function sameText(a: string, b: string): boolean {
  const [x, y] = [Buffer.from(a), Buffer.from(b)];
  return x.length === y.length && timingSafeEqual(x, y);
}

const FRESH = { rating: null, seed: 0, out: null } as const;
function withEntrant(doc: TournamentDoc, entrant: EntrantDoc, by: string, at: number): TournamentDoc | No {
  if (doc.entrants.some(({ name }) => name.toLowerCase() === entrant.name.toLowerCase()))
    return fail("TOURNAMENT_NAME", "name");
  const late = doc.state === "running" && { joinedAt: at };
  const entrants = [...doc.entrants, { ...entrant, seed: doc.entrants.length, ...late }];
  // The event stores the name, because entrant numbers change when an entrant leaves before the start.
  return withEvent({ ...doc, entrants }, { at, by, what: "entered", why: entrant.name });
}

export type TournamentActions = ReturnType<typeof createTournamentActions>;
/** Creates the actions of entrants and organisers. */
export const createTournamentActions = (services: HostServices, service: TournamentService) => {
  const context = contextOf(services, service);
  return { ...entrantActions(context), ...organiserActions(context), ...settingsActions(context) };
};

type Context = ReturnType<typeof contextOf>;
function contextOf(services: HostServices, service: TournamentService) {
  const { now } = services;
  /** Carries out a change that only the organiser may make. */
  const organise = (
    id: string,
    who: Caller,
    alter: (doc: TournamentDoc, at: number) => ReturnType<TournamentChangeFn>,
  ): Promise<Changed> => service.change(id, (doc) => onlyOrganiser(doc, who) ?? alter(doc, now()));
  const withAction = (doc: TournamentDoc, who: Caller, what: TournamentAction, at: number): TournamentDoc =>
    withEvent(doc, { at, by: doc.organiser === who.person ? doc.organiserName : who.name, what });
  return { services, service, now, organise, withAction };
}

function entrantActions({ service, now, organise }: Context) {
  return {
    /** Enters the tournament. Codes: those of `entryRefusal` and TOURNAMENT_NAME. */
    enter: (id: string, who: Caller, name: string, token: string | undefined): Promise<Changed> =>
      service.change(id, (doc) => {
        const bad = entryRefusal(doc, who, token, now());
        if (bad) return bad;
        const account = who.kind === "account" ? who.person : null;
        return withEntrant(
          doc,
          { ...FRESH, kind: "person", person: who.person, account, name, level: null },
          name,
          now(),
        );
      }),
    /** Enters a bot of the host. Only the organiser may do this. */
    enterBot: (id: string, who: Caller, level: number, name: string): Promise<Changed> =>
      organise(id, who, (doc, at) => {
        const bad = onlyIn(doc, "open");
        if (bad) return bad;
        if (doc.entrants.length >= doc.limit) return fail("TOURNAMENT_FULL", "", { limit: doc.limit });
        return withEntrant(
          doc,
          { ...FRESH, kind: "bot", person: null, account: null, name, level },
          doc.organiserName,
          at,
        );
      }),
    /** Begins or ends a break of an entrant in an arena. Codes: TOURNAMENT_ENTRANT, _FORBIDDEN, _ARENA, _STATE. */
    rest: (id: string, who: Caller, n: number, resting: boolean): Promise<Changed> =>
      service.change(id, (doc) => {
        const entrant = doc.entrants[n];
        if (!entrant || entrant.out) return fail("TOURNAMENT_ENTRANT", "entrant", { entrant: n });
        if (who.person === null || entrant.person !== who.person) return fail("TOURNAMENT_FORBIDDEN");
        if (!isArena(doc)) return fail("TOURNAMENT_ARENA", "format");
        const bad = onlyIn(doc, "running");
        if (bad) return bad;
        if ((entrant.resting === true) === resting) return doc;
        const { resting: _, ...awake } = entrant;
        const entrants = doc.entrants.with(n, resting ? { ...awake, resting } : awake);
        return withEvent(
          { ...doc, entrants },
          { at: now(), by: entrant.name, what: resting ? "rested" : "returned", entrant: n },
        );
      }),
    /** Withdraws an entrant, by themselves or by the organiser. Before the start this deletes the entry. */
    leave: (id: string, who: Caller, n: number): Promise<Changed> =>
      service.change(id, (doc) => {
        const entrant = doc.entrants[n];
        if (!entrant || entrant.out) return fail("TOURNAMENT_ENTRANT", "entrant", { entrant: n });
        const own = who.person !== null && entrant.person === who.person;
        if (!own && doc.organiser !== who.person) return fail("TOURNAMENT_FORBIDDEN");
        const bad = onlyIn(doc, "open", "running");
        if (bad) return bad;
        const by = own ? entrant.name : doc.organiserName;
        const why = own ? "left" : "removed";
        if (doc.state === "running") return withdrawEntrant(doc, n, why, by, now());
        const entrants = doc.entrants.toSpliced(n, 1).map((one, seed) => ({ ...one, seed }));
        return withEvent({ ...doc, entrants }, { at: now(), by, what: why, why: entrant.name });
      }),
  };
}

function organiserActions({ services, organise, withAction }: Context) {
  return {
    async start(id: string, who: Caller): Promise<Changed> {
      const strength = await strengths(services, id);
      return organise(id, who, (doc, at) => {
        const bad = onlyIn(doc, "open");
        if (bad) return bad;
        const least = doc.smaller ? doc.seats - 1 : doc.seats;
        if (doc.entrants.length < least) return fail("TOURNAMENT_FEW", "", { needed: least });
        const rated = doc.entrants.map(
          (one): EntrantDoc => ({ ...one, rating: strength.get(one.person ?? "") ?? null }),
        );
        const order = [...rated.keys()].sort((a, b) => (rated[b]?.rating ?? 0) - (rated[a]?.rating ?? 0) || a - b);
        const entrants = rated.map((one, n) => ({ ...one, seed: order.indexOf(n) }));
        const started: TournamentDoc = { ...doc, entrants, state: "running", startedAt: at };
        const all = roundsOf({ ...started, format: "roundRobin" });
        // With more rounds than opponents, entrants would meet twice.
        const fixed = doc.seats > 2 || doc.format === "arena";
        const rounds = fixed ? doc.rounds : doc.format === "swiss" ? Math.min(doc.rounds, all) : all;
        return withAction({ ...started, rounds }, who, "started", at);
      });
    },
    pause: (id: string, who: Caller): Promise<Changed> =>
      organise(id, who, (doc, at) => {
        const bad = onlyIn(doc, "running");
        if (bad) return bad;
        return doc.paused === null ? withAction({ ...doc, paused: at }, who, "paused", at) : doc;
      }),
    /** Resumes the tournament. The round's deadline moves by the length of the pause. */
    resume: (id: string, who: Caller): Promise<Changed> =>
      organise(id, who, (doc, at) => {
        if (doc.state !== "running" || doc.paused === null) return fail("TOURNAMENT_STATE", "", { state: doc.state });
        const pausedMs = at - doc.paused;
        const deadline = currentRound(doc)?.deadline;
        const moved = typeof deadline === "number" ? withRound(doc, { deadline: deadline + pausedMs }) : doc;
        return withAction({ ...moved, paused: null }, who, "resumed", at);
      }),
    /** Ends the tournament now. Undecided pairings do not count. */
    end: (id: string, who: Caller): Promise<Changed> =>
      organise(id, who, (doc, at) => {
        const bad = onlyIn(doc, "running");
        if (bad) return bad;
        const round = currentRound(doc);
        const left = round ? withRound(doc, { done: true, ruling: false }) : doc;
        return withAction({ ...left, state: "over", paused: null }, who, "ended", at);
      }),
    /** Sets the result of a pairing, during the round or later. Codes: TOURNAMENT_PAIRING, TOURNAMENT_RESULT. */
    rule: (id: string, who: Caller, round: number, n: number, { scores, why }: Ruling): Promise<Changed> =>
      organise(id, who, (doc, at) => {
        const pairing = doc.played[round - 1]?.pairings[n];
        if (!pairing) return fail("TOURNAMENT_PAIRING", "", { round, pairing: n });
        const { entrants, result } = pairing;
        const sum = scores.reduce((all, one) => all + one, 0);
        if (scores.length !== entrants.length || sum > entrants.length / 2 + 1e-6)
          return fail("TOURNAMENT_RESULT", "scores");
        const ruled = withPairing(doc, round - 1, n, { ...pairing, result: { scores, how: "ruled", why, at } });
        const event = {
          at,
          by: doc.organiserName,
          what: "ruled",
          round,
          pairing: n,
          was: result?.scores ?? null,
          scores,
          why,
        } as const;
        return withEvent(ruled, event);
      }),
  };
}

function settingsActions({ organise, withAction }: Context) {
  return {
    change: (id: string, who: Caller, { deadline, ...input }: z.output<typeof tournamentChange>): Promise<Changed> =>
      organise(id, who, (doc, at) => {
        const bad = onlyIn(doc, "open", "running");
        if (bad) return bad;
        const given = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined));
        const late = Object.keys(given).find((field) => ["format", "rounds", "entry", "limit"].includes(field));
        if (late !== undefined && doc.state !== "open") return fail("TOURNAMENT_STATE", late, { state: doc.state });
        const changed: TournamentDoc = { ...doc, ...given };
        if (isArena(doc) !== isArena(changed)) return fail("TOURNAMENT_ARENA", "format");
        // The time of an arena is fixed.
        const timed = ["deadline", "roundHours", "rounds"].find(
          (field) => field in given || (field === "deadline" && deadline !== undefined),
        );
        if (isArena(doc) && timed !== undefined) return fail("TOURNAMENT_ARENA", timed);
        const most = Math.min(changed.limit, ENTRANTS[changed.format]);
        if (most < changed.entrants.length) return fail("TOURNAMENT_FULL", "limit", { limit: most });
        const ties = changed.format === doc.format ? doc.ties : TIES[doc.seats > 2 ? "pods" : changed.format];
        const next = { ...changed, limit: most, ties };
        if (deadline === undefined) return next;
        if (!currentRound(next) || currentRound(next)?.done)
          return fail("TOURNAMENT_STATE", "deadline", { state: doc.state });
        return withAction(withRound(next, { deadline, ruling: false }), who, "moved", at);
      }),
    /** Replaces the invitation, so that earlier ones become invalid. */
    reinvite: (id: string, who: Caller): Promise<Changed> =>
      organise(id, who, (doc) => ({ ...doc, invite: newInvite() })),
  };
}

/** Returns the ratings of the entrants by account, for the seeds. */
async function strengths({ store, now }: HostServices, id: string): Promise<ReadonlyMap<string, number>> {
  const stored = await tournaments.get(store, id);
  const game = parseEdition(stored?.doc.game ?? "")?.id;
  const pace = stored && ratingPaceOf(stored.doc.terms.clock);
  const players = stored && stored.doc.seats > 2 ? "more" : "two";
  const found = new Map<string, number>();
  for (const n of stored ? playing(stored.doc) : []) {
    const account = stored?.doc.entrants[n]?.account;
    if (typeof account !== "string") continue;
    const rating = (await ratingsOf(store, account, now())).find(
      (one) => one.game === game && one.pace === pace && one.players === players,
    );
    if (rating) found.set(account, rating.rating);
  }
  return found;
}

/** Returns a default bot name that no entrant has. */
export const botName = (doc: TournamentDoc): string => {
  const taken = new Set(doc.entrants.map(({ name }) => name));
  for (let n = 0; ; n++) if (!taken.has(en.botName(n))) return en.botName(n);
};
