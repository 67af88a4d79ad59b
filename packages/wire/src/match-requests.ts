/** Requests to a match service: one schema for each kind. The types are inferred from them. */
import * as z from "zod/mini";
import {
  count,
  editionSchema,
  editionNumber,
  idempotencyKey,
  matchId,
  MAX_SEATS,
  occupant,
  occupants,
  options,
  recordText,
  runSchema,
  seatNumber,
  viewer,
} from "./fields.ts";
import type { InferAny } from "./infer.ts";

/** The seats' entropy in hex, one text per seat, empty for bots. */
const entropy = z
  .array(z.string().check(z.maxLength(128), z.regex(/^(?:[0-9a-f]{2})*$/)))
  .check(z.maxLength(MAX_SEATS));
const atMatch = { match: matchId };
/** `at` guards against acting on an old state: it is the number of entries that the sender knows. */
const forSeat = { match: matchId, seat: seatNumber, at: count };

export const matchRequests = {
  /** Answered by `prepared` with the commitment to the draws. Nothing is stored before `begin`. */
  create: z.strictObject({ is: z.literal("create"), game: editionSchema, options, seats: occupants }),
  /** Creates a match that continues the first `at` entries of a record; answered like `create`. */
  fork: z.strictObject({ is: z.literal("fork"), text: recordText, at: count, seats: occupants }),
  /** Sent after the commitment is known. */
  begin: z.strictObject({ is: z.literal("begin"), ...atMatch, entropy }),
  list: z.strictObject({ is: z.literal("list") }),
  /**
   * Asks for an update at every change. `since` is the number of entries already known, 0 for all. With `changes` the
   * service may send every update but the first as its difference from the last one. `mismatched` says that this watch
   * replaces one whose changes did not fit together.
   */
  watch: z.strictObject({
    is: z.literal("watch"),
    ...atMatch,
    viewer,
    since: count,
    changes: z.exactOptional(z.literal(true)),
    mismatched: z.exactOptional(z.literal(true)),
  }),
  unwatch: z.strictObject({ is: z.literal("unwatch"), ...atMatch, viewer }),
  /** `key` guards against a repeated message. */
  commit: z.strictObject({ is: z.literal("commit"), ...forSeat, key: idempotencyKey, moves: runSchema }),
  takeBack: z.strictObject({ is: z.literal("takeBack"), ...forSeat }),
  /** Changes a seat's occupant: a bot for a person who left, or a person for a bot. */
  seat: z.strictObject({ is: z.literal("seat"), ...forSeat, occupant }),
  /**
   * Moves the match to a later edition of its rules. All players have agreed; a host asks them by a proposal and does not
   * accept this request.
   */
  edition: z.strictObject({ is: z.literal("edition"), ...atMatch, to: editionNumber, at: count }),
  record: z.strictObject({ is: z.literal("record"), ...atMatch }),
  /** Imports a finished record. */
  import: z.strictObject({ is: z.literal("import"), text: recordText }),
  remove: z.strictObject({ is: z.literal("remove"), ...atMatch }),
  /** After the match: why the bots played as they did. */
  analysis: z.strictObject({ is: z.literal("analysis"), ...atMatch }),
};
export type MatchRequest = InferAny<typeof matchRequests>;
