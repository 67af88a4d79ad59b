import { Button, Icon, type Explanation, RuleChip, Tool } from "@starboard/ui";
import type { Seat, Viewer } from "@starboard/kernel";
import type { Update } from "@starboard/wire";
import * as en from "../messages/en.ts";
import { useTableContext } from "../table/table-context.ts";
import { SpeedMenu } from "../table/SpeedMenu.tsx";

/** The bar under a replay: current fact, position and controls. */
export function Timeline({
  updates,
  turns,
  cursor,
  running,
  viewer,
  onViewer,
  isOpen,
  onOpen,
  onJump,
  onStep,
  onToggle,
  noFork,
  onFork,
  onReview,
}: {
  readonly updates: readonly Update[];
  readonly turns: readonly { readonly at: number; readonly turn: string }[];
  readonly cursor: number;
  readonly running: boolean;
  readonly viewer: Viewer;
  readonly onViewer: (viewer: Viewer) => void;
  /** Whether all hands are open; null while the match runs. */
  readonly isOpen: boolean | null;
  readonly onOpen: (isOpen: boolean) => void;
  readonly onJump: (cursor: number) => void;
  readonly onStep: (way: -1 | 1) => void;
  readonly onToggle: () => void;
  /** Why the match cannot continue from here. */
  readonly noFork: Explanation | undefined;
  readonly onFork: () => void;
  /** Opens the review; absent where the match cannot be reviewed. */
  readonly onReview: (() => void) | undefined;
}) {
  const { loaded, seats, currentFact, pastFacts, text } = useTableContext();
  const last = updates.length - 1;
  const update = updates[cursor] as Update;
  const { turn, phase } = loaded.screen.phase(update.view, loaded.words);
  const latest = currentFact ?? pastFacts[pastFacts.length - 1] ?? null;
  return (
    <footer className="timeline" aria-label={en.replay.timeline}>
      <div className="timeline-line">
        <div className="tools">
          <Tool label={en.replay.first} hotkey="Home" className="desk-only" onClick={() => onJump(0)}>
            <Icon name="first" />
          </Tool>
          <Tool label={en.replay.back} hotkey="[" onClick={() => onStep(-1)}>
            <Icon name="stepBack" />
          </Tool>
          <Tool
            label={running ? en.replay.pause : en.replay.play}
            hotkey="Space"
            className="timeline-play"
            onClick={onToggle}
          >
            <Icon name={running ? "pause" : "play"} />
          </Tool>
          <Tool label={en.replay.forward} hotkey="]" onClick={() => onStep(1)}>
            <Icon name="stepOn" />
          </Tool>
          <Tool label={en.replay.last} hotkey="End" className="desk-only" onClick={() => onJump(last)}>
            <Icon name="skip" />
          </Tool>
          <SpeedMenu />
        </div>
        <div className="timeline-track">
          <div className="timeline-turns" aria-hidden="true">
            {turns.map(({ at }) => (
              <i key={at} style={{ left: `${last === 0 ? 0 : (at / last) * 100}%` }} />
            ))}
          </div>
          <input
            type="range"
            min={0}
            max={last}
            value={cursor}
            aria-label={en.replay.timeline}
            aria-valuetext={en.replay.at(turn, phase, cursor + 1, updates.length)}
            onChange={(event) => onJump(Number(event.target.value))}
          />
        </div>
        <span className="timeline-at n">
          {cursor + 1} / {updates.length}
        </span>
        {turns.length > 1 && (
          <select
            className="field timeline-turn"
            aria-label={en.replay.jump}
            value={turns.findLast(({ at }) => at <= cursor)?.at ?? 0}
            onChange={(event) => onJump(Number(event.target.value))}
          >
            {turns.map((one) => (
              <option key={one.at} value={one.at}>
                {one.turn}
              </option>
            ))}
          </select>
        )}
      </div>
      <div className="timeline-line">
        <p>
          {latest ? (
            <>
              <span>{text.fact(latest.fact)}</span> <RuleChip rule={latest.fact.rule} />
            </>
          ) : (
            turn
          )}
        </p>
        <select
          className="field timeline-eyes desk-only"
          aria-label={en.replay.eyes}
          value={String(viewer)}
          onChange={(event) =>
            onViewer(event.target.value === "public" ? "public" : (Number(event.target.value) as Seat))
          }
        >
          <option value="public">{en.replay.everyone}</option>
          {seats.map((occupant, i) => (
            // oxlint-disable-next-line react/no-array-index-key -- a seat is its place at the table
            <option key={i} value={i}>
              {occupant.name}
            </option>
          ))}
        </select>
        {isOpen !== null && (
          <Button look="quiet" className="desk-only" pressed={isOpen} onClick={() => onOpen(!isOpen)}>
            <Icon name={isOpen ? "check" : "lock"} />
            {en.replay.openHands}
          </Button>
        )}
        <Button look="may" why={noFork} onClick={onFork}>
          <Icon name="fork" />
          {en.replay.whatIf}
        </Button>
        {onReview && (
          <Button look="may" hint={{ fact: en.review.open, cause: en.review.hint }} onClick={onReview}>
            <Icon name="chart" />
            {en.review.open}
          </Button>
        )}
      </div>
    </footer>
  );
}
