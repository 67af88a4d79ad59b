/** What a captain may know: everything, because the field is open (ION-2.1). */
import type { TrailsState } from "./state.ts";
import { clone } from "./state.ts";

export type TrailsView = Readonly<TrailsState>;

export const view = (t: TrailsState): TrailsView => t;

/** Nothing is hidden, so there is one state that is consistent with a view. */
export const determinize = (v: TrailsView): TrailsState => clone(v);
