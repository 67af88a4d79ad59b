/** Conditions that every state of Anaxis satisfies. */
import type { Invariant } from "@starboard/kernel";
import { onMap } from "@starboard/kit";
import { classOf, isBase, matchSetupOf } from "./match-setup.ts";
import type { ShapeAx } from "./shape.ts";
import { ACTIVE, DESTROYED } from "./state.ts";

const first = (found: string | undefined | false): string | undefined => (found === false ? undefined : found);

export const invariants: readonly Invariant<ShapeAx>[] = [
  {
    name: "hull never grows, never falls below 0, and 0 means destroyed",
    rule: "AX-6.5",
    violation(t, before) {
      for (let s = 0; s < t.kind.length; s++) {
        const hull = t.hull[s] as number;
        if (hull < 0 || hull > classOf(t, s).hull) return `ship ${s} has hull ${hull}`;
        if ((hull === 0) !== (t.status[s] === DESTROYED)) return `ship ${s} has hull ${hull} and status ${t.status[s]}`;
        if (before && s < before.kind.length && hull > (before.hull[s] as number)) return `ship ${s} grew`;
      }
      return undefined;
    },
  },
  {
    name: "ships on the map stand on a hex of it",
    rule: "AX-1.5",
    violation(t) {
      if (t.options["ax.mapEdge"] === "open") return undefined;
      const { cols, rows } = matchSetupOf(t.options);
      const lost = t.kind.findIndex(
        (_, s) => t.status[s] === ACTIVE && !onMap(t.q[s] as number, t.r[s] as number, cols, rows),
      );
      return first(lost >= 0 && `ship ${lost} is off the map`);
    },
  },
  {
    name: "Cinema Points are never negative and never appear from nowhere",
    rule: "AX-8.3",
    violation(t, before) {
      for (const side of [0, 1]) {
        const pool = t.cp[side] as number;
        if (pool < 0) return `side ${side + 1} owes ${-pool} Cinema Points`;
        if (before && before.kind.length > 0 && pool > (before.cp[side] as number))
          return `side ${side + 1} gained Cinema Points`;
      }
      return undefined;
    },
  },
  {
    name: "steps stay within the ratings",
    rule: "AX-3.2",
    violation(t) {
      for (let s = 0; s < t.kind.length; s++) {
        const { speed, reverse } = classOf(t, s);
        if ((t.forward[s] as number) > speed + 1 || (t.reverse[s] as number) > reverse + 1)
          return `ship ${s} moved too far`;
        if (t.forward[s] !== 0 && t.reverse[s] !== 0) return `ship ${s} mixed directions`;
      }
      return undefined;
    },
  },
  {
    name: "the carrier of the ambassador is noted when the set-up has asked for it",
    rule: "AX-10.1",
    violation(t) {
      if (t.flow.over) return undefined;
      const { order, sides } = matchSetupOf(t.options).scenario;
      const asked = order.findIndex((entry) => entry.endsWith(".carrier"));
      const [first, top] = [t.flow.stack[0], t.flow.stack[t.flow.stack.length - 1]];
      const done = first?.step === "prepare" ? (first.memo as { next: number }).next : order.length;
      const isNoted = asked >= 0 && asked < done && top?.step !== "carrier";
      if (t.carrier >= 0 !== isNoted) return `ship ${t.carrier} carries the ambassador`;
      return isNoted && !sides[t.side[t.carrier] as 0 | 1].carrier
        ? `ship ${t.carrier} is of the other side`
        : undefined;
    },
  },
  {
    name: "the base never moves nor acts",
    rule: "AX-10.4",
    violation: (t) =>
      first(
        t.kind.some((_, s) => isBase(t, s) && (t.acted[s] === 1 || t.forward[s] !== 0 || t.rotated[s] !== 0)) &&
          "the base acted",
      ),
  },
];
