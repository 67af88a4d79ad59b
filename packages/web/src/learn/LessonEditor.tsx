import { Button, Icon, RuleChip } from "@starboard/ui";
import { type Lesson, type LessonCourse, readLesson, writeLesson } from "@starboard/kit";
import { useId, useMemo, useState } from "react";
import { draftLink } from "../editors/draft-link.ts";
import { PublishDialog } from "../library/PublishDialog.tsx";
import * as en from "../messages/en.ts";
import { showProblem, showSuccess } from "../problems.ts";
import { link, navigate } from "../router.ts";
import { loadReplay } from "../replay/load.ts";
import { loadedAt, type LoadedReplay } from "../replay/loaded-replay.ts";
import { ErrorPage } from "../shell/ErrorPages.tsx";
import { saveText } from "../shell/files.ts";
import { Loading } from "../shell/Loading.tsx";
import { useFetched } from "../shell/use-fetched.ts";
import { createTexts } from "../table/table-context.ts";
import { fetchCourse } from "./courses.ts";
import { isSolvable, type LessonWords, lessonFrom, materialAt, type MomentMaterial } from "./lesson-draft.ts";
import { useOpenedLesson } from "./opened-lesson.ts";
import "./learn.css";

/** Makes a lesson of a moment of a finished match. */
export function LessonEditor({ match, n }: { readonly match: string; readonly n: number }) {
  const { value, problem } = useFetched(`lesson editor ${match}`, async () => {
    const replay = await loadReplay(match);
    return { replay, course: await fetchCourse(replay.loaded.id) };
  });
  if (problem) return <ErrorPage problem={problem} title={en.learn.write.title} />;
  if (!value) return <Loading text={en.replay.opening} />;
  const { moments, record } = value.replay;
  const at = Math.max(
    0,
    moments.findLastIndex(({ entry }) => entry.n <= n),
  );
  const material = record.result === null ? null : materialAt(value.replay, at);
  if (!material) return <ErrorPage problem={{ code: "WEB_LESSON_MOMENT" }} title={en.learn.write.title} />;
  return <LessonForm {...value} at={at} material={material} />;
}

const EMPTY: LessonWords = { title: "", about: "", role: "", text: "", hint: "", end: "" };
const FIELDS = ["title", "about", "role", "text", "hint", "end"] as const;

function LessonForm({
  replay,
  course,
  at,
  material,
}: {
  readonly replay: LoadedReplay;
  readonly course: LessonCourse;
  readonly at: number;
  readonly material: MomentMaterial;
}) {
  const [words, setWords] = useState(EMPTY);
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const id = useId();
  const loaded = loadedAt(replay, at);
  const sentences = useMemo(() => {
    const view = loaded.game.view(replay.moments[at]?.played.state as never, material.seat) as object;
    const texts = createTexts(loaded, view, replay.seats, material.seat, () => undefined);
    return material.facts.map((fact) => texts.fact(fact));
  }, [loaded, replay, at, material]);
  const lesson = useMemo(() => {
    const goals = chosen.flatMap((i) => {
      const fact = material.facts[i];
      return fact ? [{ fact, text: sentences[i] ?? "" }] : [];
    });
    return lessonFrom(replay, at, material, words, goals);
  }, [replay, at, material, words, chosen, sentences]);
  const isComplete = "ok" in readLesson(writeLesson(lesson));
  const isReached = useMemo(
    () => chosen.length > 0 && isComplete && isSolvable(loaded.game, course, lesson),
    [chosen, isComplete, loaded, course, lesson],
  );
  const toggle = (i: number): void =>
    setChosen((before) =>
      before.includes(i) ? before.filter((one) => one !== i) : [...before, i].toSorted((a, b) => a - b),
    );
  return (
    <main className="learn course lesson-editor" id="content">
      <header>
        <h1>{en.learn.write.title}</h1>
        <p>
          <a {...link({ at: "replay", match: replay.match, n: replay.moments[at]?.entry.n ?? 0 })}>
            {en.learn.write.from(loaded.words.title, replay.seats[material.seat]?.name ?? "")}
          </a>
        </p>
      </header>
      <section aria-label={en.learn.write.words}>
        <h2>{en.learn.write.words}</h2>
        {FIELDS.map((field) => (
          <label key={field} className="lesson-field" htmlFor={`${id}${field}`}>
            {en.learn.write.fields[field]}
            <textarea
              id={`${id}${field}`}
              className="field"
              rows={field === "text" ? 3 : 1}
              maxLength={field === "title" ? 60 : field === "about" ? 160 : 240}
              value={words[field]}
              onChange={(event) => setWords({ ...words, [field]: event.target.value })}
            />
          </label>
        ))}
      </section>
      <section aria-label={en.learn.write.goals}>
        <h2>{en.learn.write.goals}</h2>
        <p>{en.learn.write.goalsText}</p>
        <ul className="lesson-facts">
          {material.facts.map((fact, i) => (
            // oxlint-disable-next-line react/no-array-index-key -- the facts of a moment never change their places
            <li key={i}>
              <label>
                <input type="checkbox" checked={chosen.includes(i)} onChange={() => toggle(i)} />
                {sentences[i]}
              </label>{" "}
              <RuleChip rule={fact.rule} />
            </li>
          ))}
        </ul>
      </section>
      <Check isComplete={isComplete} isReached={isReached} hasGoals={chosen.length > 0} />
      <Outputs lesson={lesson} isReady={isReached} />
    </main>
  );
}

/** What is still missing, as a list that screen readers hear when it changes. */
function Check({
  isComplete,
  isReached,
  hasGoals,
}: {
  readonly isComplete: boolean;
  readonly isReached: boolean;
  readonly hasGoals: boolean;
}) {
  const { check } = en.learn.write;
  const lines = [
    { ok: hasGoals, text: hasGoals ? check.goals : check.noGoals },
    { ok: isComplete, text: isComplete ? check.words : check.noWords },
    ...(hasGoals && isComplete ? [{ ok: isReached, text: isReached ? check.reached : check.notReached }] : []),
  ];
  return (
    <section aria-label={check.label} aria-live="polite">
      <h2>{check.label}</h2>
      <ul className="lesson-facts">
        {lines.map(({ ok, text }) => (
          <li key={text} className={ok ? "done" : undefined}>
            <Icon name={ok ? "check" : "minus"} size={15} /> {text}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Outputs({ lesson, isReady }: { readonly lesson: Lesson; readonly isReady: boolean }) {
  const [isPublishing, setPublishing] = useState(false);
  const why = isReady ? undefined : { fact: en.learn.write.notReady };
  const copy = (): void =>
    void draftLink({ at: "lessonFile" }, lesson)
      .then((address) => navigator.clipboard.writeText(address))
      .then(
        () => showSuccess({ code: "WEB_LINK_COPIED" }),
        () => showProblem({ code: "WEB_LINK_BLOCKED" }),
      );
  const play = (): void => {
    useOpenedLesson.setState({ lesson });
    navigate({ at: "lessonFile" });
  };
  return (
    <div className="row">
      <Button look="main" why={why} onClick={play}>
        <Icon name="play" size={15} />
        {en.learn.write.play}
      </Button>
      <Button why={why} onClick={() => saveText(writeLesson(lesson), `${lesson.id}.json`)}>
        <Icon name="save" size={15} />
        {en.learn.write.save}
      </Button>
      <Button why={why} onClick={() => setPublishing(true)}>
        <Icon name="library" size={15} />
        {en.library.publish.open}
      </Button>
      {isPublishing && (
        <PublishDialog
          what={{
            game: lesson.game.split("@", 1)[0] ?? lesson.game,
            kind: "lesson",
            kindTitle: en.library.kindName("lesson"),
            name: lesson.title,
            content: lesson,
          }}
          onClose={() => setPublishing(false)}
        />
      )}
      <Button why={why} onClick={copy}>
        <Icon name="link" size={15} />
        {en.learn.write.link}
      </Button>
    </div>
  );
}
