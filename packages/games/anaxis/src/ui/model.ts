/** What the screen needs to know of the question now open: whose ship, which acts, and which of them are refused. */
import type { ClosingAct, DeployAct, FireAct, Ship, StateAx, ViewAx } from "@starboard/anaxis";
import type { BoardProps } from "@starboard/ui";
import type { Act, Offer } from "@starboard/kernel";

export type Props = BoardProps<ViewAx>;

export interface Asked {
  readonly step: string;
  readonly offers: readonly Offer[];
  /** The ship the question is about, -1 where it is about none. */
  readonly ship: Ship;
}

/** The question put to the viewer, asides left out; null while others are asked. */
export function askedOf(props: Props): Asked | null {
  const found = props.offers.find((one) => !one.aside);
  if (!found) return null;
  const top = props.view.board.flow.stack.at(-1);
  const memo = (top?.step === found.step ? top.memo : {}) as { ship?: Ship };
  return { step: found.step, offers: found.offers, ship: memo.ship ?? -1 };
}

export const allowed = (offers: readonly Offer[]): readonly Act[] => offers.filter((o) => !o.refusal).map((o) => o.act);

/** Legal acts of one kind. */
export function legal<V extends string>(asked: Asked | null, verb: V): readonly (Act & { readonly do: V })[] {
  if (!asked) return [];
  return allowed(asked.offers).filter((act): act is Act & { readonly do: V } => act.do === verb);
}

/** Plain volleys of the ship now firing, by target. */
export function targetsOf(asked: Asked | null): ReadonlyMap<Ship, readonly Extract<FireAct, { do: "fire" }>[]> {
  if (asked?.step !== "fire") return new Map();
  return grouped(legal(asked, "fire") as readonly Extract<FireAct, { do: "fire" }>[]);
}

/** Scans on offer, by target: alone, and with each friend who may share the sight. */
export function scansOf(asked: Asked | null): ReadonlyMap<Ship, readonly Extract<ClosingAct, { do: "scan" }>[]> {
  return grouped(legal(asked, "scan") as readonly Extract<ClosingAct, { do: "scan" }>[]);
}

/** Interdictions on offer, by target. */
export function holdsOf(asked: Asked | null): ReadonlyMap<Ship, readonly Extract<FireAct, { do: "interdict" }>[]> {
  return grouped(legal(asked, "interdict") as readonly Extract<FireAct, { do: "interdict" }>[]);
}

function grouped<A extends { readonly target: Ship }>(acts: readonly A[]): ReadonlyMap<Ship, readonly A[]> {
  const found = new Map<Ship, A[]>();
  for (const act of acts) found.set(act.target, [...(found.get(act.target) ?? []), act]);
  return found;
}

/** Ships that can be aimed at: to be shot at, held, or scanned. What is done to them is said in the dock or on the card. */
export const aimsOf = (asked: Asked | null): ReadonlySet<Ship> =>
  new Set([...targetsOf(asked).keys(), ...holdsOf(asked).keys(), ...scansOf(asked).keys()]);

/** Hexes that can be clicked to place a ship or a base, or to be jammed. */
export function hexChoices(asked: Asked | null): readonly { q: number; r: number; act: Act }[] {
  if (!asked) return [];
  const verbs = { deploy: "put", base: "base", closing: "jam" } as const;
  const verb = (verbs as Readonly<Record<string, string>>)[asked.step];
  if (!verb) return [];
  return allowed(asked.offers)
    .filter((act) => act.do === verb)
    .map((act) => {
      const { q, r } = act as Extract<DeployAct, { do: "put" }> | Extract<ClosingAct, { do: "jam" }>;
      return { q, r, act };
    });
}

/** Ships that can be clicked as an answer, with the act each click means. */
export function shipChoices(asked: Asked | null, aimed: Ship = -1): ReadonlyMap<Ship, Act> {
  const found = new Map<Ship, Act>();
  if (!asked) return found;
  for (const act of allowed(asked.offers)) {
    const named = act as Act & { ship?: Ship; quarry?: Ship; target?: Ship; receiver?: Ship };
    if (act.do === "activate" || act.do === "carrier" || act.do === "shield") found.set(named.ship ?? -1, act);
    // Raising a ship is the dearer answer: it stands back where the ship can simply be called.
    else if (act.do === "command" && !found.has(named.ship ?? -1)) found.set(named.ship ?? -1, act);
    else if (act.do === "pursue" && !("piloting" in act)) found.set(named.quarry ?? -1, act);
    else if (act.do === "scan" && named.target === aimed && named.receiver !== undefined)
      found.set(named.receiver, act);
  }
  return found;
}

/** The unpaid step, or the paid one where only that is left. */
export function freeStep(asked: Asked, step: string): Act | undefined {
  const open = allowed(asked.offers).filter((one) => one.do === step);
  return open.find((one) => !("paid" in one)) ?? open[0];
}

/** Colour of a side as CSS. */
export const sideColour = (side: number): string => `var(--side-${side + 1})`;

/** Ships of the table in the order of their initiative in this phase. */
export const inOrder = (t: StateAx): Ship[] =>
  t.kind
    .map((_, s) => s)
    .filter((s) => t.status[s] === 1)
    .sort(
      (a, b) =>
        (t.number[b] as number) - (t.number[a] as number) || (t.hull[b] as number) - (t.hull[a] as number) || a - b,
    );
