/** The round and a small picture of a view: each captain's prizes, in a row per captain. */
import { fitDots, type Glance } from "@starboard/kit";
import type { SampleView } from "./view.ts";
import { glanceTurn } from "./text/en/glance.ts";

export function glance(view: SampleView): Glance {
  const dots = view.cargo.flatMap((prizes, captain) =>
    prizes.map((value, i) => ({ x: i, y: captain, radius: 3 + value / 2, colour: captain + 1 })),
  );
  return { turn: glanceTurn(view.round), dots: fitDots(dots) };
}
