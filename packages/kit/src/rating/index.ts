/** Ratings for two by Glicko-2 and for more by Plackett-Luce, for hosts and pages. */
export {
  type AttemptScore,
  attemptScore,
  type DatedStrength,
  newPuzzle,
  type RatedAttempt,
  rateAttempt,
} from "./attempt.ts";
export {
  decay,
  expectedScore,
  NEWCOMER,
  type RatedGame,
  type RatingChange,
  ratingChange,
  RATING_PERIOD_MS,
  type Strength,
  strengthAt,
  updateRating,
} from "./glicko.ts";
export { ratePlaces } from "./plackett-luce.ts";
