/** What messages say of things that are no tables. */
import { en } from "../messages/en.ts";
import type { HostServices } from "../services.ts";
import { entrantOf, tournaments } from "../tournaments/doc.ts";
import type { MessageItem } from "./content.ts";
import type { NewsAbout } from "./documents.ts";
import { gameTitleOf, NO_MATCH } from "./report.ts";

/** Whether a notification still tells the person something: the registration is open and they have not entered. */
export async function isCurrent({ store }: HostServices, of: string, person: string): Promise<boolean> {
  const doc = (await tournaments.get(store, of))?.doc;
  return doc?.state === "open" && entrantOf(doc, person) < 0;
}

/** Returns what a message says; undefined if its subject no longer exists. */
export async function newsItem(
  { store }: HostServices,
  of: string,
  about: NewsAbout,
  origin: string,
): Promise<MessageItem | undefined> {
  const doc = (await tournaments.get(store, of))?.doc;
  if (!doc) return undefined;
  const game = gameTitleOf(doc.game);
  const title = `${en.edition(doc.title, doc.season?.edition ?? 1)} (${game})`;
  return {
    about,
    report: { ...NO_MATCH, title, game },
    url: `${origin}/tournament/${of}`,
    pictureUrl: null,
    ...(doc.startsAt !== undefined && { news: [en.seasonNews(doc.startsAt)] }),
  };
}
