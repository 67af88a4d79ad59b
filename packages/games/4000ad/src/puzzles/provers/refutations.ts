/** Why a turn of 4000 A.D. does not hold a star: what the enemy does next, as a reason with its rule. */
import type { Move } from "@starboard/kernel";
import type { Refutation } from "@starboard/kit";
import { mapOf } from "../../data/map.ts";
import type { State4000 } from "../../state.ts";
import { powerNameOf, shipsAt, starName } from "./duel.ts";

type Emerge = { readonly do: "emerge"; readonly star: string; readonly warps: readonly number[] };
type Hop = { readonly do: "depart"; readonly from: string; readonly ships: number; readonly to: "hop" };

/** Says how a line of the enemy takes a star. `t` is the state before the line. */
export function refutationOf(t: State4000, star: number, line: readonly Move[]): Refutation {
  const map = mapOf(t.options);
  const enemy = t.active;
  const about = { star: starName(t, star), enemy: powerNameOf(t, enemy) };
  const moves = line.map(({ by, step, act }) => ({ by: by as number, step, act }));
  const hop = line.map(({ act }) => act as unknown as Hop).find((act) => act.do === "depart" && act.to === "hop");
  const arrival = line
    .map(({ act }) => act as unknown as Emerge)
    .find((act) => act.do === "emerge" && map.index[act.star] === star);
  if (hop)
    return {
      reason: "hop",
      rule: "AD-7.2.b",
      about: { ...about, sister: starName(t, map.index[hop.from] as number), ships: hop.ships },
      line: moves,
    };
  const ships = (arrival?.warps ?? []).reduce((sum, w) => sum + (t.warpShips[w * t.P + enemy] as number), 0);
  const isEmpty = shipsAt(t, star, 1 - enemy) === 0;
  if (isEmpty) return { reason: "empty", rule: "AD-8.3", about: { ...about, ships }, line: moves };
  const isTogether = (arrival?.warps.length ?? 0) > 1;
  return {
    reason: isTogether ? "together" : "fleet",
    rule: isTogether ? "AD-6.4.6" : "AD-6.4.2",
    about: { ...about, ships },
    line: moves,
  };
}
