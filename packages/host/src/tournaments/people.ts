/** What a tournament has of a person: handed on when a guest signs in, handed out on request, forgotten when it is erased. */
import type { HostServices } from "../services.ts";
import type { Stored } from "../storage/store.ts";
import { withdrawEntrant } from "./advance.ts";
import { dueKey, entrantOf, type TournamentDoc, tournaments } from "./doc.ts";

const PAGE = 100;
async function of({ store }: HostServices, person: string): Promise<Stored<TournamentDoc>[]> {
  const all: Stored<TournamentDoc>[] = [];
  for (;;) {
    const after = all.at(-1);
    const page = await tournaments.find(store, { index: ["person", person], limit: PAGE, ...(after && { after }) });
    all.push(...page);
    if (page.length < PAGE) return all;
  }
}

/** A guest's tournaments become an account's. Where both have entered, each keeps the entry under its own name. */
export async function handOnTournaments(services: HostServices, from: string, account: string): Promise<void> {
  for (const { id } of await of(services, from))
    await tournaments.update(services.store, id, services.now(), (doc) => ({
      doc: {
        ...doc,
        organiser: doc.organiser === from ? account : doc.organiser,
        entrants: doc.entrants.map((one) => (one.person === from ? { ...one, person: account, account } : one)),
      },
    }));
}

/** Everything kept about somebody in tournaments, as plain data. */
export async function tournamentsOf(services: HostServices, person: string): Promise<object[]> {
  return (await of(services, person)).map(({ id, doc }) => {
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

/** Somebody is erased: they play no more, and a neutral name stands where theirs stood. */
export async function forgetInTournaments(services: HostServices, person: string, name: string): Promise<void> {
  for (const { id } of await of(services, person))
    await tournaments.update(services.store, id, services.now(), (doc) => {
      const was = new Set(doc.entrants.flatMap((one) => (one.person === person ? one.name : [])));
      if (doc.organiser === person) was.add(doc.organiserName);
      const neutral = (one: string): string => (was.has(one) ? name : one);
      let next = doc;
      for (const n of doc.entrants.keys())
        if (doc.entrants[n]?.person === person) next = withdrawEntrant(next, n, "left", null, services.now());
      return {
        doc: {
          ...next,
          organiser: doc.organiser === person ? "" : doc.organiser,
          organiserName: neutral(doc.organiserName),
          entrants: next.entrants.map((one) =>
            one.person === person ? { ...one, name, person: null, account: null } : one,
          ),
          events: next.events.map((event) => ({
            ...event,
            by: event.by === null ? null : neutral(event.by),
            ...(event.what !== "ruled" && event.why !== undefined && { why: neutral(event.why) }),
          })),
        },
        // The keeper ends the match that is under way.
        ...(doc.state === "running" && { also: [{ is: "schedule", key: dueKey(id), at: services.now() }] }),
      };
    });
}
