/** The figures that a match of Anaxis counts, for the curves after it. */
import { ACTIVE, type ShapeAx, isBase, scoreSum, type Side, type StateAx } from "@starboard/anaxis";
import type { Seat } from "@starboard/kernel";
import type { Measure } from "@starboard/ui";
import { aimOf, baseOf, carrierDistance, shipsLeft } from "./objectives.ts";
import { en } from "./objectives.en.ts";

const sideOf = (seat: Seat): Side => seat as number as Side;
const isUnderWay = (t: StateAx): boolean => t.kind.length > 0 && t.turn > 0;

export const measures: readonly Measure<ShapeAx>[] = [
  {
    id: "points",
    get name() {
      return en.measures.points;
    },
    rule: "AX-9.7",
    valueOf: ({ board: t }, seat) => (isUnderWay(t) ? Math.round(scoreSum(t, sideOf(seat)).total * 10) / 10 : null),
  },
  {
    id: "hull",
    get name() {
      return en.measures.hull;
    },
    rule: "AX-6.5",
    valueOf: ({ board: t }, seat) =>
      isUnderWay(t)
        ? t.kind.reduce(
            (sum, _, s) =>
              sum + (t.side[s] === sideOf(seat) && t.status[s] === ACTIVE && !isBase(t, s) ? (t.hull[s] as number) : 0),
            0,
          )
        : null,
  },
  {
    id: "ships",
    get name() {
      return en.measures.ships;
    },
    rule: "AX-9.7",
    valueOf: ({ board: t }, seat) => (isUnderWay(t) ? shipsLeft(t, sideOf(seat)) : null),
  },
  {
    id: "base",
    get name() {
      return en.measures.baseHull;
    },
    rule: "AX-10.4",
    valueOf({ board: t }, seat) {
      const base = baseOf(t);
      return base >= 0 && t.turn > 0 && (t.side[base] as number) === (seat as number) ? (t.hull[base] as number) : null;
    },
  },
  {
    id: "distance",
    get name() {
      return en.measures.distance;
    },
    rule: "AX-10.1",
    valueOf({ board: t }, seat) {
      const side = sideOf(seat);
      return t.turn > 0 && aimOf(t, side)?.when === "carrierReachesGoal" ? carrierDistance(t, side) : null;
    },
  },
];
