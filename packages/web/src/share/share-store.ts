/** What is being shared: any part of the page opens the one dialog with it. */
import type { ShareCard } from "@starboard/share";
import { create } from "zustand";
import type { LoadedReplay } from "../replay/loaded-replay.ts";
import type { Route } from "../router.ts";

export interface ShareSubject {
  /** The page that a link leads to. */
  readonly route: Route;
  readonly title: string;
  /** Draws the card on this page, where the host has none to show. Absent for what only a host has. */
  readonly card?: () => Promise<ShareCard>;
  /** The match, whose replay and moments can be saved. */
  readonly match?: {
    readonly id: string;
    /** The entry of the moment; null for the match as a whole. */
    readonly n: number | null;
    readonly load: () => Promise<LoadedReplay>;
  };
}

export const useShared = create<{ readonly subject: ShareSubject | null }>()(() => ({ subject: null }));

/** Opens the dialog that shares something. */
export const share = (subject: ShareSubject): void => useShared.setState({ subject });
export const stopSharing = (): void => useShared.setState({ subject: null });
