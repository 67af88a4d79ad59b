/** Makes an order of what a player has confirmed on the board of a question that may come. */
import type { Act } from "@starboard/kernel";
import type { OrderTopic } from "@starboard/ui";
import type { MoveInput } from "@starboard/wire";
import type { OrderInput } from "@starboard/wire/orders";

type Condition = ReturnType<NonNullable<OrderTopic["conditions"]>>[number];

export interface OrderChoices {
  /** The fields that an answer must have; the confirmed act itself if absent. */
  readonly act?: Act | undefined;
  /** When it is played; undefined for each time, or the next time of a plan. */
  readonly condition?: Partial<Condition> | undefined;
  readonly isOnce: boolean;
  /** Whether a plan ends as soon as something affects the seat. */
  readonly stops: boolean;
}

/** The order for the confirmed moves, of which an answer has the first only. */
export function orderOf(
  { kind }: Pick<OrderTopic, "kind">,
  moves: readonly MoveInput[],
  { act, condition, isOnce, stops }: OrderChoices,
): OrderInput {
  const { after, unless } = condition ?? {};
  if (kind === "plan")
    return {
      is: "plan",
      moves: moves.map((move) => ({ step: move.step, act: { ...move.act } })),
      stopWhenConcerned: stops,
      ...(after && { after }),
    };
  const [first] = moves;
  return {
    is: "answer",
    step: first?.step ?? "",
    act: { ...(act ?? (first?.act as Act)) },
    once: isOnce,
    ...(after && { after }),
    ...(unless && { unless }),
  };
}
