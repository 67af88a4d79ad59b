import type { Explanation } from "@starboard/ui";
import type { ClockRule } from "@starboard/wire/host";
import type { ReactNode } from "react";
import type { LoadedGame } from "../loaded-game.ts";

/** What the forms for an online table and for a tournament share with the rest of the setup page. */
export interface HostedSetup {
  readonly loaded: LoadedGame;
  /** All options with their values; null while they do not fit. */
  readonly options: object | null;
  /** Whether players supply their own seat options. */
  readonly ownSeatOptions: boolean;
  readonly onOwnSeatOptions: (ownSeatOptions: boolean) => void;
  /** Called with the chosen clock; default values may depend on it. */
  readonly onClock: (rule: ClockRule) => void;
  /** Controls of options that apply because players supply their own seat options. */
  readonly about: readonly ReactNode[];
  /** Why nothing can be created now. */
  readonly why: Explanation | undefined;
}
