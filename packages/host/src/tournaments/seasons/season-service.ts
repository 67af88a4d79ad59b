/**
 * Opens the editions of seasons. A step is one transaction on the document of the season, so that one host of several
 * opens an edition; invitations follow in a step of their own, which is repeated if its host stops.
 */
import type { HostServices } from "../../services.ts";
import type { Stored } from "../../storage/store.ts";
import { notifyPerson } from "../../notifications/notify-person.ts";
import { tournaments } from "../doc.ts";
import { AT_ONCE, creating } from "../new-tournament.ts";
import { editionId, type SeasonDoc, seasonKey, seasons } from "./doc.ts";
import { nextEdition, nextOf } from "./season.ts";

const PREFIX = seasonKey("");
/** How long a season waits whose next edition cannot be opened now, in ms. */
const RETRY_MS = 86_400_000;

export interface SeasonService {
  /** Does what is due for a season. */
  advanceNow(id: string): Promise<void>;
  close(): void;
}

export function createSeasonService(services: HostServices): SeasonService {
  const { store, storage, now, onError } = services;

  /** Sends the invitations to the newest edition. */
  async function invite({ id, version, doc }: Stored<SeasonDoc>): Promise<void> {
    const edition = editionId(id, doc.edition);
    for (const { person } of (await tournaments.get(store, edition))?.doc.invites ?? [])
      await notifyPerson(services, person, edition, "season");
    await store.write([seasons.put(id, { ...doc, isInviting: false }, now(), version)]);
  }

  /** Opens the next edition if it is due. Returns when to look again; undefined to look again at once. */
  async function open({ id, version, doc }: Stored<SeasonDoc>): Promise<number | undefined> {
    const at = now();
    const before = await tournaments.get(store, editionId(id, doc.edition));
    const { edition, opensAt } = nextOf(doc, at);
    if (before && before.doc.state !== "over" && opensAt > at) return opensAt;
    if ((await store.count("tournament", ["organises", doc.organiser])) >= AT_ONCE) return at + RETRY_MS;
    const next = await nextEdition(services, id, doc, before?.doc);
    if (!next) return at + RETRY_MS;
    const { tournament } = next;
    await store.write([
      ...creating(next.id, tournament, at),
      seasons.put(
        id,
        { ...doc, edition, startsAt: tournament.startsAt, isInviting: true, template: tournament },
        at,
        version,
      ),
      { is: "schedule", key: seasonKey(id), at },
    ]);
    return undefined;
  }

  async function advanceNow(id: string): Promise<void> {
    for (;;) {
      const stored = await seasons.get(store, id);
      if (!stored) {
        await store.write([{ is: "schedule", key: seasonKey(id), at: null }]);
        return;
      }
      if (stored.doc.isInviting) {
        await invite(stored);
        continue;
      }
      const at = stored.doc.recurs ? await open(stored) : null;
      if (at === undefined) continue;
      await store.write([{ is: "schedule", key: seasonKey(id), at }]);
      storage.bus.publish("tournament", { tournament: editionId(id, stored.doc.edition) });
      return;
    }
  }
  const stopListening = services.onDueKey((key) => {
    if (key.startsWith(PREFIX)) advanceNow(key.slice(PREFIX.length)).catch(onError);
  });
  return { advanceNow, close: stopListening };
}
