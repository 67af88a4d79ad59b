import { Button, type GuideResult, Icon, RuleChip } from "@starboard/ui";
import type { Lesson } from "@starboard/kit";
import { useEffect } from "react";
import { useStore } from "zustand";
import type { GuideSession } from "../guide/guide-session.ts";
import * as en from "../messages/en.ts";
import { announce } from "../shell/announce.tsx";
import { useTableContext } from "../table/table-context.ts";

/** What the strip says and offers when a lesson has ended: done, or why not yet. */
export function LessonEnding({
  session,
  result,
  lesson,
  next,
  onNext,
  onLeave,
  onShare,
}: {
  readonly session: GuideSession;
  readonly result: GuideResult;
  readonly lesson: Lesson;
  /** The lesson that follows in the course; undefined after the last. */
  readonly next: Lesson | undefined;
  readonly onNext: () => void;
  readonly onLeave: () => void;
  /** Absent for a lesson that has no page of its own. */
  readonly onShare: (() => void) | undefined;
}) {
  const { text } = useTableContext();
  const failure = useStore(session, (s) => s.failure);
  const reason = result === "lost" ? failure?.reason : undefined;
  const reasons =
    reason === undefined
      ? []
      : "text" in reason
        ? [reason]
        : reason.facts.map((fact) => ({ text: text.fact(fact), rule: fact.rule }));
  const isOwn = reason !== undefined && "text" in reason;
  const title = result === "lost" ? en.learn.ending.wrong : en.learn.ending.doneTitle(lesson.title);
  const lead = result !== "lost" ? lesson.end : reasons.length === 0 ? en.learn.ending.nothing : "";
  const spoken = [title, lead, ...reasons.map((one) => one.text)].filter((part) => part !== "").join(" ");
  useEffect(() => announce(spoken), [spoken]);
  return (
    <section className={`guide ended lesson-${result === "lost" ? "wrong" : "done"}`} aria-label={en.learn.strip.label}>
      <span className="lesson-mark" aria-hidden="true">
        <Icon name={result === "lost" ? "undo" : "check"} size={26} />
      </span>
      <div className="guide-body">
        <h2>{title}</h2>
        {lead !== "" && <p>{lead}</p>}
        {reasons.length > 0 && !isOwn && <p>{en.learn.ending.happened}</p>}
        {reasons.length > 0 && (
          <ul className="lesson-reasons">
            {reasons.map((one, i) => (
              // oxlint-disable-next-line react/no-array-index-key -- the same sentence may come twice, and the list never changes
              <li key={i}>
                {one.text} <RuleChip rule={one.rule} />
              </li>
            ))}
          </ul>
        )}
      </div>
      <div className="guide-acts">
        {result === "lost" ? (
          <Button look="main" onClick={() => session.retry()}>
            <Icon name="undo" size={15} />
            {en.learn.ending.retry}
          </Button>
        ) : (
          <>
            {next && (
              <Button look="main" onClick={onNext}>
                {en.learn.ending.next(next.title)}
              </Button>
            )}
            <Button onClick={() => session.restart()}>{en.learn.ending.again}</Button>
            {onShare && (
              <Button look="quiet" onClick={onShare}>
                <Icon name="share" size={15} />
                {en.share.action}
              </Button>
            )}
          </>
        )}
        <Button look="quiet" onClick={onLeave}>
          {en.learn.ending.leave}
        </Button>
      </div>
    </section>
  );
}
