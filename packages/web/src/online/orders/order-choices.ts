/** Orders as the page reads them: what may be said ahead here, and each in words. */
import type { Act, Fact, Seat } from "@starboard/kernel";
import type { OrderInput } from "@starboard/wire/orders";
import type { TableContext } from "../../table/table-context.ts";
import { orders as en } from "../../messages/en/orders.ts";
import { type AnswerableAct, answerableSteps } from "./answerable-steps.ts";

/** An answer that may be chosen, in words. */
export interface Choice {
  readonly step: string;
  readonly act: Act;
  readonly label: string;
  /** Every field is said, so that a plan may contain it. */
  readonly whole: boolean;
}
export interface Group {
  readonly title: string;
  readonly choices: readonly Choice[];
}
/** Something that happened, and what it has in common with others of its kind. */
export interface Occasion {
  readonly label: string;
  readonly like: { readonly is: string };
}

/** Words made for a moment may not fit another: then there are none. */
function sane(say: () => string): string | null {
  try {
    const text = say();
    return /undefined|NaN/i.test(text) ? null : text;
  } catch {
    return null;
  }
}

/** Everything that may be answered ahead: what is on offer now, then what the game's questions know. */
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

/** What others have done, the latest first, each kind once. */
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

/** A fact without its numbers and lists: what it has in common with the next one of its kind. */
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

/** An act in words; where the game has none for it, its own. */
export const actWords = ({ text }: TableContext, step: string, act: Act): string =>
  sane(() => text.act(step, act)) ??
  Object.values(act)
    .filter((one) => typeof one !== "object")
    .join(" ");

/** What an order waits for, as it last happened. */
export function afterWords(
  { pastFacts, text }: TableContext,
  after: NonNullable<(OrderInput & { is: "answer" })["after"]>,
): string {
  const key = JSON.stringify(after);
  const last = pastFacts.findLast(({ fact }) => JSON.stringify(likeOf(fact)) === key);
  return (last && sane(() => text.fact(last.fact))) ?? after.is;
}

/** The rule by which a question is put. */
export const ruleOf = ({ loaded: { game } }: TableContext, step: string): AnswerableAct["rule"] | null => {
  const known = { ...(game.asides as object), ...(game.steps as object) } as Readonly<
    Record<string, { readonly rule: AnswerableAct["rule"] } | undefined>
  >;
  return known[step]?.rule ?? null;
};
