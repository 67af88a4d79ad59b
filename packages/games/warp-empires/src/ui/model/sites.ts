/** The drawing data of each territory's contents, cached until they change to avoid redrawing. */
import type { TerritoryView } from "@starboard/warp-empires";
import type { SiteArt } from "../map/Site.tsx";
import type { Tabletop } from "./table.ts";
import type { World } from "./world.ts";

/** The revenue printed beside a feature's value in the exploration table; 0 when there is none. */
export function printed(world: World, feature: string, value: string | true): number {
  for (const roll of world.module.exploration?.rolls ?? [])
    for (const row of roll.rows) if (Object.hasOwn(row.set, feature) && row.set[feature] === value) return row.revenue;
  return 0;
}

/** Features of neutral people, and features that must be faced. */
export function kindOf(world: World, feature: string): "people" | "puzzle" | "worth" {
  if (world.module.challenges.some((one) => one.feature === feature)) return "puzzle";
  if (
    world.module.neutrals.some((one) => one.feature === feature) ||
    world.module.parleys.some((one) => one.feature === feature)
  )
    return "people";
  return "worth";
}

export const isSite = (world: World, at: number): boolean => {
  const t = world.board.territories[at];
  const terrain = t && world.terrain.get(t.terrain);
  return terrain !== undefined && (terrain.revenue || terrain.explorable);
};

const kept = new WeakMap<World, Map<number, { readonly key: string; readonly art: SiteArt }>>();

/** The drawing data of a site; the same object while it looks the same. */
export function siteArt(table: Tabletop, at: number): SiteArt {
  const { world, view } = table;
  const t = view.territories[at] as TerritoryView;
  const spec = world.board.territories[at];
  const terrain = spec ? world.terrain.get(spec.terrain) : undefined;
  let worth = 0;
  let people: number | null = null;
  let puzzle = false;
  for (const [feature, value] of Object.entries(t.features)) {
    const kind = kindOf(world, feature);
    if (kind === "people") people = printed(world, feature, value);
    else if (kind === "puzzle") puzzle = true;
    else worth += printed(world, feature, value);
  }
  for (const term of world.module.revenue.terms)
    if (typeof term.amount === "object" && "attr" in term.amount) worth += terrain?.attrs[term.amount.attr] ?? 0;
  const art: SiteArt = {
    name: spec?.name ?? t.id,
    home: view.seats.some((seat) => seat.home === t.id),
    known: t.explored || terrain?.explorable !== true,
    worth,
    people,
    puzzle,
    buildings: world.module.buildings.filter((b) => (t.buildings[b.id] ?? 0) > 0).map((b) => b.id),
    side: t.marker === null ? 0 : table.side(t.marker),
  };
  const key = JSON.stringify(art);
  let mine = kept.get(world);
  if (!mine) kept.set(world, (mine = new Map<number, { readonly key: string; readonly art: SiteArt }>()));
  const before = mine.get(at);
  if (before?.key === key) return before.art;
  mine.set(at, { key, art });
  return art;
}
