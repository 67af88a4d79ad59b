/** The stored form of what an account has chosen about another: it follows or blocks that account. */
import type { RelationKind } from "@starboard/wire/relations";
import { defineCollection } from "../storage/collection.ts";

export interface RelationDoc {
  readonly person: string;
  readonly other: string;
  readonly is: RelationKind;
}
export const relationId = (person: string, other: string): string => `${person}.${other}`;
export const relations = defineCollection<RelationDoc>("relation", ({ person, other, is }) => ({
  person,
  other,
  ...(is === "follow" ? { follows: person, followed: other } : { blocks: person, blocked: other }),
}));
