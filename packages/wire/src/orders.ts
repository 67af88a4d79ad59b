/**
 * Conditional orders for correspondence play: answers a seat gives in advance, so that the other players need not wait.
 * They are independent of the game: a question is identified by its step, an answer by fields of its act, a trigger by
 * fields of a fact. Only the seat itself can see them.
 */
import { isPlainJson } from "@starboard/kernel";
import * as z from "zod/mini";
import { count, moveInput } from "./fields.ts";
import type { Infer } from "./infer.ts";

/** Most orders of one seat. */
export const ORDER_LIMIT = 20;
/** Most acts of one plan. */
export const PLAN_LIMIT = 50;
/** Longest order, in characters of JSON. */
const LENGTH = 8_000;

/** Fields of a fact. */
const factPattern = z.looseObject({ is: z.string().check(z.maxLength(60)) });
const small = z.refine((one) => isPlainJson(one) && JSON.stringify(one).length <= LENGTH);
export const orderInput = z.discriminatedUnion("is", [
  /**
   * Whenever the seat is asked `step`, plays the act that has these fields: exactly this act if it is offered, else the
   * only legal act that matches. If `step` is an aside (an answer to a proposal), it is played in reply to another
   * seat's act.
   */
  z
    .strictObject({
      is: z.literal("answer"),
      ...moveInput.shape,
      /** Only if the seat received a fact with these fields since it last acted. */
      after: z.optional(factPattern),
      /** Not if the seat received a fact with these fields since the order was given: "if the star is still free". */
      unless: z.optional(factPattern),
      /** Ends after the first answer. */
      once: z.boolean(),
    })
    .check(small),
  /** Plays these acts, one per question. Ends at the first that is illegal. */
  z
    .strictObject({
      is: z.literal("plan"),
      moves: z.array(moveInput).check(z.minLength(1), z.maxLength(PLAN_LIMIT)),
      /**
       * Begins only while the last fact of this kind that the seat has received since the order was given has these fields:
       * "if Algol is attacked". Until then the plan waits, whatever is asked and whatever the player does.
       */
      after: z.optional(factPattern),
      /** Also ends when another seat does something that concerns this seat. */
      stopWhenConcerned: z.boolean(),
    })
    .check(small),
]);
export type OrderInput = Infer<typeof orderInput>;

/**
 * Why an order ended: all of it is done; the next act is illegal; another question is asked; the seat's player acted;
 * something other seats did concerned the seat; the seat's player took an answer back.
 */
const orderEndReason = z.enum(["done", "refused", "other", "acted", "concerned", "takenBack"]);
export type OrderEndReason = z.infer<typeof orderEndReason>;

export const orderInfo = z.strictObject({
  id: z.string(),
  input: orderInput,
  /** Number of entries of the match when the order was given. */
  at: count,
  /** Number of answers it has played. */
  used: count,
  /** Null while it is active. */
  ended: z.nullable(orderEndReason),
});
export type OrderInfo = Infer<typeof orderInfo>;
export const ordersInfo = z.strictObject({ orders: z.array(orderInfo) });
export type OrdersInfo = Infer<typeof ordersInfo>;
