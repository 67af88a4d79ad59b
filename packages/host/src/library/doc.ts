/** The stored forms of the library. An item names its versions by the hashes of their contents. */
import type { LibraryCoursePoint, LibraryMeasure, LibraryProof, Licence } from "@starboard/wire/library";
import { defineCollection } from "../storage/collection.ts";
import type { IndexFields } from "../storage/store.ts";

export interface VersionDoc {
  readonly n: number;
  readonly hash: string;
  readonly at: number;
  readonly note: string;
}
export interface ItemDoc {
  readonly game: string;
  /** `game@edition` by whose rules the newest version was checked. */
  readonly edition: string;
  readonly kind: string;
  readonly name: string;
  /** Account of the maker. */
  readonly maker: string;
  readonly about: string;
  readonly tags: readonly string[];
  readonly licence: Licence;
  readonly forkedFrom: string | null;
  /** The newest last. */
  readonly versions: readonly VersionDoc[];
  readonly createdAt: number;
  /** Of the newest version; the time of every change of the document, so that likes do not change the order of lists. */
  readonly changedAt: number;
  /** Why an administrator took the item down; null while it is in the library. */
  readonly takenDown: string | null;
  /** Of an item that was taken over from another host. Its `maker` is then no account. */
  readonly origin?: { readonly mirror: string; readonly item: string; readonly maker: string; readonly url: string };
}

/** The index fields of lists, by which only items that everybody may see are found. */
const listed = ({ game, kind, maker, tags, takenDown }: ItemDoc): IndexFields =>
  takenDown === null ? { all: "yes", game, kind, gameKind: `${game}/${kind}`, maker, tag: tags } : {};

export const items = defineCollection<ItemDoc>("libraryItem", (doc) => ({
  ...listed(doc),
  person: doc.maker,
  hash: doc.versions.map(({ hash }) => hash),
  ...(doc.forkedFrom !== null && { forkedFrom: doc.forkedFrom }),
}));

export interface RankDoc {
  readonly likes: number;
  readonly item: ItemDoc;
}
/** Stored under the id of its item, with the number of likes as the time of its change. */
export const ranks = defineCollection<RankDoc>("libraryRank", ({ item }) => listed(item));

export interface ContentDoc {
  readonly game: string;
  readonly kind: string;
  readonly content: object;
}
/** Stored under the hash of the content. */
export const contents = defineCollection<ContentDoc>("libraryContent");

/** Stored under the hash of a content; `null` once it is known that nothing can be measured. */
export interface MeasureDoc {
  readonly measure: LibraryMeasure | null;
  /** What was found after some of the matches; absent in documents of earlier versions. */
  readonly course?: readonly LibraryCoursePoint[];
}
export const measures = defineCollection<MeasureDoc>("libraryMeasure");

/** Stored under the hash of a content of puzzles once it is decided. */
export interface ProofDoc {
  readonly proof: LibraryProof;
}
export const proofs = defineCollection<ProofDoc>("libraryProof");

/** Stored under game, kind and the folded name. */
export const itemNames = defineCollection<{ readonly item: string }>("libraryName");

export interface LikeDoc {
  readonly item: string;
  readonly person: string;
  /** False if the maker blocks the person, who is not told. */
  readonly isCounted: boolean;
}
export const likes = defineCollection<LikeDoc>("libraryLike", ({ item, person }) => ({ item, person }));

export interface ReportDoc {
  readonly item: string;
  readonly person: string;
  readonly why: string;
  readonly at: number;
}
/** Reports are kept as long as reports of chat. */
const RETENTION_MS = 180 * 86_400_000;
export const itemReports = defineCollection<ReportDoc>(
  "libraryReport",
  ({ item, person }) => ({ item, person }),
  ({ at }) => at + RETENTION_MS,
);
/** Account ids have no dots. */
export const pairId = (item: string, person: string): string => `${item}.${person}`;
