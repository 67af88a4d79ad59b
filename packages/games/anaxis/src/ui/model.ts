/** The open step as the screen needs it: its ship, its acts and their refusals. */
import type { ClosingAct, DeployAct, FireAct, Ship, StateAx, ViewAx } from "@starboard/anaxis";
import type { BoardProps } from "@starboard/ui";
import type { Act, Offer } from "@starboard/kernel";

export type Props = BoardProps<ViewAx>;

export interface Asked {
  readonly step: string;
  readonly offers: readonly Offer[];
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
export const legalActs = (offers: readonly Offer[]): readonly Act[] =>
  offers.filter((o) => !o.refusal).map((o) => o.act);

/** Returns the legal acts of one kind. */
export function legal<V extends string>(asked: Asked | null, kind: V): readonly (Act & { readonly do: V })[] {
  if (!asked) return [];
  return legalActs(asked.offers).filter((act): act is Act & { readonly do: V } => act.do === kind);
}

/** Returns the legal volleys of the firing ship, by target. */
export function targetsOf(asked: Asked | null): ReadonlyMap<Ship, readonly Extract<FireAct, { do: "fire" }>[]> {
  if (asked?.step !== "fire") return new Map();
  return grouped(legal(asked, "fire") as readonly Extract<FireAct, { do: "fire" }>[]);
}

/** Returns the legal scans by target: without a receiver, and with each possible receiver. */
export function scansOf(asked: Asked | null): ReadonlyMap<Ship, readonly Extract<ClosingAct, { do: "scan" }>[]> {
  return grouped(legal(asked, "scan") as readonly Extract<ClosingAct, { do: "scan" }>[]);
}

/** Returns the legal interdictions, by target. */
export function interdictionsOf(
  asked: Asked | null,
): ReadonlyMap<Ship, readonly Extract<FireAct, { do: "interdict" }>[]> {
  return grouped(legal(asked, "interdict") as readonly Extract<FireAct, { do: "interdict" }>[]);
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
export function hexChoices(asked: Asked | null): readonly { q: number; r: number; act: Act }[] {
  if (!asked) return [];
  const kinds = { deploy: "put", base: "base", closing: "jam" } as const;
  const kind = (kinds as Readonly<Record<string, string>>)[asked.step];
  if (!kind) return [];
  return legalActs(asked.offers)
    .filter((act) => act.do === kind)
    .map((act) => {
      const { q, r } = act as Extract<DeployAct, { do: "put" }> | Extract<ClosingAct, { do: "jam" }>;
      return { q, r, act };
    });
}

/** Returns the ships that can be clicked as an answer, with the act of each click. */
export function shipChoices(asked: Asked | null, aimed: Ship = -1): ReadonlyMap<Ship, Act> {
  const found = new Map<Ship, Act>();
  if (!asked) return found;
  for (const act of legalActs(asked.offers)) {
    const parts = act as Act & { ship?: Ship; quarry?: Ship; target?: Ship; receiver?: Ship };
    if (act.do === "activate" || act.do === "carrier" || act.do === "shield") found.set(parts.ship ?? -1, act);
    // Command costs a Cinema Point, so activation takes precedence.
    else if (act.do === "command" && !found.has(parts.ship ?? -1)) found.set(parts.ship ?? -1, act);
    else if (act.do === "pursue" && !("piloting" in act)) found.set(parts.quarry ?? -1, act);
    else if (act.do === "scan" && parts.target === aimed && parts.receiver !== undefined)
      found.set(parts.receiver, act);
  }
  return found;
}

/** Returns the colour of a side as CSS. */
export const sideColour = (side: number): string => `var(--side-${side + 1})`;

/** Returns the ships on the map in the order of their initiative in this phase. */
export const byInitiative = (t: StateAx): Ship[] =>
  t.kind
    .map((_, s) => s)
    .filter((s) => t.status[s] === 1)
    .sort(
      (a, b) =>
        (t.number[b] as number) - (t.number[a] as number) || (t.hull[b] as number) - (t.hull[a] as number) || a - b,
    );
