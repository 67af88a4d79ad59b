/** The places of a planned move. */
import { game, type Ship } from "@starboard/anaxis";
import type { Props } from "./model.ts";

/** Returns the places of a planned move, by replaying its steps from the current state. */
export function plannedPath(props: Props, ship: Ship): { q: number; r: number; facing: number }[] {
  if (ship < 0) return [];
  const t = game.clone(props.committed.board);
  const points = [{ q: t.q[ship] as number, r: t.r[ship] as number, facing: t.facing[ship] as number }];
  // Earlier ships of the same plan have ended their moves.
  const from = props.plan.steps.findLastIndex(({ step, act }) => step === "move" && act.do === "end") + 1;
  for (const { step, act } of props.plan.steps.slice(from)) {
    if (step !== "move") continue;
    const last = points.at(-1) as (typeof points)[number];
    const next = { ...last };
    if (act.do === "left" || act.do === "right") next.facing = (last.facing + (act.do === "right" ? 1 : 5)) % 6;
    else if (act.do === "forward" || act.do === "reverse") {
      const along = act.do === "forward" ? last.facing : (last.facing + 3) % 6;
      next.q += [0, 1, 1, 0, -1, -1][along] as number;
      next.r += [-1, -1, 0, 1, 1, 0][along] as number;
    } else continue;
    points.push(next);
  }
  return points;
}
