/**
 * What everybody may see of a page: title, text, and what its card shows. It is asked again for every request, before
 * anything that was kept is used, so a match that became private or an item that was taken down shows nothing more.
 */
import { parseEdition, type Seat } from "@starboard/kernel";
import { createScriptedMatch, formatFor, type Lesson, lessonsOf, puzzleScript } from "@starboard/kit";
import { manifests } from "@starboard/registry/manifests";
import { en as words, matchCard, type ShareCard } from "@starboard/share";
import { finishedMatches } from "../archive/doc.ts";
import { contents } from "../library/doc.ts";
import { fileKindOf, libraryGame } from "../library/kinds.ts";
import { lessonKind } from "../library/lesson-kind.ts";
import { visibleItem } from "../library/read.ts";
import { en } from "../messages/en.ts";
import { gameTitleOf, titleOf } from "../notifications/report.ts";
import { persons } from "../people/identity.ts";
import type { PuzzleContent } from "../puzzles/content.ts";
import { puzzleRatingId, puzzleRatings } from "../puzzles/documents.ts";
import { reviews } from "../reviews/documents.ts";
import type { HostServices } from "../services.ts";
import { tableDocs } from "../tables/doc.ts";
import { inLobby } from "../tables/info.ts";
import { tournaments } from "../tournaments/doc.ts";
import type { DrawingTask } from "./drawing.ts";
import type { LiveFrames } from "./live-frames.ts";
import { readSubject, type ShareSubject } from "./subject.ts";

export interface Shared {
  readonly title: string;
  readonly text: string;
  /** Names the state of what is shown: what is drawn for a key never changes. */
  readonly key: string;
  /** What the card shows; null if it can no longer be drawn. */
  card(): Promise<DrawingTask | null>;
  readonly canEmbed: boolean;
  readonly subject: ShareSubject | null;
}
export interface SharedPages {
  /** The page of everything that is not public, and of what there is not. */
  readonly general: Shared;
  /** Null for a page that has nothing of its own to show to everybody. */
  find(page: string): Promise<Shared | null>;
  /** A finished match for whoever may see it, for its frames. */
  record(subject: ShareSubject): Promise<Extract<DrawingTask, { is: "record-card" }> | null>;
}

const { number, percent, count } = formatFor("en");
const drawn = (card: ShareCard) => async (): Promise<DrawingTask> => ({ is: "card", card });

const general: Shared = {
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
};

type Of<Is extends ShareSubject["is"]> = Extract<ShareSubject, { is: Is }>;

export function createSharedPages(services: HostServices, puzzles: PuzzleContent, live: LiveFrames): SharedPages {
  const { store, tables } = services;

  /** The document of a finished match that everybody with this link may see. */
  async function finished({ match, token }: Of<"replay" | "review">) {
    const stored = await finishedMatches.get(store, match);
    if (!stored) return null;
    const isShown = stored.doc.public || (token !== null && tables.links.isShareToken(match, token));
    return isShown ? stored.doc : null;
  }

  async function record(subject: ShareSubject): ReturnType<SharedPages["record"]> {
    if (subject.is !== "replay" && subject.is !== "review") return null;
    const doc = await finished(subject);
    if (!doc) return null;
    const read = await services.matches.service.execute({ is: "record", match: subject.match });
    if (read.is !== "record") return null;
    const figure = subject.is === "review" ? await verdictOn(subject) : undefined;
    return {
      is: "record-card",
      record: read.record,
      names: doc.seats.map(({ name }) => name),
      preset: doc.preset ?? "",
      n: subject.n,
      ...(figure && { figure }),
    };
  }

  /** What the stored review says of a moment, if it is a mistake of any size. */
  async function verdictOn({ match, n }: Of<"replay" | "review">): Promise<ShareCard["figure"]> {
    const review = (await reviews.get(store, match))?.doc.review;
    const moment = review?.moments.find((one) => one.n === n);
    const word = moment && en.share.assessments[moment.assessment as keyof typeof en.share.assessments];
    if (!moment || word === undefined) return undefined;
    return { word, value: `−${percent(Math.max(0, moment.loss[0]))}`, text: en.share.winChance };
  }

  async function matchPage(subject: Of<"replay" | "review">): Promise<Shared | null> {
    const doc = await finished(subject);
    if (!doc) return null;
    const { seats, game, entries, endedAt } = doc;
    const names = (result: "won" | "lost"): string[] =>
      seats.flatMap((seat) => (seat.result === result ? [seat.name] : []));
    const [winners, losers] = [names("won"), names("lost")];
    const figure = subject.is === "review" ? await verdictOn(subject) : undefined;
    return {
      title: winners.length === 0 ? words.drew(seats.map(({ name }) => name)) : words.beat(winners, losers),
      text: subject.n === null ? en.share.matchText(gameTitleOf(game)) : en.share.momentText(gameTitleOf(game)),
      key: JSON.stringify([subject.match, subject.n, entries, endedAt, seats.map(({ name }) => name), figure]),
      card: () => record(subject),
      canEmbed: true,
      subject,
    };
  }

  async function tablePage(subject: Of<"table">): Promise<Shared | null> {
    const stored = await tableDocs.get(store, subject.table);
    if (!stored || stored.doc.closed) return null;
    const { doc } = stored;
    if (doc.state === "over") return matchPage({ is: "replay", match: subject.table, n: null, token: null });
    if (doc.state === "lobby") return inLobby(doc) ? seatPage(subject.table, subject) : null;
    const now = await live.find(subject.table);
    if (!now) return null;
    return {
      title: words.meet(now.moment.seats.map(({ name }) => name)),
      text: en.share.liveText(now.moment.game),
      key: JSON.stringify([subject.table, now.at, now.isOver, now.moment.seats]),
      card: drawn(matchCard(now.moment, words)),
      canEmbed: true,
      subject,
    };
  }

  /** An open seat: whoever has the link may take it, so the link may say who asks. */
  async function seatPage(table: string, subject: ShareSubject): Promise<Shared | null> {
    const stored = await tableDocs.get(store, table);
    if (!stored || stored.doc.closed || stored.doc.state !== "lobby") return null;
    const { doc } = stored;
    const title = doc.ownerName === "" ? titleOf(doc) : en.share.invites(doc.ownerName, gameTitleOf(doc.game));
    return {
      title,
      text: en.share.inviteText,
      key: JSON.stringify([table, title, doc.terms.title]),
      card: drawn({
        kicker: gameTitleOf(doc.game),
        title,
        text: doc.terms.title,
        invitation: words.invite.seat,
        picture: await startBoard(doc.game),
      }),
      canEmbed: false,
      subject,
    };
  }

  async function itemPage(subject: Of<"item">): Promise<Shared | null> {
    const found = await visibleItem({ store }, subject.item);
    if ("bad" in found) return null;
    const { game, kind: kindId, name, maker, about, versions } = found.ok.doc;
    const kind = await fileKindOf(game, kindId);
    const title = kind?.title ?? kindId;
    const by = (await persons.get(store, maker))?.doc.name ?? "";
    const hash = versions.at(-1)?.hash ?? "";
    const text = en.share.itemText(about, by);
    return {
      title: en.share.item(name, title, gameTitleOf(game)),
      text,
      key: JSON.stringify([subject.item, hash, name, text]),
      async card() {
        const content = kind && (await contents.get(store, hash));
        return drawn({
          kicker: words.kicker(gameTitleOf(game), title),
          title: name,
          text: en.share.by(about, by),
          invitation: words.invite.item,
          picture: content ? kind.picture(content.doc.content) : null,
        })();
      },
      canEmbed: true,
      subject,
    };
  }

  async function puzzlePage(subject: Of<"puzzle">): Promise<Shared | null> {
    const found = await puzzles.find(subject.game, subject.puzzle);
    if (!found) return null;
    const { puzzle, family, title, game: rules, passive } = found;
    const figures = (await puzzleRatings.get(store, puzzleRatingId(subject.game, subject.puzzle)))?.doc;
    const rating = Math.round(figures?.rating ?? puzzle.rating);
    const task = family.task(puzzle.about ?? {});
    const told =
      figures && figures.attempts > 0
        ? en.share.solved(percent(figures.solved / figures.attempts), count(figures.attempts, "person", "people"))
        : en.share.puzzleRating;
    const value = number(rating, { useGrouping: false });
    return {
      title: `${title}: ${family.title}`,
      text: en.share.puzzleText(task, value),
      key: JSON.stringify([subject.game, subject.puzzle, task, value, told]),
      async card() {
        const files = (await libraryGame(subject.game))?.files;
        const { state } = createScriptedMatch(rules, puzzleScript(puzzle, passive));
        return drawn({
          kicker: words.kicker(title, en.share.puzzle),
          title: family.title,
          text: task,
          figure: { value, text: told },
          invitation: words.invite.puzzle,
          // As the solver sees it before the first act: never the solution.
          picture: files?.board(rules.view(state, puzzle.seat as Seat) as never) ?? null,
        })();
      },
      canEmbed: true,
      subject,
    };
  }

  async function lessonPage(subject: Of<"lesson">): Promise<Shared | null> {
    const manifest = manifests.find(({ id }) => id === subject.game);
    const course = await manifest?.course?.();
    const lesson: Lesson | undefined = course && lessonsOf(course).find(({ id }) => id === subject.lesson);
    const known = await libraryGame(subject.game);
    if (!lesson || !known || !manifest) return null;
    return {
      title: `${manifest.landing.title}: ${lesson.title}`,
      text: lesson.about,
      key: JSON.stringify([subject.game, subject.lesson, lesson.title, lesson.about]),
      card: async () =>
        drawn({
          kicker: words.kicker(manifest.landing.title, en.library.lesson),
          title: lesson.title,
          text: lesson.about,
          invitation: words.invite.lesson,
          picture: lessonKind(known.game, known.files).picture(lesson),
        })(),
      canEmbed: false,
      subject,
    };
  }

  async function tournamentPage(subject: Of<"tournament">): Promise<Shared | null> {
    const doc = (await tournaments.get(store, subject.tournament))?.doc;
    if (!doc || !(doc.listed || subject.invite === doc.invite)) return null;
    const entrants = en.share.entrants(doc.entrants.length);
    return {
      title: doc.title,
      text: en.share.tournamentText(gameTitleOf(doc.game), entrants),
      key: JSON.stringify([subject.tournament, doc.title, doc.state, entrants]),
      card: async () =>
        drawn({
          kicker: words.kicker(gameTitleOf(doc.game), en.share.tournament),
          title: doc.title,
          text: entrants,
          invitation: words.invite.tournament,
          picture: await startBoard(doc.game),
        })(),
      canEmbed: false,
      subject,
    };
  }

  function pageOf(subject: ShareSubject): Promise<Shared | null> {
    switch (subject.is) {
      case "replay":
      case "review":
        return matchPage(subject);
      case "table":
        return tablePage(subject);
      case "seat": {
        const link = tables.links.read(subject.token);
        return link ? seatPage(link.table, subject) : Promise.resolve(null);
      }
      case "item":
        return itemPage(subject);
      case "puzzle":
        return puzzlePage(subject);
      case "lesson":
        return lessonPage(subject);
      case "tournament":
        return tournamentPage(subject);
    }
  }

  return {
    general,
    record,
    async find(page) {
      const subject = readSubject(page);
      return subject && pageOf(subject);
    },
  };
}

/** The board of a game as its first lesson begins; null for a game without lessons. */
async function startBoard(game: string): Promise<ShareCard["picture"]> {
  const id = parseEdition(game)?.id ?? game;
  const [known, course] = await Promise.all([
    libraryGame(id),
    manifests.find((manifest) => manifest.id === id)?.course?.(),
  ]);
  const lesson = course && lessonsOf(course)[0];
  return known && lesson ? lessonKind(known.game, known.files).picture(lesson) : null;
}
