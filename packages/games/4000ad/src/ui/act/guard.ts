/** The smallest garrison that bars the known threats to a star, and the size presets that depend on it. */
import type { Power } from "@starboard/4000ad";
import type { Sending } from "../model/board-store.ts";
import { threatsBefore } from "../model/forecasts.ts";
import type { Origin } from "../model/offers.ts";
import { guardAgainst, type SizePreset, sizePresets } from "../model/sizes.ts";
import { friends, type Props, type BoardData, type View } from "../model/board-data.ts";
import { enoughFor } from "./outlook.ts";
import { isHop } from "./sending.ts";

export interface Guard {
  /** Ships that must stay, or null if no garrison would be enough. */
  readonly keep: number | null;
  /** The strongest force that could arrive before the power moves again. */
  readonly worst: number;
}

/** Returns the garrison that a departure must leave so that no known force can take the star before the next turn. */
export function guardOf(view: View, viewer: Props["viewer"], power: Power, star: number): Guard {
  const { P, ships, neutral } = view.board;
  const coming = threatsBefore(view, viewer, power, star).map((threat) => threat.ships);
  let others = neutral[star] ?? 0;
  for (let p = 0; p < P; p++) if (p !== power && friends(view, p, power)) others += ships[star * P + p] ?? 0;
  const present = ships[star * P + power] ?? 0;
  return { keep: guardAgainst(coming, present, others), worst: Math.max(0, ...coming) };
}

/** Returns the size presets for a departure from a star, with or without a destination. */
export function presetsFor(
  props: Pick<Props, "view" | "viewer">,
  data: BoardData,
  origin: Origin,
  sending: Sending | null,
): SizePreset[] {
  const { view, viewer } = props;
  const power = view.board.active;
  const present = view.board.ships[origin.star * view.board.P + power] ?? 0;
  const { keep } = guardOf(view, viewer, power, origin.star);
  const enough =
    sending?.aim === undefined || sending.aim === null ? null : enoughFor(view, data, power, sending, origin.loan);
  return sizePresets(origin.most, present, keep, enough);
}

/** Returns a new departure: all ships that the guard can spare, or all if no guard would help. */
export function initialDeparture(props: Pick<Props, "view" | "viewer">, data: BoardData, origin: Origin): Sending {
  const spare = presetsFor(props, data, origin, null).find((size) => size.name === "allButGuard");
  const guarded = spare !== undefined && spare.lacks === null;
  return {
    from: origin.star,
    ships: guarded ? spare.ships : Math.max(1, origin.most),
    size: guarded ? "allButGuard" : "all",
    aim: null,
    hop: false,
  };
}

/** Returns the departure with another destination or none. The size "just enough" is recalculated. */
export function withDestination(
  props: Pick<Props, "view" | "viewer">,
  data: BoardData,
  origin: Origin | undefined,
  sending: Sending,
  aim: number | null,
): Sending {
  const next: Sending = { ...sending, aim, hop: aim !== null && isHop(data.map, sending.from, aim) };
  if (!origin || sending.size !== "justEnough") return next;
  const size = presetsFor(props, data, origin, next).find((one) => one.name === "justEnough");
  return size && size.lacks === null ? { ...next, ships: size.ships } : { ...next, size: null };
}
