import {
  Button,
  type Guide,
  type GuideGoal,
  type GuideMoment,
  type GuideResult,
  type GuideText,
  Icon,
  RuleChip,
  Tool,
} from "@starboard/ui";
import { type ReactNode, useEffect, useId, useMemo, useRef, useState } from "react";
import { useStore } from "zustand";
import * as en from "../messages/en.ts";
import { announce } from "../shell/announce.tsx";
import { useMedia } from "../shell/media.ts";
import { useTableContext } from "../table/table-context.ts";
import { currentLesson, type GuideProgress, momentOf, type Sight } from "./guide-progress.ts";
import type { GuideSession } from "./guide-session.ts";
import { GuidePointer } from "./GuidePointer.tsx";
import { isHinted, waitForHint } from "./hint.ts";
import "./guide.css";

const textOf = (text: GuideText, moment: GuideMoment): string => (typeof text === "string" ? text : text(moment));

/** What the learner sees now, for the lessons. */
function useSight(session: GuideSession): Omit<Sight, "sent" | "over"> {
  const { board, pastFacts } = useTableContext();
  return useMemo(
    () => ({
      view: board.view,
      offers: board.offers,
      plan: board.plan,
      seat: session.guide.seat,
      pastFacts: pastFacts.map(({ fact }) => fact),
    }),
    [session, board.view, board.offers, board.plan, pastFacts],
  );
}

/** How the strip names itself and its lessons; lessons of a course have other words than a guided match. */
export interface StripTexts {
  readonly label: string;
  readonly stop: string;
  placeLabel(at: number, of: number): string;
  lesson(at: number, of: number, title: string, text: string): string;
}

/** The guide's own row above the prompt line: the lesson, its goals, a hint, and at the end the result. */
export function GuideStrip({
  session,
  texts,
  ending,
  onStop,
}: {
  readonly session: GuideSession;
  readonly texts: StripTexts;
  /** Shown once there is a result. */
  readonly ending: (result: GuideResult) => ReactNode;
  readonly onStop: () => void;
}) {
  const { guide } = session;
  const { progress, acts, folded: chosen } = useStore(session);
  // On a low screen the board needs the room, so that the text is shown on request.
  const isLow = useMedia("(max-height: 560px)");
  const folded = chosen ?? isLow;
  const sight = useSight(session);
  const [, setSelections] = useState(0);
  useEffect(() => {
    session.see(sight);
    return guide.subscribe?.(() => {
      session.see(sight);
      setSelections((count) => count + 1);
    });
  }, [session, guide, sight]);
  const sent = session.sent(acts);
  const moment = momentOf(progress, { ...sight, sent, over: false });
  const lesson = currentLesson(guide, progress);
  const of = guide.lessons.length;
  const at = Math.min(progress.past.length + 1, of);
  useAnnouncements(session, moment, texts);
  if (progress.result !== null) return ending(progress.result);
  if (!lesson) {
    return (
      <section className="guide" aria-label={texts.label}>
        <Place at={of} of={of} label={texts.placeLabel(of, of)} />
        <div className="guide-body">
          <h2>{en.guide.finish}</h2>
          <p>{en.guide.finishText}</p>
        </div>
        <div className="guide-acts">
          <Button look="quiet" onClick={onStop}>
            {texts.stop}
          </Button>
        </div>
      </section>
    );
  }
  return (
    <section className={`guide${folded ? " folded" : ""}`} aria-label={texts.label}>
      <Place at={at} of={of} label={texts.placeLabel(at, of)} />
      <div className="guide-body">
        <h2>
          {lesson.title}
          <LastLesson guide={guide} past={progress.past} />
        </h2>
        {!folded && (
          <p>
            {progress.past.length === 0 && `${guide.role} `}
            {textOf(lesson.text, moment)} <RuleChip rule={lesson.rule} />
          </p>
        )}
      </div>
      <Goals goals={lesson.goals} done={progress.goals} moment={moment} />
      {!folded && (
        <Help
          key={lesson.id}
          hint={textOf(lesson.hint, moment)}
          tried={moment.acts}
          selectors={lesson.target(moment)}
          goal={progress.goals.length}
          stop={texts.stop}
          onStop={onStop}
        />
      )}
      <Tool
        className="guide-fold"
        label={folded ? en.guide.unfold : en.guide.fold}
        expanded={!folded}
        onClick={() => session.setState({ folded: !folded })}
      >
        <Icon name="down" />
      </Tool>
    </section>
  );
}

/** Speaks each new lesson, how the last one ended, and the result. Focus stays where it is. */
function useAnnouncements({ guide, ...session }: GuideSession, moment: GuideMoment, texts: StripTexts): void {
  const { past, result } = useStore(session, (state) => state.progress);
  const before = useRef(past.length);
  useEffect(() => {
    for (let i = before.current; i < past.length; i++) {
      const title = guide.lessons[i]?.title ?? "";
      if (past[i] !== "skipped") announce(past[i] === "done" ? en.guide.done(title) : en.guide.missed(title));
    }
    before.current = past.length;
    // A guide that explains says itself why it ended.
    if (result !== null && guide.explain) return;
    if (result !== null) return announce(`${guide.endings[result].title}. ${guide.endings[result].text}`);
    const lesson = guide.lessons[past.length];
    if (!lesson) return;
    const text = `${past.length === 0 ? `${guide.role} ` : ""}${textOf(lesson.text, moment)}`;
    announce(texts.lesson(past.length + 1, guide.lessons.length, lesson.title, text));
    // The lesson is spoken once, as it reads when it begins.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [guide, past.length, result]);
}

/** How the lesson before ended. Screen readers have heard it. */
function LastLesson({ guide, past }: { readonly guide: Guide; readonly past: GuideProgress["past"] }) {
  const last = guide.lessons[past.length - 1];
  if (!last || past.at(-1) === "skipped") return null;
  const isDone = past.at(-1) === "done";
  return (
    <small className={isDone ? "done" : undefined} aria-hidden="true">
      <Icon name={isDone ? "check" : "minus"} size={12} />
      {isDone ? en.guide.done(last.title) : en.guide.missed(last.title)}
    </small>
  );
}

/** The place in the guide as a ring. */
export function Place({ at, of, label }: { readonly at: number; readonly of: number; readonly label: string }) {
  const length = 2 * Math.PI * 21;
  return (
    <p className="guide-place">
      <span className="sr">{label}</span>
      <svg viewBox="0 0 48 48" aria-hidden="true">
        <circle cx="24" cy="24" r="21" />
        <circle
          cx="24"
          cy="24"
          r="21"
          className="so-far"
          strokeDasharray={`${(length * at) / of} ${length}`}
          transform="rotate(-90 24 24)"
        />
      </svg>
      <b className="n" aria-hidden="true">
        {en.guide.place(at, of)}
      </b>
    </p>
  );
}

function Goals({
  goals,
  done,
  moment,
}: {
  readonly goals: readonly GuideGoal[];
  readonly done: readonly string[];
  readonly moment: GuideMoment;
}) {
  return (
    <ul className="guide-goals">
      {goals.map(({ id, text, progress }) => {
        const reached = done.includes(id);
        return (
          <li key={id} className={reached ? "done" : undefined}>
            <i>{reached && <Icon name="check" size={13} />}</i>
            {text}
            <span className="sr">, {reached ? en.guide.goalDone : en.guide.goalOpen}</span>
            {!reached && progress && <em className="n">{progress(moment)}</em>}
          </li>
        );
      })}
    </ul>
  );
}

/** The hint, which appears by itself after a while, and the button that points at the element. */
function Help({
  hint,
  tried,
  selectors,
  goal,
  stop,
  onStop,
}: {
  readonly hint: string;
  /** Number of acts since the lesson began. */
  readonly tried: number;
  readonly selectors: readonly string[];
  /** Number of goals done; the pointer goes when it changes. */
  readonly goal: number;
  readonly stop: string;
  readonly onStop: () => void;
}) {
  const [waited, setWaited] = useState(false);
  const [pointing, setPointing] = useState<{ readonly goal: number; readonly byKey: boolean } | null>(null);
  const id = useId();
  useEffect(() => waitForHint(() => setWaited(true)), []);
  const points = pointing?.goal === goal;
  const hinted = isHinted(waited, tried, pointing !== null);
  useEffect(() => {
    if (hinted) announce(`${en.guide.hint} ${hint}`);
    // A hint is spoken when it appears, not when its numbers change.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [hinted]);
  return (
    <>
      {hinted && (
        <p className="guide-hint" id={id}>
          <b>{en.guide.hint}</b> {hint}
        </p>
      )}
      <div className="guide-acts">
        <Button pressed={points} onClick={(event) => setPointing(points ? null : { goal, byKey: event.detail === 0 })}>
          <Icon name="search" size={15} />
          {en.guide.show}
        </Button>
        <Button look="quiet" className="guide-stop" onClick={onStop}>
          {stop}
        </Button>
      </div>
      {points && <GuidePointer selectors={selectors} focus={pointing.byKey} />}
    </>
  );
}
