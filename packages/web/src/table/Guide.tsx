import { Button, type Lesson, type LessonMoment, RuleChip } from "@starboard/ui";
import { useEffect, useState } from "react";
import * as en from "../messages/en.ts";
import { useSettings } from "../settings/store.ts";
import { announce } from "../shell/announce.tsx";
import { useTableContext } from "./table-context.ts";

const WISH = "starboard.guide";

/** Whether the player chose the guided match on the start page. */
export function guideWished(game: string): boolean {
  try {
    return sessionStorage.getItem(WISH) === game;
  } catch {
    return false;
  }
}
function forget(): void {
  try {
    sessionStorage.removeItem(WISH);
  } catch {
    // Storage is blocked: the guide was not requested.
  }
}

/** The guide: a card beside the board. Each lesson appears when its moment comes; the player simply plays. */
export function Guide() {
  const { loaded, board, pastFacts } = useTableContext();
  const { guided, set } = useSettings();
  const lessons = loaded.screen.lessons ?? [];
  const [stage, setStage] = useState<"offer" | "on" | "off">(() =>
    lessons.length === 0 || guided.includes(loaded.id) ? "off" : guideWished(loaded.id) ? "on" : "offer",
  );
  const [shown, setShown] = useState<string | null>(null);
  const [hidden, setHidden] = useState<string | null>(null);
  const [done, setDone] = useState<ReadonlySet<string>>(new Set());
  const moment: LessonMoment = {
    view: board.view,
    offers: board.offers,
    plan: board.plan,
    pastFacts: pastFacts.map((told) => told.fact),
    viewer: board.viewer,
  };
  // The next lesson depends on what is shown; React applies this state change before painting.
  if (stage === "on") {
    const here = lessons.find(({ id }) => id === shown);
    if (here?.until?.(moment)) {
      setDone(new Set(done).add(here.id));
      setShown(null);
    } else if (!here) {
      const next = lessons.find((one) => !done.has(one.id) && one.when(moment));
      if (next) setShown(next.id);
    }
  }
  const lesson = lessons.find(({ id }) => id === shown);
  useEffect(() => {
    if (lesson) announce(`${lesson.title}. ${lesson.text}`);
  }, [lesson]);

  /** Not offered again. */
  const settle = (): void => {
    forget();
    if (!guided.includes(loaded.id)) set({ guided: [...guided, loaded.id] });
  };
  const end = (): void => {
    setStage("off");
    settle();
  };
  if (stage === "off") return null;
  if (stage === "offer") {
    return (
      <section className="guide" aria-label={en.guide.label}>
        <h2>{en.guide.offer}</h2>
        <p>{en.guide.offerText}</p>
        <div className="row">
          <Button look="may" onClick={() => setStage("on")}>
            {en.guide.yes}
          </Button>
          <Button look="quiet" onClick={end}>
            {en.guide.no}
          </Button>
        </div>
      </section>
    );
  }
  if (!lesson || lesson.id === hidden) return null;
  return (
    <LessonCard
      lesson={lesson}
      place={en.guide.place(lessons.indexOf(lesson) + 1, lessons.length)}
      // The card can cover the element that its lesson waits for; then the card hides and the lesson stays active.
      go={lesson.until ? en.guide.hide : en.guide.next}
      onGo={() => {
        if (lesson.until) return setHidden(lesson.id);
        setDone(new Set(done).add(lesson.id));
        setShown(null);
        // Later moments of this match may still have lessons.
        if (lesson === lessons[lessons.length - 1]) settle();
      }}
      onEnd={end}
    />
  );
}

function LessonCard({
  lesson,
  place,
  go,
  onGo,
  onEnd,
}: {
  readonly lesson: Lesson;
  readonly place: string;
  readonly go: string;
  readonly onGo: () => void;
  readonly onEnd: () => void;
}) {
  return (
    <section className="guide" aria-label={en.guide.label}>
      <h2>{lesson.title}</h2>
      <p>
        {lesson.text} {lesson.rule && <RuleChip rule={lesson.rule} />}
      </p>
      <div className="row">
        <Button look="may" onClick={onGo}>
          {go}
        </Button>
        <Button look="quiet" onClick={onEnd}>
          {en.guide.end}
        </Button>
        <span className="panel-note n">{place}</span>
      </div>
    </section>
  );
}
