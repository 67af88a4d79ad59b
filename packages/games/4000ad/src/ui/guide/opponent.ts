/** The scripted opponent of the guided match: it strikes where it wins, and otherwise sits still. */
import { type Shape4000, mapOf, starIndex, type View4000 } from "@starboard/4000ad";
import type { GuideReply } from "@starboard/ui";

type Reply = GuideReply<Shape4000>;
type Emerge = { readonly do: "emerge"; readonly star: string; readonly mode: string };

/** Chooses the best arrival: the learner's home, another star of the learner, an empty star with symbols. */
export function reply({ view, acts, step, seat }: Reply): Reply["acts"][number] {
  const fallback = acts.find((act) => ["travelOn", "stay", "fightOn", "pass", "decline"].includes(act.do)) ?? acts[0];
  if (step !== "arrive") return fallback as Reply["acts"][number];
  const arrivals = acts.filter((act) => act.do === "emerge") as (Reply["acts"][number] & Emerge)[];
  const best = arrivals
    .map((act) => ({ act, worth: worthOf(view, seat, act) }))
    .filter(({ worth }) => worth > 0)
    .toSorted((a, b) => b.worth - a.worth)[0];
  return best?.act ?? (fallback as Reply["acts"][number]);
}

function worthOf({ board }: View4000, seat: number, act: Emerge): number {
  const map = mapOf(board.options);
  const s = starIndex(map, act.star);
  const own = board.seatOf.indexOf(seat as (typeof board.seatOf)[number]);
  const enemy = 1 - own;
  const symbols = (map.population[s] ?? 0) + (map.materials[s] ?? 0);
  // It stays away from the stars the learner is to take first.
  if (act.mode === "occupy") return journey(board, s, enemy) < 3 ? 0 : symbols;
  if (act.mode !== "attack") return 0;
  const defenders = board.ships[s * board.P + enemy] ?? 0;
  const fleet = Math.max(0, ...[0, 1].map((slot) => shipsAboard(board, own * 2 + slot, own)));
  if (defenders >= fleet) return 0;
  return s === board.home[enemy] || s === board.home[own] ? 100 : 10 + symbols;
}

function journey(board: View4000["board"], star: number, power: number): number {
  const map = mapOf(board.options);
  return map.distance[star * map.S + (board.home[power] as number)] ?? 0;
}

/** The ships of a power aboard a warp. */
export const shipsAboard = (board: View4000["board"], warp: number, power: number): number =>
  board.warpShips[warp * board.P + power] ?? 0;
