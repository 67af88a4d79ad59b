/** The stored form of ratings, and which rating a match changes. */
import type { Strength } from "@starboard/kit/rating";
import type { RatingPace, RatingPlayers } from "@starboard/wire/rating";
import type { ResultOfMatch } from "@starboard/wire/people";
import { defineCollection } from "../storage/collection.ts";

/** What a rating is of: a game, at a pace, in matches for two or for more. */
export interface Board {
  readonly game: string;
  readonly pace: RatingPace;
  readonly players: RatingPlayers;
}
export interface Rating extends Strength, Board {
  /** Of a program, which stands on a ladder of its own. */
  readonly program?: true;
  readonly person: string;
  readonly matches: number;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  /** The last results, the latest first. */
  readonly last: readonly ResultOfMatch[];
  /** The rating after each of the last matches, the latest last. */
  readonly history: readonly { readonly at: number; readonly rating: number }[];
  /** Time of the last rated match, in epoch ms. */
  readonly at: number;
}
/** Marks a match as rated, so that it is not rated twice. */
interface Counted {
  readonly table: string;
  readonly at: number;
}

export const boardKey = ({ game, pace, players }: Board): string => `${game}.${pace}.${players}`;
/** The one board of programs of a game: how well they play does not hang on the pace. */
export const programBoard = (game: string): Board => ({ game, pace: "live", players: "two" });
export const ratingId = (person: string, board: Board): string => `${person}.${boardKey(board)}`;
export const countedId = (table: string): string => `rated.${table}`;

export const ratings = defineCollection<Rating>("rating", (doc) => ({
  person: doc.person,
  ...(doc.program ? { programGame: doc.game } : { board: boardKey(doc) }),
}));
export const counted = defineCollection<Counted>("rating");
