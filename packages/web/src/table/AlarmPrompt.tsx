import type { Alarm, AlarmAnswer, BoardProps, PlannedMove } from "@starboard/ui";
import { Icon, RuleChip, Tool, useMemo } from "@starboard/ui";
import { deepEqual } from "@starboard/kernel";
import { useEffect, useRef, useState } from "react";
import * as en from "../messages/en.ts";
import { announce } from "../shell/announce.tsx";
import { useCompact, useMedia } from "../shell/media.ts";
import { useTableContext } from "./table-context.ts";
import "./objectives.css";

/** The most answers that are shown. */
const MAX_ANSWERS = 3;
const NONE: readonly Alarm[] = [];

/** The latest result: the prompt line and the panel ask for the alarms of the same board. */
const known = new WeakMap<BoardProps, readonly Alarm[]>();

/** The alarms of the viewer at the shown moment, the most urgent first. */
export function useAlarms(isOn: boolean): readonly Alarm[] {
  const { loaded, board } = useTableContext();
  return useMemo(() => {
    if (!isOn || board.viewer === "public") return NONE;
    const found = known.get(board) ?? loaded.screen.alarms?.(board) ?? NONE;
    known.set(board, found);
    return found;
  }, [isOn, loaded, board]);
}

/** Speaks each alarm once while it lasts. */
function useSpokenAlarms(alarms: readonly Alarm[]): void {
  const { board } = useTableContext();
  const spoken = useRef<ReadonlySet<string>>(new Set());
  useEffect(() => {
    const present = new Set(alarms.map(({ id }) => `${board.viewer} ${id}`));
    for (const { id, title, detail } of alarms)
      if (!spoken.current.has(`${board.viewer} ${id}`)) announce(detail === undefined ? title : `${title} ${detail}`);
    spoken.current = present;
  }, [alarms, board.viewer]);
}

/** The most urgent alarm in the prompt line: one line, so that the board keeps its size. */
export const AlarmTitle = ({ alarm }: { readonly alarm: Alarm }) => (
  <p className="alarm-title" title={alarm.title}>
    <b>{alarm.title}</b> <RuleChip rule={alarm.rule} />
  </p>
);

/**
 * The most urgent alarm beside the board, in the rail or over the upper edge of a phone's board: what happens if nothing is
 * done, and the acts that answer it.
 */
export function AlarmPanel({
  isOn,
  isAsked,
  onMoves,
  onShow,
}: {
  readonly isOn: boolean;
  /** Whether the player may act now; otherwise the answers only inform. */
  readonly isAsked: boolean;
  readonly onMoves: (moves: readonly PlannedMove[]) => void;
  /** Shows a place on the board. */
  readonly onShow: (place: string) => void;
}) {
  const compact = useCompact();
  const alarms = useAlarms(isOn);
  useSpokenAlarms(alarms);
  // Held sideways, a phone has no room for board and panel together.
  const isLow = useMedia("(max-height: 480px)");
  const [chosen, setChosen] = useState<{ readonly id: string; readonly isFolded: boolean } | null>(null);
  const [alarm, ...others] = alarms;
  if (!alarm) return null;
  const { place } = alarm;
  // On a phone the panel lies over the board, so that it can be folded to its title, and folds when it is answered.
  const isFolded = compact && (chosen?.id === alarm.id ? chosen.isFolded : isLow);
  const fold = (next = true): void => setChosen({ id: alarm.id, isFolded: next });
  return (
    <section className={`alarm-panel ${alarm.kind}${isFolded ? " folded" : ""}`} aria-label={en.table.alarm.label}>
      <header>
        <AlarmSign kind={alarm.kind} />
        <h2>{alarm.title}</h2>
        {compact && (
          <Tool
            label={isFolded ? en.table.alarm.unfold : en.table.alarm.fold}
            expanded={!isFolded}
            onClick={() => fold(!isFolded)}
          >
            <Icon name="down" />
          </Tool>
        )}
      </header>
      {!isFolded && (
        <>
          <p className="alarm-detail">
            {alarm.detail} <RuleChip rule={alarm.rule} />{" "}
            {place !== undefined && (
              <button
                type="button"
                className="text-button"
                onClick={() => {
                  fold();
                  onShow(place);
                }}
              >
                {en.table.show}
              </button>
            )}
          </p>
          <AlarmAnswers
            alarm={alarm}
            isAsked={isAsked}
            onMoves={(moves) => {
              fold();
              onMoves(moves);
            }}
          />
          <OtherAlarms alarms={others} />
        </>
      )}
    </section>
  );
}

/** The answers to an alarm as buttons that plan their acts. */
function AlarmAnswers({
  alarm,
  isAsked,
  onMoves,
}: {
  readonly alarm: Alarm;
  readonly isAsked: boolean;
  readonly onMoves: (moves: readonly PlannedMove[]) => void;
}) {
  const answers = alarm.answers.slice(0, MAX_ANSWERS);
  if (answers.length === 0) return null;
  return (
    <ul className="alarm-answers" aria-label={en.table.alarm.answers}>
      {answers.map((answer) => (
        <li key={`${answer.label} ${answer.outcome}`} className={answer.succeeds ? "succeeds" : undefined}>
          <Answer answer={answer} isAsked={isAsked} onMoves={onMoves} />
          <RuleChip rule={answer.rule} />
        </li>
      ))}
    </ul>
  );
}

/** The titles of the less urgent alarms. */
function OtherAlarms({ alarms }: { readonly alarms: readonly Alarm[] }) {
  if (alarms.length === 0) return null;
  return (
    <ul className="alarm-also" aria-label={en.table.alarm.also}>
      {alarms.map(({ id, title, rule }) => (
        <li key={id}>
          {title} <RuleChip rule={rule} />
        </li>
      ))}
    </ul>
  );
}

function Answer({
  answer: { label, outcome, moves },
  isAsked,
  onMoves,
}: {
  readonly answer: AlarmAnswer;
  readonly isAsked: boolean;
  readonly onMoves: (moves: readonly PlannedMove[]) => void;
}) {
  const { board } = useTableContext();
  const words = (
    <>
      <span>{label}</span> <b>{outcome}</b>
    </>
  );
  if (moves.length === 0 || !isAsked) return <span className="answer">{words}</span>;
  const isPlanned = moves.every((move) => board.plan.steps.some((planned) => deepEqual(planned, move)));
  return (
    <button type="button" className="answer" aria-pressed={isPlanned} onClick={() => onMoves(moves)}>
      {words}
    </button>
  );
}

/** The sign of an alarm: a warning, or a tick for a chance. */
export const AlarmSign = ({ kind }: { readonly kind: Alarm["kind"] }) => (
  <span className="alarm-sign" aria-hidden="true">
    <Icon name={kind === "danger" ? "warn" : "check"} />
  </span>
);
