/** Stores a notification for a person that is about no table: the next edition of a season, a club, a team match. */
import type { HostServices } from "../services.ts";
import { type NewsAbout, notificationId, pendingNotifications, preferenceOf } from "./documents.ts";

/** Notifies a person once of something, unless they want no notifications. May be repeated. */
export async function notifyPerson(
  { store, storage, settings, now }: Pick<HostServices, "store" | "storage" | "settings" | "now">,
  person: string,
  of: string,
  about: NewsAbout,
): Promise<void> {
  const { when, channels } = await preferenceOf(store, person);
  if (channels.length === 0 || when === "never") return;
  const doc = { person, table: of, since: now(), sent: false, about };
  await store.write([pendingNotifications.put(notificationId(person, of, about), doc, now(), 0)]);
  // Also if it was stored before: the host may have stopped in between.
  const at = now() + settings.notifyDelaySeconds * 1000;
  await storage.jobs.add("notification", { person }, { key: person, at });
}
