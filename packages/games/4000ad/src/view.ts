/** What each viewer may know of a match (section F). */
import { seenBy, type Viewer } from "@starboard/kernel";
import { clone } from "./clone.ts";
import type { Shape4000 } from "./shape.ts";
import type { State4000, View4000 } from "./state.ts";
import { visibility } from "./visibility.ts";

const seen = seenBy<Shape4000, typeof visibility>(visibility);

/** Returns the state as one viewer knows it: the board, and apart from it what is known of private agreements. */
export function view(t: State4000, by: Viewer): View4000 {
  const { relation, permit, proposals, grants, drawings, conferences, spoken, ...board } = clone(seen(t, by));
  return { board, relation, permit, proposals, grants, drawings, conferences, spoken };
}
