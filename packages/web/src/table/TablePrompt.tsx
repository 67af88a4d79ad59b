import { Button, type GameScreen } from "@starboard/ui";
import * as en from "../messages/en.ts";
import { sound } from "../sound.ts";
import { Caption } from "./Caption.tsx";
import * as playback from "./playback.ts";
import { Prompt, TurnButtons } from "./Prompt.tsx";
import { canProposeTakeBack } from "./match-source.ts";
import { current, type TableController } from "./table-controller.ts";
import type { TableView } from "./use-table-view.ts";

/** The prompt line of a running match, in each state: over, looking back, waiting, asked. */
export function TablePrompt({
  table,
  session,
  mine,
  pleads,
  Verdict,
  onRematch,
  onLook,
  closed: shut,
}: {
  readonly table: TableView;
  readonly session: TableController;
  /** Whether a player at this screen is to act. */
  readonly mine: boolean;
  /** Whether a take-back needs and may get the consent of the other players. */
  readonly pleads: boolean;
  readonly Verdict: GameScreen["ResultDetails"];
  /** Absent if no rematch is possible. */
  readonly onRematch?: (() => void) | undefined;
  /** Opens the verification or the replay of the finished match. */
  readonly onLook: (at: "verify" | "replay") => void;
  /** Why the table was closed before its match ended. */
  readonly closed?: string | undefined;
}) {
  const { state, update, live, plan, question, staged } = table;
  const over = live ? update.card.over : null;
  if (over) {
    return (
      <Prompt
        waiting
        rule={over.rule}
        more={Verdict && <Verdict {...staged.board} />}
        buttons={
          <>
            <Button look="quiet" onClick={() => onLook("verify")}>
              {en.table.verify}
            </Button>
            {onRematch && (
              <Button hint={{ fact: en.table.rematch, cause: en.table.rematchHint }} onClick={onRematch}>
                {en.table.rematch}
              </Button>
            )}
            <Button look="main" onClick={() => onLook("replay")}>
              {en.table.replay}
            </Button>
          </>
        }
      >
        <b>{en.table.over(en.against(over.winners.map((seat) => staged.text.seat(seat))))}</b>
      </Prompt>
    );
  }
  if (shut !== undefined) return <Prompt waiting>{shut}</Prompt>;
  if (!live) {
    return (
      <Caption
        paused={current(state).paused}
        onBack={() => session.move(playback.back)}
        onForward={() => session.move(playback.forward)}
        onPause={(paused) => session.move((p) => playback.pause(p, paused))}
        onSkip={() => session.move(playback.skip)}
      />
    );
  }
  const planned = plan?.steps.map(({ step, act }) => staged.text.act(step, act)) ?? [];
  const closed = plan?.closed ?? false;
  const sentence = question ? staged.text.prompt(question.step, question.seats) : "";
  return (
    <Prompt
      waiting={!mine}
      refusal={state.refusal}
      rule={question?.rule ?? update.question?.rule ?? null}
      buttons={
        <TurnButtons
          proposal={mine ? state.proposal : null}
          planned={planned.length}
          closed={closed || !mine}
          takeBack={update.takeBack && pleads && canProposeTakeBack(update.takeBack) ? null : update.takeBack}
          sending={state.sending}
          onReply={(step, act) => session.reply(step, act)}
          onUndo={() => session.undo()}
          onCommit={() => {
            sound("commit");
            session.commit();
          }}
        />
      }
    >
      {closed ? (
        <b>{en.table.planned(planned.slice(-2).join(", "))}</b>
      ) : mine ? (
        <>
          <b>{sentence}</b> {planned.length > 0 && <em>{en.table.plannedSoFar(planned.length)}</em>}
        </>
      ) : (
        sentence
      )}
    </Prompt>
  );
}
