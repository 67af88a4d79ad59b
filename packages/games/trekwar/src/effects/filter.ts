/** Filters (f.1): all fields must match, and at least one filter of `any`. */
import * as z from "zod/mini";
import { CARD_TYPES, type Filter, KINDS, RACES } from "./vocabulary.ts";
import type { CardEntry } from "../data/cards.ts";

const fields = {
  type: z.optional(z.enum(CARD_TYPES)),
  race: z.optional(z.array(z.enum(RACES)).check(z.minLength(1), z.maxLength(RACES.length))),
  kind: z.optional(z.array(z.enum(KINDS)).check(z.minLength(1), z.maxLength(KINDS.length))),
  card: z.optional(z.array(z.string().check(z.regex(/^[FD][UMCE]\d\d$/))).check(z.minLength(1), z.maxLength(60))),
};
const plain = z.strictObject(fields);
/** One level of alternatives covers every idea of f.3 and keeps card texts readable. */
export const filterSchema: z.ZodMiniType<Filter> = z.strictObject({
  ...fields,
  any: z.optional(z.array(plain).check(z.minLength(1), z.maxLength(6))),
});

/** Returns whether a card passes a filter. */
export function passes(filter: Filter, card: CardEntry): boolean {
  return (
    (filter.type === undefined || filter.type === card.type) &&
    (filter.race === undefined || (card.race !== null && filter.race.includes(card.race))) &&
    (filter.kind === undefined || (card.kind !== null && filter.kind.includes(card.kind))) &&
    (filter.card === undefined || filter.card.includes(card.id)) &&
    (filter.any === undefined || filter.any.some((f) => passes(f, card)))
  );
}
