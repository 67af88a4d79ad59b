/** What everybody may see of an item of the library, a puzzle, a lesson and a tournament. */
import type { Seat } from "@starboard/kernel";
import { createScriptedMatch, readerFormat, type Lesson, lessonsOf, puzzleScript } from "@starboard/kit";
import { manifests } from "@starboard/registry/manifests";
import { en as words } from "@starboard/share";
import { contents } from "../library/doc.ts";
import { fileKindOf, libraryGame } from "../library/kinds.ts";
import { lessonKind } from "../library/lesson-kind.ts";
import { visibleItem } from "../library/read.ts";
import { en } from "../messages/en.ts";
import { gameTitleOf } from "../notifications/report.ts";
import { persons } from "../people/identity.ts";
import type { PuzzleContent } from "../puzzles/content.ts";
import { puzzleRatingId, puzzleRatings } from "../puzzles/documents.ts";
import type { HostServices } from "../services.ts";
import type { HostStore } from "../storage/store.ts";
import { tournaments } from "../tournaments/doc.ts";
import { drawn, type Of, type Shared } from "./shared.ts";
import { startBoard } from "./start-board.ts";

const { number } = readerFormat;

export async function itemPage(
  { store, contentReader }: Pick<HostServices, "store" | "contentReader">,
  subject: Of<"item">,
): Promise<Shared | null> {
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
      const picture = content && (await contentReader.picture({ game, kind }, content.doc.content));
      // What is drawn is kept, so a card without its picture would stay one.
      if (picture && "bad" in picture) return null;
      return drawn({
        kicker: words.kicker(gameTitleOf(game), title),
        title: name,
        text: en.share.by(about, by),
        invitation: words.invite.item,
        picture: picture?.ok ?? null,
      })();
    },
    canEmbed: true,
    subject,
  };
}

export async function puzzlePage(
  store: HostStore,
  puzzles: PuzzleContent,
  subject: Of<"puzzle">,
): Promise<Shared | null> {
  const found = await puzzles.find(subject.game, subject.puzzle);
  if (!found) return null;
  const { puzzle, family, title, game: rules, passive } = found;
  const figures = (await puzzleRatings.get(store, puzzleRatingId(subject.game, subject.puzzle)))?.doc;
  const rating = Math.round(figures?.rating ?? puzzle.rating);
  const task = family.task(puzzle.about ?? {});
  const told =
    figures && figures.attempts > 0
      ? en.share.solved(figures.solved / figures.attempts, figures.attempts)
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

export async function lessonPage(subject: Of<"lesson">): Promise<Shared | null> {
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

export async function tournamentPage(store: HostStore, subject: Of<"tournament">): Promise<Shared | null> {
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
