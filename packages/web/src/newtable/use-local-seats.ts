/** The seats of a match on this device, as far as they were edited, and what they play under the present options. */
import { useMemo } from "@starboard/ui";
import type { SeatOccupant } from "@starboard/kernel";
import { useState } from "react";
import type { LoadedGame } from "../loaded-game.ts";
import { useSettings } from "../settings/store.ts";
import { changePersonality, hasPersonalities, withPersonalities } from "./personalities.ts";
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
  const seats = useMemo(() => {
    const list = seatsFor(setup.seats, edited, name.trim(), botLevel);
    const mixed = withPersonalities(loaded.game, list);
    // Seats that were edited keep what was chosen, which can be no personality at all.
    return list.map((seat, i) =>
      !hasPersonalities(loaded.game, setup.seats)
        ? changePersonality(seat, undefined)
        : edited[i]
          ? seat
          : (mixed[i] as SeatOccupant),
    );
  }, [loaded, setup.seats, edited, name, botLevel]);
  const played = useMemo(
    () => (setup.options ? sides(loaded, setup.options, seats) : null),
    [loaded, setup.options, seats],
  );
  return { seats, played, edit };
}
