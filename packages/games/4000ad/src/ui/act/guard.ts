/**
 * The smallest garrison that holds a star with its resources and bars the known threats, and the size presets that depend
 * on it.
 */
import { drawerOf, mapOf, type Power } from "@starboard/4000ad";
import type { Sending } from "../model/board-store.ts";
import { threatsBefore } from "../model/forecasts.ts";
import type { Origin } from "../model/offers.ts";
import { guardAgainst, type SizeName, type SizePreset, sizePresets } from "../model/sizes.ts";
import { friends, type Props, type BoardData, type View } from "../model/board-data.ts";
import { stateOf } from "../model/state-of.ts";
import { enoughFor } from "./outlook.ts";
import { isHop } from "./sending.ts";

export interface Guard {
  /** Ships that must stay, or null if no garrison would be enough against the strongest force. */
  readonly keep: number | null;
  /** The strongest force that could arrive before the power moves again. */
  readonly worst: number;
}

/** Own turns ahead that a garrison must hold out: a home star longer, because losing it costs production and the match. */
const TURNS_AHEAD = { home: 2, other: 1 } as const;

/**
 * Returns the garrison that a departure must leave so that no known force can take the star before it can be relieved. One
 * ship stays where the resources of the star would be lost with the last one (AD-6.2.3.a).
 */
export function guardOf(view: View, viewer: Props["viewer"], power: Power, star: number): Guard {
  const { P, ships, neutral } = view.board;
  const ahead = isFriendlyHome(view, star) ? TURNS_AHEAD.home : TURNS_AHEAD.other;
  const coming = threatsBefore(view, viewer, power, star, ahead).map((threat) => threat.ships);
  let others = neutral[star] ?? 0;
  for (let p = 0; p < P; p++) if (p !== power && friends(view, p, power)) others += ships[star * P + p] ?? 0;
  const present = ships[star * P + power] ?? 0;
  const keep = guardAgainst(coming, present, others);
  return {
    keep: keep === 0 && isLostWithLastShip(view, power, star) ? 1 : keep,
    worst: Math.max(0, ...coming),
  };
}

/** Whether a power draws the resources of a star only because it has ships there. A home star is drawn without. */
function isLostWithLastShip(view: View, power: Power, star: number): boolean {
  const t = stateOf(view);
  const entry = mapOf(t.options).stars[star];
  return (
    (entry?.population === true || entry?.materials === true) && t.home[power] !== star && drawerOf(t, star) === power
  );
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
    sending?.aim === undefined || sending.aim === null ? null : enoughFor(view, data, power, sending, sending.loan);
  return sizePresets(origin.most, present, keep, enough);
}

/**
 * Returns a new departure: all ships that the guard can spare. If no garrison is enough, the whole stack is in danger: all
 * of it leaves but the ship that holds the star's resources. A single ship gives its star up. Only a home star under threat
 * is never stripped by default: there a single ship is proposed.
 */
export function initialDeparture(props: Pick<Props, "view" | "viewer">, data: BoardData, origin: Origin): Sending {
  const { view } = props;
  const { star, most, loan } = origin;
  const sending = (ships: number, size: SizeName | null): Sending => ({
    from: star,
    ships,
    size,
    aim: null,
    hop: false,
    loan,
  });
  const spare = presetsFor(props, data, origin, null).find((size) => size.name === "allButGuard");
  if (spare && spare.lacks === null) return sending(spare.ships, "allButGuard");
  if (isFriendlyHome(view, star)) return sending(1, "one");
  const { active, P, ships } = view.board;
  const staying = (ships[star * P + active] ?? 0) - most;
  const isKept = most > 1 && staying === 0 && isLostWithLastShip(view, active, star);
  return isKept ? sending(most - 1, null) : sending(Math.max(1, most), "all");
}

/**
 * Whether a departure leaves the guard of a home star that a known force can reach. True for every other star, and where
 * nothing can come.
 */
export function keepsThreatenedHome(view: View, viewer: Props["viewer"], { from, ships }: Sending): boolean {
  if (!isFriendlyHome(view, from)) return true;
  const { keep, worst } = guardOf(view, viewer, view.board.active, from);
  const present = view.board.ships[from * view.board.P + view.board.active] ?? 0;
  return worst === 0 || (keep !== null && present - ships >= keep);
}

/** Whether a star is the possessed home star of the active power or of a friend. */
function isFriendlyHome(view: View, star: number): boolean {
  const { home, holder, alive, active } = view.board;
  const owner = home.indexOf(star);
  return owner >= 0 && alive[owner] === 1 && (holder[owner] ?? -1) < 0 && friends(view, owner, active);
}

/** Returns the departure with another destination or none. The size "just enough" is recalculated. */
export function withDestination(
  props: Pick<Props, "view" | "viewer">,
  data: BoardData,
  origin: Origin | null | undefined,
  sending: Sending,
  aim: number | null,
): Sending {
  const next: Sending = { ...sending, aim, hop: aim !== null && isHop(data.map, sending.from, aim) };
  if (!origin || sending.size !== "justEnough") return next;
  const size = presetsFor(props, data, origin, next).find((one) => one.name === "justEnough");
  return size && size.lacks === null ? { ...next, ships: size.ships } : { ...next, size: null };
}
