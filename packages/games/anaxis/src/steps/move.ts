/** The movement of one ship: declaration and steps (AX-3, AX-4). */
import { onMap, STEP_Q, STEP_R, turned, rowOf } from "@starboard/kit";
import { type Decision, type StepContext, seat } from "@starboard/kernel";
import type { RefusalAx } from "../reasons.ts";
import { declareAct, type Edge, type Ship, type Side, type StepAct, stepAct, type DeclareAct } from "../acts.ts";
import { forbidCost, pay } from "../bonus.ts";
import { checkEndings } from "../ending.ts";
import {
  effectiveManeuver,
  effectiveReverse,
  effectiveSpeed,
  minimumFor,
  minimumMove,
  remainingTurn,
  rotations,
  tablePenalty,
} from "../calc/ratings.ts";
import { refuse } from "../refusals.ts";
import { enemyOf, isBase, matchSetupOf } from "../match-setup.ts";
import type { ShapeAx } from "../shape.ts";
import { edgeDistance } from "../zone.ts";
import { ACTIVE, EVADING, FLED, PURSUING, STEADY, type StateAx, USED_ENGINEERING, USED_PILOTING } from "../state.ts";

const has = (t: StateAx, ship: Ship, bit: number): boolean => ((t.used[ship] as number) & bit) !== 0;
const owner = (t: StateAx, ship: Ship): Side => t.side[ship] as Side;

/** Returns the row of the maneuver table for a declaration. Piloting raises it under `piloting = rating` (AX-8.7). */
const rowFor = (t: StateAx, ship: Ship, paid: boolean): number => effectiveManeuver(t, ship) + (paid ? 1 : 0);

export const declare: Decision<ShapeAx, DeclareAct, { ship: Ship }> = {
  kind: "decision",
  rule: "AX-4.1",
  schema: declareAct,
  asks: (t, { ship }) => seat(owner(t, ship)),
  moot: (t, { ship }) => t.status[ship] !== ACTIVE,
  candidates(t, { ship }, _by, offer) {
    offer({ do: "steady" });
    const rating = t.options["ax.piloting"] === "rating";
    offer({ do: "evade" });
    if (rating) offer({ do: "evade", piloting: true });
    const enemy = enemyOf(owner(t, ship));
    for (let s = 0; s < t.kind.length; s++) {
      if (t.side[s] !== enemy || t.status[s] !== ACTIVE || isBase(t, s)) continue;
      offer({ do: "pursue", quarry: s });
      if (rating) offer({ do: "pursue", quarry: s, piloting: true });
    }
  },
  forbids(t, { ship }, _by, act) {
    if (act.do === "steady") return undefined;
    const paid = act.piloting === true;
    if (paid && t.options["ax.piloting"] !== "rating") return refuse("AX_CP_MOMENT", { bonus: "piloting" });
    const unpaid = paid ? forbidCost(t, ship, 1) : undefined;
    if (unpaid) return unpaid;
    const row = rowFor(t, ship, paid);
    if (row < 3) return refuse("AX_MANEUVER_TOO_LOW", { maneuver: row });
    let quarry = -1;
    if (act.do === "pursue") {
      quarry = act.quarry;
      const enemy = t.side[quarry] === enemyOf(owner(t, ship)) && t.status[quarry] === ACTIVE;
      if (!enemy || isBase(t, quarry)) return refuse("AX_BAD_QUARRY", { ship: quarry });
    }
    const minimum = minimumFor(t, row, quarry);
    const engineering = (t.cp[owner(t, ship)] as number) - (paid ? 1 : 0) >= 1 ? 1 : 0;
    const reach = effectiveSpeed(t, ship) + engineering;
    return reach < minimum ? refuse("AX_MINIMUM_UNREACHABLE", { minimum, reach }) : undefined;
  },
  resolve(ctx, { ship }, _by, act) {
    const t = ctx.state;
    ctx.done();
    if (act.do === "steady") return;
    const paid = act.piloting === true;
    if (paid) {
      pay(t, owner(t, ship), 1);
      t.used[ship] = (t.used[ship] as number) | USED_PILOTING;
    }
    const row = rowFor(t, ship, paid);
    t.mode[ship] = act.do === "evade" ? EVADING : PURSUING;
    t.row[ship] = row;
    t.quarry[ship] = act.do === "pursue" ? act.quarry : -1;
    if (ctx.wantsFacts)
      ctx.emit({
        is: "declared",
        rule: act.do === "evade" ? "AX-4.5" : "AX-4.6",
        ship,
        mode: act.do,
        quarry: act.do === "pursue" ? act.quarry : null,
        rotations: remainingTurn(row),
        penalty: tablePenalty(row),
        minimum: minimumMove(t, ship),
      });
  },
};

const STEPS: readonly StepAct[] = [
  { do: "forward" },
  { do: "forward", paid: true },
  { do: "reverse" },
  { do: "reverse", paid: true },
  { do: "left" },
  { do: "left", paid: true },
  { do: "right" },
  { do: "right", paid: true },
  { do: "end" },
];

export const move: Decision<ShapeAx, StepAct, { ship: Ship }> = {
  kind: "decision",
  rule: "AX-3.1",
  schema: stepAct,
  // The owner ends the move explicitly, even if only one act is possible.
  always: true,
  asks: (t, { ship }) => seat(owner(t, ship)),
  moot: (t, { ship }) => t.status[ship] !== ACTIVE,
  candidates(_t, _m, _by, offer) {
    for (const step of STEPS) offer(step);
  },
  forbids(t, { ship }, _by, act) {
    switch (act.do) {
      case "forward":
      case "reverse":
        return forbidStep(t, ship, act.do, act.paid === true);
      case "left":
      case "right":
        return forbidTurn(t, ship, act.paid === true);
      default: {
        const minimum = minimumMove(t, ship);
        const made = t.forward[ship] as number;
        if (made >= minimum) return undefined;
        const more = !forbidStep(t, ship, "forward", false) || !forbidStep(t, ship, "forward", true);
        return more ? refuse("AX_MINIMUM_NOT_MET", { minimum, made }) : undefined;
      }
    }
  },
  resolve(ctx, { ship }, _by, act) {
    const t = ctx.state;
    if (act.do === "end") {
      t.void[ship] = (t.forward[ship] as number) < minimumMove(t, ship) ? 1 : 0;
      ctx.done();
      return;
    }
    const paid = act.paid === true;
    if (paid) {
      pay(t, owner(t, ship), 1);
      const bit = act.do === "forward" || act.do === "reverse" ? USED_ENGINEERING : USED_PILOTING;
      t.used[ship] = (t.used[ship] as number) | bit;
    }
    if (act.do === "left" || act.do === "right") {
      t.facing[ship] = turned(t.facing[ship] as number, act.do === "right" ? 1 : -1);
      t.rotated[ship] = (t.rotated[ship] as number) + 1;
    } else advance(ctx, ship, act.do);
    if (t.status[ship] !== ACTIVE) return;
    if (ctx.wantsFacts) {
      const [q, r, facing] = [t.q[ship] as number, t.r[ship] as number, t.facing[ship] as number];
      ctx.emit({ is: "stepped", rule: "AX-3.1", ship, how: act.do, q, r, facing, paid });
    }
    checkEndings(ctx, { is: "step", ship });
    markCleared(t, ship);
  },
};

/** Records that a ship on the goal edge cannot carry the ambassador if the match has not ended (AX-12). */
function markCleared(t: StateAx, ship: Ship): void {
  const side = owner(t, ship);
  const goal = t.edges[side];
  if (t.carrier < 0 || t.side[t.carrier] !== side || !goal || t.cleared.includes(ship) || t.flow.over) return;
  if (edgeDistance(t, t.q[ship] as number, t.r[ship] as number, goal) === 0) t.cleared.push(ship);
}

/** Moves a ship one hex, or off the map (AX-1.5). */
function advance(ctx: StepContext<ShapeAx>, ship: Ship, how: "forward" | "reverse"): void {
  const t = ctx.state;
  const [q, r] = ahead(t, ship, how);
  if (how === "forward") t.forward[ship] = (t.forward[ship] as number) + 1;
  else t.reverse[ship] = (t.reverse[ship] as number) + 1;
  const { cols, rows } = matchSetupOf(t.options);
  if (t.options["ax.mapEdge"] === "open" || onMap(q, r, cols, rows)) {
    t.q[ship] = q;
    t.r[ship] = r;
    return;
  }
  const edge = crossed(t, q, r);
  t.status[ship] = FLED;
  t.stirred = 1;
  if (ctx.wantsFacts) ctx.emit({ is: "left", rule: "AX-1.5", ship, edge });
  checkEndings(ctx, { is: "left", ship, edge });
}

function ahead(t: StateAx, ship: Ship, how: "forward" | "reverse"): [number, number] {
  const facing = how === "forward" ? (t.facing[ship] as number) : turned(t.facing[ship] as number, 3);
  return [(t.q[ship] as number) + (STEP_Q[facing] as number), (t.r[ship] as number) + (STEP_R[facing] as number)];
}

/** Returns the edge between the map and a hex just outside it. */
function crossed(t: StateAx, q: number, r: number): Edge {
  if (q < 0) return "west";
  if (q >= matchSetupOf(t.options).cols) return "east";
  return rowOf(q, r) < 0 ? "north" : "south";
}

function forbidStep(t: StateAx, ship: Ship, how: "forward" | "reverse", paid: boolean): RefusalAx | undefined {
  const forward = how === "forward";
  const made = (forward ? t.forward[ship] : t.reverse[ship]) as number;
  const rating = forward ? effectiveSpeed(t, ship) : effectiveReverse(t, ship);
  if (!forward && t.mode[ship] !== STEADY) return refuse("AX_REVERSE_WHILE_MANEUVERING");
  if ((forward ? t.reverse[ship] : t.forward[ship]) !== 0) return refuse("AX_MIXED_DIRECTION");
  if (paid) {
    // Engineering is bought with the first step above the rating (AX-8.7).
    if (has(t, ship, USED_ENGINEERING)) return refuse("AX_CP_REPEAT", { bonus: "engineering" });
    if (made < rating) return refuse("AX_CP_MOMENT", { bonus: "engineering" });
    const unpaid = forbidCost(t, ship, 1);
    if (unpaid) return unpaid;
  } else if (made >= rating) return refuse(forward ? "AX_NO_SPEED" : "AX_NO_REVERSE", { made, rating });
  return forbidCrossing(t, ship, how);
}

function forbidCrossing(t: StateAx, ship: Ship, how: "forward" | "reverse"): RefusalAx | undefined {
  const { cols, rows, scenario } = matchSetupOf(t.options);
  const [q, r] = ahead(t, ship, how);
  if (onMap(q, r, cols, rows)) return undefined;
  // Edges that a scenario closes for a side stay closed under every `mapEdge` option (AX-10.2).
  const closed = t.options["ax.mapEdge"] === "closed" || scenario.sides[owner(t, ship)].edges === "closed";
  return closed ? refuse("AX_EDGE_CLOSED", { edge: crossed(t, q, r) }) : undefined;
}

function forbidTurn(t: StateAx, ship: Ship, paid: boolean): RefusalAx | undefined {
  const made = t.rotated[ship] as number;
  const bought = has(t, ship, USED_PILOTING) && t.options["ax.piloting"] === "point" ? 1 : 0;
  const allowed = rotations(t, ship);
  if (!paid) return made < allowed ? undefined : refuse("AX_NO_ROTATION", { made, allowed: allowed + bought });
  if (t.options["ax.piloting"] === "rating") return refuse("AX_CP_MOMENT", { bonus: "piloting" });
  if (bought === 1) return refuse("AX_CP_REPEAT", { bonus: "piloting" });
  if (made < allowed) return refuse("AX_CP_MOMENT", { bonus: "piloting" });
  return forbidCost(t, ship, 1);
}
