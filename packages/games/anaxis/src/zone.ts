/** Deployment zones: which hexes a ship may be deployed on (AX-9.4 to AX-9.6, AX-10). */
import { colOf, type Hex, hexAt, hexDistance, hexesOf, rowOf } from "@starboard/kit";
import type { RefusalAx } from "./reasons.ts";
import { deploymentSecret, enemyDistance } from "./apart.ts";
import type { Edge, Ship, Side } from "./acts.ts";
import type { Zone } from "./data/scenario.ts";
import { refuse } from "./refusals.ts";
import { classOf, enemyOf, type MatchSetup, matchSetupOf } from "./match-setup.ts";
import { baseOwner } from "./ships.ts";
import type { StateAx } from "./state.ts";

export const EDGES: readonly Edge[] = ["north", "south", "west", "east"];

/** Returns the distance from a hex to the nearest hex of an edge (AX-1.4). */
export function edgeDistance(t: StateAx, q: number, r: number, edge: Edge): number {
  const { cols, rows } = matchSetupOf(t.options);
  if (edge === "north") return rowOf(q, r);
  if (edge === "south") return rows - 1 - rowOf(q, r);
  if (edge === "west") return colOf(q);
  return cols - 1 - colOf(q);
}

/** Returns the zone of a ship: the one of its class, or else the one of its side. */
export function zoneOf(t: StateAx, ship: Ship): Zone {
  const side = matchSetupOf(t.options).scenario.sides[t.side[ship] as Side];
  const own = side.fleet?.find((entry) => entry.ship === classOf(t, ship).id)?.zone;
  return own ?? side.zone;
}

/** Returns the refusal if a ship may not be deployed on a hex of the map; undefined if it may. */
export const outsideZone = (t: StateAx, ship: Ship, q: number, r: number): RefusalAx | undefined =>
  outside(t, t.side[ship] as Side, zoneOf(t, ship), q, r);

/** Returns the refusal if a hex of the map is outside a zone of a side; undefined if it is inside. */
function outside(t: StateAx, side: Side, zone: Zone, q: number, r: number): RefusalAx | undefined {
  switch (zone.kind) {
    case "edge": {
      const edges = zone.edge === "choose" ? chosenEdges(t, side, zone.notGoalOf) : [zone.edge];
      return edges.some((edge) => edgeDistance(t, q, r, edge) <= zone.within)
        ? undefined
        : refuse("AX_DEPLOY_ZONE", { within: zone.within, edges });
    }
    case "goal": {
      const goal = t.edges[side] as Edge;
      const { cols, rows } = matchSetupOf(t.options);
      const centre = hexAt((cols - 1) >> 1, (rows - 1) >> 1);
      const distance = edgeDistance(t, q, r, goal);
      const fits =
        distance >= zone.min && distance <= zone.max && hexDistance(q, r, centre.q, centre.r) <= zone.centreWithin;
      return fits
        ? undefined
        : refuse("AX_DEPLOY_ZONE", { goal, min: zone.min, max: zone.max, centre: zone.centreWithin }, "AX-10.1");
    }
    case "apart": {
      const nearest = nearestEnemy(t, side, q, r);
      if (nearest >= zone.fromEnemy) return undefined;
      const need = requiredDistance(t, side, zone.fromEnemy);
      const hidden = deploymentSecret(t, enemyOf(side));
      return nearest >= need ? undefined : refuse("AX_DEPLOY_TOO_CLOSE", { nearest, need, ...(hidden && { hidden }) });
    }
    case "base": {
      const base = t.kind.length - 1;
      const distance = hexDistance(q, r, t.q[base] as number, t.r[base] as number);
      return distance <= zone.within
        ? undefined
        : refuse("AX_DEPLOY_ZONE", { within: zone.within, distance }, "AX-10.4");
    }
    default: {
      const col = colOf(q);
      const row = rowOf(q, r);
      const fits = col >= zone.col[0] && col <= zone.col[1] && row >= zone.row[0] && row <= zone.row[1];
      return fits ? undefined : refuse("AX_DEPLOY_ZONE", { col: zone.col, row: zone.row });
    }
  }
}

function chosenEdges(t: StateAx, side: Side, notGoalOf: Side | undefined): Edge[] {
  const chosen = t.edges[side];
  if (chosen) return [chosen];
  const goal = notGoalOf === undefined ? null : t.edges[notGoalOf];
  return EDGES.filter((edge) => edge !== goal);
}

/** Distance to the nearest enemy as the side may know it (AX-9.5). */
const nearestEnemy = (t: StateAx, side: Side, q: number, r: number): number =>
  enemyDistance(t, side, q, r, (zone, owner, toQ, toR) => outside(t, owner, zone, toQ, toR) === undefined);

/**
 * Returns the wanted distance, or the greatest distance that any hex has, so that at least one hex is always allowed.
 */
function requiredDistance(t: StateAx, side: Side, wanted: number): number {
  const { cols, rows } = matchSetupOf(t.options);
  let best = 0;
  for (const { q, r } of hexesOf(cols, rows)) {
    best = Math.max(best, nearestEnemy(t, side, q, r));
    if (best >= wanted) return wanted;
  }
  return best;
}

/** Returns the hexes where a ship may be deployed, column by column. */
export function zoneHexes(t: StateAx, ship: Ship): readonly Hex[] {
  const { cols, rows } = matchSetupOf(t.options);
  const zone = zoneOf(t, ship);
  if (zone.kind === "edge") {
    const edges = zone.edge === "choose" ? chosenEdges(t, t.side[ship] as Side, zone.notGoalOf) : [zone.edge];
    return edgeHexes(t, edges, zone.within);
  }
  const all = [...hexesOf(cols, rows)];
  if (zone.kind !== "apart") return all.filter(({ q, r }) => outsideZone(t, ship, q, r) === undefined);
  const side = t.side[ship] as Side;
  const need = requiredDistance(t, side, zone.fromEnemy);
  return all.filter(({ q, r }) => nearestEnemy(t, side, q, r) >= need);
}

/** The zones at edges of one match, by their edges and depth. Determinizing a deployment reads one for every ship. */
const edgeZones = new WeakMap<MatchSetup, Map<string, readonly Hex[]>>();

function edgeHexes(t: StateAx, edges: readonly Edge[], within: number): readonly Hex[] {
  const matchSetup = matchSetupOf(t.options);
  let known = edgeZones.get(matchSetup);
  if (!known) {
    known = new Map();
    edgeZones.set(matchSetup, known);
  }
  const key = `${edges.join()} ${within}`;
  let found = known.get(key);
  if (!found) {
    found = [...hexesOf(matchSetup.cols, matchSetup.rows)].filter(({ q, r }) =>
      edges.some((edge) => edgeDistance(t, q, r, edge) <= within),
    );
    known.set(key, found);
  }
  return found;
}

/** Returns the refusal if the research base may not stand on a hex (AX-10.4). */
export function outsideBaseZone(t: StateAx, q: number, r: number): RefusalAx | undefined {
  const { scenario } = matchSetupOf(t.options);
  const owner = baseOwner(scenario) as Side;
  const edge = t.edges[enemyOf(owner)] as Edge;
  const within = scenario.sides[owner].base?.within ?? 0;
  return edgeDistance(t, q, r, edge) <= within
    ? undefined
    : refuse("AX_DEPLOY_ZONE", { within, edges: [edge] }, "AX-10.4");
}

/** Returns the facing towards the middle of the map, as the default of a new ship. */
export function inwards(t: StateAx, q: number, r: number): number {
  const { rows } = matchSetupOf(t.options);
  return rowOf(q, r) * 2 >= rows ? 0 : 3;
}
