/** Orders as sentences, and the decisions a game offers for them. */
import { type Act, deepEqual } from "@starboard/kernel";
import type { OrderTopic } from "@starboard/ui";
import type { OrderInput } from "@starboard/wire/orders";
import { orders as en } from "../../messages/en/orders.ts";
import type { LoadedGame } from "../../loaded-game.ts";
import type { TableContext } from "../../table/table-context.ts";
import { answerableSteps } from "./answerable-steps.ts";

/** Returns a text, or null if the game's words do not fit this moment. */
export function textOrNull(say: () => string): string | null {
  try {
    const text = say();
    return /undefined|NaN/i.test(text) ? null : text;
  } catch {
    return null;
  }
}

/** The decisions of a game that can be ordered. A game without its own list offers each of its steps. */
export function topicsOf({ screen, game }: LoadedGame, prompt: (step: string) => string | null): readonly OrderTopic[] {
  const own = screen.orderTopics as readonly OrderTopic[] | undefined;
  if (own) return own;
  const steps = Object.entries(game.steps as Readonly<Record<string, { readonly kind?: string }>>);
  return [
    { id: "turn", title: en.turn, help: en.turnHelp, steps: [], kind: "plan" },
    ...steps.flatMap(([step, { kind }]): OrderTopic[] =>
      kind === "automatic"
        ? []
        : [{ id: step, title: prompt(step) ?? step, help: en.answerHelp, steps: [step], kind: "answer" }],
    ),
  ];
}

/** Replies to other players' proposals, which need no board. */
export function replies({
  loaded,
  text,
}: TableContext): readonly { readonly step: string; readonly act: Act; readonly label: string }[] {
  return answerableSteps(loaded.game).flatMap(({ step, act, aside }) => {
    const label = aside ? textOrNull(() => text.act(step, act)) : null;
    return label === null ? [] : [{ step, act, label }];
  });
}

/** An act as words; falls back to the values of its fields. */
export const actWords = ({ text }: TableContext, step: string, act: Act): string =>
  textOrNull(() => text.act(step, act)) ??
  Object.values(act)
    .filter((field) => typeof field !== "object")
    .map(String)
    .join(" ");

/** A sentence about an act of an order, with the number of the act. */
export interface ActSentence {
  readonly n: number;
  readonly text: string;
}

/** An order in sentences: when it is played, and what is played, one sentence for each act worth telling. */
export interface OrderSentences {
  readonly when: readonly string[];
  readonly acts: readonly ActSentence[];
}

/** The acts of a plan in sentences, without those that only lead to the next. */
export const planSentences = (
  moves: OrderMoves,
  topics: readonly OrderTopic[],
  words: (step: string, act: Act) => string,
): readonly ActSentence[] => {
  const isListed = (move: OrderMoves[number]): boolean =>
    topics.every((topic) => topic.kind !== "plan" || (topic.isListed?.(move) ?? true));
  const listed = moves.flatMap((move, n) => (isListed(move) ? [{ n, text: words(move.step, move.act) }] : []));
  return listed.length > 0 ? listed : moves.map(({ step, act }, n) => ({ n, text: words(step, act) }));
};
type OrderMoves = readonly { readonly step: string; readonly act: Act }[];

export function orderSentences(context: TableContext, input: OrderInput): OrderSentences {
  const { loaded, board, viewer } = context;
  const first = input.is === "plan" ? input.moves[0] : input;
  const { after } = input;
  const unless = input.is === "answer" ? input.unless : undefined;
  const move = { step: first?.step ?? "", act: first?.act as Act };
  const topic = topicsOf(loaded, () => null).find((one) => one.kind === input.is && one.steps.includes(move.step));
  const conditions = topic ? conditionsOf(topic, move, board.committed, viewer) : [];
  const condition = conditions.find(
    (one) => deepEqual(one.after ?? null, after ?? null) && deepEqual(one.unless ?? null, unless ?? null),
  );
  const given = after ?? unless;
  const when = given ? [condition?.label ?? en.onlyAfter(given.is)] : [];
  if (input.is === "plan") {
    const moves = input.moves.map(({ step, act }) => ({ step, act: act as Act }));
    const topics = topicsOf(loaded, () => null);
    return { when, acts: planSentences(moves, topics, (step, act) => actWords(context, step, act)) };
  }
  const wider =
    topic &&
    textOrNull(() => topic.wider?.(move, board.committed).find((one) => deepEqual(one.act, input.act))?.label ?? "");
  return {
    when: [...(topic ? [topic.title] : []), ...when],
    acts: [{ n: 0, text: wider || actWords(context, move.step, move.act) }],
  };
}

/** The conditions a game offers for a move; none if its words do not fit this moment. */
export function conditionsOf(
  topic: OrderTopic,
  move: { readonly step: string; readonly act: Act },
  view: object,
  viewer: TableContext["viewer"],
): ReturnType<NonNullable<OrderTopic["conditions"]>> {
  try {
    return topic.conditions?.(move, view, viewer) ?? [];
  } catch {
    return [];
  }
}
