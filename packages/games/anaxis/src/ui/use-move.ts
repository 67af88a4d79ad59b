/** The move that the viewer plans: the ship, the rated ends of its move, and what bears on the place that is shown. */
import { useMemo } from "@starboard/ui";
import { type End, reach, type Ship, type StateAx, type Threat } from "@starboard/anaxis";
import { type Asked, askedOf, type Props } from "./model.ts";
import { type Mover, moverOf } from "./mover.ts";
import { useBoardStore } from "./store.ts";
import { dealtAt, type Place, placeOfShip, rateEnds, type RatedEnd, safestOf, threatAt } from "./threat.ts";

export interface PlannedMovement {
  readonly asked: Asked;
  readonly mover: Mover;
  /** One end per reachable hex, without Cinema Points. */
  readonly rated: readonly RatedEnd[];
  /** The end with the least expected damage, if the ends differ. */
  readonly safest: RatedEnd | null;
  /** The end under the pointer, else the place that is planned. */
  readonly at: Place;
  readonly threat: Threat;
  readonly dealt: ReadonlyMap<Ship, number>;
}

/** True for ends that a click on the map may choose: on the map and without Cinema Points. */
const isFreeEnd = ({ gone, steps }: End): boolean => !gone && steps.length > 0 && !steps.some((step) => "paid" in step);

/** Returns the safest end if another one is clearly more dangerous. */
function safestIfDifferent(rated: readonly RatedEnd[]): RatedEnd | null {
  const safest = safestOf(rated);
  return safest && rated.some(({ taken }) => taken > safest.taken + 0.05) ? safest : null;
}

/** The latest result. Board, dock and panel ask for the same move in one render. */
let latest: { readonly t: StateAx; readonly ship: Ship; readonly rated: readonly RatedEnd[] } | null = null;
function ratedEnds(t: StateAx, ship: Ship): readonly RatedEnd[] {
  if (latest?.t !== t || latest.ship !== ship)
    latest = { t, ship, rated: rateEnds(t, ship, reach(t, ship).filter(isFreeEnd)) };
  return latest.rated;
}

/** Returns the movement that the viewer plans now; null if none is asked for. */
export function useMovement(props: Props): PlannedMovement | null {
  const t = props.view.board;
  const picked = useBoardStore((selection) => selection.picked);
  const previewed = useBoardStore((selection) => selection.previewed);
  const asked = useMemo(() => askedOf(props), [props]);
  const mover = useMemo(() => moverOf(t, asked, picked), [t, asked, picked]);
  const ship = mover?.ship ?? -1;
  const rated = useMemo(() => (ship < 0 ? [] : ratedEnds(t, ship)), [t, ship]);
  const safest = useMemo(() => safestIfDifferent(rated), [rated]);
  const shown = previewed && rated.some(({ end }) => end === previewed) ? previewed : null;
  const at = useMemo(() => (ship < 0 ? null : (shown ?? placeOfShip(t, ship))), [t, ship, shown]);
  const threat = useMemo(() => (at === null ? null : threatAt(t, ship, at)), [t, ship, at]);
  const dealt = useMemo(() => (at === null ? null : dealtAt(t, ship, at)), [t, ship, at]);
  return asked && mover && at && threat && dealt ? { asked, mover, rated, safest, at, threat, dealt } : null;
}
