/** Enters tournaments, and carries out organiser actions. Each change is checked against the newest version. */
import { timingSafeEqual } from "node:crypto";
import type { Result } from "@starboard/kernel";
import type { Ruling, TournamentAction, tournamentChange } from "@starboard/wire/tournament";
import type * as z from "zod/mini";
import type { HostServices } from "../services.ts";
import { en } from "../messages/en.ts";
import type { Caller } from "../people/identity.ts";
import type { Stored } from "../storage/store.ts";
import { roleOf } from "../clubs/doc.ts";
import { fail } from "../errors.ts";
import { isArena } from "./arena/arena.ts";
import { withdrawEntrant } from "./advance.ts";
import { ENTRANTS, TIES } from "./create.ts";
import {
  currentRound,
  type EntrantDoc,
  entrantOf,
  type TournamentDoc,
  withEvent,
  withPairing,
  withRound,
} from "./doc.ts";
import { newInvite } from "./new-tournament.ts";
import { onlyIn, onlyOrganiser } from "./permissions.ts";
import { started, strengths } from "./start.ts";
import { sideFor, sidesOf, type TournamentClubs } from "./teams/club-sides.ts";
import type { TournamentChangeFn, TournamentService } from "./tournament-service.ts";

type Changed = Result<Stored<TournamentDoc>>;
type No = ReturnType<typeof fail>;

/** What somebody enters with: an invitation, a side of a team match, and the clubs of the tournament. */
export interface EntryTerms {
  readonly token: string | undefined;
  readonly team?: number | undefined;
  readonly clubs: TournamentClubs;
}
/** Returns why the caller may not enter; undefined if they may. */
export function entryRefusal(
  doc: TournamentDoc,
  who: Caller,
  { token, team, clubs }: EntryTerms,
  at: number,
): No | undefined {
  if (doc.state !== "open" && !isArenaOpen(doc, at)) return fail("TOURNAMENT_STATE", "", { state: doc.state });
  if (entrantOf(doc, who.person) >= 0) return fail("TOURNAMENT_TWICE");
  if (doc.teams) {
    const side = sideFor(doc, clubs, who.person, team);
    return "bad" in side ? side : undefined;
  }
  if (doc.entrants.length >= doc.limit) return fail("TOURNAMENT_FULL", "", { limit: doc.limit });
  if (who.person !== null && (who.person === doc.organiser || isInvited(doc, who.person))) return undefined;
  if (doc.entry === "members") {
    const club = clubs.get(doc.club?.club ?? "");
    return club && roleOf(club, who.person) !== null ? undefined : fail("TEAM_MEMBER");
  }
  return doc.entry === "invited" && !sameText(token ?? "", doc.invite) ? fail("TOURNAMENT_INVITE", "token") : undefined;
}
const isInvited = ({ invites = [] }: TournamentDoc, person: string): boolean =>
  invites.some((one) => one.person === person);
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
    enter: (id: string, who: Caller, name: string, entry: EntryTerms): Promise<Changed> =>
      service.change(id, (doc) => {
        const bad = entryRefusal(doc, who, entry, now());
        if (bad) return bad;
        const side = doc.teams ? sideFor(doc, entry.clubs, who.person, entry.team) : null;
        if (side && "bad" in side) return side;
        const account = who.kind === "account" ? who.person : null;
        return withEntrant(
          doc,
          {
            ...FRESH,
            kind: "person",
            person: who.person,
            account,
            name,
            level: null,
            ...(side && { team: side.side }),
          },
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
    leave: (id: string, who: Caller, n: number, clubs: TournamentClubs): Promise<Changed> =>
      service.change(id, (doc) => {
        const entrant = doc.entrants[n];
        if (!entrant || entrant.out) return fail("TOURNAMENT_ENTRANT", "entrant", { entrant: n });
        const own = who.person !== null && entrant.person === who.person;
        // Organisers of a club set its line-up until the team match begins.
        const manages = doc.state === "open" && sidesOf(doc, clubs, who.person, true).includes(entrant.team ?? -1);
        if (!own && !manages && doc.organiser !== who.person) return fail("TOURNAMENT_FORBIDDEN");
        const bad = onlyIn(doc, "open", "running");
        if (bad) return bad;
        const by = own ? entrant.name : manages ? who.name : doc.organiserName;
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
        const next = onlyIn(doc, "open") ?? started(doc, strength, at);
        return "bad" in next ? next : withAction(next, who, "started", at);
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
        if (changed.entry === "members" && !changed.club) return fail("TOURNAMENT_CLUB", "entry");
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

/** Returns a default bot name that no entrant has. */
export const botName = (doc: TournamentDoc): string => {
  const taken = new Set(doc.entrants.map(({ name }) => name));
  for (let n = 0; ; n++) if (!taken.has(en.botName(n))) return en.botName(n);
};
