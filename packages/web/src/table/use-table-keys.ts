import * as en from "../messages/en.ts";
import { useSettings } from "../settings/store.ts";
import { announce } from "../shell/announce.tsx";
import { useHotkeys } from "./Shortcuts.tsx";
import * as playback from "./playback.ts";
import type { OpenMatch } from "./open-match.ts";
import { readingKeys } from "./reading-keys.ts";

/** What the keys of a match page do besides those of the board. */
interface KeyActions {
  readonly pressMain: () => void;
  readonly skip: () => void;
  /** Opens a tab with the focus on an element in it. */
  readonly openAt: (tab: string, selector: string) => void;
  readonly showKeys: () => void;
  /** Opens the order line. */
  readonly typeOrder: () => void;
}

/** The element of the rules tab that takes the focus. */
export const RULES_FOCUS = ".book-search input";

export function useTableKeys(
  { controller, table }: OpenMatch,
  { pressMain, skip, openAt, showKeys, typeOrder }: KeyActions,
): void {
  useHotkeys({
    u: () => controller.undo(),
    c: pressMain,
    a: () => openAt("acts", ".acts-panel button, .acts-panel input"),
    l: () => openAt("log", ".log"),
    o: typeOrder,
    ...readingKeys(table.staged),
    r: () => openAt("rules", RULES_FOCUS),
    m: () => {
      const { sound, set } = useSettings.getState();
      set({ sound: !sound });
      announce(sound ? en.shell.sound.off : en.shell.sound.on);
    },
    "?": showKeys,
    " ": table.live ? undefined : skip,
    "[": () => controller.move(playback.back),
    "]": () => controller.move(playback.forward),
  });
}
