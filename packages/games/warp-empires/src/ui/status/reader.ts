/** The map in words: territories, what can arrive at them, and where the stacks of a seat are. */
import type { ShapeWE } from "@starboard/warp-empires";
import type { BoardReader } from "@starboard/ui";
import { landWords, peopleOf } from "../model/spoken.ts";
import { tableOf, type Props } from "../model/table.ts";
import { placeName } from "../model/world.ts";
import { arrivalsAt } from "../threat/arrivals.ts";
import { threatText } from "../threat/text.en.ts";
import { en as orderWords } from "./order-words.en.ts";
import { en } from "./reader.en.ts";

export const reader: BoardReader<ShapeWE> = {
  notationWords: () => ({ ...orderWords.values, ...orderWords.acts }),
  describe(place, props: Props) {
    const table = tableOf(props);
    const { world } = table;
    const at = world.index.get(place);
    const label = at === undefined ? undefined : landWords(props, table, new Map(), new Set(), new Map())[at]?.label;
    if (at === undefined || label === undefined) return "";
    const beside = world.board.neighbours[at] ?? [];
    return en.territory(
      label,
      place,
      beside.map((one) => placeName(world, world.board.territories[one]?.id ?? "")),
    );
  },
  pieces(seat, props: Props) {
    const { world, view } = tableOf(props);
    return view.territories.flatMap(({ id, stacks, marker }) => {
      const where = placeName(world, id);
      const stack = stacks.find((one) => one.seat === seat);
      if (stack)
        return [{ place: id, name: en.stack(where, stack.count, world.units.get(stack.top)?.name ?? stack.top) }];
      return marker === seat ? [{ place: id, name: en.marker(where) }] : [];
    });
  },
  threats(place, props: Props) {
    const table = tableOf(props);
    const { world } = table;
    const at = world.index.get(place);
    if (at === undefined) return [];
    return arrivalsAt(table, at).map(({ seat, from, units, moves, battle }) =>
      en.threat(
        peopleOf(props, table, seat),
        threatText.from(placeName(world, world.board.territories[from]?.id ?? ""), units, moves),
        battle &&
          en.battle(
            threatText.sums(battle.theirs, battle.unseen, battle.defence, battle.unseenDefenders),
            threatText.chance(Math.round(battle.chance * 100)),
          ),
      ),
    );
  },
};
