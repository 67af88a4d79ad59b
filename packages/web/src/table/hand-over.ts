/** Decides whose screen is shown where several players share one. Pure functions. */
import { deepEqual, type Seat, type Viewer } from "@starboard/kernel";
import type { Preferences } from "../settings/preferences.ts";
import { askedLocalSeats, type MatchSource } from "./match-source.ts";
import * as playback from "./playback.ts";
import { current, type TableState } from "./table-state.ts";

/** The player to act whose screen must be shown now; null if the shown one may stay. */
export function seatToShow(state: TableState, source: MatchSource): Seat | null {
  const { viewer, seen, covered, sendingSeat } = state;
  const here = current(state);
  const update = playback.newest(here);
  if (sendingSeat !== null || covered !== null || !update || !playback.isLive(here) || update.summary.over) return null;
  const asked = askedLocalSeats(update, source);
  const [next] = asked;
  if (next === undefined || (viewer !== "public" && asked.includes(viewer))) return null;
  // That player's update of this moment may not have arrived yet.
  return playback.newest(seen.get(next) ?? playback.EMPTY)?.at === update.at ? next : null;
}

/**
 * The state with a player's screen at its newest moment, covered until the player is there if the preference says so. The
 * same state if that player's view has not arrived.
 */
export function withSeatShown(
  state: TableState,
  seat: Seat,
  source: MatchSource,
  when: Preferences["handOver"],
): TableState {
  const { viewer, seen } = state;
  const theirs = seen.get(seat);
  if (!theirs) return state;
  const update = playback.newest(current(state));
  const hasSeveralPlayers = update !== undefined && source.localSeats(update).length > 1;
  const viewOf = (by: Viewer): object | undefined => playback.newest(seen.get(by) ?? playback.EMPTY)?.view;
  const isSecret = (by: Viewer): boolean => !deepEqual(viewOf(by), viewOf("public"));
  const isCovered =
    hasSeveralPlayers &&
    source.onePerson !== true &&
    (when === "always" || (when === "private" && (isSecret(seat) || isSecret(viewer))));
  return {
    ...state,
    viewer: seat,
    plan: null,
    proposal: null,
    refusal: null,
    seen: new Map(seen).set(seat, playback.skip(theirs)),
    covered: isCovered ? seat : null,
  };
}
