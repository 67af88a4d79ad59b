/** The round and a small star map of a view: each star in the colour of the power with most ships there. */
import { fitDots, type Glance } from "@starboard/kit";
import { mapOf } from "./data/map.ts";
import type { View4000 } from "./state.ts";
import { glanceTurn } from "./text/en/glance.ts";

/** Side colours of the powers, as on the board. */
const COLOURS = [1, 3, 2, 4] as const;

export function glance({ board }: View4000): Glance {
  const { P } = board;
  const map = mapOf(board.options);
  const dots = map.stars.map(({ row, col, plot }, s) => {
    const shipsOf = (power: number): number => board.ships[s * P + power] ?? 0;
    const powers = Array.from({ length: P }, (_, power) => power);
    const holder = powers.reduce((best, power) => (shipsOf(power) > shipsOf(best) ? power : best), 0);
    const ships = shipsOf(holder);
    return {
      x: col + plot.x,
      y: row + plot.y,
      radius: ships === 0 ? 2 : 3 + Math.min(5, Math.sqrt(ships)),
      colour: ships === 0 ? 0 : ((P === 2 ? holder + 1 : COLOURS[holder]) ?? 0),
    };
  });
  return { turn: glanceTurn(board.round), dots: fitDots(dots) };
}
