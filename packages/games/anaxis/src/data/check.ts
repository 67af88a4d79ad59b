/** Checks of a scenario beyond its schema: known ships, a set-up that works, endings that can occur (AX-9, AX-10). */
import { colOf, hexAt, hexDistance, hexesOf, rowOf } from "@starboard/kit";
import type { Invalid, RuleId } from "@starboard/kernel";
import type { Side } from "../acts.ts";
import type { ScenarioFile, ScenarioSide, Zone } from "./scenario.ts";
import type { ShipClass } from "./ship.ts";

/** Returns the zones of a side and of its classes, with the path of each. */
export const zonesOf = (side: ScenarioSide): readonly (readonly [at: string, zone: Zone])[] => [
  ["zone", side.zone] as const,
  ...(side.fleet ?? []).flatMap(({ zone }, i) => (zone ? [[`fleet.${i}.zone`, zone] as const] : [])),
];
/** True if a side chooses an edge, to deploy at or to reach. */
export const choosesEdge = (side: ScenarioSide): boolean =>
  zonesOf(side).some(([, zone]) => zone.kind === "goal" || (zone.kind === "edge" && zone.edge === "choose"));
/** True if a side has an edge after set-up. */
const hasEdge = (side: ScenarioSide): boolean => side.zone.kind === "goal" || side.zone.kind === "edge";

/**
 * Returns the errors of a scenario that fits the schema. Codes: AX_SCENARIO_SHIP, AX_SCENARIO_RACE, AX_SCENARIO_POINTS,
 * AX_SCENARIO_ORDER, AX_SCENARIO_ZONE, AX_SCENARIO_BASE, AX_SCENARIO_CARRIER, AX_SCENARIO_ENDLESS.
 */
export function lacking(file: ScenarioFile, ships: ReadonlyMap<string, ShipClass>): Invalid[] {
  return [
    ...([0, 1] as const).flatMap((s) => [
      ...force(file.sides[s], `sides.${s}`, ships),
      ...steps(file, s),
      ...zones(file, s),
    ]),
    ...pieces(file),
    ...endings(file, ships),
  ].map((fault) => ({ ...fault, ...(RULES[fault.code] && { rule: RULES[fault.code] as RuleId }) }));
}

/** The rule behind each error. */
const RULES: Readonly<Record<string, RuleId>> = {
  AX_SCENARIO_SHIP: "AX-1.7",
  AX_SCENARIO_RACE: "AX-9.2",
  AX_SCENARIO_POINTS: "AX-9.2",
  AX_SCENARIO_ORDER: "AX-9.5",
  AX_SCENARIO_ZONE: "AX-9.5",
  AX_SCENARIO_BASE: "AX-10.4",
  AX_SCENARIO_CARRIER: "AX-10.1",
  AX_SCENARIO_ENDLESS: "AX-9.7",
};

function force(side: ScenarioSide, at: string, ships: ReadonlyMap<string, ShipClass>): Invalid[] {
  const { race } = side;
  const fits = (raceId: string): boolean =>
    typeof race === "object" ? raceId !== race.except : race === "any" || raceId === race;
  if (!side.fleet) {
    const costs = [...ships.values()].filter((ship) => fits(ship.race)).map((ship) => ship.cost);
    if (costs.length === 0) return [{ code: "AX_SCENARIO_RACE", at: `${at}.race` }];
    const least = Math.min(...costs);
    // A fleet needs at least one ship (AX-9.2), so the points must be enough for one.
    return side.points >= least ? [] : [{ code: "AX_SCENARIO_POINTS", at: `${at}.points`, about: { least } }];
  }
  return side.fleet.flatMap(({ ship }, i): Invalid[] => {
    const known = ships.get(ship);
    if (!known) return [{ code: "AX_SCENARIO_SHIP", at: `${at}.fleet.${i}.ship`, about: { ship } }];
    return fits(known.race) ? [] : [{ code: "AX_SCENARIO_RACE", at: `${at}.fleet.${i}.ship`, about: { ship } }];
  });
}

/** Returns the decisions that set-up must ask a side but does not. */
function steps({ order, sides }: ScenarioFile, s: Side): Invalid[] {
  const side = sides[s];
  const asks = (what: string): boolean => order.some((step) => step === `${s}.${what}` || step === `both.${what}`);
  const needs: readonly (readonly [string, boolean])[] = [
    ["fleet", !side.fleet],
    ["deploy", true],
    ["edge", choosesEdge(side)],
    ["base", side.base !== null],
    ["carrier", side.carrier],
  ];
  return needs
    .filter(([what, wanted]) => wanted && !asks(what))
    .map(([what]) => ({ code: "AX_SCENARIO_ORDER", at: "order", about: { missing: `${s}.${what}` } }));
}

/** Returns an error for every zone that contains no hex of the map. */
function zones(file: ScenarioFile, s: Side): Invalid[] {
  const based = file.sides.some((side) => side.base !== null);
  return zonesOf(file.sides[s])
    .filter(([, zone]) => (zone.kind === "base" ? !based : !holdsHexes(zone, file.map)))
    .map(([at]) => ({ code: "AX_SCENARIO_ZONE", at: `sides.${s}.${at}` }));
}

function holdsHexes(zone: Zone, { cols, rows }: ScenarioFile["map"]): boolean {
  if (zone.kind === "rectangle")
    return zone.col[0] <= zone.col[1] && zone.row[0] <= zone.row[1] && zone.col[0] < cols && zone.row[0] < rows;
  if (zone.kind !== "goal") return true;
  // For every edge that can become the goal, the zone must contain a hex.
  const centre = hexAt((cols - 1) >> 1, (rows - 1) >> 1);
  const near = [...hexesOf(cols, rows)].filter(
    ({ q, r }) => hexDistance(q, r, centre.q, centre.r) <= zone.centreWithin,
  );
  const depth = [
    (q: number, r: number) => rowOf(q, r),
    (q: number, r: number) => rows - 1 - rowOf(q, r),
    (q: number) => colOf(q),
    (q: number) => cols - 1 - colOf(q),
  ];
  return depth.every((of) => near.some(({ q, r }) => of(q, r) >= zone.min && of(q, r) <= zone.max));
}

/**
 * Checks that there is at most one base and one carrier, and that the sides have the edges these need (AX-10.1,
 * AX-10.4).
 */
function pieces({ sides }: ScenarioFile): Invalid[] {
  const bad: Invalid[] = [];
  if (sides[0].base && sides[1].base) bad.push({ code: "AX_SCENARIO_BASE", at: "sides.1.base" });
  for (const s of [0, 1] as const)
    if (sides[s].base && !hasEdge(sides[(1 - s) as Side]))
      bad.push({ code: "AX_SCENARIO_BASE", at: `sides.${s}.base` });
  if (sides[0].carrier && sides[1].carrier) bad.push({ code: "AX_SCENARIO_CARRIER", at: "sides.1.carrier" });
  return bad;
}

function endings({ ends, sides }: ScenarioFile, ships: ReadonlyMap<string, ShipClass>): Invalid[] {
  const bad: Invalid[] = [];
  for (const [i, { if: condition }] of ends.entries()) {
    const named =
      condition.when === "shipDestroyed"
        ? condition.ship
        : condition.when === "carrierLeavesElsewhere"
          ? condition.unlessDestroyed
          : undefined;
    if (named !== undefined && !ships.has(named))
      bad.push({ code: "AX_SCENARIO_SHIP", at: `ends.${i}.if.ship`, about: { ship: named } });
    if (condition.when === "carrierReachesGoal" && !sides.some((side) => side.carrier && hasEdge(side)))
      bad.push({ code: "AX_SCENARIO_CARRIER", at: `ends.${i}.if` });
  }
  if (!ends.some((end) => end.if.when === "turnLimit")) bad.push({ code: "AX_SCENARIO_ENDLESS", at: "ends" });
  return bad;
}
