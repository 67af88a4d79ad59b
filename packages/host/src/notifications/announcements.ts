/**
 * News for several people at once: a notice of a club, a challenge to it, a team match. An announcement is stored in the
 * transaction that makes the news, so a host that stops before everybody is notified leaves it for the next look.
 */
import type { HostServices } from "../services.ts";
import { defineCollection } from "../storage/collection.ts";
import type { Change } from "../storage/store.ts";
import type { NewsAbout } from "./documents.ts";
import { notifyPerson } from "./notify-person.ts";

interface AnnouncementDoc {
  readonly about: NewsAbout;
  /** What the news is of: a notice, a team match. */
  readonly of: string;
  readonly people: readonly string[];
}
export const announcements = defineCollection<AnnouncementDoc>("announcement");

const PREFIX = "announcement ";
const idOf = (of: string, about: NewsAbout): string => `${of}.${about}`;
/** When another look is taken at an announcement whose host may have stopped, in ms. */
const RETRY_MS = 30_000;

/** The changes that store an announcement. They belong into the transaction that makes the news. */
export function announcing(of: string, about: NewsAbout, people: readonly string[], at: number): readonly Change[] {
  if (people.length === 0) return [];
  const id = idOf(of, about);
  return [announcements.put(id, { about, of, people }, at), { is: "schedule", key: PREFIX + id, at: at + RETRY_MS }];
}

type Services = Pick<HostServices, "store" | "storage" | "settings" | "now">;

async function announceStored(services: Services, id: string): Promise<void> {
  const { store } = services;
  const stored = await announcements.get(store, id);
  const done: Change = { is: "schedule", key: PREFIX + id, at: null };
  if (!stored) return void (await store.write([done]));
  const { people, of, about } = stored.doc;
  // Those who were notified before their host stopped are not notified twice.
  for (const person of people) await notifyPerson(services, person, of, about);
  await store.write([announcements.delete(id), done]);
}

/** Notifies the people of an announcement that has been stored. */
export const announce = (services: Services, of: string, about: NewsAbout): Promise<void> =>
  announceStored(services, idOf(of, about));

/** Takes up announcements whose host has stopped, until the returned function is called. */
export const resumeAnnouncements = (services: HostServices): (() => void) =>
  services.onDueKey((key) => {
    if (key.startsWith(PREFIX)) announceStored(services, key.slice(PREFIX.length)).catch(services.onError);
  });
