/** The smallest garrison that bars what is known to threaten a star, and the named sizes that follow from it. */
import type { Power } from "@starboard/4000ad";
import type { Sending } from "../model/board-store.ts";
import { threatsBefore } from "../model/forecasts.ts";
import type { Origin } from "../model/offers.ts";
import { guardAgainst, type SizePreset, sizePresets } from "../model/sizes.ts";
import { friends, type Props, type Tabletop, type View } from "../model/table.ts";
import { enoughFor } from "./outlook.ts";
import { isHop } from "./sending.ts";

export interface Guard {
  /** Ships that must stay; null when no garrison here would do. */
  readonly keep: number | null;
  /** The strongest force that could come before the power moves again. */
  readonly worst: number;
}

/** What a departure from a star must leave behind so that nothing known can take it before the power's next turn. */
export function guardOf(view: View, viewer: Props["viewer"], power: Power, star: number): Guard {
  const { P, ships, neutral } = view.board;
  const coming = threatsBefore(view, viewer, power, star).map((threat) => threat.ships);
  let others = neutral[star] ?? 0;
  for (let p = 0; p < P; p++) if (p !== power && friends(view, p, power)) others += ships[star * P + p] ?? 0;
  const present = ships[star * P + power] ?? 0;
  return { keep: guardAgainst(coming, present, others), worst: Math.max(0, ...coming) };
}

/** The named sizes for a departure from a star, with or without an aim. */
export function presetsFor(
  props: Pick<Props, "view" | "viewer">,
  table: Tabletop,
  origin: Origin,
  sending: Sending | null,
): SizePreset[] {
  const { view, viewer } = props;
  const power = view.board.active;
  const present = view.board.ships[origin.star * view.board.P + power] ?? 0;
  const { keep } = guardOf(view, viewer, power, origin.star);
  const enough =
    sending?.aim === undefined || sending.aim === null ? null : enoughFor(view, table, power, sending, origin.loan);
  return sizePresets(origin.most, present, keep, enough);
}

/** A fleet just taken up: all that the guard can spare, or everything when no guard would help. */
export function takenUp(props: Pick<Props, "view" | "viewer">, table: Tabletop, origin: Origin): Sending {
  const spare = presetsFor(props, table, origin, null).find((size) => size.name === "allButGuard");
  const guarded = spare !== undefined && spare.lacks === null;
  return {
    from: origin.star,
    ships: guarded ? spare.ships : Math.max(1, origin.most),
    size: guarded ? "allButGuard" : "all",
    aim: null,
    hop: false,
  };
}

/** The fleet in hand aimed at a star, or at none; the size "just enough" is worked out anew. */
export function aimedAt(
  props: Pick<Props, "view" | "viewer">,
  table: Tabletop,
  origin: Origin | undefined,
  sending: Sending,
  aim: number | null,
): Sending {
  const next: Sending = { ...sending, aim, hop: aim !== null && isHop(table.map, sending.from, aim) };
  if (!origin || sending.size !== "justEnough") return next;
  const size = presetsFor(props, table, origin, next).find((one) => one.name === "justEnough");
  return size && size.lacks === null ? { ...next, ships: size.ships } : { ...next, size: null };
}
