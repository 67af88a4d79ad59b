/**
 * Requests of the HTTP interface about tables: seats, links, clocks. One schema validates, types and documents each of
 * them. `table-info.ts` has what the host answers, `host-requests.ts` and `host-messages.ts` the socket.
 */
import { PERSONALITIES } from "@starboard/kernel";
import * as z from "zod/mini";
import { clockRule, onTimeout } from "./clock.ts";
import {
  count,
  editionSchema,
  idempotencyKey,
  matchId,
  recordText,
  runSchema,
  seatNumber,
  wholeNumber,
} from "./fields.ts";
import type { Infer } from "./infer.ts";
import { oneLine } from "./text.ts";

export { type OnTimeout, onTimeout, type Clock, type ClockRule, clockRule, isLive, type ActiveLimit } from "./clock.ts";
export type { ProposalContent } from "./host-requests.ts";
export type {
  DeclinedProposal,
  HandOverChoice,
  LinkTarget,
  Me,
  Proposal,
  SeatInfo,
  SeatLink,
  ServiceStatus,
  TableClosed,
  TableInfo,
  TableWithLinks,
} from "./table-info.ts";

/** The name of a person. */
export const personName = oneLine(1, 40);
/** The language a person reads, as a BCP 47 tag without region. */
export const languageTag = z.string().check(z.regex(/^[a-z]{2,3}$/));
/** The id of a table and, once started, of its match. */
export const tableId = matchId;
export { seatNumber };
/** 16 to 64 bytes in lower-case hex. */
export const entropyText = z.string().check(z.regex(/^(?:[0-9a-f]{2}){16,64}$/));
export const commitmentText = z.string().check(z.regex(/^[0-9a-f]{64}$/));
/** The last part of a seat link. Anyone who has it can take the seat. */
export const linkToken = z.string().check(z.minLength(20), z.maxLength(200), z.regex(/^[A-Za-z0-9_.-]+$/));
const level = wholeNumber(1, 5);
/** How a bot plays within its level; a bot without a personality proposes no deals. */
const personality = z.optional(z.enum(PERSONALITIES));

/** Who may take a seat. */
export const seatInput = z.discriminatedUnion("is", [
  z.strictObject({ is: z.literal("me") }),
  /** Anyone who has the link. */
  z.strictObject({ is: z.literal("friend") }),
  /** Anyone. */
  z.strictObject({ is: z.literal("open") }),
  z.strictObject({ is: z.literal("bot"), level, personality, name: z.optional(personName) }),
]);
export type SeatInput = z.infer<typeof seatInput>;

/** Most acts by which a spectator's view can lag behind. */
export const MAX_DELAY_ACTS = 40;
/** Who else may watch, and how far their view lags behind: by seconds, and by acts of the match. Both must have passed. */
const spectators = z.strictObject({
  allowed: z.boolean(),
  delay: wholeNumber(0, 86_400),
  acts: z.exactOptional(wholeNumber(0, MAX_DELAY_ACTS)),
});
export type SpectatorTerms = z.infer<typeof spectators>;
export const isDelayed = ({ delay, acts = 0 }: SpectatorTerms): boolean => delay > 0 || acts > 0;
/** The least delay with which a match can be cast: one of both is enough. */
export const CAST_DELAY = { seconds: 60, acts: 6 } as const;
/** Whether what a caster shows comes too late to help a player. */
export const isSafeDelay = ({ delay, acts = 0 }: SpectatorTerms): boolean =>
  delay >= CAST_DELAY.seconds || acts >= CAST_DELAY.acts;

/** The terms of a table before the match starts. Each field has a default. */
const termFields = {
  title: z._default(oneLine(0, 60), ""),
  /** Whether the table is listed in the lobby; otherwise it is found only by link. */
  listed: z._default(z.boolean(), false),
  clock: z._default(clockRule, { is: "none" as const }),
  onTimeout: z._default(onTimeout, "claim"),
  /** Strength of bots that replace players, 1 to 5. */
  standInLevel: z._default(level, 3),
  /** `rules`: take-backs only as the rules allow. `consent`: further ones if every player in between agrees. */
  takeBack: z._default(z.enum(["rules", "consent"]), "consent"),
  spectators: z._default(spectators, { allowed: true, delay: 0 }),
  /** Starts as soon as every seat is taken, without the table owner. */
  autoStart: z._default(z.boolean(), false),
  /**
   * Players supply their own seat options, such as a deck. No other player reads them before the match; afterwards the
   * game's options decide.
   */
  ownSeatOptions: z._default(z.boolean(), false),
  /** Counts for ratings if every seat is played to the end by a different account. */
  rated: z._default(z.boolean(), false),
};
export const newTableInput = z.strictObject({
  /** `game@edition`. */
  game: editionSchema,
  options: z.looseObject({}),
  seats: z.array(seatInput).check(z.minLength(1), z.maxLength(16)),
  /** The table owner's name. */
  name: personName,
  ...termFields,
  /** Continues from the first `at` entries of a record, such as a local match. */
  from: z.optional(z.strictObject({ text: recordText, at: wholeNumber(1, 1_000_000) })),
});
export type NewTableInput = z.input<typeof newTableInput>;
/** The terms of a table as the host tells them: every field has its value. */
export const terms = z.strictObject(unwrapped(termFields));
export type Terms = Infer<typeof terms>;

/** What the table owner may change before the match starts. Fields left out are unchanged. */
export const tableChangeInput = z.partial(z.strictObject({ options: z.looseObject({}), ...unwrapped(termFields) }));
export type TableChangeInput = z.infer<typeof tableChangeInput>;

/** Options a seat's player supplies, by option id. Options left out are not supplied. */
const seatOptions = z.record(z.string().check(z.maxLength(60)), z.unknown());
export const seatOptionsInput = z.strictObject({ seatOptions });

/** Takes a seat. The commitment is the one this browser read before it chose its entropy. */
export const takeSeatInput = z.strictObject({
  name: personName,
  commitment: commitmentText,
  entropy: entropyText,
  /** The seat link's token, for seats reserved for friends. */
  token: z.optional(linkToken),
  seatOptions: z.optional(seatOptions),
});
export type TakeSeatInput = z.infer<typeof takeSeatInput>;
/** This browser's entropy, for seats that were taken before the commitment existed. */
export const entropyInput = z.strictObject({ commitment: commitmentText, entropy: entropyText });
/** What the table owner changes a vacant seat or a bot's seat to. */
export const seatChangeInput = z.discriminatedUnion("is", [
  z.strictObject({ is: z.literal("friend") }),
  z.strictObject({ is: z.literal("open") }),
  z.strictObject({ is: z.literal("bot"), level, personality, name: z.optional(personName) }),
]);
export const openLinkInput = z.strictObject({ token: linkToken });
export const languageInput = z.strictObject({ language: languageTag });
export const nameInput = z.strictObject({ name: personName });

/** A run of acts over HTTP, for programs; equivalent to `commit` over the socket. */
export const actsInput = z.strictObject({ at: count, key: idempotencyKey, moves: runSchema });

/** A seat without a clock counts as abandoned after this time without an entry while its player is offline, in ms. */
export const ABANDONED_AFTER_MS = 7 * 86_400_000;
/** Whether the caller would like to go on with the match that the other person plays against a bot. */
export const handOverInput = z.strictObject({ agree: z.boolean() });
/** Returns the same fields without their defaults. */
function unwrapped<T extends Record<string, { readonly _zod: { readonly def: { readonly innerType: unknown } } }>>(
  fields: T,
): { [K in keyof T]: T[K]["_zod"]["def"]["innerType"] & z.ZodMiniType } {
  const out: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(fields)) out[name] = field._zod.def.innerType;
  return out as { [K in keyof T]: T[K]["_zod"]["def"]["innerType"] & z.ZodMiniType };
}
