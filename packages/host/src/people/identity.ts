/**
 * Identifies browsers and bots. A guest is a person without credentials: a document, a name and sessions. The host
 * stores only digests of tokens, so that a copy of its storage does not allow impersonation.
 */
import { createHash, randomBytes } from "node:crypto";
import { bans } from "./bans.ts";
import type { Language } from "@starboard/kit";
import type { ChallengesFrom } from "@starboard/wire/challenges";
import type { Me } from "@starboard/wire/host";
import { programName, type ProgramScope } from "@starboard/wire/programs";
import type { HostStore } from "../storage/store.ts";
import { defineCollection } from "../storage/collection.ts";

export interface Person {
  readonly kind: "guest" | "account" | "bot";
  readonly name: string;
  readonly createdAt: number;
  /** The person who owns this bot. */
  readonly owner?: string;
  /** The language of messages to the person; absent until one was set. */
  readonly language?: Language;
  /** The login of an account, as its owner typed it. */
  readonly login?: string;
  /** The account stands on the ladders. */
  readonly listed?: true;
  /** Everyone may see the whole profile of the account. */
  readonly publicProfile?: true;
  /** Of a program: matches in a row that it left unanswered, and until when it may open no tickets. */
  readonly stalls?: number;
  readonly pausedUntil?: number;
  /** Whose challenges the account takes; everyone's if absent. */
  readonly challengesFrom?: ChallengesFrom;
}
export interface Session {
  readonly person: string;
  readonly createdAt: number;
  /** Last use in epoch ms, updated at most once a day. */
  readonly seenAt: number;
  /** User agent of the browser, so that its owner recognises it in a list. */
  readonly agent: string;
}
export interface BotToken {
  readonly person: string;
  readonly owner: string;
  readonly createdAt: number;
  /** `tables` if absent. */
  readonly scope?: ProgramScope;
}

const DAY = 86_400_000;
/** Lifetime of an unused session, in ms. */
const SESSION_LIFE = 400 * DAY;

export const persons = defineCollection<Person>("person", ({ owner }) => ({ owner }));
export const sessions = defineCollection<Session>(
  "session",
  ({ person }) => ({ person }),
  ({ seenAt }) => seenAt + SESSION_LIFE,
);
export const botTokens = defineCollection<BotToken>("token", ({ person, owner }) => ({ person, owner }));

/** Lifetime of the session cookie, in seconds. */
export const COOKIE_LIFE = SESSION_LIFE / 1000;

/** The parts of a request that identify its sender. */
export interface Credentials {
  readonly cookie: string | undefined;
  readonly authorization: string | undefined;
  readonly agent: string;
}
export interface Caller {
  /** Null for an anonymous or banned caller. */
  readonly person: string | null;
  readonly kind: Person["kind"] | null;
  readonly name: string;
  readonly language?: Language;
  /** Digest of the session or token. */
  readonly session: string | null;
  /** Reason for the ban of this browser's person. A banned caller has no identity. */
  readonly banned?: string;
}
export const ANONYMOUS: Caller = { person: null, kind: null, name: "", session: null };
/** Returns the caller's identity for the client. */
export const meOf = ({ person, kind, name, language, banned }: Caller): Me => ({
  person,
  kind,
  name,
  ...(language !== undefined && { language }),
  ...(banned !== undefined && { banned }),
});

const digestOf = (token: string): string => createHash("sha256").update(token).digest("hex");
const newToken = (): string => randomBytes(32).toString("base64url");
const newId = (): string => randomBytes(10).toString("hex");

export type People = ReturnType<typeof createPeople>;

export function createPeople(store: HostStore, now: () => number) {
  async function callerOf(person: string, session: string): Promise<Caller> {
    const ban = await bans.get(store, person);
    if (ban) return { ...ANONYMOUS, session, banned: ban.doc.why };
    const stored = await persons.get(store, person);
    if (!stored) return ANONYMOUS;
    const { kind, name, language } = stored.doc;
    const shown = kind === "bot" ? programName(name) : name;
    return { person, kind, name: shown, session, ...(language !== undefined && { language }) };
  }

  async function bySession(token: string): Promise<Caller> {
    const session = digestOf(token);
    const stored = await sessions.get(store, session);
    if (!stored) return ANONYMOUS;
    const at = now();
    if (at - stored.doc.seenAt > DAY)
      await sessions.update(store, session, at, (doc) => ({ doc: { ...doc, seenAt: at } }));
    return callerOf(stored.doc.person, session);
  }
  async function byToken(token: string): Promise<Caller> {
    const session = digestOf(token);
    const stored = await botTokens.get(store, session);
    if (!stored) return ANONYMOUS;
    // A ban also applies to the person's bots.
    const ban = await bans.get(store, stored.doc.owner);
    return ban ? { ...ANONYMOUS, banned: ban.doc.why } : callerOf(stored.doc.person, session);
  }

  return {
    /** Returns the sender of a request; a sender with an invalid token is anonymous. */
    async identify({ cookie, authorization }: Credentials): Promise<Caller> {
      const bearer = /^Bearer ([A-Za-z0-9_-]{20,100})$/.exec(authorization ?? "")?.[1];
      if (authorization !== undefined) return bearer ? byToken(bearer) : ANONYMOUS;
      return cookie && /^[A-Za-z0-9_-]{20,100}$/.test(cookie) ? bySession(cookie) : ANONYMOUS;
    },
    /** True if a caller is still valid: the session has not ended, and there is no ban. */
    async isStill({ person, session }: Caller): Promise<boolean> {
      if (person === null || session === null) return true;
      const stored = (await sessions.get(store, session)) ?? (await botTokens.get(store, session));
      if (stored?.doc.person !== person) return false;
      if ("owner" in stored.doc && (await bans.get(store, stored.doc.owner))) return false;
      return (await callerOf(person, session)).person === person;
    },
    /** Creates a guest with a first session. The token is stored only in the browser's cookie. */
    async newGuest(name: string, agent: string): Promise<{ readonly who: Caller; readonly token: string }> {
      const at = now();
      const person = newId();
      const token = newToken();
      const session: Session = { person, createdAt: at, seenAt: at, agent: agent.slice(0, 200) };
      await store.write([
        persons.put(person, { kind: "guest", name, createdAt: at }, at, 0),
        sessions.put(digestOf(token), session, at, 0),
      ]);
      return { who: { person, kind: "guest", name, session: digestOf(token) }, token };
    },
    /** Opens a session for an authenticated person and returns its token. */
    async newSession(person: string, agent: string): Promise<string> {
      const at = now();
      const token = newToken();
      const session: Session = { person, createdAt: at, seenAt: at, agent: agent.slice(0, 200) };
      await store.write([sessions.put(digestOf(token), session, at, 0)]);
      return token;
    },
    async rename(person: string, name: string): Promise<void> {
      await persons.update(store, person, now(), (doc) => ({
        doc: { ...doc, name: doc.kind === "bot" ? programName(name) : name },
      }));
    },
    async setLanguage(person: string, language: Language): Promise<void> {
      await persons.update(store, person, now(), (doc) => ({ doc: { ...doc, language } }));
    },
    async end(session: string): Promise<void> {
      await store.write([sessions.delete(session)]);
    },
  };
}
