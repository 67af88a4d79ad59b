/** Follows and blocks people, and finds what those who are followed play. */
import type { Result } from "@starboard/kernel";
import { type CompanyInfo, MAX_BLOCKED, MAX_FOLLOWED, type RelationKind } from "@starboard/wire/relations";
import { finishedMatches, finishedMatchOf } from "../archive/doc.ts";
import { endChallenges } from "../challenges/challenge.ts";
import { fail } from "../errors.ts";
import { LOBBY_LIMIT } from "../live/lobby-feed.ts";
import { persons } from "../people/identity.ts";
import type { HostServices } from "../services.ts";
import { type TableDoc, tableDocs } from "../tables/doc.ts";
import { inLobby } from "../tables/info.ts";
import { tickets } from "../tickets/doc.ts";
import { relationId, relations } from "./doc.ts";

const LIMITS: Readonly<Record<RelationKind, readonly [index: string, limit: number]>> = {
  follow: ["follows", MAX_FOLLOWED],
  block: ["blocks", MAX_BLOCKED],
};
/** Matches that are read of each followed person, and that are listed. */
const MATCHES_EACH = 3;
const MAX_MATCHES = 24;

/**
 * Follows or blocks an account, or ends it. An open ticket of the person learns at once whom it must not meet.
 * Codes: HOST_NOT_FOUND, RELATION_SELF, RELATION_FULL.
 */
export async function relate(
  services: Pick<HostServices, "store" | "storage" | "tables" | "blocks" | "now">,
  person: string,
  other: string,
  relation: RelationKind | null,
): Promise<Result<null>> {
  const { store, storage, blocks, now } = services;
  if (person === other) return fail("RELATION_SELF");
  const id = relationId(person, other);
  const before = await relations.get(store, id);
  if (relation === null) {
    if (before) await store.write([relations.delete(id)]);
  } else {
    if ((await persons.get(store, other))?.doc.kind !== "account") return fail("HOST_NOT_FOUND");
    const [index, limit] = LIMITS[relation];
    if (before?.doc.is !== relation && (await store.count("relation", [index, person])) >= limit)
      return fail("RELATION_FULL", "relation", { limit });
    await store.write([relations.put(id, { person, other, is: relation }, now())]);
  }
  storage.bus.publish("relation", { person });
  if (relation === "block" || before?.doc.is === "block") {
    blocks.forget(person);
    const avoids = [...(await blocks.of(person))];
    await tickets.update(store, person, now(), (doc) => (doc.found === null ? { doc: { ...doc, avoids } } : undefined));
  }
  if (relation === "block") await endChallenges(services, person, other);
  return { ok: null };
}

const hasOpenSeat = ({ seats }: TableDoc): boolean =>
  seats.some(({ kind, reservedFor }) => kind === "vacant" && reservedFor === "open");
const isPlayerOf = ({ owner, seats }: TableDoc, people: ReadonlySet<string>): boolean =>
  people.has(owner) || seats.some(({ account }) => account !== null && people.has(account));

/** Returns whom an account follows and blocks, with the open seats and the public matches of those it follows. */
export async function companyOf(
  { store, hub }: Pick<HostServices, "store" | "hub">,
  person: string,
): Promise<CompanyInfo> {
  const found = await relations.find(store, { index: ["person", person], limit: MAX_FOLLOWED + MAX_BLOCKED });
  const names = new Map(
    (
      await persons.getAll(
        store,
        found.map(({ doc }) => doc.other),
      )
    ).map(({ id, doc }) => [id, doc.name]),
  );
  const those = (is: RelationKind): CompanyInfo["followed"] =>
    found
      .flatMap(({ doc }) => (doc.is === is ? [{ person: doc.other, name: names.get(doc.other) ?? "" }] : []))
      .toSorted((a, b) => (a.name < b.name ? -1 : 1));
  const followed = those("follow");
  const ids = new Set(followed.map((one) => one.person));
  const lobby = ids.size === 0 ? [] : await tableDocs.find(store, { index: ["lobby", "yes"], limit: LOBBY_LIMIT });
  const matches = await Promise.all(
    [...ids].map((one) => finishedMatches.find(store, { index: ["publicOf", one], limit: MATCHES_EACH })),
  );
  const unique = new Map(matches.flat().map((stored) => [stored.id, finishedMatchOf(stored)]));
  return {
    followed,
    blocked: those("block"),
    tables: lobby
      .filter(({ doc }) => inLobby(doc) && doc.state === "lobby" && hasOpenSeat(doc) && isPlayerOf(doc, ids))
      .map((stored) => hub.infoOf(stored, undefined, person)),
    matches: [...unique.values()].toSorted((a, b) => b.endedAt - a.endedAt).slice(0, MAX_MATCHES),
  };
}
