/** Which bots have a personality: those of games that have them, at tables of three or more. */
import { type AnyGame, PERSONALITIES, type Personality, type SeatOccupant } from "@starboard/kernel";

export const hasPersonalities = ({ capabilities }: AnyGame, seats: number): boolean =>
  capabilities?.personalities === true && seats >= 3;

/** The personality of a bot that was not given one: seats in order have different ones. */
export const mixedPersonality = (seat: number): Personality =>
  PERSONALITIES[(seat + PERSONALITIES.length - 1) % PERSONALITIES.length] as Personality;

/** Gives each bot without a personality its own, where the game has them. */
export const withPersonalities = (game: AnyGame, seats: readonly SeatOccupant[]): SeatOccupant[] =>
  seats.map((seat, i) =>
    seat.kind === "bot" && hasPersonalities(game, seats.length) ? { personality: mixedPersonality(i), ...seat } : seat,
  );

/** Returns an occupant with another personality, or with none. */
export function changePersonality(
  { personality: _before, ...occupant }: SeatOccupant,
  personality: Personality | undefined,
): SeatOccupant {
  return personality === undefined ? occupant : { ...occupant, personality };
}
