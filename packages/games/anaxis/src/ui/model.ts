/** The open step as the screen needs it: its ship, its acts and their refusals. */
import { ACTIVE, type Ship, type ShapeAx, type StateAx, type ViewAx } from "@starboard/anaxis";
import {
  type ActAt,
  type AlarmAnswer,
  type AskedStep,
  type BoardProps,
  movesOf,
  type PlannedMove,
  type PromptAction,
  type TypedOffer,
} from "@starboard/ui";
import type { TextContext } from "@starboard/kit";

export type Props = BoardProps<ShapeAx>;
/** Whether the board may choose for the viewer in advance. */
export const advises = ({ advice }: Pick<Props, "advice">): boolean => advice !== false;
export type Move = PlannedMove<ShapeAx>;
export type Button = PromptAction<ShapeAx>;
export type Answer = AlarmAnswer<ShapeAx>;
/** An act of any step. */
export type ActAx = ActAt<ShapeAx, AskedStep<ShapeAx>>;
type Named<V extends string> = Extract<ActAx, { readonly do: V }>;
/** Pairs a step with one of its acts. */
export const moveAt = movesOf<ShapeAx>();

export interface Asked {
  readonly step: AskedStep<ShapeAx>;
  readonly offers: readonly TypedOffer<ActAx>[];
  /** The ship that the step is about; -1 if there is none. */
  readonly ship: Ship;
}

/** Returns the step that the viewer is asked, without asides; null while other seats are asked. */
export function askedOf(props: Props): Asked | null {
  const found = props.offers.find((entry) => !entry.aside);
  if (!found) return null;
  const top = props.view.board.flow.stack.at(-1);
  const memo = (top?.step === found.step ? top.memo : {}) as { ship?: Ship };
  return { step: found.step, offers: found.offers, ship: memo.ship ?? -1 };
}

/** Returns the acts that are not refused. */
export const legalActs = (offers: readonly TypedOffer<ActAx>[]): readonly ActAx[] =>
  offers.filter((o) => !o.refusal).map((o) => o.act);

/** Returns the legal acts of one kind. */
export function legal<V extends ActAx["do"]>(asked: Asked | null, kind: V): readonly Named<V>[] {
  if (!asked) return [];
  return legalActs(asked.offers).filter((act): act is Named<V> => act.do === kind);
}

/** The context of sentences in which no player is named. */
export const contextOf = (props: Props): TextContext<ViewAx> => ({
  view: props.view,
  seat: (by) => props.seats[by]?.name ?? "",
  viewerSeat: null,
});

/** Returns the legal volleys of the firing ship, by target. */
export function targetsOf(asked: Asked | null): ReadonlyMap<Ship, readonly Named<"fire">[]> {
  if (asked?.step !== "fire") return new Map();
  return grouped(legal(asked, "fire"));
}

/** Returns the legal scans by target: without a receiver, and with each possible receiver. */
export function scansOf(asked: Asked | null): ReadonlyMap<Ship, readonly Named<"scan">[]> {
  return grouped(legal(asked, "scan"));
}

/** Returns the legal interdictions, by target. */
export function interdictionsOf(asked: Asked | null): ReadonlyMap<Ship, readonly Named<"interdict">[]> {
  return grouped(legal(asked, "interdict"));
}

function grouped<A extends { readonly target: Ship }>(acts: readonly A[]): ReadonlyMap<Ship, readonly A[]> {
  const found = new Map<Ship, A[]>();
  for (const act of acts) found.set(act.target, [...(found.get(act.target) ?? []), act]);
  return found;
}

/**
 * Returns the ships that can be targets of a volley, an interdiction or a scan. The dock or the card offers the acts.
 */
export const targetChoices = (asked: Asked | null): ReadonlySet<Ship> =>
  new Set([...targetsOf(asked).keys(), ...interdictionsOf(asked).keys(), ...scansOf(asked).keys()]);

/** Returns the hexes that can be clicked to place a ship or a base, or to jam. */
export function hexChoices(asked: Asked | null): readonly { q: number; r: number; act: ActAx }[] {
  const acts = [...legal(asked, "put"), ...legal(asked, "base"), ...legal(asked, "jam")];
  return acts.map((act) => ({ q: act.q, r: act.r, act }));
}

/** Returns the ships that can be clicked as an answer, with the act of each click. */
export function shipChoices(asked: Asked | null, aimed: Ship = -1): ReadonlyMap<Ship, ActAx> {
  const found = new Map<Ship, ActAx>();
  if (!asked) return found;
  for (const act of legalActs(asked.offers)) {
    if (act.do === "activate" || act.do === "carrier" || act.do === "shield") found.set(act.ship, act);
    // Command costs a Cinema Point, so activation takes precedence.
    else if (act.do === "command" && !found.has(act.ship)) found.set(act.ship, act);
    else if (act.do === "pursue" && !("piloting" in act)) found.set(act.quarry, act);
    else if (act.do === "scan" && act.target === aimed && act.receiver !== undefined) found.set(act.receiver, act);
  }
  return found;
}

/** Returns the colour of a side as CSS. */
export const sideColour = (side: number): string => `var(--side-${side + 1})`;

/** Returns the ships on the map in the order of their initiative in this phase. */
export const byInitiative = (t: StateAx): Ship[] =>
  t.kind
    .map((_, s) => s)
    .filter((s) => t.status[s] === ACTIVE)
    .sort(
      (a, b) =>
        (t.number[b] as number) - (t.number[a] as number) || (t.hull[b] as number) - (t.hull[a] as number) || a - b,
    );
