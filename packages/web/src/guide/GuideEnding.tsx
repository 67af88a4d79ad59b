import { Button, type GuideResult } from "@starboard/ui";
import { useStore } from "zustand";
import * as en from "../messages/en.ts";
import { Place } from "./GuideStrip.tsx";
import type { GuideSession } from "./guide-session.ts";

/** The strip at the end of a guided match: the result, and what to do next. */
export function GuideEnding({
  session,
  result,
  onStop,
  onFull,
}: {
  readonly session: GuideSession;
  readonly result: GuideResult;
  readonly onStop: () => void;
  readonly onFull: () => void;
}) {
  const { endings, lessons } = session.guide;
  const done = useStore(session, ({ progress }) => progress.past.filter((state) => state === "done").length);
  const of = lessons.length;
  const { title, text } = endings[result];
  return (
    <section className="guide ended" aria-label={en.guide.label}>
      <Place at={done} of={of} label={en.guide.score(done, of)} />
      <div className="guide-body">
        <h2>{title}</h2>
        <p>
          {text} {en.guide.score(done, of)}
        </p>
      </div>
      <div className="guide-acts">
        <Button look="main" onClick={onFull}>
          {en.guide.full}
        </Button>
        <Button onClick={() => session.restart()}>{en.guide.again}</Button>
        <Button look="quiet" onClick={onStop}>
          {en.guide.others}
        </Button>
      </div>
    </section>
  );
}
