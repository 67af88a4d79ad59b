/** The size presets of a departure in preparation, and which of them send it at once. */
import type { Sending } from "../model/board-store.ts";
import type { BoardData, Props } from "../model/board-data.ts";
import type { SizePreset } from "../model/sizes.ts";
import { keepsThreatenedHome, presetsFor } from "./guard.ts";
import type { ChosenOrigin } from "./origin.ts";
import { type PreparedAct, preparedActOf } from "./prepared-act.ts";

export interface SizedDeparture extends SizePreset {
  readonly sending: Sending;
  /** The act that the preset sends at once; null if it only sets the number of ships. */
  readonly sends: PreparedAct | null;
}

/**
 * Returns the presets of a departure. With a destination a preset says all the player wants, so it sends. It only sets the
 * number where the player should look first: the rules refuse the departure, it is doubtful, or it would leave a home star
 * under threat without its guard.
 *
 * @param way index among the ways of a hop
 */
export function sizedDepartures(
  props: Pick<Props, "view" | "viewer" | "whyNot" | "previewMoves">,
  data: BoardData,
  origin: ChosenOrigin,
  sending: Sending,
  way = 0,
): SizedDeparture[] {
  return presetsFor(props, data, origin, sending).map((preset) => {
    const sized: Sending = { ...sending, ships: preset.ships, size: preset.name };
    return { ...preset, sending: sized, sends: preset.lacks === null ? sendable(props, data, sized, way) : null };
  });
}

function sendable(
  props: Pick<Props, "view" | "viewer" | "whyNot" | "previewMoves">,
  data: BoardData,
  sending: Sending,
  way: number,
): PreparedAct | null {
  if (sending.aim === null || !keepsThreatenedHome(props.view, props.viewer, sending)) return null;
  const prepared = preparedActOf(props, data, { sending, target: null, way, placeCount: 0 });
  return prepared && !prepared.refusal && prepared.doubts.length === 0 ? prepared : null;
}
