import { Emblem, Icon, Menu, RuleChip, Tool } from "@starboard/frame";
import * as en from "../messages/en.ts";
import { SPEEDS, useSettings } from "../settings/store.ts";
import { useStage } from "./context.ts";

/** Tells what is being shown over the lower edge of the board, with the means to hurry, pause and step back. */
export function Caption({
  paused,
  live,
  onBack,
  onForward,
  onPause,
  onSkip,
}: {
  readonly paused: boolean;
  readonly live: boolean;
  readonly onBack: () => void;
  readonly onForward: () => void;
  readonly onPause: (paused: boolean) => void;
  readonly onSkip: () => void;
}) {
  const { showing, say, loaded, board } = useStage();
  const { speed, set } = useSettings();
  if (live) return null;
  return (
    <section className="caption" aria-label={en.table.playback.label}>
      <p>
        {showing ? (
          <>
            {showing.by !== null && <Emblem side={loaded.screen.badge(board.view, showing.by).colour} />}
            <span>{say.fact(showing.fact)}</span> <RuleChip rule={showing.fact.rule} />
          </>
        ) : (
          <span>{paused ? en.table.lookingBack : en.table.watching}</span>
        )}
      </p>
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
        <Tool label={en.table.playback.skip} hotkey="Space" onClick={onSkip}>
          <Icon name="skip" />
        </Tool>
        <Menu label={en.table.playback.speed} className="tool n" trigger={en.table.playback.times(speed)}>
          {SPEEDS.map((one) => (
            <button
              key={one}
              type="button"
              className="menu-item n"
              aria-pressed={one === speed}
              onClick={() => set({ speed: one })}
            >
              {en.table.playback.times(one)}
            </button>
          ))}
        </Menu>
      </div>
    </section>
  );
}
