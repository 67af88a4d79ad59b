import { Icon } from "@starboard/ui";
import { useEffect, useRef } from "react";
import { useStore } from "zustand";
import * as en from "../messages/en.ts";
import { lessonStates } from "./guide-progress.ts";
import type { GuideSession } from "./guide-session.ts";

/** The lessons of the guide in the rail, with their states. */
export function LessonList({ session }: { readonly session: GuideSession }) {
  const progress = useStore(session, (state) => state.progress);
  const states = lessonStates(session.guide, progress);
  const list = useRef<HTMLOListElement>(null);
  const at = progress.past.length;
  // Only the list itself scrolls to the current lesson.
  useEffect(() => {
    const box = list.current;
    const item = box?.children[at] as HTMLElement | undefined;
    const scroller = box?.parentElement;
    if (item && scroller) scroller.scrollTop = item.offsetTop - scroller.clientHeight / 2;
  }, [at]);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling list must be reachable by keyboard
    <section className="guide-list" aria-label={en.guide.lessons} tabIndex={0}>
      <h2>{en.guide.label}</h2>
      <ol ref={list}>
        {session.guide.lessons.map(({ id, title }, i) => {
          const state = states[i] ?? "ahead";
          return (
            <li key={id} className={state} aria-current={state === "now" ? "step" : undefined}>
              <i aria-hidden="true">
                {state === "done" ? (
                  <Icon name="check" size={13} />
                ) : state === "missed" || state === "skipped" ? (
                  <Icon name="minus" size={13} />
                ) : (
                  i + 1
                )}
              </i>
              <span>{title}</span>
              <small className={state === "done" || state === "ahead" ? "sr" : undefined}>
                {en.guide.states[state]}
              </small>
            </li>
          );
        })}
      </ol>
      <p>{en.guide.about}</p>
    </section>
  );
}
