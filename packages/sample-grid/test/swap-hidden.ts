import { clone, type TrailsState } from "../src/state.ts";

/** Returns the same state: nothing on the field is hidden (ION-2.1). */
export const swapHidden = (state: TrailsState): TrailsState => clone(state);
