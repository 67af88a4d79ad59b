import { Icon, Tool } from "@starboard/ui";
import * as en from "../messages/en.ts";
import { useTableContext, actorOf } from "./table-context.ts";
import { Prompt } from "./Prompt.tsx";
import { SpeedMenu } from "./SpeedMenu.tsx";
import { SeatEmblem } from "../shell/SeatEmblem.tsx";

/** The prompt line during playback: the current fact, with controls to skip, pause and step. */
export function Caption({
  paused,
  onBack,
  onForward,
  onPause,
  onSkip,
}: {
  readonly paused: boolean;
  readonly onBack: () => void;
  readonly onForward: () => void;
  readonly onPause: (paused: boolean) => void;
  readonly onSkip: () => void;
}) {
  const { currentFact, text, loaded, board } = useTableContext();
  const by = currentFact && actorOf(loaded.screen, currentFact, board.view);
  return (
    <Prompt
      waiting
      label={en.table.playback.label}
      rule={currentFact?.fact.rule ?? null}
      buttons={
        <div className="tools">
          <Tool label={en.table.playback.back} hotkey="[" onClick={onBack}>
            <Icon name="stepBack" />
          </Tool>
          <Tool label={paused ? en.table.playback.play : en.table.playback.pause} onClick={() => onPause(!paused)}>
            <Icon name={paused ? "play" : "pause"} />
          </Tool>
          <Tool label={en.table.playback.forward} hotkey="]" onClick={onForward}>
            <Icon name="stepOn" />
          </Tool>
          <SpeedMenu />
          <button type="button" className="btn" aria-keyshortcuts="Space" onClick={onSkip}>
            {en.table.toNow}
            <kbd className="desk-only" aria-hidden="true">
              {en.table.space}
            </kbd>
          </button>
        </div>
      }
    >
      {currentFact ? (
        <>
          {by !== null && <SeatEmblem badge={loaded.screen.badge(board.view, by)} />} {text.fact(currentFact.fact)}
        </>
      ) : paused ? (
        en.table.lookingBack
      ) : (
        en.table.watching
      )}
    </Prompt>
  );
}
