import { Button, Icon, useMemo } from "@starboard/ui";
import { parseEdition } from "@starboard/kernel";
import { type LessonCourse, type Lesson, lessonsOf, type Mark } from "@starboard/kit";
import { useEffect } from "react";
import { useStore } from "zustand";
import { GuideStrip } from "../guide/GuideStrip.tsx";
import { type GuideSession, openGuide } from "../guide/guide-session.ts";
import { practiceSeats } from "../guide/practice-seats.ts";
import { fetchEdition, type LoadedGame } from "../loaded-game.ts";
import * as en from "../messages/en.ts";
import { MarkLayer } from "../marks/MarkLayer.tsx";
import { ProblemError } from "../problems.ts";
import { navigate } from "../router.ts";
import { share } from "../share/share-store.ts";
import { ErrorPage } from "../shell/ErrorPages.tsx";
import { Loading } from "../shell/Loading.tsx";
import { useFetched } from "../shell/use-fetched.ts";
import { Prompt } from "../table/Prompt.tsx";
import { Table } from "../table/Table.tsx";
import { lessonAfter } from "./course-state.ts";
import { fetchCourse } from "./courses.ts";
import { editLesson } from "./edit-lesson.ts";
import { guideOf } from "./lesson-guide.ts";
import { useOpenedLesson, waitingLesson } from "./opened-lesson.ts";
import { LessonEnding } from "./LessonEnding.tsx";
import { useProgress } from "./progress.ts";
import "./learn.css";

/** A lesson of a game's course on the match screen. */
export function LessonScreen({ game, lesson }: { readonly game: string; readonly lesson: string }) {
  const { value, problem } = useFetched(`lesson ${game} ${lesson}`, async () => {
    const course = await fetchCourse(game);
    const found = lessonsOf(course).find(({ id }) => id === lesson);
    if (!found) throw new ProblemError({ code: "WEB_LESSON", about: { lesson } });
    return openLesson(found, course);
  });
  if (problem) return <ErrorPage problem={problem} title={en.learn.title} />;
  if (!value) return <Loading text={en.table.opening} />;
  return <LessonTable key={lesson} {...value} />;
}

/** A lesson from a link or a file, or from the editor. */
export function LessonFileScreen() {
  const { value, problem } = useFetched("lesson file", async () => {
    const lesson = await waitingLesson(location.hash);
    const course = await fetchCourse(parseEdition(lesson.game)?.id ?? lesson.game);
    const opened = await openLesson(lesson, course);
    // What was stored may belong to another lesson of the same name.
    opened.session.restart();
    return opened;
  });
  if (problem) return <ErrorPage problem={problem} title={en.learn.title} />;
  if (!value) return <Loading text={en.table.opening} />;
  return <LessonTable {...value} isFile />;
}

interface OpenLesson {
  readonly loaded: LoadedGame;
  readonly lesson: Lesson;
  readonly course: LessonCourse;
  readonly session: GuideSession;
}

/** Opens a lesson where the learner left it. Rejects with WEB_GAME if this page does not have its game. */
async function openLesson(lesson: Lesson, course: LessonCourse): Promise<OpenLesson> {
  const loaded = await fetchEdition(lesson.game);
  const guide = guideOf(lesson, course);
  try {
    const session = openGuide(
      loaded.game,
      guide,
      practiceSeats(loaded.game, lesson.options ?? {}, lesson.seat),
      lesson.id,
    );
    return { loaded, lesson, course, session };
  } catch {
    throw new ProblemError({ code: "WEB_LESSON_POSITION" });
  }
}

function LessonTable({
  loaded,
  lesson,
  course,
  session,
  isFile = false,
}: OpenLesson & {
  /** Whether the lesson is not one of its game’s course. */
  readonly isFile?: boolean;
}) {
  const game = parseEdition(lesson.game)?.id ?? lesson.game;
  const finish = useProgress((s) => s.finish);
  const isWon = useStore(session, ({ progress }) => progress.result === "won");
  useEffect(() => {
    if (isWon && !isFile) finish(game, lesson.id);
  }, [isWon, isFile, finish, game, lesson.id]);
  const leave = (): void => navigate({ at: "learn", game });
  const edit = (): void => editLesson(loaded, course, lesson, isFile ? useOpenedLesson.getState().from : null);
  const shareLesson = (): void =>
    share({ route: { at: "lesson", game, lesson: lesson.id }, title: `${loaded.words.title}: ${lesson.title}` });
  const next = isFile ? undefined : lessonAfter(course, lesson.id);
  const features = useMemo(
    () => ({
      tabs: [],
      seat: () => null,
      again: false,
      note: lesson.title,
      fairness: (
        <div className="panel">
          <h2>{en.guide.fairTitle}</h2>
          <p>{en.learn.fair}</p>
          <p>{en.guide.fairRecord}</p>
        </div>
      ),
    }),
    [lesson],
  );
  return (
    <Table
      match={`lesson-${game}-${lesson.id}`}
      loaded={loaded}
      source={session.source}
      host={{
        ...features,
        menu: (
          <>
            <button type="button" className="menu-item" onClick={() => session.restart()}>
              <Icon name="undo" />
              {en.guide.again}
            </button>
            {!isFile && (
              <button type="button" className="menu-item" onClick={shareLesson}>
                <Icon name="share" />
                {en.share.action}
              </button>
            )}
            <button type="button" className="menu-item" onClick={edit}>
              <Icon name="pen" />
              {en.lessonEditor.edit}
            </button>
            <button type="button" className="menu-item" onClick={leave}>
              <Icon name="cross" />
              {en.learn.strip.stop}
            </button>
          </>
        ),
        overlay: <TaskMarks session={session} lesson={lesson} />,
        strip: (
          <GuideStrip
            session={session}
            texts={en.learn.strip}
            onStop={leave}
            ending={(result) => (
              <LessonEnding
                session={session}
                result={result}
                lesson={lesson}
                next={next}
                onNext={() => next && navigate({ at: "lesson", game, lesson: next.id })}
                onLeave={leave}
                onShare={isFile ? undefined : shareLesson}
              />
            )}
          />
        ),
        overPrompt: (
          <Prompt waiting buttons={<Button onClick={() => session.restart()}>{en.guide.again}</Button>}>
            {en.learn.ending.over}
          </Prompt>
        ),
      }}
    />
  );
}

const NO_MARKS: readonly Mark[] = [];

/** The marks of the task, until the learner has acted in it. */
function TaskMarks({ session, lesson }: { readonly session: GuideSession; readonly lesson: Lesson }) {
  const { progress, acts } = useStore(session);
  const task = progress.result === null ? lesson.tasks[progress.past.length] : undefined;
  return <MarkLayer marks={acts === progress.since.acts ? (task?.marks ?? NO_MARKS) : NO_MARKS} />;
}
