/** What a captain may know: everything, because the field is open (ION-2.1). */
import { seenBy, type Viewer } from "@starboard/kernel";
import type { TrailsShape } from "./shape.ts";
import { clone, type TrailsState } from "./state.ts";
import { visibility } from "./visibility.ts";

export type TrailsView = Readonly<TrailsState>;

const seen = seenBy<TrailsShape, typeof visibility>(visibility);

export const view = (t: TrailsState, by: Viewer): TrailsView => clone(seen(t, by));

/** Nothing is hidden, so there is one state that is consistent with a view. */
export const determinize = (v: TrailsView): TrailsState => clone(v);
