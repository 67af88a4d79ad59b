import { Button, Icon, RuleChip } from "@starboard/ui";
import { useRef } from "react";
import { GAMES, gameTitle } from "../games.ts";
import * as en from "../messages/en.ts";
import { showProblem, toProblem } from "../problems.ts";
import { DailyCard } from "../puzzles/DailyCard.tsx";
import { puzzleGames } from "../puzzles/puzzle-list.ts";
import { link, navigate } from "../router.ts";
import { textOf } from "../shell/files.ts";
import { ErrorPage } from "../shell/ErrorPages.tsx";
import { Loading } from "../shell/Loading.tsx";
import { useFetched } from "../shell/use-fetched.ts";
import { countDone, currentSection, type GameCourse, isDone, nextIn, nextLesson } from "./course-state.ts";
import { fetchCourses } from "./courses.ts";
import { GamePicture } from "./GamePicture.tsx";
import { lessonOf, useOpenedLesson } from "./opened-lesson.ts";
import { useProgress } from "./progress.ts";
import { lessonsOf } from "@starboard/kit";
import "./learn.css";

/** The learn page: the next lesson, a course per game, and the other ways to learn. */
export function LearnPage() {
  const { value: courses, problem } = useFetched("courses", () => fetchCourses(GAMES));
  const done = useProgress((s) => s.done);
  if (problem) return <ErrorPage problem={problem} title={en.learn.title} />;
  if (!courses) return <Loading />;
  return (
    <main className="learn" id="content">
      <header>
        <h1>{en.learn.title}</h1>
        <p>{en.learn.lead}</p>
      </header>
      <div className="learn-top">
        <NextCard courses={courses} />
        <DailyCard />
      </div>
      <section aria-label={en.learn.courses}>
        <div className="learn-heading">
          <h2>{en.learn.courses}</h2>
          <span>{en.learn.coursesNote}</span>
        </div>
        <div className="learn-courses">
          {courses.map((one) => (
            <CourseCard key={one.game} of={one} done={done} />
          ))}
        </div>
      </section>
      <section aria-label={en.puzzles.title}>
        <div className="learn-heading">
          <h2>{en.puzzles.title}</h2>
          <a className="btn quiet" {...link({ at: "puzzles" })}>
            {en.puzzles.all}
          </a>
        </div>
        <ul className="puzzle-chips">
          {puzzleGames().map((game) => (
            <li key={game}>
              <a aria-label={en.puzzles.allOf(gameTitle(game))} {...link({ at: "puzzles", game })}>
                {gameTitle(game)}
              </a>
            </li>
          ))}
        </ul>
      </section>
      <div className="learn-more">
        <section>
          <h2>{en.learn.review.title}</h2>
          <p>{en.learn.review.text}</p>
          <div className="row">
            <a className="btn may" {...link({ at: "tables" })}>
              <Icon name="table" />
              {en.learn.review.open}
            </a>
            <a className="btn quiet" {...link({ at: "rules" })}>
              {en.learn.review.rules}
            </a>
          </div>
        </section>
        <OpenFile />
        <section>
          <h2>{en.study.title}</h2>
          <p>{en.study.list.learn}</p>
          <div className="row">
            <a className="btn may" {...link({ at: "studies" })}>
              <Icon name="pen" />
              {en.study.title}
            </a>
          </div>
        </section>
      </div>
    </main>
  );
}

/** How to write a lesson, and a file picker for lessons of others. */
function OpenFile() {
  const file = useRef<HTMLInputElement>(null);
  const open = (chosen: File): void =>
    void textOf(chosen)
      .then((text) => {
        useOpenedLesson.setState({ lesson: lessonOf(text), from: null });
        navigate({ at: "lessonFile" });
      })
      .catch((error: unknown) => showProblem(toProblem(error)));
  return (
    <section>
      <h2>{en.learn.write.title}</h2>
      <p>{en.learn.write.text}</p>
      <div className="row">
        <a className="btn may" {...link({ at: "lessonEditor" })}>
          <Icon name="pen" />
          {en.lessonEditor.start.make}
        </a>
        <Button onClick={() => file.current?.click()}>
          <Icon name="open" />
          {en.learn.write.open}
        </Button>
      </div>
      <input
        ref={file}
        type="file"
        accept=".json,application/json"
        hidden
        aria-label={en.learn.write.open}
        onChange={(event) => {
          const chosen = event.target.files?.[0];
          event.target.value = "";
          if (chosen) open(chosen);
        }}
      />
    </section>
  );
}

/** The lesson to go on with, with the board of its game. */
function NextCard({ courses }: { readonly courses: readonly GameCourse[] }) {
  const done = useProgress((s) => s.done);
  const next = nextLesson(done, courses);
  if (!next)
    return (
      <section className="learn-next all">
        <div className="cap">
          <h2>{en.learn.allDone}</h2>
          <p>{en.learn.allDoneText}</p>
        </div>
      </section>
    );
  const { game, lesson, at, of } = next;
  return (
    <section className="learn-next" aria-label={en.learn.place(gameTitle(game), at, of)}>
      <GamePicture game={game} />
      <div className="cap">
        <small>{en.learn.place(gameTitle(game), at, of)}</small>
        <h2>{lesson.title}</h2>
        <p>
          {lesson.about} {lesson.tasks[0] && <RuleChip rule={lesson.tasks[0].rule} />}
        </p>
        <div className="learn-go">
          <Button
            look="main"
            label={en.learn.startLabel(lesson.title)}
            onClick={() => navigate({ at: "lesson", game, lesson: lesson.id })}
          >
            <Icon name="play" size={15} />
            {en.learn.start}
          </Button>
          <span>{en.learn.minutes(lesson.minutes)}</span>
        </div>
      </div>
    </section>
  );
}

function CourseCard({
  of: one,
  done,
}: {
  readonly of: GameCourse;
  readonly done: ReturnType<typeof useProgress.getState>["done"];
}) {
  const { game, course } = one;
  const all = lessonsOf(course);
  const finished = countDone(done, game, all);
  const now = currentSection(done, one);
  const next = nextIn(done, one);
  const at = now ? course.sections.indexOf(now) : 0;
  // Four sections: the current one, the one before, and what comes next.
  const from = Math.max(0, Math.min(at - 1, course.sections.length - 4));
  return (
    <section className="learn-course" aria-label={en.learn.course(gameTitle(game))}>
      <header>
        <GamePicture game={game} />
        <div>
          <h3>{gameTitle(game)}</h3>
          <span>{en.learn.progress(finished, all.length)}</span>
        </div>
      </header>
      <div className="learn-bar" aria-hidden="true">
        {all.map((lesson) => (
          <i key={lesson.id} className={isDone(done, game, lesson) ? "done" : lesson === next ? "next" : undefined} />
        ))}
      </div>
      <ul>
        {course.sections.slice(from, from + 4).map((section) => {
          const count = countDone(done, game, section.lessons);
          const whole = count === section.lessons.length;
          return (
            <li key={section.rule} className={section === now ? "now" : undefined}>
              <span>{section.title}</span>
              <RuleChip rule={section.rule} />
              <em className="n">
                {whole ? (
                  <>
                    <Icon name="check" size={15} />
                    <span className="sr">{en.learn.sectionDone}</span>
                  </>
                ) : (
                  en.learn.sectionProgress(count, section.lessons.length)
                )}
              </em>
            </li>
          );
        })}
      </ul>
      <a className="btn" aria-label={en.learn.allLabel(gameTitle(game))} {...link({ at: "learn", game })}>
        {finished === 0 ? en.learn.begin : en.learn.all}
      </a>
    </section>
  );
}
