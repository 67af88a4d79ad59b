/** The counters of a territory, from the view. */
import type { StackArt } from "../map/Stacks.tsx";
import type { Tabletop } from "./table.ts";
import { silhouette } from "./world.ts";

/** Counters in the order attacker first while a battle is fought, else as the view lists them. */
export function stacksOf(
  table: Tabletop,
  at: number,
  starts: ReadonlySet<string>,
  lifted: string | null,
): readonly StackArt[] {
  const { view, world, me } = table;
  const t = view.territories[at];
  if (!t) return [];
  const fight = view.battle?.at === t.id ? view.battle : null;
  const list = fight ? [...t.stacks].sort((a, b) => place(fight, a.seat) - place(fight, b.seat)) : t.stacks;
  return list.map((stack): StackArt => {
    const mine = stack.seat === me;
    return {
      seat: stack.seat,
      side: table.side(stack.seat),
      top: silhouette(world, stack.top),
      count: stack.count,
      state:
        mine && lifted === t.id
          ? "chosen"
          : mine && starts.has(t.id)
            ? "may"
            : stack.moved > 0 && stack.moved === stack.count - stack.fortifications.length
              ? "moved"
              : "plain",
      faded: fight !== null && !fight.sides.includes(stack.seat),
    };
  });
}

const place = (fight: { readonly sides: readonly (number | null)[] }, seat: number): number => {
  const side = fight.sides.indexOf(seat);
  return side < 0 ? 2 : side;
};
