/** Conditions that every state satisfies. */
import type { Invariant } from "@starboard/kernel";
import { sizeOf } from "./calc/reach.ts";
import type { TrailsShape } from "./shape.ts";

export const invariants: readonly Invariant<TrailsShape>[] = [
  {
    name: "no two things are on one square of the field",
    rule: "ION-2.3",
    violation(t) {
      const all = [...t.ships, ...t.asteroids, ...t.trails];
      const isInside = all.every((at) => at < sizeOf(t) ** 2);
      return isInside && new Set(all).size === all.length ? undefined : `the squares are ${all.join(" ")}`;
    },
  },
  {
    name: "who is out never comes back",
    rule: "ION-2.5",
    violation(t, before) {
      const back = before?.out.findIndex((out, i) => out === 1 && t.out[i] === 0) ?? -1;
      return back === -1 ? undefined : `seat ${back} came back`;
    },
  },
];
