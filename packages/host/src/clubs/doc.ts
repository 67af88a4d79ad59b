/** The stored form of clubs: one document with its members, so that the last place is taken once. */
import type { ClubAccess, ClubRole } from "@starboard/wire/clubs";
import { normalizeLine } from "@starboard/wire/text";
import { defineCollection } from "../storage/collection.ts";

export interface MemberDoc {
  readonly person: string;
  readonly role: ClubRole;
  readonly since: number;
}
export interface ClubDoc {
  readonly name: string;
  readonly about: string;
  readonly access: ClubAccess;
  readonly createdAt: number;
  /** The longest first. */
  readonly members: readonly MemberDoc[];
  /** Who asks to join. */
  readonly requests: readonly { readonly person: string; readonly at: number }[];
  /** Who was removed. They come back only by an invitation link that is newer, since a removal replaces it. */
  readonly removed: readonly string[];
  /** Token of the invitation link. */
  readonly invite: string;
  readonly notice: { readonly text: string; readonly person: string; readonly at: number } | null;
  /** Why an administrator took the club down; null while everybody may see it. */
  readonly takenDown: string | null;
  /** When the club last challenged another; every challenge changes it, so that they are counted one after the other. */
  readonly challengedAt: number;
}

const MAX_PREFIX = 20;
/** The words of a name, as searches compare them. */
export const wordsOf = (name: string): string[] =>
  normalizeLine(name)
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "");
/** The beginning of a word by which an index finds it. */
export const prefixOf = (word: string): string => Array.from(word).slice(0, MAX_PREFIX).join("");
const prefixesOf = (word: string): string[] =>
  Array.from({ length: Math.min(Array.from(word).length, MAX_PREFIX) }, (_, n) =>
    Array.from(word)
      .slice(0, n + 1)
      .join(""),
  );

export const clubs = defineCollection<ClubDoc>("club", ({ name, members, requests, takenDown }) => ({
  person: [...new Set([...members, ...requests].map(({ person }) => person))],
  ...(takenDown === null && { listed: "yes", prefix: [...new Set(wordsOf(name).flatMap(prefixesOf))] }),
}));

/** Stored under the folded name, which only one club may have. */
export const clubNames = defineCollection<{ readonly club: string }>("clubName");

/** The clubs of an account, stored under its id; written with the clubs, so that its limits hold. */
export interface MembershipDoc {
  readonly person: string;
  readonly clubs: readonly string[];
  /** Those of them that it owns. */
  readonly owned: readonly string[];
}
export const memberships = defineCollection<MembershipDoc>("clubMember", ({ person }) => ({ person }));

interface ClubReportDoc {
  readonly club: string;
  readonly person: string;
  readonly why: string;
  readonly at: number;
}
const REPORT_RETENTION_MS = 180 * 86_400_000;
export const clubReports = defineCollection<ClubReportDoc>(
  "clubReport",
  ({ club, person }) => ({ club, person }),
  ({ at }) => at + REPORT_RETENTION_MS,
);

export const roleOf = ({ members }: Pick<ClubDoc, "members">, person: string | null): ClubRole | null =>
  members.find((one) => one.person === person)?.role ?? null;
/** Whether a person admits members, writes notices and answers for the club. */
export const isOrganiser = (doc: Pick<ClubDoc, "members">, person: string | null): boolean => {
  const role = roleOf(doc, person);
  return role === "owner" || role === "organiser";
};
