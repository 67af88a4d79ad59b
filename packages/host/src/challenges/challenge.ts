/** Sends, answers and lists challenges. */
import type { Result } from "@starboard/kernel";
import {
  type challengeInput,
  type ChallengeInfo,
  type ChallengesFrom,
  type ChallengesInfo,
  MAX_RECEIVED_CHALLENGES,
  MAX_SENT_CHALLENGES,
} from "@starboard/wire/challenges";
import type * as z from "zod/mini";
import { fail } from "../errors.ts";
import { notificationId, pendingNotifications } from "../notifications/documents.ts";
import { type Person, persons } from "../people/identity.ts";
import { relationId, relations } from "../relations/doc.ts";
import type { HostServices } from "../services.ts";
import type { Stored } from "../storage/store.ts";
import { duelOf } from "../tickets/duel.ts";
import { duelTable } from "../tickets/duel-table.ts";
import { PACE_CLOCKS } from "@starboard/wire/tickets";
import { ANSWER_RETENTION_MS, type ChallengeDoc, idOfChallenge, challenges, lifeOf } from "./doc.ts";

type Services = Pick<HostServices, "store" | "storage" | "tables" | "blocks" | "now">;

/** Whether an account takes challenges of another. */
async function takes({ store, blocks }: Services, to: string, person: Person, from: string): Promise<boolean> {
  const { challengesFrom = "everyone" } = person;
  if (challengesFrom === "nobody" || (await blocks.against(from)).has(to)) return false;
  return challengesFrom === "everyone" || (await relations.get(store, relationId(to, from)))?.doc.is === "follow";
}

/** Returns a challenge that has not expired. */
async function current({ store, now }: Services, from: string, to: string): Promise<Stored<ChallengeDoc> | undefined> {
  const stored = await challenges.get(store, idOfChallenge(from, to));
  return stored && stored.doc.expiresAt > now() ? stored : undefined;
}

/**
 * Challenges an account, or changes a challenge that waits for its answer. Codes: CHALLENGE_SELF, CHALLENGE_GAME,
 * HOST_NOT_FOUND, CHALLENGE_FULL, and CHALLENGE_REFUSED, which does not say why: the other account takes no challenges,
 * blocks the caller, declined lately, or has too many.
 */
export async function sendChallenge(
  services: Services,
  from: string,
  to: string,
  { game, pace, preset, rated }: z.output<typeof challengeInput>,
): Promise<Result<null>> {
  const { store, storage, now } = services;
  if (from === to) return fail("CHALLENGE_SELF");
  if (!duelOf(game, PACE_CLOCKS[pace], preset)) return fail("CHALLENGE_GAME", "game", { game });
  const person = await persons.get(store, to);
  if (person?.doc.kind !== "account") return fail("HOST_NOT_FOUND");
  const before = await current(services, from, to);
  if (!before && (await store.count("challenge", ["from", from])) >= MAX_SENT_CHALLENGES)
    return fail("CHALLENGE_FULL", "", { limit: MAX_SENT_CHALLENGES });
  const isFull = (await store.count("challenge", ["awaits", to])) >= MAX_RECEIVED_CHALLENGES;
  if (before?.doc.state === "declined" || (!before && isFull) || !(await takes(services, to, person.doc, from)))
    return fail("CHALLENGE_REFUSED");
  const at = now();
  const doc: ChallengeDoc = {
    from,
    to,
    game,
    pace,
    preset,
    rated,
    since: at,
    state: "waiting",
    table: null,
    expiresAt: at + lifeOf(pace),
  };
  await store.write([challenges.put(idOfChallenge(from, to), doc, at)]);
  storage.bus.publish("challenged", { from, to });
  return { ok: null };
}

/** Withdraws a challenge that has not been accepted. Without one, nothing happens. */
export async function withdrawChallenge(services: Services, from: string, to: string): Promise<void> {
  const stored = await current(services, from, to);
  // A declined challenge stays, as does the notice of a withdrawn one: otherwise repeating it would notify again.
  if (stored?.doc.state === "waiting") await services.store.write([challenges.delete(stored.id, stored.version)]);
}

/** Deletes the notice of a challenge. */
const noNotice = ({ from, to }: Pick<ChallengeDoc, "from" | "to">) =>
  pendingNotifications.delete(notificationId(to, idOfChallenge(from, to), "challenge"));

/** Declines a challenge, also on behalf of a person who blocks another. Code: CHALLENGE_NONE. */
export async function declineChallenge(services: Services, from: string, to: string): Promise<Result<null>> {
  const { store, now } = services;
  const stored = await current(services, from, to);
  if (stored?.doc.state !== "waiting") return fail("CHALLENGE_NONE");
  const at = now();
  const doc: ChallengeDoc = { ...stored.doc, state: "declined", expiresAt: at + ANSWER_RETENTION_MS };
  const written = await store.write([challenges.put(stored.id, doc, at, stored.version), noNotice(doc)]);
  return written ? { ok: null } : declineChallenge(services, from, to);
}

/** Accepts a challenge: returns the table of the match, at which both have seats. Code: CHALLENGE_NONE. */
export async function acceptChallenge(
  services: Services,
  from: string,
  to: string,
): Promise<Result<{ readonly table: string }>> {
  const { store, storage, tables: tableService, now } = services;
  const stored = await current(services, from, to);
  const [sender, taker] = [await persons.get(store, from), await persons.get(store, to)];
  if (stored?.doc.state !== "waiting" || !sender || !taker) return fail("CHALLENGE_NONE");
  const { game, pace, preset, rated } = stored.doc;
  const players = [sender, taker].map(({ id, doc }) => ({ person: id, account: id, name: doc.name }));
  const made = await duelTable(services, { game, pace, preset, rated, players });
  if (!made) return fail("CHALLENGE_GAME", "game", { game });
  const at = now();
  const doc: ChallengeDoc = {
    ...stored.doc,
    state: "accepted",
    table: made.table,
    expiresAt: at + ANSWER_RETENTION_MS,
  };
  const changes = [...made.changes, challenges.put(stored.id, doc, at, stored.version), noNotice(doc)];
  // The challenge was answered, changed or withdrawn meanwhile.
  if (!(await store.write(changes))) return fail("CHALLENGE_NONE");
  tableService.changed(made.table);
  storage.bus.publish("paired", { table: made.table });
  return { ok: { table: made.table } };
}

/** Ends what waits between two accounts, in both directions, as when one of them blocks the other. */
export async function endChallenges(services: Services, person: string, other: string): Promise<void> {
  await declineChallenge(services, other, person);
  await withdrawChallenge(services, person, other);
}

/** Sets whose challenges an account takes. Those that wait already stay. */
export async function takeChallengesFrom(
  { store, now }: Services,
  person: string,
  from: ChallengesFrom,
): Promise<void> {
  await persons.update(store, person, now(), ({ challengesFrom: _before, ...doc }) => ({
    doc: from === "everyone" ? doc : { ...doc, challengesFrom: from },
  }));
}

export async function challengesOf(services: Services, person: string): Promise<ChallengesInfo> {
  const { store, now } = services;
  const at = now();
  const listed = async (index: "awaits" | "from", limit: number): Promise<readonly ChallengeDoc[]> =>
    (await challenges.find(store, { index: [index, person], limit })).flatMap(({ doc }) =>
      doc.expiresAt > at ? [doc] : [],
    );
  const [received, sent] = [await listed("awaits", MAX_RECEIVED_CHALLENGES), await listed("from", MAX_SENT_CHALLENGES)];
  const others = [...new Set([...received.map(({ from }) => from), ...sent.map(({ to }) => to)])];
  const names = new Map((await persons.getAll(store, others)).map(({ id, doc }) => [id, doc.name]));
  const infoOf = (other: string, { from: _from, to: _to, ...rest }: ChallengeDoc): ChallengeInfo => ({
    ...rest,
    person: other,
    name: names.get(other) ?? "",
  });
  return {
    from: (await persons.get(store, person))?.doc.challengesFrom ?? "everyone",
    received: received.map((doc) => infoOf(doc.from, doc)),
    sent: sent.map((doc) => infoOf(doc.to, doc)),
  };
}
