/** Data that the parts of the screen derive from their props, computed once per view. */
import type { ShapeWE, SeatView, StackView, TerritoryView, ViewWE } from "@starboard/warp-empires";
import type { ActAt, AlarmAnswer, AskedStep, BoardProps, PlannedMove, PromptAction, TypedOffer } from "@starboard/ui";
// Without the widgets: the bench runs the automatic answers outside a browser.
import { movesOf, offersOf } from "@starboard/ui/moves";
import type { Act, AsideName, Refusal, Seat } from "@starboard/kernel";
import type { TextContext } from "@starboard/kit";
import { sideOf, type World, worldOf } from "./world.ts";

export type Props = BoardProps<ShapeWE>;

export type Step = AskedStep<ShapeWE>;
export type Move = PlannedMove<ShapeWE>;
export type Button = PromptAction<ShapeWE>;
export type Answer = AlarmAnswer<ShapeWE>;
export const moveAt = movesOf<ShapeWE>();

type Acts = ActAt<ShapeWE, Step>;
type KeyOfAny<A> = A extends object ? keyof A : never;
type WithEveryKey<A, K extends PropertyKey> = A extends object
  ? A & { readonly [N in Exclude<K, keyof A>]?: undefined }
  : never;
/** An act of any step. Every key that some act has can be read; it is undefined in the acts without it. */
export type AnyAct = WithEveryKey<Acts, KeyOfAny<Acts>>;
/** One offered act with its reason, if it is refused. */
export interface Choice {
  readonly act: AnyAct;
  readonly refusal: Refusal | undefined;
}
/** The step that asks the reader now. */
export interface Asked {
  readonly step: Step;
  readonly choices: readonly Choice[];
  readonly open: readonly AnyAct[];
}

export function askedOf(props: Pick<Props, "offers">): Asked | null {
  const found = props.offers.find((one) => !one.aside);
  if (!found) return null;
  const choices = found.offers.map((offer): Choice => ({ act: offer.act as AnyAct, refusal: offer.refusal }));
  return { step: found.step, choices, open: choices.filter((c) => !c.refusal).map((c) => c.act) };
}

const offersAt = offersOf<ShapeWE>();
/** The offered acts of one aside. */
export const asideOf = <N extends AsideName<ShapeWE>>(
  props: Pick<Props, "offers">,
  name: N,
): readonly TypedOffer<ActAt<ShapeWE, N>>[] => offersAt(props.offers, name);

export interface Tabletop {
  readonly world: World;
  readonly view: ViewWE;
  readonly asked: Asked | null;
  /** The seat of the reader, or null for a spectator. */
  readonly me: Seat | null;
  /** Colour 1 to 6 of a seat. */
  readonly side: (seat: number) => number;
  readonly mine: SeatView | null;
}

const tops = new WeakMap<ViewWE, { readonly offers: Props["offers"]; readonly table: Tabletop }>();

/** Cached by view and offers, because board, dock and panels all need it. */
export function tableOf({ view, offers, viewer }: Pick<Props, "view" | "offers" | "viewer">): Tabletop {
  const known = tops.get(view);
  const me = viewer === "public" ? null : viewer;
  if (known && known.offers === offers && known.table.me === me) return known.table;
  const world = worldOf(view.options);
  const table: Tabletop = {
    world,
    view,
    asked: askedOf({ offers }),
    me,
    side: (seat) => sideOf(world, view, seat),
    mine: me === null ? null : (view.seats[me] ?? null),
  };
  tops.set(view, { offers, table });
  return table;
}

export const speakingOf = (props: Pick<Props, "view" | "seats" | "viewer">): TextContext<ViewWE> => ({
  view: props.view,
  seat: (by) => props.seats[by]?.name ?? "",
  viewerSeat: props.viewer === "public" ? null : props.viewer,
});

/** The label of an act, as in the prompt line. */
export const sayAct = (props: Props, step: string, act: Act): string => props.words.act(step, act, speakingOf(props));
export const sayRefusal = (props: Props, refusal: Refusal): string => props.words.refusal(refusal, speakingOf(props));

export const territory = (table: Tabletop, id: string): TerritoryView | undefined => {
  const at = table.world.index.get(id);
  return at === undefined ? undefined : table.view.territories[at];
};
export const stackAt = (table: Tabletop, id: string, seat: number): StackView | undefined =>
  territory(table, id)?.stacks.find((stack) => stack.seat === seat);

/** The units of a stack by type in the module's order, with the number that may still move. */
export function lineup(
  table: Tabletop,
  stack: StackView,
): { readonly unit: string; readonly count: number; readonly fresh: number }[] {
  const list = stack.units ?? [];
  return table.world.module.units.flatMap(({ id }) => {
    const same = list.filter((one) => one.unit === id);
    return same.length === 0 ? [] : [{ unit: id, count: same.length, fresh: same.filter((one) => !one.moved).length }];
  });
}
