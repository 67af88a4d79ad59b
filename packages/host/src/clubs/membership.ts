/** Joins and leaves clubs, and gives members their roles. */
import { timingSafeEqual } from "node:crypto";
import type { Result } from "@starboard/kernel";
import { CLUB_MEMBERS, CLUB_REQUESTS, type ClubRole } from "@starboard/wire/clubs";
import { fail } from "../errors.ts";
import type { HostServices } from "../services.ts";
import type { Stored } from "../storage/store.ts";
import { newInvite } from "../tournaments/new-tournament.ts";
import { changeClub, type No } from "./change.ts";
import { type ClubDoc, isOrganiser, roleOf } from "./doc.ts";

type Services = Pick<HostServices, "store" | "blocks" | "now">;
type Changed = Promise<Result<Stored<ClubDoc>>>;

/** Most removed people that a club remembers. */
const MAX_REMOVED = 200;

export function isInvited({ invite }: ClubDoc, token: string | undefined): boolean {
  const [x, y] = [Buffer.from(invite), Buffer.from(token ?? "")];
  return x.length === y.length && timingSafeEqual(x, y);
}

/**
 * Returns why a person may neither join a club nor ask to; undefined if they may. CLUB_REFUSED does not say why: they were
 * removed, or an organiser blocks them.
 * @param blockedBy the accounts that block the person
 */
export function joinRefusal(
  doc: ClubDoc,
  person: string,
  token: string | undefined,
  blockedBy: ReadonlySet<string>,
): No | undefined {
  if (doc.takenDown !== null) return fail("CLUB_UNKNOWN");
  if (roleOf(doc, person) !== null) return fail("CLUB_MEMBER");
  if (doc.members.some((one) => isOrganiser(doc, one.person) && blockedBy.has(one.person))) return fail("CLUB_REFUSED");
  if (doc.members.length >= CLUB_MEMBERS) return fail("CLUB_FULL", "", { limit: CLUB_MEMBERS });
  if (isInvited(doc, token)) return undefined;
  if (doc.removed.includes(person)) return fail("CLUB_REFUSED");
  if (doc.access === "invitation") return fail("CLUB_INVITATION", "token");
  if (doc.access === "request" && doc.requests.length >= CLUB_REQUESTS && !asks(doc, person))
    return fail("CLUB_FULL", "requests", { limit: CLUB_REQUESTS });
  return undefined;
}
const asks = ({ requests }: ClubDoc, person: string): boolean => requests.some((one) => one.person === person);
const withoutRequest = (doc: ClubDoc, person: string): ClubDoc => ({
  ...doc,
  requests: doc.requests.filter((one) => one.person !== person),
});
const withMember = (doc: ClubDoc, person: string, at: number): ClubDoc => ({
  ...withoutRequest(doc, person),
  removed: doc.removed.filter((one) => one !== person),
  members: [...doc.members, { person, role: "member", since: at }],
});

/** Joins a club or asks to. Codes: CLUB_UNKNOWN, CLUB_LIMIT and those of `joinRefusal`. */
export async function joinClub(services: Services, id: string, person: string, token: string | undefined): Changed {
  const blockedBy = await services.blocks.against(person);
  return changeClub(services, id, (doc, at) => {
    const bad = joinRefusal(doc, person, token, blockedBy);
    if (bad) return bad;
    if (doc.access === "open" || isInvited(doc, token)) return withMember(doc, person, at);
    return asks(doc, person) ? doc : { ...doc, requests: [...doc.requests, { person, at }] };
  });
}

/** Leaves a club, or takes back a request. Codes: CLUB_UNKNOWN, CLUB_PERSON, CLUB_OWNER. */
export const leaveClub = (services: Services, id: string, person: string): Changed =>
  changeClub(services, id, (doc) => {
    const role = roleOf(doc, person);
    if (role === "owner") return fail("CLUB_OWNER");
    if (role === null) return asks(doc, person) ? withoutRequest(doc, person) : fail("CLUB_PERSON");
    return { ...doc, members: doc.members.filter((one) => one.person !== person) };
  });

/**
 * Admits a person who asks, or gives a member another role; as owner it hands the club over.
 * Codes: CLUB_UNKNOWN, CLUB_FORBIDDEN, CLUB_PERSON, CLUB_FULL, CLUB_LIMIT.
 */
export const setRole = (services: Services, id: string, by: string, person: string, role: ClubRole): Changed =>
  changeClub(services, id, (doc, at) => {
    if (!isOrganiser(doc, by)) return fail("CLUB_FORBIDDEN");
    const before = roleOf(doc, person);
    if (before === null) {
      if (!asks(doc, person) || role !== "member") return fail("CLUB_PERSON", "person");
      return doc.members.length >= CLUB_MEMBERS
        ? fail("CLUB_FULL", "", { limit: CLUB_MEMBERS })
        : withMember(doc, person, at);
    }
    if (before === role) return doc;
    // The owner changes only by naming the next one.
    if (roleOf(doc, by) !== "owner" || before === "owner") return fail("CLUB_FORBIDDEN");
    const members = doc.members.map((one) => {
      if (one.person === person) return { ...one, role };
      return role === "owner" && one.role === "owner" ? { ...one, role: "organiser" as const } : one;
    });
    return { ...doc, members };
  });

/** Removes a member, or declines a request. Codes: CLUB_UNKNOWN, CLUB_FORBIDDEN, CLUB_PERSON. */
export const removeMember = (services: Services, id: string, by: string, person: string): Changed =>
  changeClub(services, id, (doc) => {
    if (!isOrganiser(doc, by)) return fail("CLUB_FORBIDDEN");
    const role = roleOf(doc, person);
    if (role === null) return asks(doc, person) ? withoutRequest(doc, person) : fail("CLUB_PERSON", "person");
    if (role === "owner" || (role === "organiser" && roleOf(doc, by) !== "owner")) return fail("CLUB_FORBIDDEN");
    return {
      ...doc,
      members: doc.members.filter((one) => one.person !== person),
      removed: [...doc.removed.filter((one) => one !== person), person].slice(-MAX_REMOVED),
      // The link that they may know stops working.
      invite: newInvite(),
    };
  });
