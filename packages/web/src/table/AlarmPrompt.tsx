import type { Alarm, AlarmAnswer, PlannedMove } from "@starboard/ui";
import { Icon, RuleChip } from "@starboard/ui";
import { deepEqual } from "@starboard/kernel";
import { useEffect, useMemo, useRef } from "react";
import * as en from "../messages/en.ts";
import { announce } from "../shell/announce.tsx";
import { useTableContext } from "./table-context.ts";
import "./objectives.css";

/** The most answers that are shown. */
const MAX_ANSWERS = 3;
const NONE: readonly Alarm[] = [];

/** The alarms of the viewer at the shown moment, each spoken once while it lasts. */
export function useAlarms(isOn: boolean): readonly Alarm[] {
  const { loaded, board } = useTableContext();
  const alarms = useMemo(
    () => (isOn && board.viewer !== "public" ? (loaded.screen.alarms?.(board) ?? NONE) : NONE),
    [isOn, loaded, board],
  );
  const spoken = useRef<ReadonlySet<string>>(new Set());
  useEffect(() => {
    if (!isOn) return;
    const present = new Set(alarms.map(({ id }) => `${board.viewer} ${id}`));
    for (const { id, title, detail } of alarms)
      if (!spoken.current.has(`${board.viewer} ${id}`)) announce(detail === undefined ? title : `${title} ${detail}`);
    spoken.current = present;
  }, [isOn, alarms, board.viewer]);
  return alarms;
}

/** The most urgent alarm: what happens, and what happens if nothing is done. */
export function AlarmText({ alarm, onShow }: { readonly alarm: Alarm; readonly onShow: (place: string) => void }) {
  const { place } = alarm;
  return (
    <>
      <p className="alarm-title">
        <b>{alarm.title}</b>
      </p>
      <p className="alarm-detail">
        {alarm.detail} <RuleChip rule={alarm.rule} />{" "}
        {place !== undefined && (
          <button type="button" className="text-button" onClick={() => onShow(place)}>
            {en.table.show}
          </button>
        )}
      </p>
    </>
  );
}

/** The answers to the first alarm as buttons that plan their acts, and the titles of the other alarms. */
export function AlarmAnswers({
  alarms,
  isAsked,
  onMoves,
}: {
  readonly alarms: readonly Alarm[];
  /** Whether the player may act now; otherwise the answers only inform. */
  readonly isAsked: boolean;
  readonly onMoves: (moves: readonly PlannedMove[]) => void;
}) {
  const [first, ...others] = alarms;
  const answers = first?.answers.slice(0, MAX_ANSWERS) ?? [];
  return (
    <>
      {answers.length > 0 && (
        <ul className="alarm-answers" aria-label={en.table.alarm.answers}>
          {answers.map((answer) => (
            <li key={`${answer.label} ${answer.outcome}`} className={answer.succeeds ? "succeeds" : undefined}>
              <Answer answer={answer} isAsked={isAsked} onMoves={onMoves} />
              <RuleChip rule={answer.rule} />
            </li>
          ))}
        </ul>
      )}
      {others.length > 0 && (
        <ul className="alarm-also" aria-label={en.table.alarm.also}>
          {others.map(({ id, title, rule }) => (
            <li key={id}>
              {title} <RuleChip rule={rule} />
            </li>
          ))}
        </ul>
      )}
    </>
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

/** The sign before an alarm. */
export const AlarmSign = () => (
  <span className="alarm-sign" aria-hidden="true">
    <Icon name="warn" />
  </span>
);
