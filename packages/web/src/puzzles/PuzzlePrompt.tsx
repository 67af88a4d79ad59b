import { Button, Icon } from "@starboard/ui";
import { useStore } from "zustand";
import * as en from "../messages/en.ts";
import { Prompt } from "../table/Prompt.tsx";
import { type PuzzleAtTable, ruleOfFailure } from "./PuzzleCoach.tsx";
import type { PuzzleSession } from "./puzzle-session.ts";

/** Shows the next hint. */
export function HintButton({ session }: { readonly session: PuzzleSession }) {
  const hints = useStore(session, (s) => s.hints);
  if (hints === 2) return null;
  return (
    <Button hotkey="h" onClick={() => session.hint()}>
      <Icon name="bulb" />
      {hints === 0 ? en.puzzles.hint.first : en.puzzles.hint.second}
    </Button>
  );
}

/** The prompt line between attempts and at the end: the verdict, its rule, and the way on. */
export function EndedPrompt({
  puzzle,
  words,
  session,
  onNext,
  hasNext,
  all,
  onSame,
}: PuzzleAtTable & {
  readonly onNext: () => void;
  readonly hasNext: boolean;
  /** What it is called where the way leads without a next one. */
  readonly all: string;
  /** Absent if there is no other puzzle with the same theme. */
  readonly onSame?: () => void;
}) {
  const { status, failed, hints } = useStore(session);
  const last = failed.at(-1);
  if (status === "failed" && last)
    return (
      <Prompt
        waiting
        rule={ruleOfFailure(puzzle, words, last.why)}
        buttons={
          <>
            <Button look="quiet" onClick={() => session.giveUp()}>
              {en.puzzles.giveUp}
            </Button>
            <Button look="main" hotkey="t" onClick={() => session.retry()}>
              <Icon name="undo" />
              {en.puzzles.retry}
            </Button>
          </>
        }
      >
        <b className="puzzle-wrong">{en.puzzles.wrong}</b> {words.failure(last)}
      </Prompt>
    );
  return (
    <Prompt
      waiting
      buttons={
        <>
          <Button hotkey="t" onClick={() => session.retry()}>
            <Icon name="undo" />
            {en.puzzles.retry}
          </Button>
          {onSame && <Button onClick={onSame}>{en.puzzles.sameTheme}</Button>}
          <Button look="main" hotkey="n" onClick={onNext}>
            {hasNext ? en.puzzles.next : all}
          </Button>
        </>
      }
    >
      <b>{en.puzzles.status[status]}.</b>{" "}
      {status === "solved" ? en.puzzles.solvedAt(failed.length + 1, hints) : en.puzzles.shownNote}
    </Prompt>
  );
}
