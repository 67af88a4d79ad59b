/** Checks terrain, units, buildings, sums, control, victory and the numbers of the map generator. */
import { checkPredicate } from "./conditions.ts";
import type { Checking } from "./names.ts";

export function checkGround(c: Checking): void {
  const { m } = c;
  for (const [i, unit] of m.units.entries()) {
    c.ref("speed", unit.move, `units.${i}.move`);
    if (unit.site) checkPredicate(c, unit.site, `units.${i}.site`);
  }
  for (const [i, building] of m.buildings.entries()) {
    checkPredicate(c, building.requires, `buildings.${i}.requires`);
    if (building.functionsIf) checkPredicate(c, building.functionsIf, `buildings.${i}.functionsIf`);
  }
  for (const [i, { when }] of m.battle.modifiers.entries()) checkPredicate(c, when, `battle.modifiers.${i}.when`);
  for (const [i, id] of m.battle.garrisonModifiers.entries())
    if (!m.battle.modifiers.some((modifier) => modifier.id === id))
      c.report("WE_MODULE_REF", `battle.garrisonModifiers.${i}`, { kind: "modifier", id });
  for (const [i, term] of m.revenue.terms.entries()) {
    const at = `revenue.terms.${i}`;
    checkPredicate(c, term.when, `${at}.when`);
    if (typeof term.amount !== "object") continue;
    if ("feature" in term.amount) c.ref("feature", term.amount.feature, `${at}.amount.feature`);
    else c.ref("attr", term.amount.attr, `${at}.amount.attr`);
  }
  if (m.revenue.factionTerm)
    c.ref("feature", m.revenue.factionTerm.perTerritoryWith, "revenue.factionTerm.perTerritoryWith");
  checkPredicate(c, m.recruit.startAt, "recruit.startAt");
  checkShares(c);
  checkControl(c);
  checkNetworks(c);
  if (m.map) checkMap(c, m.map);
}

function checkShares(c: Checking): void {
  const { loserShare, winnerShare } = c.m.casualties;
  for (const [key, { fraction }] of Object.entries({ loserShare, winnerShare }))
    if (fraction[0] > fraction[1]) c.report("WE_MODULE_RANGE", `casualties.${key}.fraction`, { most: fraction[1] });
}

const atTerrain = (c: Checking, id: string, at: string): void => {
  if (id === "revenue" ? !c.m.terrain.some(({ revenue }) => revenue) : !c.names.terrain.has(id))
    c.report("WE_MODULE_REF", at, { kind: "terrain", id });
};

function checkControl(c: Checking): void {
  const { control, victory, neutrals } = c.m;
  atTerrain(c, control.onTerrain, "control.onTerrain");
  for (const [i, feature] of control.blockedByFeature.entries())
    c.ref("feature", feature, `control.blockedByFeature.${i}`);
  for (const [i, feature] of control.neutralFeatureNeedsConquest.entries())
    if (!neutrals.some((neutral) => neutral.feature === feature))
      c.report("WE_MODULE_REF", `control.neutralFeatureNeedsConquest.${i}`, { kind: "neutral", id: feature });
  if (control.building !== undefined) c.ref("building", control.building, "control.building");
  else if (control.needsBuilding) c.report("WE_MODULE_REF", "control.building", { kind: "building", id: "" });
  const { condition } = victory;
  if (condition.op !== "controlShare") return;
  atTerrain(c, condition.of, "victory.condition.of");
  if (condition.over[0] >= condition.over[1])
    c.report("WE_MODULE_RANGE", "victory.condition.over", { most: condition.over[1] - 1 });
}

/** Terrains of one network must agree on its rules. */
function checkNetworks(c: Checking): void {
  const rules = new Map<string, string>();
  for (const [i, { network }] of c.m.terrain.entries()) {
    if (!network) continue;
    const text = JSON.stringify([network.cost, network.usesPerMove, network.requiresControl]);
    if ((rules.get(network.id) ?? text) !== text)
      c.report("WE_MODULE_NETWORK", `terrain.${i}.network`, { id: network.id });
    rules.set(network.id, text);
  }
}

const SIZE_KEYS = new Set(
  "territories homeDistanceMin homeDistanceMax systemsWithinSpread note provenance rule".split(" "),
);

function checkMap(c: Checking, map: NonNullable<Checking["m"]["map"]>): void {
  const { players, terrain } = c.m;
  for (const [role, id] of [
    ["valued", map.roles.valued],
    ["filler", map.roles.filler],
  ] as const) {
    c.ref("terrain", id, `map.roles.${role}`);
    const kind = terrain.find((t) => t.id === id);
    if (kind && (kind.enter === "never" || (role === "valued" && !kind.revenue)))
      c.report("WE_MODULE_ROLE", `map.roles.${role}`, { id });
  }
  const keys = [map.valuedKey, ...map.scatter.map(({ key }) => key)];
  for (const [i, key] of keys.entries())
    if (SIZE_KEYS.has(key) || keys.indexOf(key) < i)
      c.report("WE_MODULE_TWICE", i === 0 ? "map.valuedKey" : `map.scatter.${i - 1}.key`, { id: key });
  for (const [i, { terrain: id }] of map.scatter.entries()) c.ref("terrain", id, `map.scatter.${i}.terrain`);
  if (map.emptyShareOver) c.ref("terrain", map.emptyShareOver.terrain, "map.emptyShareOver.terrain");
  for (let n = players.min; n <= players.max; n++)
    if (!map.sizes[String(n)]) c.report("WE_MODULE_MAP_SIZE", `map.sizes.${n}`, { players: n });
  for (const [n, size] of Object.entries(map.sizes)) checkSize(c, map, Number(n), size, keys);
}

function checkSize(
  c: Checking,
  map: NonNullable<Checking["m"]["map"]>,
  players: number,
  size: NonNullable<Checking["m"]["map"]>["sizes"][string],
  keys: readonly string[],
): void {
  const at = `map.sizes.${players}`;
  if (players < c.m.players.min || players > c.m.players.max) c.report("WE_MODULE_KEY", at, { key: String(players) });
  for (const key of Object.keys(size))
    if (!SIZE_KEYS.has(key) && !keys.includes(key)) c.report("WE_MODULE_KEY", `${at}.${key}`, { key });
  const count = (key: string): number => (size as Readonly<Record<string, number>>)[key] ?? 0;
  if (count(map.valuedKey) < players) c.report("WE_MODULE_RANGE", `${at}.${map.valuedKey}`, { least: players });
  const used = keys.reduce((sum, key) => sum + count(key), 0);
  if (used > size.territories) c.report("WE_MODULE_RANGE", `${at}.territories`, { least: used });
  if (size.homeDistanceMax !== undefined && size.homeDistanceMax < size.homeDistanceMin)
    c.report("WE_MODULE_RANGE", `${at}.homeDistanceMax`, { least: size.homeDistanceMin });
  if (size.systemsWithinSpread.length > map.fairness.systemsWithin.length)
    c.report("WE_MODULE_RANGE", `${at}.systemsWithinSpread`, { most: map.fairness.systemsWithin.length });
}
