/** What each viewer may know of a match (AX-12). */
import { seenBy, type Viewer } from "@starboard/kernel";
import { clone } from "./clone.ts";
import type { ShapeAx } from "./shape.ts";
import type { StateAx, ViewAx } from "./state.ts";
import { hiddenFrom, visibility } from "./visibility.ts";

const seen = seenBy<ShapeAx, typeof visibility>(visibility);

/** Returns what a viewer may know: the state with the secrets of other sides blanked, and what is blanked. */
export const view = (t: StateAx, by: Viewer): ViewAx => ({ board: clone(seen(t, by)), hidden: hiddenFrom(t, by) });
