/** What a seat may know, and a table it cannot rule out (section F). Only diplomacy hides anything. */
import type { Draw, Seat, Viewer } from "@starboard/kernel";
import { clone } from "./clone.ts";
import { inChannel, isOpen, isOpenChannel, isParty } from "./proposals.ts";
import type { Dealings, State4000, View4000 } from "./state.ts";

/**
 * The table as one seat knows it. Of other pairs it sees alliances known to all (also those that have ended in private,
 * 3 reads 2), agreements that have acted, and what is spoken over the board.
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
      // Others see that two are talking, not that one of them would like to stop.
      return t.options["ad.conference.visible"] ? [{ ...c, closing: -1 }] : [];
    }),
    spoken: spoken.filter(
      (s) => isOpenChannel(s.channel) || t.seatOf.some((_, p) => mine(p) && inChannel(s.channel, p)),
    ),
  };
}

/**
 * A full table that fits the view. Private dealings of other pairs are imagined as none, which changes nothing a seat may
 * do: legality rests only on what the mover can know. Nothing is drawn.
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

/** The seat of a viewer's powers, for readers of views. */
export const powersOf = (v: View4000, by: Seat): number[] =>
  v.board.seatOf.flatMap((seat, p) => (seat === by ? [p] : []));
