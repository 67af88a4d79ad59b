import * as en from "../messages/en.ts";
import { useCompact } from "../shell/media.ts";
import { Caption } from "./Caption.tsx";
import * as playback from "./playback.ts";
import { ChosenLine } from "./ChosenLine.tsx";
import { Prompt, TurnButtons } from "./Prompt.tsx";
import type { PromptButtons } from "./prompt-buttons.ts";
import { AlarmTitle, useAlarms } from "./AlarmPrompt.tsx";
import type { GivenAnswer } from "./auto-answers.ts";
import { canProposeTakeBack } from "./match-source.ts";
import { current, type TableController } from "./table-state.ts";
import type { HostFeatures } from "./host-features.ts";
import type { TableView } from "./use-table-view.ts";

/** The prompt line of a running match, in each state: over, looking back, waiting, asked. */
export function TablePrompt({
  table,
  session,
  mine,
  pleads,
  closed: closedText,
  connection,
  buttons,
  onMain,
  onNever,
  onSkip,
}: {
  readonly table: TableView;
  readonly session: TableController;
  /** Whether a player at this screen is to act. */
  readonly mine: boolean;
  /** Whether a take-back needs and may get the consent of the other players. */
  readonly pleads: boolean;
  /** Why the table was closed before its match ended. */
  readonly closed?: string | undefined;
  /** The connection to the host; absent for local matches. */
  readonly connection?: HostFeatures["connection"] | undefined;
  readonly buttons: PromptButtons;
  /** Presses the main button. */
  readonly onMain: () => void;
  /** Stops an automatic answer. */
  readonly onNever: (answer: GivenAnswer) => void;
  /** Skips the playback. */
  readonly onSkip: () => void;
}) {
  const { state, update, live, plan, question, staged } = table;
  const compact = useCompact();
  const [alarm] = useAlarms(live && !update.summary.over && closedText === undefined && state.covered === null);
  if (closedText !== undefined) return <Prompt waiting>{closedText}</Prompt>;
  if (!live) {
    return (
      <Caption
        paused={current(state).paused}
        onBack={() => session.move(playback.back)}
        onForward={() => session.move(playback.forward)}
        onPause={(paused) => session.move((p) => playback.pause(p, paused))}
        onSkip={onSkip}
      />
    );
  }
  const planned = plan?.steps.map(({ step, act }) => staged.text.act(step, act)) ?? [];
  /** Acts that the player planned; automatic answers have their own line. */
  const chosen = planned.length - (plan?.automatic ?? 0);
  const closed = plan?.closed ?? false;
  const sentence = question ? staged.text.prompt(question.step, question.seats) : "";
  return (
    <Prompt
      waiting={!mine}
      alarm={alarm?.kind ?? null}
      above={
        <>
          {typeof connection?.text === "string" && (
            <output className="online-lost ask-connection">{connection.text}</output>
          )}
          {/* On a phone both stand over the board, so that the prompt keeps its height. */}
          {!compact && !alarm && (
            <ChosenLine given={state.given.filter(({ seat }) => seat === state.viewer)} onNever={onNever} />
          )}
          {!compact && alarm && <AlarmTitle alarm={alarm} />}
        </>
      }
      refusal={state.refusal}
      rule={question?.rule ?? update.question?.rule ?? null}
      buttons={
        <TurnButtons
          buttons={buttons}
          planned={planned.length}
          takeBack={update.takeBack && pleads && canProposeTakeBack(update.takeBack) ? null : update.takeBack}
          sending={state.sendingSeat !== null}
          isOffline={connection?.isUp === false}
          onPress={(action) => session.press(action)}
          onUndo={() => session.undo()}
          onMain={onMain}
        />
      }
    >
      {closed ? (
        <b>{en.table.planned(planned.slice(-2).join(", "))}</b>
      ) : mine ? (
        <>
          <b>{sentence}</b> {chosen > 0 && <em>{en.table.plannedSoFar(chosen)}</em>}
        </>
      ) : (
        sentence
      )}
    </Prompt>
  );
}
