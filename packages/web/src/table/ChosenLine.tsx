import { RuleChip } from "@starboard/ui";
import { useEffect, useState } from "react";
import * as en from "../messages/en.ts";
import { announce } from "../shell/announce.tsx";
import type { GivenAnswer } from "./auto-answers.ts";
import { useTableContext } from "./table-context.ts";

/** The most answers that are named; earlier ones stand in the log. */
const NAMED = 3;

/** Says above the prompt what was chosen for the player and why, with the switch to stop it. */
export function ChosenLine({
  given,
  onNever,
}: {
  /** The automatic answers since the player last acted, oldest first. */
  readonly given: readonly GivenAnswer[];
  /** Stops the answer from being given at this table. */
  readonly onNever: (answer: GivenAnswer) => void;
}) {
  const { loaded, text } = useTableContext();
  const [isOpen, setOpen] = useState(false);
  const last = given[given.length - 1];
  const sentence = last ? en.questions.given(counted(given.map(({ step, act }) => text.act(step, act)))) : "";
  useEffect(() => {
    if (sentence !== "") announce(sentence);
  }, [sentence]);
  const answer = last && loaded.screen.autoAnswers?.find(({ id }) => id === last.id);
  if (!last || !answer) return null;
  return (
    <div className="chosen" role="note" aria-label={en.questions.line}>
      <span>{sentence}</span>
      <button type="button" className="text-button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {en.questions.why}
      </button>
      <button type="button" className="text-button" onClick={() => onNever(last)}>
        {en.questions.never}
      </button>
      {isOpen && (
        <p>
          {answer.help} {answer.rule && <RuleChip rule={answer.rule} />}
        </p>
      )}
    </div>
  );
}

/** The last few texts in order, with equal ones counted. */
function counted(texts: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const text of texts) {
    const n = (counts.get(text) ?? 0) + 1;
    // Moved to the end, so that the newest answer stands last.
    counts.delete(text);
    counts.set(text, n);
  }
  return [...counts].slice(-NAMED).map(([text, n]) => en.questions.times(text, n));
}
