import { useCompact } from "../shell/media.ts";
import { AlarmPanel } from "./AlarmPrompt.tsx";
import type { GivenAnswer } from "./auto-answers.ts";
import { ChosenLine } from "./ChosenLine.tsx";
import type { OpenMatch } from "./open-match.ts";

/** Notices beside the board: those of the host, alarms, and on a phone the answers that the page gave. */
export function BoardNotices({
  open: { host, controller, table, mine },
  onShow,
  onNever,
}: {
  readonly open: OpenMatch;
  /** Shows a place on the board. */
  readonly onShow: (place: string) => void;
  /** Stops an automatic answer. */
  readonly onNever: (answer: GivenAnswer) => void;
}) {
  const { state, update, live, plan } = table;
  const compact = useCompact();
  const isRunning = live && !update.summary.over;
  const isClosed = host?.closed !== undefined;
  return (
    <>
      {host?.notice}
      <div className="board-notices">
        <AlarmPanel
          isOn={isRunning && !isClosed && host?.advice !== false && state.covered === null}
          isAsked={mine && !isClosed && plan?.closed !== true}
          onMoves={(moves) => controller.planMoves(moves, true)}
          onShow={onShow}
        />
        {compact && isRunning && (
          <ChosenLine given={state.given.filter(({ seat }) => seat === state.viewer)} onNever={onNever} />
        )}
      </div>
    </>
  );
}
