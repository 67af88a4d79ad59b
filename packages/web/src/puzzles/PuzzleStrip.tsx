import { Icon, RuleChip } from "@starboard/ui";
import type { ReactNode } from "react";
import { useStore } from "zustand";
import * as en from "../messages/en.ts";
import type { PuzzleAtTable } from "./PuzzleCoach.tsx";

/** A phone's row above the prompt line: the goal, the attempts and the hints; at the end, why. */
export function PuzzleStrip({ words, session, ending }: PuzzleAtTable & { readonly ending: ReactNode }) {
  const { status, failed, hints } = useStore(session);
  if (ending) return <div className="puzzle-strip ended">{ending}</div>;
  return (
    <section className="puzzle-strip" aria-label={en.puzzles.label}>
      <div>
        <h2>{words.task}</h2>
        <ol aria-label={en.puzzles.attempts.title}>
          {failed.map((one, i) => (
            // oxlint-disable-next-line react/no-array-index-key -- attempts are told apart by their order only
            <li key={i} className="failed">
              <span className="sr">
                {one.labels.join(", ")} ({en.puzzles.attempts.failed})
              </span>
              <Icon name="cross" size={18} />
            </li>
          ))}
          {status === "open" && (
            <li className="now">
              <span className="sr">{en.puzzles.attempts.number(failed.length + 1)}</span>
            </li>
          )}
        </ol>
      </div>
      {hints > 0 && status === "open" && (
        <p className="puzzle-hint">
          {words.hints[hints - 1]} <RuleChip rule={words.rule} />
        </p>
      )}
    </section>
  );
}
