/** Handles personal data in tournaments: transfer when a guest signs in, export on request, and erasure. */
import type { HostServices } from "../services.ts";
import type { Stored } from "../storage/store.ts";
import { withdrawEntrant } from "./advance.ts";
import { seasons } from "./seasons/doc.ts";
import { dueKey, entrantOf, type TournamentDoc, tournaments } from "./doc.ts";

const PAGE = 100;
async function allOf({ store }: HostServices, person: string): Promise<Stored<TournamentDoc>[]> {
  const all: Stored<TournamentDoc>[] = [];
  for (;;) {
    const after = all.at(-1);
    const page = await tournaments.find(store, { index: ["person", person], limit: PAGE, ...(after && { after }) });
    all.push(...page);
    if (page.length < PAGE) return all;
  }
}

/**
 * Transfers a guest's tournaments to an account. If both have entered a tournament, both entries stay under their
 * names.
 */
export async function handOnTournaments(services: HostServices, from: string, account: string): Promise<void> {
  for (const { id } of await allOf(services, from))
    await tournaments.update(services.store, id, services.now(), (doc) => ({
      doc: {
        ...doc,
        organiser: doc.organiser === from ? account : doc.organiser,
        ...(doc.invites && {
          invites: doc.invites.map((one) => (one.person === from ? { ...one, person: account } : one)),
        }),
        entrants: doc.entrants.map((one) => (one.person === from ? { ...one, person: account, account } : one)),
      },
    }));
}

/** Returns all data about a person in tournaments, as plain data. */
export async function tournamentsOf(services: HostServices, person: string): Promise<object[]> {
  return (await allOf(services, person)).map(({ id, doc }) => {
    const n = entrantOf(doc, person);
    return {
      tournament: id,
      title: doc.title,
      game: doc.game,
      organised: doc.organiser === person,
      entrant: n < 0 ? null : { number: n, ...doc.entrants[n], person: undefined },
    };
  });
}

/** Erases a person from all tournaments: withdraws their entries and replaces their name with a neutral one. Their seasons end. */
export async function forgetInTournaments(services: HostServices, person: string, name: string): Promise<void> {
  await forgetInSeasons(services, person, name);
  for (const { id } of await allOf(services, person))
    await tournaments.update(services.store, id, services.now(), (doc) => {
      const oldNames = new Set(doc.entrants.flatMap((one) => (one.person === person ? one.name : [])));
      if (doc.organiser === person) oldNames.add(doc.organiserName);
      const neutral = (one: string): string => (oldNames.has(one) ? name : one);
      let next = doc;
      for (const n of doc.entrants.keys())
        if (doc.entrants[n]?.person === person) next = withdrawEntrant(next, n, "left", null, services.now());
      return {
        doc: {
          ...next,
          organiser: doc.organiser === person ? "" : doc.organiser,
          organiserName: neutral(doc.organiserName),
          ...(doc.invites && { invites: doc.invites.filter((one) => one.person !== person) }),
          entrants: next.entrants.map((one) =>
            one.person === person ? { ...one, name, person: null, account: null } : one,
          ),
          events: next.events.map((event) => ({
            ...event,
            by: event.by === null ? null : neutral(event.by),
            ...(event.what !== "ruled" && event.why !== undefined && { why: neutral(event.why) }),
          })),
        },
        // The tournament service then ends the match in progress.
        ...(doc.state === "running" && { also: [{ is: "schedule", key: dueKey(id), at: services.now() }] }),
      };
    });
}

/** Stops the seasons of a person and replaces their name. Templates of seasons name who played before. */
async function forgetInSeasons({ store, now }: HostServices, person: string, name: string): Promise<void> {
  for (const { id } of await seasons.find(store, { index: ["person", person], limit: PAGE }))
    await seasons.update(store, id, now(), (doc) => ({
      doc: {
        ...doc,
        organiser: doc.organiser === person ? "" : doc.organiser,
        organiserName: doc.organiser === person ? name : doc.organiserName,
        recurs: doc.recurs && doc.organiser !== person,
        template: {
          ...doc.template,
          ...(doc.organiser === person && { organiser: "", organiserName: name }),
          ...(doc.template.invites && { invites: doc.template.invites.filter((one) => one.person !== person) }),
        },
      },
    }));
}
