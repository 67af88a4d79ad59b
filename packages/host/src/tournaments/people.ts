/** What a tournament has of a person: handed on when a guest signs in, handed out on request, forgotten when it is erased. */
import type { House } from "../services.ts";
import type { Kept } from "../storage/store.ts";
import { withdrawn } from "./advance.ts";
import { dueKey, entrantOf, type TournamentDoc, tournaments } from "./doc.ts";

const PAGE = 100;
async function of({ store }: House, person: string): Promise<Kept<TournamentDoc>[]> {
  const all: Kept<TournamentDoc>[] = [];
  for (;;) {
    const after = all.at(-1);
    const page = await tournaments.find(store, { mark: ["person", person], limit: PAGE, ...(after && { after }) });
    all.push(...page);
    if (page.length < PAGE) return all;
  }
}

/** A guest's tournaments become an account's. Where both have entered, each keeps the entry under its own name. */
export async function handOnTournaments(house: House, from: string, account: string): Promise<void> {
  for (const { id } of await of(house, from))
    await tournaments.update(house.store, id, house.now(), (doc) => ({
      doc: {
        ...doc,
        organiser: doc.organiser === from ? account : doc.organiser,
        entrants: doc.entrants.map((one) => (one.person === from ? { ...one, person: account, account } : one)),
      },
    }));
}

/** Everything kept about somebody in tournaments, as plain data. */
export async function tournamentsOf(house: House, person: string): Promise<object[]> {
  return (await of(house, person)).map(({ id, doc }) => {
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
export async function forgetInTournaments(house: House, person: string, name: string): Promise<void> {
  for (const { id } of await of(house, person))
    await tournaments.update(house.store, id, house.now(), (doc) => {
      const was = new Set(doc.entrants.flatMap((one) => (one.person === person ? one.name : [])));
      if (doc.organiser === person) was.add(doc.organiserName);
      const neutral = (one: string): string => (was.has(one) ? name : one);
      let next = doc;
      for (const n of doc.entrants.keys())
        if (doc.entrants[n]?.person === person) next = withdrawn(next, n, "left", null, house.now());
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
        ...(doc.state === "running" && { also: [{ is: "due", key: dueKey(id), at: house.now() }] }),
      };
    });
}
