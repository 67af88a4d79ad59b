/** Who sits in the seats of a guided match, a lesson or a puzzle: the person of this page and scripted opponents. */
import type { AnyGame, Result, Seat, SeatOccupant } from "@starboard/kernel";
import * as en from "../messages/en.ts";
import { useSettings } from "../settings/store.ts";

/** @param options raw options of the match; with invalid ones there are no seats */
export function practiceSeats(game: AnyGame, options: object, seat: number): readonly SeatOccupant[] {
  const parsed = game.options.parse(options) as Result<object>;
  const count = "ok" in parsed ? game.options.seats(parsed.ok) : 0;
  const { name } = useSettings.getState();
  return Array.from(
    { length: count },
    (_, i): SeatOccupant =>
      (i as Seat) === seat
        ? { name: name.trim() || en.youName, kind: "person" }
        : { name: en.botName(i < seat ? i : i - 1), kind: "bot", level: 1 },
  );
}
