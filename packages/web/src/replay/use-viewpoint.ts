/** What the person who watches a replay sees: through whose eyes, and with which hands open. */
import type { Viewer } from "@starboard/kernel";
import { useState } from "react";
import { useSettings } from "../settings/store.ts";
import { type LoadedReplay, ownSeat } from "./loaded-replay.ts";

export interface Viewpoint {
  readonly viewer: Viewer;
  readonly setViewer: (viewer: Viewer) => void;
  /** Whether all hands are open; null while the match runs, when none can be opened. */
  readonly isOpen: boolean | null;
  readonly setOpen: (isOpen: boolean) => void;
}

export function useViewpoint({ seats, record }: LoadedReplay): Viewpoint {
  const name = useSettings((s) => s.name);
  const [viewer, setViewer] = useState<Viewer>(() => ownSeat(seats, name) ?? "public");
  const [isOpen, setOpen] = useState(true);
  return { viewer, setViewer, isOpen: record.result === null ? null : isOpen, setOpen };
}
