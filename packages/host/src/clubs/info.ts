/** Shows clubs: members see each other, others see only members whose profile is public. */
import type { Result } from "@starboard/kernel";
import type { ClubInfo, ClubPage, ClubSummary, OwnClubs } from "@starboard/wire/clubs";
import { fail } from "../errors.ts";
import { persons } from "../people/identity.ts";
import type { HostServices } from "../services.ts";
import type { Stored } from "../storage/store.ts";
import { type ClubDoc, clubs, isOrganiser, memberships, prefixOf, roleOf, wordsOf } from "./doc.ts";
import { joinRefusal } from "./membership.ts";

type Services = Pick<HostServices, "store" | "blocks">;
/** Clubs on a page of a list. */
const PAGE = 50;

export const clubSummaryOf = ({ id, doc: { name, about, access, members } }: Stored<ClubDoc>): ClubSummary => ({
  club: id,
  name,
  about,
  access,
  members: members.length,
});

/** Returns a club that the person may see: one that was taken down is seen by its members only. Code: CLUB_UNKNOWN. */
export async function visibleClub(
  { store }: Pick<Services, "store">,
  id: string,
  person: string | null,
): Promise<Result<Stored<ClubDoc>>> {
  const stored = await clubs.get(store, id);
  return stored && (stored.doc.takenDown === null || roleOf(stored.doc, person) !== null)
    ? { ok: stored }
    : fail("CLUB_UNKNOWN");
}

/** Returns the names of those of a club whom a person may see, by account. */
export async function visiblePeople(
  { store, blocks }: Services,
  doc: ClubDoc,
  person: string | null,
): Promise<ReadonlyMap<string, { readonly name: string; readonly listed: boolean }>> {
  const isInside = roleOf(doc, person) !== null;
  const [found, blocked] = await Promise.all([
    persons.getAll(
      store,
      doc.members.map((one) => one.person),
    ),
    person === null ? new Set<string>() : blocks.of(person),
  ]);
  return new Map(
    found
      .filter((one) => one.id === person || ((isInside || one.doc.publicProfile === true) && !blocked.has(one.id)))
      .map((one) => [one.id, { name: one.doc.name, listed: one.doc.listed === true }]),
  );
}

/** Code: CLUB_UNKNOWN. */
export async function clubOf(
  services: Services,
  id: string,
  person: string | null,
  token: string | undefined,
): Promise<Result<ClubInfo>> {
  const visible = await visibleClub(services, id, person);
  if ("bad" in visible) return visible;
  const { doc } = visible.ok;
  const role = roleOf(doc, person);
  const manages = isOrganiser(doc, person);
  const people = await visiblePeople(services, doc, person);
  const blockedBy = person === null || role !== null ? new Set<string>() : await services.blocks.against(person);
  const { notice } = doc;
  const asking = manages
    ? new Map(
        (
          await persons.getAll(
            services.store,
            doc.requests.map((one) => one.person),
          )
        ).map((one) => [one.id, one.doc.name]),
      )
    : new Map<string, string>();
  return {
    ok: {
      ...clubSummaryOf(visible.ok),
      createdAt: doc.createdAt,
      people: doc.members.flatMap((one) => {
        const seen = people.get(one.person);
        return seen ? [{ ...one, name: seen.name }] : [];
      }),
      notice:
        notice && role !== null
          ? { text: notice.text, by: people.get(notice.person)?.name ?? "", at: notice.at }
          : null,
      requests: doc.requests.flatMap((one) => {
        const name = asking.get(one.person);
        return name === undefined ? [] : [{ ...one, name }];
      }),
      invite: manages ? doc.invite : null,
      takenDown: role === null ? null : doc.takenDown,
      you: {
        role,
        asked: person !== null && doc.requests.some((one) => one.person === person),
        mayNot:
          role !== null
            ? null
            : person === null
              ? "CLUB_ACCOUNT"
              : (joinRefusal(doc, person, token, blockedBy)?.bad[0]?.code ?? null),
      },
    },
  };
}

/** Returns one page of the clubs, or of those whose names have words that begin so. */
export async function findClubs(
  { store }: Pick<Services, "store">,
  name: string | undefined,
  after: string | undefined,
): Promise<ClubPage> {
  const words = wordsOf(name ?? "");
  const [changedAt, id] = after?.split(".") ?? [];
  const found = await clubs.find(store, {
    index: words[0] === undefined ? ["listed", "yes"] : ["prefix", prefixOf(words[0])],
    limit: PAGE,
    ...(id !== undefined && { after: { changedAt: Number(changedAt), id } }),
  });
  const fits = ({ doc }: Stored<ClubDoc>): boolean => {
    const own = wordsOf(doc.name);
    return words.every((word) => own.some((one) => one.startsWith(word)));
  };
  const last = found.length === PAGE ? found.at(-1) : undefined;
  return {
    clubs: found.filter(fits).map(clubSummaryOf),
    after: last ? `${last.changedAt}.${last.id}` : null,
  };
}

export async function clubsOf({ store }: Pick<Services, "store">, person: string): Promise<OwnClubs> {
  const found = await clubs.getAll(store, (await memberships.get(store, person))?.doc.clubs ?? []);
  return {
    clubs: found.flatMap((stored) => {
      const role = roleOf(stored.doc, person);
      const { requests, notice } = stored.doc;
      const waiting = isOrganiser(stored.doc, person) ? requests.length : 0;
      return role === null ? [] : [{ ...clubSummaryOf(stored), role, requests: waiting, noticeAt: notice?.at ?? null }];
    }),
  };
}
