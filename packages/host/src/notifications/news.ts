/** What messages say of things that are no tables. */
import { clubs, roleOf } from "../clubs/doc.ts";
import { en } from "../messages/en.ts";
import type { HostServices } from "../services.ts";
import { entrantOf, tournaments } from "../tournaments/doc.ts";
import type { MessageItem } from "./content.ts";
import type { NewsAbout, NotificationTarget } from "./documents.ts";
import { gameTitleOf, NO_MATCH } from "./report.ts";

/** Whether a notification still tells the person something: a registration is open and they have not entered, a notice is the newest. */
export async function isCurrent(
  services: HostServices,
  of: string,
  about: NewsAbout,
  person: string,
): Promise<boolean> {
  if (about === "club") return (await noticeOf(services, of, person)) !== undefined;
  const doc = (await tournaments.get(services.store, of))?.doc;
  if (about === "teamChallenge") return doc?.state === "open" && doc.teams?.answer === "waiting";
  return doc?.state === "open" && entrantOf(doc, person) < 0;
}

/** The notice of a club for one of its members, unless it was replaced or removed. */
async function noticeOf(
  { store }: HostServices,
  ref: string,
  person: string,
): Promise<{ readonly club: string; readonly name: string; readonly text: string } | undefined> {
  const [club = "", at] = ref.split(".");
  const doc = (await clubs.get(store, club))?.doc;
  if (!doc?.notice || `${doc.notice.at}` !== at || doc.takenDown !== null || roleOf(doc, person) === null)
    return undefined;
  return { club, name: doc.name, text: doc.notice.text };
}

/** Returns what a message says; undefined if its subject no longer exists. */
export async function newsItem(
  services: HostServices,
  of: string,
  about: NewsAbout,
  { origin, person }: Pick<NotificationTarget, "origin" | "person">,
): Promise<MessageItem | undefined> {
  if (about === "club") {
    const notice = await noticeOf(services, of, person);
    if (!notice) return undefined;
    return {
      about,
      report: { ...NO_MATCH, title: notice.name, game: "" },
      url: `${origin}/clubs/${notice.club}`,
      pictureUrl: null,
      news: [notice.text],
    };
  }
  const doc = (await tournaments.get(services.store, of))?.doc;
  if (!doc) return undefined;
  const game = gameTitleOf(doc.game);
  const { title: name, season, teams, startsAt } = doc;
  const title = `${season ? en.edition(name, season.edition) : name} (${game})`;
  const news = startsAt === undefined ? [] : [teams ? en.teamNews(startsAt, teams.boards) : en.seasonNews(startsAt)];
  return {
    about,
    report: { ...NO_MATCH, title, game },
    url: `${origin}/tournament/${of}`,
    pictureUrl: null,
    news,
  };
}
