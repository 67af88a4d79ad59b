/** Set-up decisions: edges, base, deployment and carrier (AX-9.4 to AX-9.6, AX-10). */
import { hexesOf, onMap } from "@starboard/kit";
import { type Decision, seat } from "@starboard/kernel";
import {
  baseAct,
  carrierAct,
  deployAct,
  edgeAct,
  type Ship,
  type Side,
  type BaseAct,
  type CarrierAct,
  type DeployAct,
  type EdgeAct,
} from "../acts.ts";
import { refuse } from "../refusals.ts";
import { isBase, matchSetupOf } from "../match-setup.ts";
import type { ShapeAx } from "../shape.ts";
import { ACTIVE, type StateAx } from "../state.ts";
import { EDGES, inwards, outsideBaseZone, outsideZone, zoneHexes } from "../zone.ts";

export const edge: Decision<ShapeAx, EdgeAct, { side: Side }> = {
  kind: "decision",
  rule: "AX-10.1",
  schema: edgeAct,
  asks: (_t, { side }) => seat(side),
  candidates(_t, _m, _by, offer) {
    for (const one of EDGES) offer({ do: "edge", edge: one });
  },
  forbids(t, { side }, _by, act) {
    const { zone } = matchSetupOf(t.options).scenario.sides[side];
    const goalOf = zone.kind === "edge" ? zone.notGoalOf : undefined;
    return goalOf !== undefined && t.edges[goalOf] === act.edge
      ? refuse("AX_EDGE_CHOICE", { edge: act.edge })
      : undefined;
  },
  resolve(ctx, { side }, _by, act) {
    ctx.state.edges[side] = act.edge;
    const goal = matchSetupOf(ctx.state.options).scenario.sides[side].carrier;
    if (ctx.wantsFacts) ctx.emit({ is: "edgeChosen", rule: goal ? "AX-10.1" : "AX-9.5", side, edge: act.edge, goal });
    ctx.done();
  },
};

export const base: Decision<ShapeAx, BaseAct, { side: Side }> = {
  kind: "decision",
  rule: "AX-10.4",
  schema: baseAct,
  asks: (_t, { side }) => seat(side),
  candidates(t, _m, _by, offer) {
    const { cols, rows } = matchSetupOf(t.options);
    for (const { q, r } of hexesOf(cols, rows)) if (!outsideBaseZone(t, q, r)) offer({ do: "base", q, r });
  },
  forbids(t, _m, _by, { q, r }) {
    const { cols, rows } = matchSetupOf(t.options);
    return onMap(q, r, cols, rows) ? outsideBaseZone(t, q, r) : refuse("AX_DEPLOY_ZONE", { q, r });
  },
  resolve(ctx, { side }, _by, { q, r }) {
    const t = ctx.state;
    const ship = t.kind.length - 1;
    t.q[ship] = q;
    t.r[ship] = r;
    t.placed[ship] = 1;
    t.status[ship] = ACTIVE;
    if (ctx.wantsFacts) ctx.emit({ is: "basePlaced", rule: "AX-10.4", side, q, r });
    ctx.done();
  },
};

/** Returns the next ship to place, or -1 if all are placed. */
const toPlace = (t: StateAx, ships: readonly Ship[]): Ship => ships.find((s) => t.placed[s] === 0) ?? -1;

/**
 * Deploys ships one after another. Placed ships can be turned or picked up until the side confirms. With `single` the
 * side places and confirms one ship (AX-9.4, `alternate`).
 */
export const deploy: Decision<ShapeAx, DeployAct, { side: Side; ships: Ship[]; single: boolean; last: Ship }> = {
  kind: "decision",
  rule: "AX-9.4",
  schema: deployAct,
  covert: true,
  asks: (_t, { side }) => seat(side),
  candidates(t, { ships, single, last }, _by, offer) {
    if (single && last < 0) {
      for (const s of ships)
        if (t.placed[s] === 0) for (const hex of zoneHexes(t, s)) offer({ do: "put", ship: s, ...hex });
      return;
    }
    const open = single ? [last] : ships;
    const next = toPlace(t, open);
    if (next >= 0) for (const hex of zoneHexes(t, next)) offer({ do: "put", ship: next, ...hex });
    offer({ do: "confirm" });
    for (const s of open) {
      if (t.placed[s] === 0) continue;
      for (let facing = 0; facing < 6; facing++) if (facing !== t.facing[s]) offer({ do: "face", ship: s, facing });
      offer({ do: "lift", ship: s });
    }
  },
  forbids(t, { side, ships, single, last }, _by, act) {
    const open = single && last >= 0 ? [last] : ships;
    if (act.do === "confirm") {
      const missing = open.filter((s) => t.placed[s] === 0).length;
      return missing === 0 ? undefined : refuse("AX_DEPLOY_INCOMPLETE", { missing });
    }
    if (!open.includes(act.ship)) return refuse("AX_UNKNOWN_SHIP", { ship: act.ship, side });
    if (act.do === "put") {
      const { cols, rows } = matchSetupOf(t.options);
      if (t.placed[act.ship] === 1) return refuse("AX_DEPLOY_INCOMPLETE", { ship: act.ship });
      return onMap(act.q, act.r, cols, rows)
        ? outsideZone(t, act.ship, act.q, act.r)
        : refuse("AX_DEPLOY_ZONE", { q: act.q, r: act.r });
    }
    return t.placed[act.ship] === 1 ? undefined : refuse("AX_DEPLOY_INCOMPLETE", { ship: act.ship });
  },
  resolve(ctx, memo, _by, act) {
    const t = ctx.state;
    if (act.do === "confirm") ctx.done();
    else if (act.do === "lift") {
      t.placed[act.ship] = 0;
      t.q[act.ship] = 0;
      t.r[act.ship] = 0;
      t.facing[act.ship] = 0;
    } else if (act.do === "face") t.facing[act.ship] = act.facing;
    else {
      t.q[act.ship] = act.q;
      t.r[act.ship] = act.r;
      t.facing[act.ship] = inwards(t, act.q, act.r);
      t.placed[act.ship] = 1;
      // Only with `single`: in a secret deployment it would show the opponent how many ships are placed (AX-12.1).
      if (memo.single) memo.last = act.ship;
    }
  },
};

export const carrier: Decision<ShapeAx, CarrierAct, { side: Side }> = {
  kind: "decision",
  rule: "AX-10.1",
  schema: carrierAct,
  covert: true,
  asks: (_t, { side }) => seat(side),
  candidates(t, { side }, _by, offer) {
    for (const ship of own(t, side)) offer({ do: "carrier", ship });
  },
  forbids: (t, { side }, _by, { ship }) => (own(t, side).includes(ship) ? undefined : refuse("AX_CARRIER", { ship })),
  resolve(ctx, { side }, _by, { ship }) {
    ctx.state.carrier = ship;
    if (ctx.wantsFacts) ctx.emit({ is: "carrierNoted", rule: "AX-10.1", side, ship }, [seat(side)]);
    ctx.done();
  },
};

const own = (t: StateAx, side: Side): Ship[] =>
  t.kind.map((_, s) => s).filter((s) => t.side[s] === side && t.status[s] === ACTIVE && !isBase(t, s));
