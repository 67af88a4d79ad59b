/** Determinization: a full state that a viewer cannot rule out (section F). */
import type { Draw, Viewer } from "@starboard/kernel";
import { clone } from "./clone.ts";
import type { Dealings, State4000, View4000 } from "./state.ts";

/**
 * Returns a full state that is consistent with a view. It assumes that other pairs have no private agreements. That is
 * safe because legality depends only on what the mover can know. Nothing is drawn.
 */
export function determinize(v: View4000, _by: Viewer, _draw: Draw): State4000 {
  const dealings: Pick<State4000, Dealings> = {
    relation: v.relation,
    permit: v.permit,
    proposals: v.proposals,
    grants: v.grants,
    drawings: v.drawings,
    conferences: v.conferences,
    spoken: v.spoken,
  };
  return clone({ ...v.board, ...dealings });
}
