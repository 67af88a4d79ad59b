/** Creates, changes, closes and reports clubs. */
import type { Result } from "@starboard/kernel";
import type { clubChange, newClub } from "@starboard/wire/clubs";
import type * as z from "zod/mini";
import { fail } from "../errors.ts";
import { nameKeyOf } from "../library/name-key.ts";
import { MAX_OPEN_REPORTS } from "../library/likes.ts";
import { announce, announcing } from "../notifications/announcements.ts";
import type { HostServices } from "../services.ts";
import type { Stored } from "../storage/store.ts";
import { newInvite } from "../tournaments/new-tournament.ts";
import { changeClub, membershipChanges } from "./change.ts";
import { type ClubDoc, clubNames, clubReports, clubs, isOrganiser, roleOf } from "./doc.ts";

type Services = Pick<HostServices, "store" | "storage" | "settings" | "tables" | "now">;
type Changed = Promise<Result<Stored<ClubDoc>>>;

/** Creates a club. Codes: CLUB_NAME, CLUB_LIMIT. */
export async function createClub(
  { store, tables, now }: Services,
  person: string,
  { name, about, access }: z.output<typeof newClub>,
): Changed {
  const key = nameKeyOf(name);
  if (key === "") return fail("CLUB_NAME", "name");
  for (;;) {
    const at = now();
    const doc: ClubDoc = {
      name,
      about,
      access,
      createdAt: at,
      members: [{ person, role: "owner", since: at }],
      requests: [],
      removed: [],
      invite: newInvite(),
      notice: null,
      takenDown: null,
      challengedAt: 0,
    };
    if (await clubNames.get(store, key)) return fail("CLUB_NAME", "name");
    const id = tables.random(10);
    const members = await membershipChanges(store, id, undefined, doc, at);
    if ("bad" in members) return members;
    if (await store.write([clubs.put(id, doc, at, 0), clubNames.put(key, { club: id }, at, 0), ...members]))
      return { ok: { id, version: 1, changedAt: at, doc } };
  }
}

/** Changes name, text or access. Codes: CLUB_UNKNOWN, CLUB_FORBIDDEN, CLUB_NAME, CLUB_TAKEN_DOWN. */
export async function updateClub(
  services: Services,
  id: string,
  person: string,
  { name, about, access }: z.infer<typeof clubChange>,
): Changed {
  const { store, now } = services;
  for (;;) {
    const stored = await clubs.get(store, id);
    if (!stored) return fail("CLUB_UNKNOWN");
    const { doc, version } = stored;
    if (!isOrganiser(doc, person) || (name !== undefined && roleOf(doc, person) !== "owner"))
      return fail("CLUB_FORBIDDEN");
    if (doc.takenDown !== null) return fail("CLUB_TAKEN_DOWN");
    const next: ClubDoc = {
      ...doc,
      name: name ?? doc.name,
      about: about ?? doc.about,
      access: access ?? doc.access,
      // Where nobody has to ask, nobody waits.
      requests: (access ?? doc.access) === "request" ? doc.requests : [],
    };
    const [before, after] = [nameKeyOf(doc.name), nameKeyOf(next.name)];
    if (after === "") return fail("CLUB_NAME", "name");
    if (before !== after && (await clubNames.get(store, after))) return fail("CLUB_NAME", "name");
    const at = now();
    const renamed = before === after ? [] : [clubNames.delete(before), clubNames.put(after, { club: id }, at, 0)];
    if (await store.write([clubs.put(id, next, at, version), ...renamed]))
      return { ok: { id, version: version + 1, changedAt: at, doc: next } };
  }
}

/** Replaces the invitation link. Codes: CLUB_UNKNOWN, CLUB_FORBIDDEN. */
export const renewInvite = (services: Services, id: string, person: string): Changed =>
  changeClub(services, id, (doc) =>
    isOrganiser(doc, person) ? { ...doc, invite: newInvite() } : fail("CLUB_FORBIDDEN"),
  );

/** The name under which a notification is about one notice of a club. */
export const noticeRef = (club: string, at: number): string => `${club}.${at}`;

/** Writes a notice for the members, who are notified, or removes it. Codes: CLUB_UNKNOWN, CLUB_FORBIDDEN, CLUB_TAKEN_DOWN. */
export async function writeNotice(services: Services, id: string, person: string, text: string): Changed {
  const changed = await changeClub(
    services,
    id,
    (doc, at) => {
      if (!isOrganiser(doc, person)) return fail("CLUB_FORBIDDEN");
      if (doc.takenDown !== null) return fail("CLUB_TAKEN_DOWN");
      return { ...doc, notice: text === "" ? null : { text, person, at } };
    },
    ({ notice, members }) => {
      const others = members.map((member) => member.person).filter((one) => one !== person);
      return notice === null ? [] : announcing(noticeRef(id, notice.at), "club", others, notice.at);
    },
  );
  if ("bad" in changed || changed.ok.doc.notice === null) return changed;
  await announce(services, noticeRef(id, changed.ok.doc.notice.at), "club");
  return changed;
}

/** Closes a club for good. Codes: CLUB_UNKNOWN, CLUB_FORBIDDEN, CLUB_BUSY while team matches are agreed or proposed. */
export async function closeClub({ store, now }: Services, id: string, person: string): Promise<Result<null>> {
  for (;;) {
    const stored = await clubs.get(store, id);
    if (!stored) return fail("CLUB_UNKNOWN");
    if (roleOf(stored.doc, person) !== "owner") return fail("CLUB_FORBIDDEN");
    if ((await store.count("tournament", ["clubOpen", id])) > 0) return fail("CLUB_BUSY");
    const members = await membershipChanges(store, id, stored.doc, undefined, now());
    if ("bad" in members) return members;
    const { name } = stored.doc;
    if (await store.write([clubs.delete(id, stored.version), clubNames.delete(nameKeyOf(name)), ...members]))
      return { ok: null };
  }
}

/** Reports a club to the administrators, once. Codes: CLUB_UNKNOWN, CLUB_REPORTS. */
export async function reportClub(
  { store, now }: Services,
  id: string,
  person: string,
  why: string,
): Promise<Result<null>> {
  const stored = await clubs.get(store, id);
  if (!stored || stored.doc.takenDown !== null) return fail("CLUB_UNKNOWN");
  const report = `${id}.${person}`;
  if (await clubReports.get(store, report)) return { ok: null };
  if ((await store.count("clubReport", ["person", person])) >= MAX_OPEN_REPORTS)
    return fail("CLUB_REPORTS", "", { limit: MAX_OPEN_REPORTS });
  await store.write([clubReports.put(report, { club: id, person, why, at: now() }, now())]);
  return { ok: null };
}
