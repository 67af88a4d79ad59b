/**
 * Finds what everybody may see of a page by its address. It is asked again for every request, before anything that was
 * kept is used, so a match that became private or an item that was taken down shows nothing more.
 */
import { en as words } from "@starboard/share";
import { en } from "../messages/en.ts";
import type { PuzzleContent } from "../puzzles/content.ts";
import type { HostServices } from "../services.ts";
import { itemPage, lessonPage, puzzlePage, tournamentPage } from "./content-pages.ts";
import type { RecordSource } from "./drawing.ts";
import type { LiveFrames } from "./live-frames.ts";
import { matchPage, sharedRecord } from "./match-pages.ts";
import { drawn, type Shared } from "./shared.ts";
import { readSubject, type ShareSubject } from "./subject.ts";
import { seatPage, tablePage } from "./table-pages.ts";

export interface SharedPages {
  /** The page of everything that is not public, and of what there is not. */
  readonly general: Shared;
  /** Null for a page that has nothing of its own to show to everybody. */
  find(page: string): Promise<Shared | null>;
  /** The record of a finished match for whoever may see it; null for other subjects. */
  record(subject: ShareSubject): Promise<RecordSource | null>;
}

const generalPage = (): Shared => ({
  title: en.share.general,
  text: en.share.generalText,
  key: "general",
  card: drawn({
    kicker: "",
    title: words.general,
    text: words.generalText,
    invitation: words.invite.general,
    picture: null,
  }),
  canEmbed: false,
  subject: null,
});

export function createSharedPages(
  services: Pick<HostServices, "store" | "tables" | "matches" | "contentReader">,
  puzzles: PuzzleContent,
  live: LiveFrames,
): SharedPages {
  const { store, tables } = services;
  async function pageOf(subject: ShareSubject): Promise<Shared | null> {
    switch (subject.is) {
      case "replay":
      case "review":
        return matchPage(services, subject);
      case "table":
        return tablePage(services, live, subject);
      case "seat": {
        const link = tables.links.read(subject.token);
        return link ? seatPage(services, link.table, subject) : null;
      }
      case "item":
        return itemPage(services, subject);
      case "puzzle":
        return puzzlePage(store, puzzles, subject);
      case "lesson":
        return lessonPage(subject);
      case "tournament":
        return tournamentPage(store, subject);
    }
  }
  return {
    get general() {
      return generalPage();
    },
    async record(subject) {
      return subject.is === "replay" || subject.is === "review" ? sharedRecord(services, subject) : null;
    },
    async find(page) {
      const subject = readSubject(page);
      return subject && pageOf(subject);
    },
  };
}
