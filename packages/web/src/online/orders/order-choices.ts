/** Choices of the orders form, and texts for orders. */
import type { Act, Fact, Seat } from "@starboard/kernel";
import type { OrderInput } from "@starboard/wire/orders";
import type { TableContext } from "../../table/table-context.ts";
import { orders as en } from "../../messages/en/orders.ts";
import { type AnswerableAct, answerableSteps } from "./answerable-steps.ts";

/** An act that can be ordered, with its text. */
export interface Choice {
  readonly step: string;
  readonly act: Act;
  readonly label: string;
  /** Whether every field is set, so that a plan can contain it. */
  readonly whole: boolean;
}
export interface Group {
  readonly title: string;
  readonly choices: readonly Choice[];
}
/** A past fact as a trigger, with the fields that identify its kind. */
export interface Occasion {
  readonly label: string;
  readonly like: { readonly is: string };
}

/** Returns a text, or null if the game's words do not fit this moment. */
function sane(say: () => string): string | null {
  try {
    const text = say();
    return /undefined|NaN/i.test(text) ? null : text;
  } catch {
    return null;
  }
}

/** All acts that can be ordered: current offers first, then those of the game's steps. */
export function choiceGroups({ board, loaded, text }: TableContext, seat: Seat): readonly Group[] {
  const now = board.offers.filter(({ aside }) => !aside);
  const offered = now.flatMap(({ step, offers }) =>
    offers.flatMap(({ act, refusal }): Choice[] => {
      const label = refusal ? null : sane(() => text.act(step, act));
      return label === null ? [] : [{ step, act, label, whole: true }];
    }),
  );
  const known = new Map<string, Choice[]>();
  for (const { step, act, aside, complete } of answerableSteps(loaded.game)) {
    const label = sane(() => text.act(step, act));
    if (label === null) continue;
    const title = aside ? en.replies : (sane(() => text.prompt(step, [seat])) ?? step);
    known.set(title, [...(known.get(title) ?? []), { step, act, label, whole: complete }]);
  }
  const groups = [...known].map(([title, choices]) => ({ title, choices }));
  return offered.length > 0 ? [{ title: en.asked, choices: offered }, ...groups] : groups;
}

/** Facts of other seats as triggers, latest first, each kind once. */
export function triggerChoices({ pastFacts, text }: TableContext, seat: Seat, most: number): readonly Occasion[] {
  const found = new Map<string, Occasion>();
  for (const { by, fact } of pastFacts.toReversed()) {
    if (found.size >= most) break;
    const like = likeOf(fact);
    const key = JSON.stringify(like);
    const label = by === seat || found.has(key) ? null : sane(() => text.fact(fact));
    if (label !== null) found.set(key, { label, like });
  }
  return [...found.values()];
}

/** A fact without numbers and lists: the fields it shares with others of its kind. */
function likeOf(fact: Fact): { readonly is: string } {
  const words = (value: object): Record<string, unknown> =>
    Object.fromEntries(
      Object.entries(value).flatMap(([name, inner]): [string, unknown][] => {
        if (name === "rule") return [];
        if (typeof inner === "string" || typeof inner === "boolean") return [[name, inner]];
        if (typeof inner !== "object" || inner === null || Array.isArray(inner)) return [];
        const deeper = words(inner as object);
        return Object.keys(deeper).length > 0 ? [[name, deeper]] : [];
      }),
    );
  return words(fact) as { readonly is: string };
}

/** The text of an act; if the game has none, the values of its fields. */
export const actWords = ({ text }: TableContext, step: string, act: Act): string =>
  sane(() => text.act(step, act)) ??
  Object.values(act)
    .filter((one) => typeof one !== "object")
    .join(" ");

/** The text of an order's trigger, from its last occurrence. */
export function afterWords(
  { pastFacts, text }: TableContext,
  after: NonNullable<(OrderInput & { is: "answer" })["after"]>,
): string {
  const key = JSON.stringify(after);
  const last = pastFacts.findLast(({ fact }) => JSON.stringify(likeOf(fact)) === key);
  return (last && sane(() => text.fact(last.fact))) ?? after.is;
}

/** The rule of a step. */
export const ruleOf = ({ loaded: { game } }: TableContext, step: string): AnswerableAct["rule"] | null => {
  const known = { ...(game.asides as object), ...(game.steps as object) } as Readonly<
    Record<string, { readonly rule: AnswerableAct["rule"] } | undefined>
  >;
  return known[step]?.rule ?? null;
};
