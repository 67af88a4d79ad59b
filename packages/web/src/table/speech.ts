/** What the page announces to screen readers besides the facts: the question, the plan, and the end of the match. */
import { useEffect, useRef } from "react";
import { announce } from "../shell/announce.tsx";
import { isDraw } from "../shell/outcome.ts";
import * as en from "../messages/en.ts";
import type { TableView } from "./use-table-view.ts";

/** The parts of the prompt that are announced when they change. */
export interface Spoken {
  /** Number of entries of the match. */
  readonly at: number;
  /** The question to a player of this page; null if no player of this page is asked. */
  readonly question: string | null;
  /** Texts of the planned actions, in order. */
  readonly planned: readonly string[];
  /** Whether the plan is complete and waits for *Confirm*. */
  readonly closed: boolean;
  /** The end of the match with its result. */
  readonly over: string | null;
}

/** Returns the announcements for a change of the prompt, in order. */
export function announcements(before: Spoken | null, now: Spoken): string[] {
  if (now.over !== null) return before?.over === now.over ? [] : [now.over];
  const lines: string[] = [];
  const earlier = before?.at === now.at ? before.planned : [];
  const added = now.planned.slice(earlier.length);
  const removed = earlier.slice(now.planned.length);
  if (added.length > 0) lines.push(en.table.spoken.planned(added));
  if (removed.length > 0) lines.push(en.table.spoken.removed(removed));
  const changed =
    before === null || before.at !== now.at || before.question !== now.question || before.closed !== now.closed;
  if (now.closed) {
    if (changed) lines.push(en.table.spoken.complete);
  } else if (now.question !== null && (changed || added.length > 0 || removed.length > 0))
    lines.push(en.table.spoken.asked(now.question));
  return lines;
}

/** The announced parts of a shown moment. */
export function spokenPrompt({ state, update, plan, question, staged }: TableView, mine: boolean): Spoken {
  const { over } = update.summary;
  return {
    at: update.at,
    question: mine && question ? staged.text.prompt(question.step, question.seats) : null,
    planned: plan?.steps.map(({ step, act }) => staged.text.act(step, act)) ?? [],
    // A plan that the page sends by itself needs no key.
    closed: (plan?.closed ?? false) && state.sendingSeat === null,
    over:
      over &&
      (isDraw(over, update.summary.seats.length)
        ? en.table.drawn
        : en.table.over(en.against(over.winners.map((seat) => staged.text.seat(seat))))),
  };
}

/** Announces changes of the prompt. `null` while earlier facts are still being shown: they are announced first. */
export function useSpeech(now: Spoken | null): void {
  const before = useRef<Spoken | null>(null);
  useEffect(() => {
    if (!now) return;
    for (const text of announcements(before.current, now)) announce(text);
    before.current = now;
  });
}
