/** Changes a club with the lists of its members' clubs in one transaction. */
import type { Result } from "@starboard/kernel";
import { CLUBS_JOINED, CLUBS_OWNED } from "@starboard/wire/clubs";
import { fail } from "../errors.ts";
import type { HostServices } from "../services.ts";
import type { Change, HostStore, Stored } from "../storage/store.ts";
import { type ClubDoc, clubs, type MembershipDoc, memberships } from "./doc.ts";

export type No = ReturnType<typeof fail>;

const EMPTY: Pick<ClubDoc, "members"> = { members: [] };
const ownerOf = ({ members }: Pick<ClubDoc, "members">): string | undefined =>
  members.find(({ role }) => role === "owner")?.person;

/**
 * Returns the changes to the lists of those who join, leave, or begin or cease to own a club. Code: CLUB_LIMIT, at
 * `person` if it is not the caller who has too many clubs.
 */
export async function membershipChanges(
  store: HostStore,
  club: string,
  before: Pick<ClubDoc, "members"> = EMPTY,
  after: Pick<ClubDoc, "members"> = EMPTY,
  at: number,
): Promise<Change[] | No> {
  const persons = (doc: Pick<ClubDoc, "members">): Set<string> => new Set(doc.members.map(({ person }) => person));
  const [was, is] = [persons(before), persons(after)];
  const owners = [ownerOf(before), ownerOf(after)];
  const isChanged = (person: string): boolean =>
    was.has(person) !== is.has(person) || (owners[0] !== owners[1] && owners.includes(person));
  const changed = [...new Set([...was, ...is])].filter(isChanged);
  const found = new Map((await memberships.getAll(store, changed)).map((stored) => [stored.id, stored]));
  const changes: Change[] = [];
  for (const person of changed) {
    const stored = found.get(person);
    const list = (old: readonly string[] = [], has: boolean): string[] => [
      ...old.filter((one) => one !== club),
      ...(has ? [club] : []),
    ];
    const next: MembershipDoc = {
      person,
      clubs: list(stored?.doc.clubs, is.has(person)),
      owned: list(stored?.doc.owned, owners[1] === person),
    };
    if (is.has(person) && !was.has(person) && next.clubs.length > CLUBS_JOINED)
      return fail("CLUB_LIMIT", "", { limit: CLUBS_JOINED });
    if (owners[1] === person && owners[0] !== person && next.owned.length > CLUBS_OWNED)
      return fail("CLUB_LIMIT", "owner", { limit: CLUBS_OWNED });
    if (next.clubs.length > 0) changes.push(memberships.put(person, next, at, stored?.version ?? 0));
    else if (stored) changes.push(memberships.delete(person, stored.version));
  }
  return changes;
}

/**
 * Changes a club; retries when another writer was first. `alter` returns the club as it is to be, or why not.
 * Codes: CLUB_UNKNOWN, CLUB_LIMIT and those of `alter`.
 */
export async function changeClub(
  { store, now }: Pick<HostServices, "store" | "now">,
  id: string,
  alter: (doc: ClubDoc, at: number) => ClubDoc | No,
  also: (doc: ClubDoc) => readonly Change[] = () => [],
): Promise<Result<Stored<ClubDoc>>> {
  for (;;) {
    const stored = await clubs.get(store, id);
    if (!stored) return fail("CLUB_UNKNOWN");
    const at = now();
    const doc = alter(stored.doc, at);
    if ("bad" in doc) return doc;
    if (doc === stored.doc) return { ok: stored };
    const members = await membershipChanges(store, id, stored.doc, doc, at);
    if ("bad" in members) return members;
    if (await store.write([clubs.put(id, doc, at, stored.version), ...members, ...also(doc)]))
      return { ok: { id, version: stored.version + 1, changedAt: at, doc } };
  }
}
