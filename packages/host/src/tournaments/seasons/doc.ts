/** The stored form of a season, and the keys of its editions and its next date. */
import type { Recurrence } from "@starboard/wire/tournament";
import { defineCollection } from "../../storage/collection.ts";
import type { Change } from "../../storage/store.ts";
import type { TournamentDoc } from "../doc.ts";

export interface SeasonDoc {
  readonly organiser: string;
  readonly organiserName: string;
  readonly every: Recurrence;
  /** False once the organiser has stopped the season. */
  readonly recurs: boolean;
  /** When the first edition was to begin; the other dates follow from it. */
  readonly firstAt: number;
  /** The newest edition, and when it was to begin. */
  readonly edition: number;
  readonly startsAt: number;
  /** Invitations to the newest edition have still to be sent. */
  readonly isInviting: boolean;
  /** The newest edition as it was opened. */
  readonly template: TournamentDoc;
  readonly createdAt: number;
}
export const seasons = defineCollection<SeasonDoc>("season", ({ organiser, recurs, template }) => ({
  person: [...new Set([organiser, ...(template.invites ?? []).map(({ person }) => person)])],
  ...(recurs && { recurs: organiser }),
}));

/** Returns the schedule key of a season. */
export const seasonKey = (season: string): string => `season/${season}`;
/** Returns the id of an edition's tournament. */
export const editionId = (season: string, edition: number): string => `${season}-${edition}`;

/** The change after which the host looks at the season of a tournament that has ended. */
export const seasonDue = ({ season }: Pick<TournamentDoc, "season">, at: number): Change[] =>
  season ? [{ is: "schedule", key: seasonKey(season.season), at }] : [];
