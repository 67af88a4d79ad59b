/** The acts that a click on the map can choose now, by territory, limited to the selection. */
import type { BoardStore } from "./board-store.ts";
import type { AnyAct, Asked, Tabletop } from "./table.ts";

/** Steps that form and move groups: the map offers them through stacks, not through single acts. */
export const MOVING: ReadonlySet<string> = new Set(["moveMain", "answerMove", "group"]);

/** True for acts that play a card which moves groups. */
export function movesGroups(table: Tabletop, act: AnyAct): boolean {
  if (act.do !== "play" || act.card === undefined) return false;
  const card = table.world.cards.get(act.as ?? act.card) ?? table.world.cards.get(act.card);
  return card?.modes.some((mode) => mode.effects.some(({ op }) => op === "moveGroups")) ?? false;
}

/** The acts that play a card to move a group now, the weakest first, stand-ins last. */
export function moversOf(table: Tabletop): readonly AnyAct[] {
  const { asked, world } = table;
  if (!asked) return [];
  const most = (act: AnyAct): number => {
    const effect = world.cards
      .get(act.as ?? act.card ?? "")
      ?.modes.flatMap((mode) => mode.effects)
      .find(({ op }) => op === "moveGroups");
    return (effect?.op === "moveGroups" ? effect.max : 0) + (act.as === undefined ? 0 : 0.5);
  };
  return asked.open.filter((act) => movesGroups(table, act)).sort((a, b) => most(a) - most(b));
}

const placeOf = (act: AnyAct): string | undefined => act.to ?? act.at;

/** The acts that a click on each territory can choose. */
export function targetsOf(
  table: Tabletop,
  desk: Pick<BoardStore, "card" | "goods">,
): ReadonlyMap<string, readonly AnyAct[]> {
  const found = new Map<string, AnyAct[]>();
  const { asked } = table;
  if (!asked) return found;
  const add = (act: AnyAct): void => {
    const at = placeOf(act);
    if (at === undefined) return;
    const list = found.get(at);
    if (list) list.push(act);
    else found.set(at, [act]);
  };
  for (const act of asked.open) if (fits(asked, act, desk)) add(act);
  return found;
}

function fits(asked: Asked, act: AnyAct, desk: Pick<BoardStore, "card" | "goods">): boolean {
  if (act.do === "play") return desk.card !== null && act.card === desk.card.card && (act.as ?? null) === desk.card.as;
  if (act.do === "buy") return desk.goods === `unit:${act.unit}`;
  if (act.do === "build") return desk.goods === `build:${act.building}`;
  if (act.do === "lift" || act.do === "liftAll") return false;
  return asked.step !== "group" || act.do === "step";
}

/** The reader's stacks from which a group can move now. */
export function startsOf(table: Tabletop): ReadonlySet<string> {
  const { asked, view, me } = table;
  if (!asked || !MOVING.has(asked.step)) return new Set();
  if (asked.step === "group") {
    const lifts = asked.open.filter((act) => act.do === "lift" || act.do === "liftAll");
    return new Set(lifts.map((act) => act.at ?? ""));
  }
  if (moversOf(table).length === 0) return new Set();
  return new Set(
    view.territories
      .filter((t) =>
        t.stacks.some(
          (stack) => stack.seat === me && stack.units?.some((one) => !one.moved && canLead(table, one.unit)),
        ),
      )
      .map((t) => t.id),
  );
}

/** A unit that moves by itself. */
function canLead(table: Tabletop, id: string): boolean {
  const unit = table.world.units.get(id);
  const spaces = unit ? table.world.module.movement.speeds[unit.move]?.spaces : 0;
  return typeof spaces === "number" && spaces > 0 && unit?.tags.includes("fortification") === false;
}
