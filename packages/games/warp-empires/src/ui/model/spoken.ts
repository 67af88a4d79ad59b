/** The screen-reader label of every territory. */
import { partInSentence, partName } from "@starboard/warp-empires";
import type { Ways } from "../act/reach.ts";
import type { Spoken } from "../map/Hits.tsx";
import { en, lowerCaseName } from "../messages.en.ts";
import type { AnyAct, Props, Tabletop } from "./table.ts";
import { isSite, kindOf, printed } from "./sites.ts";
import { factionName, type World } from "./world.ts";

/** The name of a feature's value: the name of its row. */
export function featureName(world: World, feature: string, value: string | true): string {
  for (const roll of world.module.exploration?.rolls ?? [])
    for (const row of roll.rows)
      if (Object.hasOwn(row.set, feature) && row.set[feature] === value) return partName(row.name);
  return lowerCaseName(value === true ? feature : value);
}

/** The faction name of a seat, or the player’s name before it has one. */
export const peopleOf = (props: Props, table: Tabletop, seat: number): string =>
  factionName(table.world, props.view, seat, props.seats[seat]?.name ?? "");

export function landWords(
  props: Props,
  table: Tabletop,
  targets: ReadonlyMap<string, readonly AnyAct[]>,
  starts: ReadonlySet<string>,
  ways: Ways,
): readonly Spoken[] {
  const { world, view } = table;
  return view.territories.map((t, i): Spoken => {
    const spec = world.board.territories[i];
    const terrain = world.terrain.get(spec?.terrain ?? "");
    const parts = [`${spec?.name ?? t.id}, ${partInSentence(terrain?.name ?? "")}`];
    if (terrain?.explorable === true && !t.explored) parts.push(en.land.unexplored);
    if (t.marker !== null) parts.push(en.land.of(peopleOf(props, table, t.marker)));
    else if (isSite(world, i)) parts.push(en.land.unowned);
    for (const [feature, value] of Object.entries(t.features)) {
      const name = featureName(world, feature, value);
      parts.push(
        kindOf(world, feature) === "puzzle"
          ? name
          : en.land.resources(partInSentence(name), printed(world, feature, value)),
      );
    }
    for (const building of world.module.buildings) if ((t.buildings[building.id] ?? 0) > 0) parts.push(building.name);
    for (const stack of t.stacks)
      parts.push(
        en.land.stack(peopleOf(props, table, stack.seat), stack.count, world.units.get(stack.top)?.name ?? stack.top),
      );
    const way = ways.get(t.id);
    if (targets.has(t.id)) parts.push(en.land.target);
    else if (way) parts.push(en.land.reach(way.length));
    else if (starts.has(t.id)) parts.push(en.land.start);
    return { label: parts.filter(Boolean).join(", "), pressed: false };
  });
}
