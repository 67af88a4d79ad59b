/** Handles presses on the map: choose a target, select a stack, or only inspect. */
import { useLayoutEffect, useState } from "react";
import type { Hands } from "../map/Hits.tsx";
import { useBoardStore } from "../model/board-store.ts";
import { type AnyAct, lineup, type Props, stackAt, type Tabletop, territory } from "../model/table.ts";
import { send } from "./act-queue.ts";
import type { Ways } from "./reach.ts";

interface Now {
  readonly props: Props;
  readonly table: Tabletop;
  readonly targets: ReadonlyMap<string, readonly AnyAct[]>;
  readonly starts: ReadonlySet<string>;
  readonly ways: Ways;
}

export function useHands(
  props: Props,
  table: Tabletop,
  targets: ReadonlyMap<string, readonly AnyAct[]>,
  starts: ReadonlySet<string>,
  ways: Ways,
): Hands {
  const [{ hands, see }] = useState(() => {
    let now: Now = { props, table, targets, starts, ways };
    return {
      hands: handsOf(() => now),
      see: (next: Now): void => {
        now = next;
      },
    };
  });
  useLayoutEffect(() => see({ props, table, targets, starts, ways }));
  return hands;
}

/** All units of a stack that may still move, without fortifications. */
export function wholeGroup(table: Tabletop, from: string): Record<string, number> {
  const stack = table.me === null ? undefined : stackAt(table, from, table.me);
  if (!stack) return {};
  return Object.fromEntries(
    lineup(table, stack)
      .filter(({ unit, fresh }) => fresh > 0 && table.world.units.get(unit)?.tags.includes("fortification") !== true)
      .map(({ unit, fresh }) => [unit, fresh]),
  );
}

/** True if another seat stands there or controls it. */
function hostile(table: Tabletop, id: string): boolean {
  const t = territory(table, id);
  return (
    t !== undefined &&
    (t.stacks.some((stack) => stack.seat !== table.me) || (t.marker !== null && t.marker !== table.me))
  );
}

function handsOf(now: () => Now): Hands {
  const desk = useBoardStore.getState;
  const idOf = (at: number): string => now().table.world.board.territories[at]?.id ?? "";
  const takeUp = (from: string): void =>
    desk().set({
      lifting: { from, units: wholeGroup(now().table, from), to: null },
      land: from,
      card: moverInHand(now()),
    });
  const go = (to: string): void => {
    const { lifting, card } = desk();
    const { ways, table } = now();
    const path = ways.get(to);
    if (!path) return;
    if (lifting) {
      send({ card, from: lifting.from, units: lifting.units, path });
      desk().set({ lifting: null, card: null, land: null });
      return;
    }
    const march = table.view.marches.at(-1);
    if (!march?.units || march.from === null) return;
    const units: Record<string, number> = {};
    for (const unit of march.units) units[unit] = (units[unit] ?? 0) + 1;
    send({ card: null, from: march.from, units, path });
  };
  return {
    press(at) {
      const id = idOf(at);
      const { targets, starts, ways, props, table } = now();
      const { lifting, land } = desk();
      const acts = targets.get(id);
      if (acts && acts.length > 0 && table.asked) {
        if (acts.length === 1 && acts[0]) {
          props.choose(table.asked.step, acts[0]);
          desk().set({ card: null, land: id });
        } else desk().set({ land: id });
      } else if (ways.has(id)) {
        // Without a hovering pointer, the first press on an enemy shows the expected result of an attack.
        if (lifting && props.compact && lifting.to !== id && hostile(table, id))
          desk().set({ lifting: { ...lifting, to: id } });
        else go(id);
      } else if (lifting?.from === id) desk().set({ lifting: null, card: null });
      else if (starts.has(id)) takeUp(id);
      else desk().set({ land: land === id ? null : id });
    },
    over(at) {
      const id = at === null ? null : idOf(at);
      if (desk().over !== id) desk().set({ over: id });
    },
    lift(at) {
      const id = idOf(at);
      if (now().starts.has(id)) takeUp(id);
    },
    drop(at) {
      desk().set({ over: null });
      if (at === null) return;
      const id = idOf(at);
      if (now().ways.has(id)) go(id);
    },
    escape: () => desk().clear(),
  };
}

/** The card that the player selected before a stack, if it can move one. */
function moverInHand({ table }: Now): ReturnType<typeof useBoardStore.getState>["card"] {
  const { card } = useBoardStore.getState();
  if (!card) return null;
  const spec = table.world.cards.get(card.as ?? card.card);
  return spec?.modes.some((mode) => mode.effects.some(({ op }) => op === "moveGroups")) ? card : null;
}
