/** What the bot computes once for many ends of a move and many volleys, held against the rules and the formulas. */
import { hexDistance } from "@starboard/kit";
import { type Seat, seededUint32 } from "@starboard/kernel";
import { expect, test } from "vitest";
import type { FireAct } from "../src/acts.ts";
import { WEIGHTS as w } from "../src/bot/evaluation-weights.ts";
import {
  baseAt,
  type FleetPosition,
  fleetPositionOf,
  maneuvering,
  type PlacedShip,
  tableFor,
} from "../src/bot/fleet-position.ts";
import { bestFire, classWithValue, destructionValue, firingPlaceOf, hullValue } from "../src/bot/gunnery.ts";
import { enemiesFor, type Maneuver, rateEnd } from "../src/bot/rate-move.ts";
import { Volleys } from "../src/bot/volleys.ts";
import { arcTable, facingsFor, inArc } from "../src/calc/arc.ts";
import { volleyOdds } from "../src/calc/odds.ts";
import type { StateAx } from "../src/index.ts";
import { EVADING } from "../src/state.ts";
import { fire } from "../src/steps/fire.ts";
import { position, READINGS } from "./random-position.ts";

test("tables of arcs hold what the arcs are (AX-1.9)", () => {
  for (const arc of ["narrow", "forward", "180", "extended", "360"] as const)
    for (const narrow of ["line", "wedge"] as const)
      for (let q = -34; q <= 34; q++)
        for (let r = -34; r <= 34; r++) {
          let facings = 0;
          for (let facing = 0; facing < 6; facing++) if (inArc(arc, facing, q, r, narrow)) facings += 2 ** facing;
          if (facingsFor(arcTable(arc, narrow), arc, q, r, narrow) !== facings)
            throw new Error(`${arc} ${narrow} at ${q} ${r}`);
        }
});

test.for(READINGS)("the gain of every volley is that of its odds, under %j", (raw) => {
  let compared = 0;
  for (let seed = 1; seed <= 25; seed++) {
    const t = position(seed, raw);
    t.cp[0] = 5;
    t.cp[1] = 5;
    for (let ship = 0; ship < t.kind.length; ship++) {
      t.acted[ship] = ship % 2 === 0 ? 1 : 0;
      const volleys = new Volleys(t, ship, w);
      fire.candidates(t, { ship }, t.side[ship] as unknown as Seat, (act: FireAct) => {
        if (act.do !== "fire") return;
        const odds = volleyOdds(t, { shooter: ship, ...act });
        if (!odds || odds.mean === 0) {
          expect(volleys.gainOf(act)).toBe(-4);
          return;
        }
        const spec = classWithValue(t, act.target, w);
        const waiting = t.acted[act.target] === 0 ? 0.5 * bestFire(t, firingPlaceOf(t, act.target), w) : 0;
        const last = odds.destroys === 0 ? 0 : odds.destroys * (destructionValue(spec, w) + waiting);
        expect(volleys.gainOf(act)).toBe(odds.mean * hullValue(spec, w) + last);
        compared++;
      });
    }
  }
  expect(compared).toBeGreaterThan(1000);
});

test.for(READINGS)("volleys offered as judged alike are, under %j", (raw) => {
  let alike = 0;
  for (let seed = 1; seed <= 25; seed++) {
    const t = position(seed, raw);
    t.cp[0] = 2;
    t.cp[1] = 2;
    for (let ship = 0; ship < t.kind.length; ship++) {
      const by = t.side[ship] as unknown as Seat;
      let before: unknown;
      fire.candidates(t, { ship }, by, (act: FireAct, judgedAlike?: boolean) => {
        const refusal = fire.forbids(t, { ship }, by, act);
        if (judgedAlike === true) {
          expect(refusal).toEqual(before);
          alike++;
        }
        before = refusal;
      });
    }
  }
  expect(alike).toBeGreaterThan(1000);
});

/** The value of one end of a move, computed by itself. */
function rateByFormula(t: StateAx, fleet: FleetPosition, me: PlacedShip, maneuver: Maneuver, end: number[]): number {
  const [q, r, facing] = end as [number, number, number];
  const self: PlacedShip = { ...me, ...maneuver };
  const others = fleet.ships.filter((s): s is PlacedShip => s !== undefined);
  const enemies = others.filter((s) => s.side !== me.side);
  const friends = others.filter((s) => s.side === me.side && !s.base).length;
  const guns = (s: PlacedShip) =>
    [s.spec.primary, s.spec.secondary].map((bank) => (bank?.kind === "guns" ? bank : null));
  const sight = (s: PlacedShip): number => Math.floor((5 * s.num) / s.den);
  const best = [0, 0];
  let danger = 0;
  let most = 0;
  for (const foe of enemies) {
    const nearer = foe.settled ? 0 : foe.spec.speed >> 1;
    const sure = foe.settled ? 1 : w.unmoved;
    const reach = Math.max(
      me.silent ? -1 : sight(me) - foe.stealth,
      foe.silent ? -1 : sight(foe) - me.stealth + nearer,
    );
    const distance = hexDistance(q, r, foe.q, foe.r);
    if (hexDistance(me.q, me.r, foe.q, foe.r) - me.spec.speed > reach || distance > reach) continue;
    const valueOf = (from: PlacedShip, to: PlacedShip, bank: 0 | 1, hexes: number, bears: boolean): number => {
      const gun = guns(from)[bank];
      if (!gun || from.silent || !bears) return 0;
      const difficulty = baseAt(t, fleet, from, to, hexes) + Math.max(0, maneuvering(fleet, from, to) - gun.tracking);
      if (difficulty > 5) return 0;
      const table = tableFor(fleet, gun, to);
      const harm = (table[difficulty] as number) * ((to.price * w.hull) / to.spec.hull);
      return sure * (harm + (table[6 + difficulty] as number) * (to.price * (1 - w.hull)));
    };
    let its = 0;
    const banks = guns(self).flatMap((gun, i) => (gun ? [i as 0 | 1] : []));
    banks.forEach((bank, i) => {
      const arc = guns(self)[bank]?.arc;
      const bears = arc !== undefined && inArc(arc, facing, foe.q - q, foe.r - r, fleet.narrow);
      best[i] = Math.max(best[i] as number, valueOf(self, foe, bank, distance, bears));
    });
    for (const bank of [0, 1] as const) {
      const arc = guns(foe)[bank]?.arc;
      if (arc === undefined) continue;
      const bears = !foe.settled || nearer !== 0 || inArc(arc, foe.facing, q - foe.q, r - foe.r, fleet.narrow);
      its += valueOf(foe, self, bank, Math.max(0, distance - nearer), bears);
    }
    danger += its;
    most = Math.max(most, its);
  }
  const threat = most + (danger - most) / Math.max(1, Math.sqrt(friends));
  const nearest = enemies.reduce((a, b) => (hexDistance(q, r, b.q, b.r) < hexDistance(q, r, a.q, a.r) ? b : a));
  const x = 1.5 * (nearest.q - q);
  const y = Math.sqrt(3) * (nearest.r - r + (nearest.q - q) / 2);
  const length = Math.sqrt(x * x + y * y);
  const bow = [Math.sin((facing * Math.PI) / 3) * x, -Math.cos((facing * Math.PI) / 3) * y] as const;
  const ahead = length === 0 ? 0 : (bow[0] + bow[1]) / length;
  const near = me.spec.cost * (w.bow * ahead - w.distance * hexDistance(q, r, nearest.q, nearest.r));
  return w.threat * ((best[0] as number) + (best[1] as number) - threat) + near + (q - 2 * r) / 8;
}

test.for(READINGS)("ends of a move have the values that each has by itself, under %j", (raw) => {
  for (let seed = 1; seed <= 25; seed++) {
    const t = position(seed, raw);
    t.phase = "movement";
    const word = seededUint32(seed);
    for (let s = 0; s < t.kind.length; s++) t.acted[s] = word() % 2 === 0 ? 0 : 1;
    const fleet = fleetPositionOf(t, w);
    for (const me of fleet.ships as PlacedShip[]) {
      const maneuver: Maneuver = { mode: word() % 2 === 0 ? 0 : EVADING, row: 3, quarry: -1 };
      const outlook = enemiesFor(t, fleet, me, maneuver, w, 99, (q, r) => (q - 2 * r) / 8);
      for (let i = 0; i < 40; i++) {
        const [q, r] = [me.q + (word() % 9) - 4, me.r + (word() % 9) - 4];
        const end = [q, r, word() % 6] as [number, number, number];
        expect(rateEnd(fleet, me, outlook, ...end, w), `seed ${seed}: ${me.ship} at ${end.join()}`).toBe(
          rateByFormula(t, fleet, me, maneuver, end),
        );
      }
    }
  }
});
