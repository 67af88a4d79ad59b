import type { Seat } from "@starboard/kernel";
import type { Tab } from "@starboard/ui";
import type { ActiveLimit } from "@starboard/wire/host";
import type { ReactNode } from "react";

/** Features of an online table around the match. */
export interface HostFeatures {
  /** Additional tabs: chat, invitations. */
  readonly tabs: readonly Tab[];
  /** The connection to the host, and what the prompt says about lost connections. */
  readonly connection?: { readonly isUp: boolean; readonly text: string | null };
  /** Over the board: marks that somebody drew. */
  readonly overlay?: ReactNode;
  /** The tabs come first, and there are no notes and no proof: the match is being written, not played. */
  readonly hasOwnTabs?: true;
  /** Notices above the prompt, such as proposals. */
  readonly notice?: ReactNode;
  /** Shown next to a seat's name: clock and presence. */
  readonly seat: (seat: Seat) => ReactNode;
  /** Entries of the match menu. */
  readonly menu?: ReactNode;
  /** Dialogs of the table; they receive the colour and emblem of each seat. */
  readonly dialog?: (colour: (seat: Seat) => number) => ReactNode;
  /** Clocks for the top bar, with time limits of the rules. */
  readonly clock?: (limits: readonly ActiveLimit[]) => ReactNode;
  /** Why the table was closed before its match ended. */
  readonly closed?: string;
  /** Whether a rematch is possible; true if absent. */
  readonly again?: boolean;
  /** Private notes stored by the host; absent for local matches. */
  readonly notes?: ReactNode;
  /** Shown with the turn in the top bar, for example "Guided match". */
  readonly note?: string;
  /** A row of its own above the prompt line; by default the offer of the guided match. */
  readonly strip?: ReactNode;
  /** Whether the page gives advice: alarms, and what the board would choose; true if absent. A puzzle is solved without. */
  readonly advice?: boolean;
  /** Buttons of the prompt line before those of the turn. */
  readonly buttons?: ReactNode;
  /** In place of the prompt line, while the player has nothing to decide by the rules. */
  readonly prompt?: ReactNode;
  /** In place of the dock. */
  readonly ended?: ReactNode;
  /** Whether play has ended, so that the dock is hidden. */
  readonly still?: boolean;
  /** Shown in the rail above the tabs. */
  readonly rail?: ReactNode;
  /** Content of the fairness tab, if the match has no committed draws. */
  readonly fairness?: ReactNode;
  /** Prompt line of the finished match, if it has no record to replay. */
  readonly overPrompt?: ReactNode;
}
