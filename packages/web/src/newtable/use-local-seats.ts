/** The seats of a match on this device, as far as they were edited, and what they play under the present options. */
import type { SeatOccupant } from "@starboard/kernel";
import { useMemo, useState } from "react";
import type { LoadedGame } from "../loaded-game.ts";
import { useSettings } from "../settings/store.ts";
import { type ParsedSetup, type Played, seatsFor, sides } from "./setup.ts";

export interface LocalSeatList {
  readonly seats: readonly SeatOccupant[];
  /** What each seat plays; null while the options do not fit. */
  readonly played: readonly (Played | null)[] | null;
  readonly edit: (seats: readonly SeatOccupant[]) => void;
}

export function useLocalSeats(loaded: LoadedGame, setup: ParsedSetup): LocalSeatList {
  const { name, botLevel } = useSettings();
  const [edited, edit] = useState<readonly SeatOccupant[]>([]);
  const seats = useMemo(
    () => seatsFor(setup.seats, edited, name.trim(), botLevel),
    [setup.seats, edited, name, botLevel],
  );
  const played = useMemo(
    () => (setup.options ? sides(loaded, setup.options, seats) : null),
    [loaded, setup.options, seats],
  );
  return { seats, played, edit };
}
