/**
 * Answers given ahead, for play by mail: what a seat would answer if it were asked, so that the others need not wait for
 * it. They belong to no game: a question is known by its step, an answer by the fields of its act, an occasion by the
 * fields of a fact. Nobody but the seat is told of them.
 */
import { isPlainJson } from "@starboard/kernel";
import * as z from "zod/mini";
import { moveInputSchema } from "./parse.ts";

/** Orders of one seat at most. */
export const ORDER_LIMIT = 20;
/** Acts of one plan at most. */
export const PLAN_LIMIT = 50;
/** Longest order, in characters of JSON. */
const LENGTH = 8_000;

const small = z.refine((one) => isPlainJson(one) && JSON.stringify(one).length <= LENGTH);
export const orderInput = z.discriminatedUnion("is", [
  /**
   * Whenever the seat is asked `step`, the act that has these fields: the very act if it is on offer, else the only legal
   * one that fits. Where `step` is an aside (an answer to a proposal), it is done in reply to what another seat has done.
   */
  z
    .strictObject({
      is: z.literal("answer"),
      ...moveInputSchema.shape,
      /** Only if, since the seat last acted, it was told a fact with these fields. */
      after: z.optional(z.looseObject({ is: z.string().check(z.maxLength(60)) })),
      /** Used up by the first answer. */
      once: z.boolean(),
    })
    .check(small),
  /** These acts, one for each question, for as long as they fit: it ends with the first that may not be done. */
  z
    .strictObject({
      is: z.literal("plan"),
      moves: z.array(moveInputSchema).check(z.minLength(1), z.maxLength(PLAN_LIMIT)),
      /** Ends as well as soon as the others do something that concerns this seat. */
      stopWhenConcerned: z.boolean(),
    })
    .check(small),
]);
export type OrderInput = z.infer<typeof orderInput>;

/**
 * Why an order does nothing any more: all of it is done; what comes next may not be done; something else is asked; the
 * seat's person acted; something others did concerned the seat; its person took an answer back.
 */
export type OrderEndReason = "done" | "refused" | "other" | "acted" | "concerned" | "takenBack";

export interface OrderInfo {
  readonly id: string;
  readonly input: OrderInput;
  /** Entries of the match when it was given. */
  readonly at: number;
  /** Answers it has given. */
  readonly used: number;
  /** Null while it stands. */
  readonly ended: OrderEndReason | null;
}
export interface OrdersInfo {
  readonly orders: readonly OrderInfo[];
}
