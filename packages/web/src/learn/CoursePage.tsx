import { Icon, RuleChip } from "@starboard/ui";
import { gameTitle, hasGuide } from "../games.ts";
import * as en from "../messages/en.ts";
import { link } from "../router.ts";
import { ErrorPage } from "../shell/ErrorPages.tsx";
import { Loading } from "../shell/Loading.tsx";
import { useFetched } from "../shell/use-fetched.ts";
import { isDone, nextIn } from "./course-state.ts";
import { fetchCourse } from "./courses.ts";
import { GUIDED_MATCH, useProgress } from "./progress.ts";
import "./learn.css";

/** All lessons of a game by section of its rules, the guided match first. */
export function CoursePage({ game }: { readonly game: string }) {
  const { value: course, problem } = useFetched(`course ${game}`, () => fetchCourse(game));
  const done = useProgress((s) => s.done);
  if (problem) return <ErrorPage problem={problem} title={en.learn.title} />;
  if (!course) return <Loading />;
  const next = nextIn(done, { game, course });
  return (
    <main className="learn course" id="content">
      <header>
        <h1>{gameTitle(game)}</h1>
        <p>
          <a {...link({ at: "learn" })}>{en.learn.back}</a>
        </p>
      </header>
      {hasGuide(game) && (
        <ol className="learn-list">
          <LessonRow
            to={{ at: "guide", game }}
            title={en.learn.guided}
            about={en.learn.guidedText}
            state={isDone(done, game, { id: GUIDED_MATCH }) ? "done" : "open"}
            note={en.learn.minutes(5)}
          />
        </ol>
      )}
      {course.sections.map(({ rule, title, lessons }) => (
        <section key={rule} aria-label={title}>
          <h2>
            {title} <RuleChip rule={rule} />
          </h2>
          <ol className="learn-list">
            {lessons.map((lesson) => (
              <LessonRow
                key={lesson.id}
                to={{ at: "lesson", game, lesson: lesson.id }}
                title={lesson.title}
                about={lesson.about}
                state={isDone(done, game, lesson) ? "done" : lesson === next ? "next" : "open"}
                note={en.learn.minutes(lesson.minutes)}
              />
            ))}
          </ol>
        </section>
      ))}
    </main>
  );
}

function LessonRow({
  to,
  title,
  about,
  state,
  note,
}: {
  readonly to: Parameters<typeof link>[0];
  readonly title: string;
  readonly about: string;
  readonly state: keyof typeof en.learn.states;
  readonly note: string;
}) {
  return (
    <li className={state}>
      <a className="learn-lesson" aria-label={en.learn.lesson(title, state, about, note)} {...link(to)}>
        <i aria-hidden="true">
          <Icon name={state === "done" ? "check" : "play"} size={14} />
        </i>
        <span>
          <b>{title}</b> {about}
        </span>
        <em>{note}</em>
      </a>
    </li>
  );
}
