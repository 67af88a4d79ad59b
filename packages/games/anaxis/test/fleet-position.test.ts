import { hexDistance } from "@starboard/kit";
import { expect, test } from "vitest";
import { baseAt, fleetPositionOf, maneuvering, type PlacedShip } from "../src/bot/fleet-position.ts";
import { WEIGHTS } from "../src/bot/evaluation-weights.ts";
import { difficultyOf, gunsOf } from "../src/calc/difficulty.ts";
import { position, READINGS } from "./random-position.ts";

test.for(READINGS)("bots expect the difficulty the rules have, under %j (AX-5.4, AX-5.6)", (raw) => {
  for (let seed = 1; seed <= 120; seed++) {
    const t = position(seed, raw);
    const field = fleetPositionOf(t, WEIGHTS);
    for (const from of field.ships as PlacedShip[])
      for (const to of field.ships as PlacedShip[])
        for (const bank of ["primary", "secondary"] as const) {
          const guns = gunsOf(t, from.ship, bank);
          if (!guns || from.side === to.side) continue;
          const distance = hexDistance(from.q, from.r, to.q, to.r);
          const part = Math.max(0, maneuvering(field, from, to) - guns.tracking);
          expect(baseAt(t, field, from, to, distance) + part, `seed ${seed}: ${from.ship} at ${to.ship}`).toBe(
            difficultyOf(t, { shooter: from.ship, target: to.ship, bank }),
          );
        }
  }
});
