import { Icon, RuleChip, Tool } from "@starboard/ui";
import type { Update } from "@starboard/wire";
import type { ReactNode } from "react";
import * as en from "../messages/en.ts";
import { SpeedMenu } from "../table/SpeedMenu.tsx";
import { useTableContext } from "../table/table-context.ts";
import type { ReplayPlayback } from "./use-replay-playback.ts";

/** The first moment of a turn. */
interface Turn {
  readonly at: number;
  readonly turn: string;
}

/** The bar under a replay: controls and position above, the current fact and what can be done with it below. */
export function Timeline({
  updates,
  turns,
  playback,
  children,
}: {
  readonly updates: readonly Update[];
  readonly turns: readonly Turn[];
  readonly playback: ReplayPlayback;
  /** Shown beside the current fact. */
  readonly children: ReactNode;
}) {
  const { loaded, currentFact, pastFacts, text } = useTableContext();
  const { cursor, update, jump } = playback;
  const { turn, phase } = loaded.screen.phase(update.view, loaded.words);
  const latest = currentFact ?? pastFacts[pastFacts.length - 1] ?? null;
  return (
    <footer className="timeline" aria-label={en.replay.timeline}>
      <div className="timeline-line">
        <Controls playback={playback} last={updates.length - 1} />
        <Track
          turns={turns}
          last={updates.length - 1}
          cursor={cursor}
          place={en.replay.at(turn, phase, cursor + 1, updates.length)}
          onJump={jump}
        />
        <span className="timeline-at n">
          {cursor + 1} / {updates.length}
        </span>
        {turns.length > 1 && <TurnSelect turns={turns} cursor={cursor} onJump={jump} />}
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
        {children}
      </div>
    </footer>
  );
}

function Controls({
  playback: { isRunning, jump, step, toggle },
  last,
}: {
  readonly playback: ReplayPlayback;
  /** Index of the last moment. */
  readonly last: number;
}) {
  return (
    <div className="tools">
      <Tool label={en.replay.first} hotkey="Home" className="desk-only" onClick={() => jump(0)}>
        <Icon name="first" />
      </Tool>
      <Tool label={en.replay.back} hotkey="[" onClick={() => step(-1)}>
        <Icon name="stepBack" />
      </Tool>
      <Tool
        label={isRunning ? en.replay.pause : en.replay.play}
        hotkey="Space"
        className="timeline-play"
        onClick={toggle}
      >
        <Icon name={isRunning ? "pause" : "play"} />
      </Tool>
      <Tool label={en.replay.forward} hotkey="]" onClick={() => step(1)}>
        <Icon name="stepOn" />
      </Tool>
      <Tool label={en.replay.last} hotkey="End" className="desk-only" onClick={() => jump(last)}>
        <Icon name="skip" />
      </Tool>
      <SpeedMenu />
    </div>
  );
}

/** The slider over all moments, with a mark at each turn. */
function Track({
  turns,
  last,
  cursor,
  place,
  onJump,
}: {
  readonly turns: readonly Turn[];
  readonly last: number;
  readonly cursor: number;
  /** The shown moment in words. */
  readonly place: string;
  readonly onJump: (cursor: number) => void;
}) {
  return (
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
        aria-valuetext={place}
        onChange={(event) => onJump(Number(event.target.value))}
      />
    </div>
  );
}

function TurnSelect({
  turns,
  cursor,
  onJump,
}: {
  readonly turns: readonly Turn[];
  readonly cursor: number;
  readonly onJump: (cursor: number) => void;
}) {
  return (
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
  );
}
