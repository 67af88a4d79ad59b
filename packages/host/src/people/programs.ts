/** The programs of a person: bots with a token of their own. Their ratings and tickets are kept like anyone's. */
import { createHash, randomBytes } from "node:crypto";
import type { Result } from "@starboard/kernel";
import { MAX_PROGRAMS, type OwnPrograms, programName, type ProgramScope } from "@starboard/wire/programs";
import { fail } from "../errors.ts";
import { ratingsOf } from "../ratings/ratings.ts";
import type { HostServices } from "../services.ts";
import { tickets } from "../tickets/doc.ts";
import { botTokens, persons } from "./identity.ts";

type Services = Pick<HostServices, "store" | "now" | "endConnections">;

const digestOf = (token: string): string => createHash("sha256").update(token).digest("hex");

/**
 * Creates a program of a person. Its token is told only here. Codes: BOT_FULL; BOT_ACCOUNT for the ladder without an
 * account, because others must be able to turn to its owner.
 */
export async function newProgramOf(
  { store, now }: Services,
  owner: { readonly person: string; readonly hasAccount: boolean },
  name: string,
  scope: ProgramScope,
): Promise<Result<{ person: string; token: string; name: string; scope: ProgramScope }>> {
  if (scope === "ladder" && !owner.hasAccount) return fail("BOT_ACCOUNT", "scope");
  const before = await botTokens.find(store, { index: ["owner", owner.person], limit: MAX_PROGRAMS });
  if (before.length >= MAX_PROGRAMS) return fail("BOT_FULL", "", { most: MAX_PROGRAMS });
  const at = now();
  const person = randomBytes(10).toString("hex");
  const token = randomBytes(32).toString("base64url");
  const shown = programName(name);
  await store.write([
    persons.put(person, { kind: "bot", name: shown, createdAt: at, owner: owner.person }, at, 0),
    botTokens.put(digestOf(token), { person, owner: owner.person, createdAt: at, scope }, at, 0),
  ]);
  return { ok: { person, token, name: shown, scope } };
}

/** The scope of a program's token; null for anyone else. */
export async function tokenScopeOf({ store }: Pick<Services, "store">, person: string): Promise<ProgramScope | null> {
  const [token] = await botTokens.find(store, { index: ["person", person], limit: 1 });
  return token ? (token.doc.scope ?? "tables") : null;
}

export async function programsOf({ store, now }: Pick<Services, "store" | "now">, owner: string): Promise<OwnPrograms> {
  const tokens = await botTokens.find(store, { index: ["owner", owner], limit: MAX_PROGRAMS });
  const bots = new Map(
    (
      await persons.getAll(
        store,
        tokens.map(({ doc }) => doc.person),
      )
    ).map(({ id, doc }) => [id, doc]),
  );
  const at = now();
  const programs = await Promise.all(
    tokens
      .toSorted((a, b) => a.doc.createdAt - b.doc.createdAt || (a.doc.person < b.doc.person ? -1 : 1))
      .map(async ({ doc: { person, scope = "tables", createdAt } }) => {
        const until = bots.get(person)?.pausedUntil ?? 0;
        return {
          person,
          name: programName(bots.get(person)?.name ?? ""),
          scope,
          createdAt,
          pausedUntil: until > at ? until : null,
          // A program has one rating per game, whatever the pace.
          ratings: (await ratingsOf(store, person, at)).map(({ pace: _pace, players: _players, ...rating }) => rating),
        };
      }),
  );
  return { programs, most: MAX_PROGRAMS };
}

/**
 * Makes the token of a program void, ends its connections and closes its ticket. Its name stays in the matches it played.
 * Code: HOST_NOT_FOUND if it is not the owner's.
 */
export async function revokeProgram(services: Services, owner: string, person: string): Promise<Result<OwnPrograms>> {
  const { store } = services;
  const own = await botTokens.find(store, { index: ["person", person], limit: MAX_PROGRAMS });
  const found = own.filter(({ doc }) => doc.owner === owner);
  if (found.length === 0) return fail("HOST_NOT_FOUND");
  await store.write([...found.map(({ id }) => botTokens.delete(id)), tickets.delete(person)]);
  services.endConnections({ person });
  return { ok: await programsOf(services, owner) };
}
