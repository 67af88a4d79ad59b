/**
 * Who a browser or a program is. A guest is a person like any other who has no password yet: a row, a name, and
 * sessions. The host keeps digests of tokens only, so nobody who reads its storage can be somebody else.
 */
import { createHash, randomBytes } from "node:crypto";
import { bans } from "./bans.ts";
import type { Me } from "@starboard/wire/host";
import type { HostStore } from "../storage/store.ts";
import { defineCollection } from "../storage/collection.ts";

export interface Person {
  readonly kind: "guest" | "account" | "bot";
  readonly name: string;
  readonly createdAt: number;
  /** Whose bot it is. */
  readonly owner?: string;
  /** What an account signs in with, as its owner wrote it. */
  readonly login?: string;
}
export interface Session {
  readonly person: string;
  readonly createdAt: number;
  /** Kept to the day. */
  readonly seenAt: number;
  /** What the browser calls itself, so that its owner recognises it in a list. */
  readonly agent: string;
}
export interface BotToken {
  readonly person: string;
  readonly owner: string;
  readonly createdAt: number;
}

const DAY = 86_400_000;
/** A session that nobody uses is forgotten after so long. */
const SESSION_LIFE = 400 * DAY;

export const persons = defineCollection<Person>("person", ({ owner }) => ({ owner }));
export const sessions = defineCollection<Session>(
  "session",
  ({ person }) => ({ person }),
  ({ seenAt }) => seenAt + SESSION_LIFE,
);
export const botTokens = defineCollection<BotToken>("token", ({ person, owner }) => ({ person, owner }));

/** Seconds the cookie lives. */
export const COOKIE_LIFE = SESSION_LIFE / 1000;

/** What a request says about who sent it. */
export interface Credentials {
  readonly cookie: string | undefined;
  readonly authorization: string | undefined;
  readonly agent: string;
}
export interface Caller {
  /** Null for a browser that has done nothing yet that needs a name. */
  readonly person: string | null;
  readonly kind: Person["kind"] | null;
  readonly name: string;
  /** Digest of the session or token. */
  readonly session: string | null;
  /** Why this browser's person is shut out, which makes nobody of them for as long. */
  readonly banned?: string;
}
export const ANONYMOUS: Caller = { person: null, kind: null, name: "", session: null };
/** What a browser is told of who it is. */
export const meOf = ({ person, kind, name, banned }: Caller): Me => ({
  person,
  kind,
  name,
  ...(banned !== undefined && { banned }),
});

const digestOf = (token: string): string => createHash("sha256").update(token).digest("hex");
const newToken = (): string => randomBytes(32).toString("base64url");
const newId = (): string => randomBytes(10).toString("hex");

export type People = ReturnType<typeof createPeople>;

export function createPeople(store: HostStore, now: () => number) {
  async function whoOf(person: string, session: string): Promise<Caller> {
    const ban = await bans.get(store, person);
    if (ban) return { ...ANONYMOUS, session, banned: ban.doc.why };
    const kept = await persons.get(store, person);
    return kept ? { person, kind: kept.doc.kind, name: kept.doc.name, session } : ANONYMOUS;
  }

  async function bySession(token: string): Promise<Caller> {
    const session = digestOf(token);
    const kept = await sessions.get(store, session);
    if (!kept) return ANONYMOUS;
    const at = now();
    if (at - kept.doc.seenAt > DAY)
      await sessions.update(store, session, at, (doc) => ({ doc: { ...doc, seenAt: at } }));
    return whoOf(kept.doc.person, session);
  }
  async function byToken(token: string): Promise<Caller> {
    const session = digestOf(token);
    const kept = await botTokens.get(store, session);
    if (!kept) return ANONYMOUS;
    // Whoever is shut out does not come back as a bot.
    const ban = await bans.get(store, kept.doc.owner);
    return ban ? { ...ANONYMOUS, banned: ban.doc.why } : whoOf(kept.doc.person, session);
  }

  return {
    /** Who sent a request; a token that is not valid makes nobody of its sender. */
    async identify({ cookie, authorization }: Credentials): Promise<Caller> {
      const bearer = /^Bearer ([A-Za-z0-9_-]{20,100})$/.exec(authorization ?? "")?.[1];
      if (authorization !== undefined) return bearer ? byToken(bearer) : ANONYMOUS;
      return cookie && /^[A-Za-z0-9_-]{20,100}$/.test(cookie) ? bySession(cookie) : ANONYMOUS;
    },
    /** Whether somebody is still who they were when they came: the session has not ended, and nobody has shut them out. */
    async isStill({ person, session }: Caller): Promise<boolean> {
      if (person === null || session === null) return true;
      const kept = (await sessions.get(store, session)) ?? (await botTokens.get(store, session));
      if (kept?.doc.person !== person) return false;
      if ("owner" in kept.doc && (await bans.get(store, kept.doc.owner))) return false;
      return (await whoOf(person, session)).person === person;
    },
    /** Makes a guest with a first session. The token goes into the browser's cookie and nowhere else. */
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
    /** Opens one more session for somebody who has proved who they are. */
    async newSession(person: string, agent: string): Promise<string> {
      const at = now();
      const token = newToken();
      const session: Session = { person, createdAt: at, seenAt: at, agent: agent.slice(0, 200) };
      await store.write([sessions.put(digestOf(token), session, at, 0)]);
      return token;
    },
    async rename(person: string, name: string): Promise<void> {
      await persons.update(store, person, now(), (doc) => ({ doc: { ...doc, name } }));
    },
    /** A bot is a person of its own with an owner; its token is shown once. */
    async newBot(owner: string, name: string): Promise<{ readonly person: string; readonly token: string }> {
      const at = now();
      const person = newId();
      const token = newToken();
      await store.write([
        persons.put(person, { kind: "bot", name, createdAt: at, owner }, at, 0),
        botTokens.put(digestOf(token), { person, owner, createdAt: at }, at, 0),
      ]);
      return { person, token };
    },
    async end(session: string): Promise<void> {
      await store.write([sessions.delete(session)]);
    },
  };
}
