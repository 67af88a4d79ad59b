/** Positions for bot tests, described star by star. */
import { Engine, seededDraws, type Seat } from "@starboard/kernel";
import { mapOf } from "../../src/data/map.ts";
import { game } from "../../src/game.ts";
import type { Shape4000 } from "../../src/shape.ts";
import type { State4000 } from "../../src/state.ts";

export interface Placed {
  readonly options?: Readonly<Record<string, unknown>>;
  /** Per power: stars with ships. */
  readonly ships: readonly Readonly<Record<string, number>>[];
  /** Fleets in hyperspace: power, departure star, count, ships. */
  readonly warps?: readonly (readonly [power: number, from: string, count: number, ships: number])[];
  /** The round that is about to begin. */
  readonly round?: number;
  /** Lost home stars: owner, holder. */
  readonly lost?: readonly (readonly [owner: number, holder: number])[];
}

export const DUEL = { "ad.players": 2, "ad.version": "independents", "ad.turnLimit": 100, "ad.quietLimit": 12 };
export const TWO_SIDES = { "ad.players": 2, "ad.version": "alliances", "ad.turnLimit": 100, "ad.quietLimit": 12 };

/** Returns the state at the first decision of the round. Power 0 plays first. In a duel, power 0 is Algol, power 1 Antares. */
export function position(p: Placed): { t: State4000; seat: Seat } {
  const parsed = game.options.parse({ ...(p.options ?? DUEL), "ad.firstPlayer": "fixed" });
  if (!("ok" in parsed)) throw new Error(JSON.stringify(parsed.bad));
  const t = game.setup(parsed.ok);
  const map = mapOf(t.options);
  const star = (id: string): number => {
    const s = map.index[id];
    if (s === undefined) throw new Error(`no star ${id}`);
    return s;
  };
  t.ships.fill(0);
  t.since.fill(0);
  p.ships.forEach((stacks, power) => {
    for (const [id, n] of Object.entries(stacks)) {
      t.ships[star(id) * t.P + power] = n;
      t.since[star(id) * t.P + power] = 1;
    }
  });
  for (const [power, from, count, n] of p.warps ?? []) {
    const w = t.warpFrom[2 * power] === -1 ? 2 * power : 2 * power + 1;
    t.warpFrom[w] = star(from);
    t.warpCount[w] = count;
    t.warpShips[w * t.P + power] = n;
  }
  t.round = (p.round ?? 6) - 1;
  for (const [owner, holder] of p.lost ?? []) {
    t.holder[owner] = holder;
    t.lostAt = t.lostAt.with(owner, 1);
    t.takenAt = t.takenAt.with(owner, 1);
    if (t.options["ad.version"] === "independents") t.grace = t.grace.with(owner, "due");
  }
  t.turn = 2 * t.round * t.P;
  const engine = new Engine<Shape4000>(game, seededDraws(1));
  engine.advance(t);
  if (engine.asking === undefined) throw new Error("no decision is open");
  return { t, seat: engine.asking };
}
