/** The stored form of a finished match: what profiles and the archive search need, without its log. */
import { parseEdition } from "@starboard/kernel";
import type { Moment } from "@starboard/kit";
import type { FinishedMatch } from "@starboard/wire/people";
import { defineCollection } from "../storage/collection.ts";
import type { Stored } from "../storage/store.ts";

/** Stored under the id of the match, with the time of its end as the time of every change. */
export interface FinishedDoc extends Omit<FinishedMatch, "match"> {
  /** Everybody could find the match while it was played: its table was listed, or of a tournament. */
  readonly wasListed: boolean;
  /** Everybody may see the match: it was listed, or all its players have public profiles. */
  readonly public: boolean;
  /** Digests of the files among the options, by option. Absent, with `programs`, in documents of earlier versions. */
  readonly files?: Readonly<Record<string, string>>;
  /** The moments by which it is found; absent in documents of earlier versions. */
  readonly moments?: readonly Moment[];
  /** Absent in documents of earlier versions, which name sides in English alone. */
  readonly hasSideIds?: true;
  /** Seats that programs played. */
  readonly programs?: readonly number[];
  /** A person took a seat over from a bot: the result is that of both. */
  readonly handedOver?: true;
}

export const accountsOf = ({ seats }: Pick<FinishedDoc, "seats">): string[] => [
  ...new Set(seats.flatMap(({ account }) => account ?? [])),
];

export const finishedMatches = defineCollection<FinishedDoc>("finished", (doc) => ({
  account: accountsOf(doc),
  ...(doc.public && { public: "yes", publicGame: parseEdition(doc.game)?.id ?? doc.game, publicOf: accountsOf(doc) }),
}));

/** Whether a person may see a finished match: it is public, or the person played it. */
export const maySee = (doc: FinishedDoc, person: string | null): boolean =>
  doc.public || (person !== null && doc.seats.some(({ account }) => account === person));

export function finishedMatchOf({ id, doc }: Stored<FinishedDoc>): FinishedMatch {
  const {
    wasListed: _wasListed,
    public: _public,
    files: _files,
    programs: _programs,
    moments: _moments,
    hasSideIds: _hasSideIds,
    handedOver: _handedOver,
    ...shown
  } = doc;
  return { match: id, ...shown };
}
