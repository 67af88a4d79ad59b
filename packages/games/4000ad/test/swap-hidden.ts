/** Changes the hidden part of a state: what other pairs of powers have agreed or proposed in private (section F). */
import type { Viewer } from "@starboard/kernel";
import { game } from "../src/game.ts";
import type { Options } from "../src/options.ts";
import { isOpen } from "../src/proposals.ts";
import type { State4000 } from "../src/state.ts";

/** Whether a match with these options has hidden information. */
export const hidden = (options: object): boolean => {
  const o = options as Options;
  return o["ad.version"] === "alliances" ? o["ad.players"] === 4 : o["ad.secretAlliances"];
};

/**
 * Returns the state with other private agreements between other powers: alliances and permissions are flipped, private
 * proposals and grants removed. Independent of `view`, so that a mistake there is found.
 */
export function swapHidden(t: State4000, viewer: Viewer, below: (n: number) => number): State4000 {
  const other = game.clone(t);
  const { P } = other;
  const mine = (p: number): boolean => viewer !== "public" && other.seatOf[p] === viewer;
  for (let a = 0; a < P; a++)
    for (let b = 0; b < P; b++) {
      if (a === b || mine(a) || mine(b) || other.alive[a] !== 1 || other.alive[b] !== 1) continue;
      if (other.permit[a * P + b] === 1) other.permit[a * P + b] = 0;
      if (a > b || other.options["ad.version"] === "alliances" || below(2) === 0) continue;
      const r = other.relation[a * P + b] as number;
      const flipped = [1, 0, 3, 2][r] as number;
      if (flipped !== 1 && flipped !== 2) other.grants = other.grants.filter((g) => mine(g.from) || mine(g.to));
      other.relation[a * P + b] = flipped;
      other.relation[b * P + a] = flipped;
    }
  other.proposals = other.proposals.filter((p) => isOpen(p) || mine(p.from) || p.to.some(mine));
  other.drawings = other.drawings.filter((d) => d.known === 1 || d.among.some(mine));
  return other;
}
