/** Personal data in clubs: erasure. The clubs of a person are exported with the other documents. */
import type { HostServices } from "../services.ts";
import { nameKeyOf } from "../library/name-key.ts";
import { membershipChanges } from "./change.ts";
import { type ClubDoc, clubNames, clubs, type MemberDoc } from "./doc.ts";

const MAX_CLUBS = 1_000;
const RANK: Readonly<Record<MemberDoc["role"], number>> = { owner: 0, organiser: 1, member: 2 };

/** The club without a person. Its longest-serving organiser, or else member, becomes the owner; undefined if nobody is left. */
function without(doc: ClubDoc, person: string): ClubDoc | undefined {
  const left = doc.members.filter((one) => one.person !== person);
  const [heir] = left.toSorted((a, b) => RANK[a.role] - RANK[b.role] || a.since - b.since);
  if (!heir) return undefined;
  return {
    ...doc,
    members: left.map((one) =>
      one === heir && !left.some(({ role }) => role === "owner") ? { ...one, role: "owner" } : one,
    ),
    requests: doc.requests.filter((one) => one.person !== person),
    removed: doc.removed.filter((one) => one !== person),
    notice: doc.notice?.person === person ? null : doc.notice,
  };
}

/** Removes a person from all clubs. A club without members is closed. */
export async function forgetInClubs(services: Pick<HostServices, "store" | "now">, person: string): Promise<void> {
  const { store, now } = services;
  for (const { id } of await clubs.find(store, { index: ["person", person], limit: MAX_CLUBS }))
    for (;;) {
      const stored = await clubs.get(store, id);
      if (!stored) break;
      const next = without(stored.doc, person);
      const members = await membershipChanges(store, id, stored.doc, next, now());
      // An heir who owns many clubs already owns one more.
      const also = "bad" in members ? [] : members;
      const changes = next
        ? [clubs.put(id, next, now(), stored.version)]
        : [clubs.delete(id, stored.version), clubNames.delete(nameKeyOf(stored.doc.name))];
      if (await store.write([...changes, ...also])) break;
    }
}
