import * as en from "../messages/en.ts";
import { Button } from "@starboard/ui";
import { useCompact } from "../shell/media.ts";
import { Caption } from "./Caption.tsx";
import * as playback from "./playback.ts";
import { ChosenLine } from "./ChosenLine.tsx";
import { Prompt, TurnButtons } from "./Prompt.tsx";
import { seatToShow } from "./hand-over.ts";
import type { PromptButtons } from "./prompt-buttons.ts";
import { AlarmTitle, useAlarms } from "./AlarmPrompt.tsx";
import type { GivenAnswer } from "./auto-answers.ts";
import { canProposeTakeBack } from "./match-source.ts";
import type { OpenMatch } from "./open-match.ts";
import { current } from "./table-state.ts";

/** The prompt line of a running match, in each state: over, looking back, waiting, asked. */
export function TablePrompt({
  open: { source, host, controller, table, mine },
  buttons,
  onMain,
  onNever,
  onSkip,
}: {
  readonly open: OpenMatch;
  readonly buttons: PromptButtons;
  /** Presses the main button. */
  readonly onMain: () => void;
  /** Stops an automatic answer. */
  readonly onNever: (answer: GivenAnswer) => void;
  /** Skips the playback. */
  readonly onSkip: () => void;
}) {
  const { state, update, live, plan, question, staged } = table;
  const connection = host?.connection;
  const closedText = host?.closed;
  // A take-back may need, and get, the consent of the other players.
  const isProposable = update.takeBack !== null && source.proposeTakeBack && canProposeTakeBack(update.takeBack);
  const compact = useCompact();
  const isWarned = host?.advice !== false && closedText === undefined;
  const [alarm] = useAlarms(live && !update.summary.over && isWarned && state.covered === null);
  if (closedText !== undefined) return <Prompt waiting>{closedText}</Prompt>;
  if (!live) {
    return (
      <Caption
        paused={current(state).paused}
        onBack={() => controller.move(playback.back)}
        onForward={() => controller.move(playback.forward)}
        onPause={(paused) => controller.move((p) => playback.pause(p, paused))}
        onSkip={onSkip}
      />
    );
  }
  const planned = plan?.steps.map(({ step, act }) => staged.text.act(step, act)) ?? [];
  /** Acts that the player planned; automatic answers have their own line. */
  const chosen = planned.length - (plan?.automatic ?? 0);
  const closed = plan?.closed ?? false;
  const lastStep = plan?.steps.at(-1)?.step;
  /** The rule of a planned proposal or concession, which is not that of the question. */
  const asideRule = closed ? update.offers.find(({ aside, step }) => aside && step === lastStep)?.rule : undefined;
  /** The player to act on this device, while the screen of another one is looked at. */
  const next = seatToShow(state, source);
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
      rule={asideRule ?? question?.rule ?? update.question?.rule ?? null}
      buttons={
        <>
          {host?.buttons}
          {next !== null && (
            <Button look="main" onClick={() => controller.lookAs(next)}>
              {en.table.handOver.back(staged.text.seat(next))}
            </Button>
          )}
          <TurnButtons
            buttons={buttons}
            planned={planned.length}
            takeBack={isProposable ? null : update.takeBack}
            sending={state.sendingSeat !== null}
            isOffline={connection?.isUp === false}
            onPress={(action) => controller.press(action)}
            onUndo={() => controller.undo()}
            onMain={onMain}
          />
        </>
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
