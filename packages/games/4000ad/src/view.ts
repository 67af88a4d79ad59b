/** Filters the state to what a viewer may know (section F). Only diplomacy is hidden. */
import type { Viewer } from "@starboard/kernel";
import { clone } from "./clone.ts";
import { inChannel, isOpen, isOpenChannel, isParty } from "./proposals.ts";
import type { State4000, View4000 } from "./state.ts";

/**
 * Returns the state as one viewer knows it. Of other pairs the viewer sees alliances known to all, agreements that have
 * taken effect, and what is said on open channels. A known alliance that ended in private (3) is shown as known (2).
 */
export function view(t: State4000, by: Viewer): View4000 {
  const { relation, permit, proposals, grants, drawings, conferences, spoken, ...board } = clone(t);
  const mine = (p: number): boolean => by !== "public" && t.seatOf[p] === by;
  const pair = (i: number): boolean => mine(Math.floor(i / t.P)) || mine(i % t.P);
  return {
    board,
    relation: relation.map((r, i) => (pair(i) || r === 2 ? r : r === 3 ? 2 : 0)),
    permit: permit.map((on, i) => (pair(i) ? on : 0)),
    proposals: proposals.filter((p) => isOpen(p) || (by !== "public" && isParty(t, p, by))),
    grants: grants.filter((g) => mine(g.from) || mine(g.to)),
    drawings: drawings.filter((d) => d.known === 1 || d.among.some(mine)),
    conferences: conferences.flatMap((c) => {
      if (mine(c.a) || mine(c.b)) return [c];
      // Others see that two powers confer, but not which of them asked to close the conference.
      return t.options["ad.conference.visible"] ? [{ ...c, closing: -1 }] : [];
    }),
    spoken: spoken.filter(
      (s) => isOpenChannel(s.channel) || t.seatOf.some((_, p) => mine(p) && inChannel(s.channel, p)),
    ),
  };
}
