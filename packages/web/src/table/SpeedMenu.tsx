import { Menu } from "@starboard/ui";
import * as en from "../messages/en.ts";
import { SPEEDS, useSettings } from "../settings/store.ts";

/** Menu for the animation speed, in matches and replays. */
export function SpeedMenu() {
  const { speed, set } = useSettings();
  return (
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
  );
}
